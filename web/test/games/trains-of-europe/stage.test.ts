// The stage: what is asked of a seat, its limits and choices, always as the rules themselves list them.

import { describe, expect, test } from 'vitest';
import { contentOf, trainsOfEurope, type Action } from '@branchline/trains-of-europe';
import { tilesOf } from '../../../src/games/trains-of-europe/play/calling.ts';
import { stageOf, type Choices } from '../../../src/games/trains-of-europe/play/stage.ts';
import { namesOf } from '../../../src/games/trains-of-europe/play/tell/names.ts';
import { sectionText, spokenTurn, stepTitle } from '../../../src/games/trains-of-europe/play/tell/turn-words.ts';
import { decisions, gameIndex, games } from './support/played.ts';
import { play, seenBy, sketch } from './support/sketch.ts';
import { CATALOGUES } from './support/texts.ts';

const { en } = CATALOGUES;

const start = sketch({
  companies: [{ cash: 60_000, sections: ['berlin-praha'] }, { sections: ['wien-budapest'], idle: ['lark'] }, {}],
});

describe('worked examples', () => {
  test('[TOE-ONS-1] EX-TOE-2 the caller may buy three, the others two; sections say why they are shut', () => {
    const state = play(start, 0, { do: 'call', phase: 'on-site-meeting' });
    const stage = stageOf(seenBy(state, 0), 0);
    expect(stage).toMatchObject({
      step: 'licences',
      phase: 'on-site-meeting',
      mine: true,
      bonus: true,
      limit: { used: 0, of: 3, bonus: true },
      mayEnd: true,
      order: [0, 1, 2],
    });
    const sections = stage.choices.kind === 'sections' ? stage.choices.sections : [];
    const of = (id: string) => sections.find(({ section }) => section === id)!;
    expect(of('wien-praha')).toMatchObject({ state: 'near', price: 20_000, companies: 0 });
    expect(of('wien-budapest')).toMatchObject({ state: 'free', price: 40_000, companies: 1, holders: [1] });
    expect(of('narvik-stockholm')).toMatchObject({ state: 'dear', illegal: { rule: 'TOE-MONEY-5' } });
    expect(of('berlin-praha')).toMatchObject({ state: 'held', illegal: { rule: 'TOE-LIC-5' } });
    const other = stageOf(seenBy(state, 1), 1);
    expect(other).toMatchObject({ mine: false, waitingFor: [0], mayEnd: false });
    expect(other.choices.kind).toBe('sections');
  });

  test('[TOE-ROUND-4] a call and the offer of a vehicle are compulsory', () => {
    expect(stageOf(seenBy(start, 0), 0)).toMatchObject({ step: 'call', mine: true, mayEnd: false, caller: 0 });
    const auction = play(start, 0, { do: 'call', phase: 'auction-house' });
    const stage = stageOf(seenBy(auction, 1), 1);
    expect(stage).toMatchObject({ step: 'offers', mine: true, mayEnd: false });
    expect(stage.choices).toMatchObject({ kind: 'offer', offer: { mustOfferVehicle: true } });
  });

  test('[TOE-AUC-5] bids: the next legal one, quick ones, and where everybody stands', () => {
    const offers = play(
      start,
      0,
      { do: 'call', phase: 'auction-house' },
      { do: 'offer', vehicles: [], sections: ['berlin-praha'] },
    );
    const opened = play(play(offers, 1, { do: 'offer', vehicles: ['lark'], sections: [] }), 0, {
      do: 'open',
      lot: { owner: 1, model: 'lark' },
      bid: 30_000,
    });
    // Nobody else has the money, so the opening is the sale.
    expect(stageOf(seenBy(opened, 0), 0).step).not.toBe('bidding');
    const rich = sketch({ companies: [{ cash: 60_000 }, { idle: ['lark'] }, { cash: 55_000 }] });
    const bidding = play(
      play(play(rich, 0, { do: 'call', phase: 'auction-house' }), 1, { do: 'offer', vehicles: ['lark'], sections: [] }),
      0,
      { do: 'open', lot: { owner: 1, model: 'lark' }, bid: 30_000 },
    );
    const { choices } = stageOf(seenBy(bidding, 2), 2);
    expect(choices).toMatchObject({
      kind: 'bids',
      bidding: {
        bid: 30_000,
        next: 40_000,
        most: 50_000,
        quick: [40_000, 50_000],
        seats: [
          { seat: 0, state: 'leads' },
          { seat: 1, state: 'owner' },
          { seat: 2, state: 'asked' },
        ],
      },
    });
  });

  test('[TOE-DEV-1] the tiles of a call show open facts', () => {
    const tiles = tilesOf(seenBy(start, 0), 0);
    expect(tiles.map(({ phase }) => phase)).toHaveLength(6);
    expect(tiles.find(({ phase }) => phase === 'development-bonus')!.facts).toMatchObject({
      amounts: [40_000, 20_000, 0],
    });
    expect(tiles.find(({ phase }) => phase === 'auction-house')!.facts).toMatchObject({ mine: [], others: [1] });
  });

  test('[TOE-CON-4] the tile of the Conference Room names the contract with the most chips, or all that share that', () => {
    const most = (display: Readonly<Record<string, number>>) => {
      const tiles = tilesOf(seenBy(sketch({ companies: [{}, {}], display }), 0), 0);
      const { facts } = tiles.find(({ phase }) => phase === 'conference-room')!;
      return facts.phase === 'conference-room' ? facts.most : undefined;
    };
    expect(most({ 'tweed-and-lace': 2, 'baltic-fuel': 1 })).toEqual({ contracts: ['tweed-and-lace'], chips: 2 });
    expect(most({ 'tweed-and-lace': 1, 'baltic-fuel': 1, edelweiss: 0 })).toEqual({
      contracts: ['tweed-and-lace', 'baltic-fuel'],
      chips: 1,
    });
    expect(most({ 'tweed-and-lace': 0 })).toBeUndefined();
  });

  test('the own turn and a section in words', () => {
    const state = play(start, 0, { do: 'call', phase: 'on-site-meeting' });
    const view = seenBy(state, 0);
    const who = (seat: number) => ({ name: `C${seat}`, you: seat === 0 });
    const names = namesOf(contentOf(state.config), { text: en, language: 'en', naming: 'local', who });
    const stage = stageOf(view, 0);
    expect(stepTitle(names, stage)).toBe('Buy up to 3 licences');
    expect(spokenTurn(names, stage)).toBe('Your turn, with the caller’s bonus. Buy up to 3 licences.');
    const sections = stage.choices.kind === 'sections' ? stage.choices.sections : [];
    const choice = sections.find(({ section }) => section === 'wien-budapest')!;
    const opens = [{ contract: 'moonlit-moldau', from: 'praha', to: 'budapest' }];
    expect(sectionText(names, view, choice, { opens, gain: 60_000 })).toBe(
      'Wien–Budapest, 1 segment, 40k, 1 of 2 tracks taken, opens Praha–Budapest, +60k a year',
    );
    expect(sectionText(names, view, choice, { opens, gain: 0 })).toBe(
      'Wien–Budapest, 1 segment, 40k, 1 of 2 tracks taken, opens Praha–Budapest',
    );
  });
});

