// The two example years of the rulebook as one scripted game, on our own cards: cash and profit after every step.
// You are seat 0, Bob seat 1, Chloé seat 2. The slips of the example are corrected: six spaces back, and the chair goes
// to Bob after the first year.

import { expect, test } from 'vitest';
import { trainsOfEurope, type Action, type State } from '../src/index.ts';
import { lostPieces } from './support/books.ts';
import {
  asksFor,
  by,
  chance,
  configOf,
  discarded,
  displayed,
  held,
  idleOf,
  play,
  profit,
  refusal,
  type GameMove,
} from './support/scene.ts';

/** Your launch contract is bulk-west: ash – cedar 20k, cedar – hazel, a diesel and two open wagons. */
const SETUP: GameMove = chance({
  do: 'setup',
  contracts: ['box-and-back', 'night-owl', 'plain-coach', 'first-class', 'fast-set'],
  locos: ['chive', 'basil', 'basil', 'fennel', 'ginger'],
  wagons: ['thyme', 'rosemary', 'laurel', 'iris', 'parsley'],
  hands: [
    { loco: 'anise', wagons: ['thyme', 'sage'] }, // an electric of 50k, a flat wagon, a closed wagon
    { loco: 'fennel', wagons: ['rosemary', 'mint'] }, // a wagon of 20k that nobody needs
    { loco: 'dill', wagons: ['sage', 'oregano'] }, // the second closed wagon
  ],
  launch: ['bulk-west', 'tank-south', 'box-east'],
});

const START: State = trainsOfEurope.setup(configOf({ seats: 3, board: 'grove', options: { startPlayer: 'host' } }));
let state = START;

/** Plays on from where the last step ended. */
function go(...moves: readonly GameMove[]): void {
  for (const move of moves) {
    state = play(state, move);
    expect(lostPieces(state)).toBeUndefined();
  }
}
const seat = (who: number, ...actions: Action[]): void => go(...by(who, ...actions));
const books = (who: number): [cash: number, profit: number] => [state.secret.cash[who]!, profit(state, who)];
const licence = (section: string) => ({ do: 'licence', section }) as const;
const assign = (model: string, contract: string) => ({ do: 'assign', model, contract }) as const;

const steps: (() => void)[] = [];

/** Each step of the example is a test. It plays all steps before it, so it does not depend on their tests. */
function step(title: string, play: () => void): void {
  steps.push(play);
  const upToHere = steps.slice();
  test(title, () => {
    state = START;
    for (const each of upToHere) each();
  });
}

step(
  '[EX-TOE-1] [TOE-ONS-1] year 1, On-site Meeting: three sections, four segments, 80k; nothing is credited yet',
  () => {
    go(chance({ do: 'start-player', seat: 0 }), SETUP);
    expect(books(0)).toEqual([100_000, 0]);
    seat(0, { do: 'call', phase: 'on-site-meeting' });
    seat(0, licence('ash-beech'), licence('beech-cedar'), licence('elm-fir'));
    expect(books(0)).toEqual([20_000, 0]);
  },
);

step('[EX-TOE-2] [TOE-ONS-1] Bob and Chloé may buy two sections each', () => {
  expect(asksFor(state)).toEqual([1]);
  seat(1, licence('larch-maple'), licence('maple-oak'));
  expect(refusal(state, { by: 1, ...licence('oak-pine') })).toMatchObject({ code: 'trains-of-europe/not-your-turn' });
  seat(2, licence('pine-rowan'), licence('rowan-willow'));
  expect([books(0), books(1), books(2)]).toEqual([
    [20_000, 0],
    [60_000, 0],
    [60_000, 0],
  ]);
});

step('[EX-TOE-3] [TOE-DEV-1] Development Bonus, called by Bob: five cities, three and the bonus, three', () => {
  seat(1, { do: 'call', phase: 'development-bonus' });
  expect([books(0), books(1), books(2)]).toEqual([
    [70_000, 0],
    [110_000, 0],
    [90_000, 0],
  ]);
});

step(
  '[EX-TOE-4] [TOE-FAIR-1] Railroad Fair, called by Chloé: you buy a diesel for 20k and a flat wagon for 40k',
  () => {
    seat(2, { do: 'call', phase: 'railroad-fair' }, { do: 'buy', model: 'parsley' }, { do: 'done' });
    seat(0, { do: 'buy', model: 'chive' }, { do: 'buy', model: 'thyme' });
    expect(books(0)).toEqual([10_000, 0]);
    seat(1, { do: 'buy', model: 'rosemary' }, { do: 'buy', model: 'iris' });
    expect([books(1), books(2)]).toEqual([
      [50_000, 0],
      [60_000, 0],
    ]);
  },
);

step('[EX-TOE-5] [TOE-CRED-1] assignment: the route 20k and three vehicles at 20k', () => {
  expect(state.public.stage.kind).toBe('assignment');
  seat(0, assign('chive', 'bulk-west'), assign('thyme', 'bulk-west'), assign('thyme', 'bulk-west'), { do: 'done' });
  expect(books(0)).toEqual([10_000, 80_000]);
});

