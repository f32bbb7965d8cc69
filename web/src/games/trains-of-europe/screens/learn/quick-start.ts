// The quick start as a script: two years with two bots, in which every phase comes once, move by move the worked example of
// the rules on our own cards. What you are asked to do, and what the others and chance do in between.

import type { Move, Seat } from '@branchline/core';
import type { Action, ContractId, ModelId, Phase, SectionId, TrainsOfEurope } from '@branchline/trains-of-europe';
import type { PlanItem } from '../../play/plan.ts';

export type GameMove = Move<TrainsOfEurope>;

export const YOU: Seat = 0;
const JONAS: Seat = 1;
const AINO: Seat = 2;
export const OTHERS = ['Jonas', 'Aino'] as const;

export const LAUNCH = 'caledonian-girders';
export const SECOND = 'amber-road';

export const STEPS = [
  ...(['welcome', 'meeting', 'licences', 'bonus', 'fair', 'train', 'year-one'] as const),
  ...(['contract', 'aid', 'auction', 'offer', 'open', 'raise', 'decline', 'swap', 'year-two', 'end'] as const),
] as const;
export type StepId = (typeof STEPS)[number];

/**
 * `read`: a text, until you go on. `ask`: your moves, in any order, but the one that ends a step last. `turn`: the year end,
 * until you turn its page. `others`: what happens by itself.
 */
export type Item =
  | { readonly kind: 'read' | 'turn'; readonly step: StepId }
  | { readonly kind: 'ask'; readonly step: StepId; readonly moves: readonly Action[] }
  | { readonly kind: 'others'; readonly moves: readonly GameMove[] };

const by = (seat: Seat, ...actions: readonly Action[]): GameMove[] =>
  actions.map((action) => ({ ...action, by: seat }));
const call = (phase: Phase): Action => ({ do: 'call', phase });
const licence = (section: SectionId): Action => ({ do: 'licence', section });
const buy = (model: ModelId): Action => ({ do: 'buy', model });
const assign = (model: ModelId, contract: ContractId): Action => ({ do: 'assign', model, contract });
const DONE: Action = { do: 'done' };
const STRONGBOX = { owner: AINO, model: 'strongbox' } as const;

const SETUP: GameMove = {
  by: 'chance',
  do: 'setup',
  contracts: [SECOND, 'clockwork-cargo', 'lowland-shuttle', 'karst-and-coast', 'vesuvius-express'],
  locos: ['badger', 'mule', 'goshawk', 'tern', 'buzzard'],
  wagons: ['raft', 'parade', 'veranda', 'picnic', 'flask'],
  hands: [
    { loco: 'lark', wagons: ['raft', 'strongbox'] },
    { loco: 'linnet', wagons: ['picnic', 'cask'] },
    { loco: 'linnet', wagons: ['picnic', 'strongbox'] },
  ],
  launch: [LAUNCH, 'rhone-and-riviera', 'blue-danube-day'],
};

const FIRST_YEAR: readonly Item[] = [
  { kind: 'others', moves: [{ by: 'chance', do: 'start-player', seat: YOU }, SETUP] },
  { kind: 'read', step: 'welcome' },
  { kind: 'ask', step: 'meeting', moves: [call('on-site-meeting')] },
  {
    kind: 'ask',
    step: 'licences',
    moves: [licence('edinburgh-manchester'), licence('manchester-london'), licence('calais-bruxelles')],
  },
  {
    kind: 'others',
    moves: [
      ...by(JONAS, licence('paris-lyon'), licence('lyon-marseille')),
      ...by(AINO, licence('munchen-wien'), licence('wien-budapest')),
      ...by(JONAS, call('development-bonus')),
    ],
  },
  { kind: 'read', step: 'bonus' },
  { kind: 'others', moves: by(AINO, call('railroad-fair'), buy('veranda'), DONE) },
  { kind: 'ask', step: 'fair', moves: [buy('badger'), buy('raft')] },
  {
    kind: 'others',
    moves: [
      ...by(JONAS, buy('parade'), DONE),
      ...by(JONAS, assign('linnet', 'rhone-and-riviera'), assign('picnic', 'rhone-and-riviera')),
      ...by(JONAS, assign('parade', 'rhone-and-riviera'), DONE),
      ...by(AINO, assign('linnet', 'blue-danube-day'), assign('veranda', 'blue-danube-day')),
      ...by(AINO, assign('picnic', 'blue-danube-day'), DONE),
    ],
  },
  {
    kind: 'ask',
    step: 'train',
    moves: [assign('badger', LAUNCH), assign('raft', LAUNCH), assign('raft', LAUNCH), DONE],
  },
  {
    kind: 'others',
    moves: [
      {
        by: 'chance',
        do: 'refill',
        contracts: [],
        locos: ['otter', 'elk', 'swift', 'kestrel', 'comet'],
        wagons: ['trunk', 'regatta', 'lullaby', 'carafe', 'basket'],
      },
    ],
  },
  { kind: 'turn', step: 'year-one' },
];