/** What can be done according to the choices, bids and offers left out where there are too many to list. */
function actionsIn(choices: Choices): Action[] {
  switch (choices.kind) {
    case 'phases':
      return choices.phases.map((phase) => ({ do: 'call', phase }));
    case 'sections':
      return choices.sections.flatMap(({ section, illegal }) => (illegal ? [] : [{ do: 'licence', section } as const]));
    case 'stands':
      return [
        ...[...choices.stands.locos, ...choices.stands.wagons].flatMap(({ model, illegal }) =>
          illegal ? [] : [{ do: 'buy', model } as const],
        ),
        ...choices.stands.blind.flatMap(({ vehicle, illegal }) =>
          illegal ? [] : [{ do: 'buy-blind', kind: vehicle } as const],
        ),
        ...(choices.assign ? assignsIn(choices.assign) : []),
      ];
    case 'contracts':
      return [
        ...choices.contracts.open.map(({ contract }): Action => ({ do: 'take', contract })),
        ...(choices.contracts.blind.illegal ? [] : [{ do: 'take-blind' } as const]),
      ];
    case 'aid':
      return [...new Set(choices.models)].map((model) => ({ do: 'choose', model }));
    case 'assign':
      return assignsIn(choices.assign);
    default:
      return [];
  }
}

const assignsIn = ({ yard, assigned }: Extract<Choices, { kind: 'assign' }>['assign']): Action[] => [
  ...yard.flatMap(({ model, targets }) =>
    targets.flatMap(({ contract, illegal }) => (illegal ? [] : [{ do: 'assign', model, contract } as const])),
  ),
  ...assigned.map((entry): Action => ({ do: 'unassign', ...entry })),
];

const LISTED = ['phases', 'sections', 'stands', 'contracts', 'aid', 'assign'];
const ENDS = ['done', 'pass', 'decline', 'propose-target'];
const keys = (actions: readonly Action[]): string[] =>
  [...new Set(actions.map((action) => JSON.stringify(action, Object.keys(action).toSorted())))].toSorted();

test.each(games(10))(
  'in whole games the choices are exactly what is legal, and lots and bids open where they may (game %i)',
  (number) => {
    const game = gameIndex(number);
    for (const { before, move } of decisions(game, 2)) {
      const view = trainsOfEurope.view(before, move.by);
      const stage = stageOf(view, move.by);
      const legal = trainsOfEurope.legal(view, move.by);
      expect(stage.mine).toBe(true);
      expect(stage.mayEnd).toBe(legal.some((action) => ['done', 'pass', 'decline'].includes(action.do)));
      const { choices, limit } = stage;
      // With `assignInTurn` a seat that has used up its purchases is still asked to assign.
      if (LISTED.includes(choices.kind) && !(limit && limit.used >= limit.of))
        expect(keys(actionsIn(choices))).toEqual(keys(legal.filter((action) => !ENDS.includes(action.do))));
      if (choices.kind === 'lots') {
        const open = choices.lots.filter(({ inStage, illegal }) => inStage && !illegal);
        const lots = legal.flatMap((action) => (action.do === 'open' ? [JSON.stringify(action.lot)] : []));
        expect(new Set(open.map(({ lot }) => JSON.stringify(lot)))).toEqual(new Set(lots));
      }
      if (choices.kind === 'bids') {
        const bids = legal.flatMap((action) => (action.do === 'raise' ? [action.bid] : []));
        expect([choices.bidding.next, choices.bidding.most]).toEqual([Math.min(...bids), Math.max(...bids)]);
        expect(choices.bidding.quick.every((bid) => bids.includes(bid))).toBe(true);
      }
      for (let seat = 0; seat < before.config.seats; seat++) {
        const seen = stageOf(trainsOfEurope.view(before, seat), seat);
        expect(seen.waitingFor).toEqual(stage.acting.filter((other) => other !== seat));
        expect(seen.out).toBe(before.public.left[seat]);
      }
    }
  },
);