step('[EX-TOE-6] [TOE-EOR-2] end of year 1: you are paid 80k, contracts get chips, the chair goes to Bob', () => {
  for (const who of asksFor(state)) seat(who, { do: 'done' });
  expect(books(0)).toEqual([90_000, 80_000]);
  expect([books(1), books(2)]).toEqual([
    [50_000, 0],
    [60_000, 0],
  ]);
  expect(displayed(state)).toEqual({
    'box-and-back': 1,
    'night-owl': 1,
    'plain-coach': 1,
    'first-class': 1,
    'fast-set': 1,
  });
  expect(discarded(state)).toEqual(['basil', 'basil', 'fennel', 'ginger', 'laurel']);
  go(
    chance({
      do: 'refill',
      contracts: [],
      locos: ['anise', 'anise', 'chive', 'basil', 'dill'],
      wagons: ['mint', 'nettle', 'tansy', 'tansy', 'jasmine'],
    }),
  );
  expect([state.public.chair, state.public.year, state.public.called]).toEqual([1, 2, []]);
});

step('[EX-TOE-7] [TOE-CON-3] year 2, Conference Room, called by Bob: tax 70k and one chip, six spaces back', () => {
  seat(1, { do: 'call', phase: 'conference-room' }, { do: 'take', contract: 'plain-coach' }, { do: 'done' });
  seat(2, { do: 'take', contract: 'first-class' });
  seat(0, { do: 'take', contract: 'box-and-back' });
  expect(books(0)).toEqual([90_000, 20_000]);
  expect([books(1), books(2)]).toEqual([
    [50_000, -10_000],
    [60_000, -20_000],
  ]);
});

step(
  '[EX-TOE-8] [TOE-GOV-1] Government Aid, called by Chloé: two locomotives, three wagons, one each; no assignment',
  () => {
    seat(2, { do: 'call', phase: 'government-aid' });
    go(chance({ do: 'aid', locos: ['anise', 'dill'], wagons: ['oregano', 'marjoram', 'lavender'] }));
    seat(2, { do: 'choose', model: 'anise' });
    expect(refusal(state, { by: 0, ...assign('dill', 'bulk-west') })).toMatchObject({ rule: 'TOE-VEH-6' });
    seat(0, { do: 'choose', model: 'dill' });
    seat(1, { do: 'choose', model: 'lavender' });
    expect(discarded(state).filter((model) => ['oregano', 'marjoram'].includes(model))).toEqual([
      'marjoram',
      'oregano',
    ]);
    expect(books(0)).toEqual([90_000, 20_000]);
  },
);

step('[EX-TOE-9] [TOE-AUC-5] Auction House, called by you: the closed wagon of Chloé for 40k', () => {
  seat(0, { do: 'call', phase: 'auction-house' });
  seat(0, { do: 'offer', vehicles: ['anise'], sections: [] });
  seat(1, { do: 'offer', vehicles: ['rosemary'], sections: [] });
  seat(2, { do: 'offer', vehicles: ['sage'], sections: [] });
  const lot = { owner: 2, model: 'sage' };
  // The licence stage does not exist; you open. Chloé owns the lot and is never asked.
  seat(0, { do: 'open', lot, bid: 20_000 });
  expect(asksFor(state)).toEqual([1]);
  seat(1, { do: 'raise', bid: 30_000 });
  expect(asksFor(state)).toEqual([0]);
});

step('[EX-TOE-9] [TOE-AUC-6] you 40k, Bob passes: the wagon is yours, the money Chloé’s', () => {
  seat(0, { do: 'raise', bid: 40_000 });
  seat(1, { do: 'pass' });
  expect([books(0), books(2)]).toEqual([
    [50_000, 20_000],
    [100_000, -20_000],
  ]);
  expect(asksFor(state)).toEqual([1]);
});

step('[EX-TOE-10] [TOE-AUC-8] the next opener is Bob: your electric, 30k; Chloé 40k', () => {
  seat(1, { do: 'open', lot: { owner: 0, model: 'anise' }, bid: 30_000 });
  expect(asksFor(state)).toEqual([2]);
  seat(2, { do: 'raise', bid: 40_000 });
  expect(asksFor(state)).toEqual([1]);
  seat(1, { do: 'pass' });
  expect([books(0), books(1), books(2)]).toEqual([
    [90_000, 20_000],
    [50_000, -10_000],
    [60_000, -20_000],
  ]);
});

step(
  '[EX-TOE-11] [TOE-VEH-6] no further opening; the faster diesel replaces the slow one, which goes to the second contract',
  () => {
    seat(2, { do: 'decline' });
    seat(0, { do: 'decline' });
    expect(state.public.stage.kind).toBe('assignment'); // Bob has own lots only and is skipped
    seat(0, { do: 'unassign', model: 'chive', contract: 'bulk-west' }, assign('dill', 'bulk-west'));
    seat(0, assign('chive', 'box-and-back'), assign('sage', 'box-and-back'), assign('sage', 'box-and-back'), {
      do: 'done',
    });
    expect(books(0)).toEqual([90_000, 20_000]);
    expect([
      held(state, 0, 'bulk-west')!.complete,
      held(state, 0, 'box-and-back')!.vehicles.length,
      idleOf(state, 0),
    ]).toEqual([false, 3, []]);
  },
);

step(
  '[EX-TOE-12] [TOE-EOR-5] end of year 2: you are paid 20k, the chair goes to Chloé, all six phases were used',
  () => {
    for (const who of asksFor(state)) seat(who, { do: 'done' });
    expect(books(0)).toEqual([110_000, 20_000]);
    expect([books(1), books(2)]).toEqual([
      [40_000, -10_000],
      [40_000, -20_000],
    ]);
    expect(state.public.chair).toBe(2);
    expect(state.public.profits).toEqual([
      [80_000, 0, 0],
      [20_000, -10_000, -20_000],
    ]);
  },
);