const SECOND_YEAR: readonly Item[] = [
  {
    kind: 'others',
    moves: [
      ...by(JONAS, call('conference-room'), { do: 'take', contract: 'clockwork-cargo' }, DONE),
      ...by(AINO, { do: 'take', contract: 'lowland-shuttle' }),
    ],
  },
  { kind: 'ask', step: 'contract', moves: [{ do: 'take', contract: SECOND }] },
  {
    kind: 'others',
    moves: [
      ...by(AINO, call('government-aid')),
      { by: 'chance', do: 'aid', locos: ['lark', 'otter'], wagons: ['trunk', 'canter', 'flask'] },
      ...by(AINO, { do: 'choose', model: 'lark' }),
    ],
  },
  { kind: 'ask', step: 'aid', moves: [{ do: 'choose', model: 'otter' }] },
  { kind: 'others', moves: by(JONAS, { do: 'choose', model: 'trunk' }) },
  { kind: 'ask', step: 'auction', moves: [call('auction-house')] },
  {
    kind: 'others',
    moves: [
      ...by(JONAS, { do: 'offer', vehicles: ['cask'], sections: [] }),
      ...by(AINO, { do: 'offer', vehicles: ['strongbox'], sections: [] }),
    ],
  },
  { kind: 'ask', step: 'offer', moves: [{ do: 'offer', vehicles: ['lark'], sections: [] }] },
  { kind: 'ask', step: 'open', moves: [{ do: 'open', lot: STRONGBOX, bid: 20_000 }] },
  { kind: 'others', moves: by(JONAS, { do: 'raise', bid: 30_000 }) },
  { kind: 'ask', step: 'raise', moves: [{ do: 'raise', bid: 40_000 }] },
  {
    kind: 'others',
    moves: [
      ...by(JONAS, { do: 'pass' }, { do: 'open', lot: { owner: YOU, model: 'lark' }, bid: 30_000 }),
      ...by(AINO, { do: 'raise', bid: 40_000 }),
      ...by(JONAS, { do: 'pass' }),
      ...by(AINO, { do: 'decline' }),
    ],
  },
  { kind: 'ask', step: 'decline', moves: [{ do: 'decline' }] },
  {
    kind: 'others',
    moves: [
      ...by(JONAS, assign('trunk', 'clockwork-cargo'), DONE),
      ...by(AINO, assign('lark', 'lowland-shuttle'), assign('lark', 'lowland-shuttle'), DONE),
    ],
  },
  {
    kind: 'ask',
    step: 'swap',
    moves: [
      { do: 'unassign', model: 'badger', contract: LAUNCH },
      assign('otter', LAUNCH),
      assign('badger', SECOND),
      ...[assign('strongbox', SECOND), assign('strongbox', SECOND)],
      DONE,
    ],
  },
  {
    kind: 'others',
    moves: [
      {
        by: 'chance',
        do: 'refill',
        contracts: ['edelweiss', 'rhine-castles', 'baltic-amber'],
        locos: ['mule', 'elk', 'swift', 'goshawk', 'comet'],
        wagons: ['tray', 'regatta', 'nocturne', 'compass', 'belvedere'],
      },
    ],
  },
  { kind: 'turn', step: 'year-two' },
  { kind: 'read', step: 'end' },
];

export const SCRIPT: readonly Item[] = [...FIRST_YEAR, ...SECOND_YEAR];

/** What the first meeting is about, as a plan. */
export const FIRST_LICENCES: readonly PlanItem[] = [
  { plan: 'licence', section: 'edinburgh-manchester', price: 20_000 },
  { plan: 'licence', section: 'manchester-london', price: 40_000 },
  { plan: 'licence', section: 'calais-bruxelles', price: 20_000 },
];

/** All moves of an item. */
export const movesOf = (item: Item): readonly GameMove[] => {
  if (item.kind === 'ask') return by(YOU, ...item.moves);
  return item.kind === 'others' ? item.moves : [];
};
