// End of the fiscal year: settlement, subsidies, chair, displays, reshuffles (TOE-EOR, TOE-SUB, TOE-MONEY-3, 4).

import { fastRng } from '@branchline/core';
import { expect, test } from 'vitest';
import { trainsOfEurope, type Outcome, type State } from '../src/index.ts';
import {
  asksFor,
  by,
  chance,
  discarded,
  displayed,
  play,
  profit,
  refusal,
  scene,
  toYearEnd,
  type CompanySketch,
} from './support/scene.ts';

/** Chips are the simplest way to any profit: a completed contract of 30k and chips up to the amount. */
const earning = (amount: number, cash = 0): CompanySketch => ({
  cash,
  contracts: { 'plain-coach': { complete: true, chips: (amount - 30_000) / 10_000 } },
});
const losing = (cash: number, marked = false): CompanySketch => ({
  cash,
  marked,
  contracts: { 'night-owl': { chips: 1 } },
}); // −50k

const yearOf = (first: CompanySketch, ...others: CompanySketch[]): State =>
  toYearEnd(
    scene({
      companies: [first, ...(others.length > 0 ? others : [{}, {}])],
      pile: [],
      called: ['development-bonus', 'government-aid'],
    }),
  );

test('[TOE-EOR-1] without books by hand there are no audits: the year ends without a question', () => {
  const state = yearOf(earning(70_000));
  expect([state.public.stage.kind, asksFor(state)]).toEqual(['refill', []]);
});

test('[TOE-EOR-2] [EX-TOE-23] profit is paid out, at most 200k; nothing for 0', () => {
  expect(yearOf(earning(70_000)).secret.cash[0]).toBe(70_000);
  expect(yearOf(earning(230_000)).secret.cash[0]).toBe(200_000);
  expect(yearOf(earning(200_000)).secret.cash[0]).toBe(200_000);
  expect(yearOf({ cash: 40_000 }).secret.cash[0]).toBe(40_000);
});

test('[TOE-EOR-3] [EX-TOE-23] a loss is paid to the bank', () => {
  const state = yearOf(losing(80_000));
  expect([state.secret.cash[0], state.secret.bank]).toEqual([30_000, 4_760_000 - 30_000]);
});

test('[TOE-MONEY-3] profit becomes cash only at the end of the year', () => {
  const state = scene({
    companies: [earning(70_000), {}, {}],
    called: ['development-bonus', 'government-aid'],
    pile: [],
  });
  const before = play(state, ...by(2, { do: 'call', phase: 'auction-house' }));
  expect(state.secret.cash[0]).toBe(0);
  expect(before.secret.cash[0]).toBe(70_000);
});

test('[TOE-MONEY-4] profit may be negative without limit', () => {
  const contracts = { 'night-owl': {}, 'two-in-front': {}, 'fast-set': {}, 'grand-tour': {}, 'box-and-back': {} };
  expect(profit(scene({ companies: [{ contracts }, {}] }), 0)).toBe(-60_000 - 70_000 - 90_000 - 80_000 - 70_000);
});

test('[TOE-EOR-4] the end is tested after the payments; then nothing follows', () => {
  const done = {
    contracts: {
      'plain-coach': { complete: true },
      'first-class': { complete: true },
      'short-hop': { complete: true },
    },
  };
  const state = scene({
    companies: [done, {}, {}],
    pile: [],
    called: ['development-bonus', 'government-aid'],
    display: { 'night-owl': 1 },
    chair: 0,
    locos: ['anise'],
  });
  const after = toYearEnd(state);
  expect(after.public.stage).toEqual({ kind: 'over', reason: 'target' });
  expect([after.public.chair, displayed(after), discarded(after)]).toEqual([0, { 'night-owl': 1 }, []]);
  expect(after.secret.cash[0]).toBeGreaterThan(0);
});

test('[TOE-SUB-1] [EX-TOE-61] a contract left lying: one chip, two chips, then under the pile without them', () => {
  const refill = { do: 'refill', contracts: [], locos: [], wagons: [] } as const;
  let state = scene({ companies: [{}, {}, {}], display: { 'night-owl': 0 }, pile: [], supply: [] });
  const seen: Record<string, number>[] = [];
  for (let year = 1; year <= 2; year++) {
    state = toYearEnd(play(state, ...by(asksFor(state)[0]!, { do: 'call', phase: 'development-bonus' })));
    seen.push(displayed(state));
    state = play(state, chance(refill));
  }
  expect(seen).toEqual([{ 'night-owl': 1 }, { 'night-owl': 2 }]);
  state = toYearEnd(play(state, ...by(asksFor(state)[0]!, { do: 'call', phase: 'development-bonus' })));
  expect([displayed(state), state.public.queue.length]).toEqual([{}, 1]);
  // With an empty pile it comes back at once, without chips.
  expect(refusal(state, chance(refill))).toMatchObject({ code: 'trains-of-europe/impossible-draw', rule: 'TOE-SUB-2' });
  expect(displayed(play(state, chance({ ...refill, contracts: ['night-owl'] })))).toEqual({ 'night-owl': 0 });
});

test('[TOE-SUB-1] several go under the pile in display order, older first, below everything unknown', () => {
  const state = toYearEnd(
    scene({
      companies: [{}, {}, {}],
      display: { 'fast-set': 2, 'night-owl': 1, 'plain-coach': 2 },
      pile: ['long-haul'],
      called: ['development-bonus', 'government-aid'],
      supply: [],
    }),
  );
  const contracts = ['long-haul', 'fast-set', 'plain-coach'];
  const refill = { do: 'refill', contracts, locos: [], wagons: [] } as const;
  expect(refusal(state, chance({ ...refill, contracts: ['long-haul', 'plain-coach', 'fast-set'] }))).toMatchObject({
    code: 'trains-of-europe/impossible-draw',
  });
  expect(refusal(state, chance({ ...refill, contracts: ['fast-set', 'long-haul', 'plain-coach'] }))).toMatchObject({
    code: 'trains-of-europe/impossible-draw',
  });
  expect(displayed(play(state, chance(refill)))).toEqual({
    'night-owl': 2,
    'long-haul': 0,
    'fast-set': 0,
    'plain-coach': 0,
  });
});

test('[TOE-SUB-2] the display is refilled to five; new contracts have no chip and stand behind', () => {
  const state = toYearEnd(
    scene({
      companies: [{}, {}, {}],
      display: { 'night-owl': 0, 'fast-set': 0 },
      called: ['development-bonus', 'government-aid'],
    }),
  );
  const outcome = trainsOfEurope.draw(state, fastRng(4)) as Extract<Outcome, { do: 'refill' }>;
  expect(outcome.contracts).toHaveLength(3);
  const after = play(state, chance(outcome));
  expect(after.public.display.map(({ chips }) => chips)).toEqual([1, 1, 0, 0, 0]);
  expect(refusal(state, chance({ ...outcome, contracts: outcome.contracts.slice(1) }))).toMatchObject({
    rule: 'TOE-SUB-2',
  });
});

test('[TOE-EOR-5] the chair goes to the next player clockwise and skips who has left; phases come back', () => {
  const state = toYearEnd(
    scene({
      companies: [{}, { left: true }, {}, {}],
      chair: 0,
      called: ['development-bonus', 'government-aid'],
      pile: [],
      supply: [],
    }),
  );
  const after = play(state, chance({ do: 'refill', contracts: [], locos: [], wagons: [] }));
  expect([after.public.chair, after.public.called, after.public.callers]).toEqual([2, [], [2, 3, 0]]);
});

test('[TOE-EOR-6] all displayed vehicles are discarded and new ones revealed, also without a Fair', () => {
  const state = toYearEnd(
    scene({
      companies: [{}, {}, {}],
      locos: ['anise', 'anise'],
      wagons: ['mint'],
      pile: [],
      called: ['development-bonus', 'government-aid'],
    }),
  );
  expect(discarded(state)).toEqual(['anise', 'anise', 'mint']);
  const outcome = trainsOfEurope.draw(state, fastRng(9)) as Extract<Outcome, { do: 'refill' }>;
  expect([outcome.locos.length, outcome.wagons.length]).toEqual([5, 5]);
  for (let seed = 0; seed < 100; seed++) {
    const { locos, wagons } = trainsOfEurope.draw(state, fastRng(seed)) as Extract<Outcome, { do: 'refill' }>;
    for (const list of [locos, wagons])
      for (const model of list) expect(list.filter((other) => other === model).length).toBeLessThanOrEqual(2);
  }
  const wrong = chance({ ...outcome, wagons: outcome.wagons.slice(1) });
  expect(refusal(state, wrong)).toMatchObject({ rule: 'TOE-EOR-6', at: 'wagons' });
});

test('[TOE-EOR-7] discards are shuffled back at the end of years 4, 8, 12 …', () => {
  const closing = (year: number, options = {}): string[] =>
    discarded(
      toYearEnd(
        scene({
          companies: [{}, {}, {}],
          year,
          options,
          locos: ['anise'],
          discards: ['mint', 'basil'],
          pile: [],
          called: ['development-bonus', 'government-aid'],
        }),
      ),
    );
  expect(closing(3)).toEqual(['anise', 'basil', 'mint']);
  expect(closing(4)).toEqual([]);
  expect(closing(8)).toEqual([]);
  expect(closing(4, { reshuffleEvery: 3 })).toHaveLength(3);
  expect(closing(6, { reshuffleEvery: 3 })).toEqual([]);
});

test('[TOE-EOR-7] a supply that cannot serve a draw is helped at once, and only that kind', () => {
  const companies = [{}, {}, {}];
  const state = toYearEnd(
    scene({
      companies,
      pile: [],
      called: ['development-bonus', 'government-aid'],
      supply: ['chive', 'chive', 'chive', 'mint', 'mint', 'sage', 'sage', 'iris', 'laurel'],
      discards: ['anise', 'anise', 'basil', 'thyme'],
    }),
  );
  // Two chives at most; what the supply can serve within the limit comes first, then the discards of that kind.
  const refill = (locos: string[]) =>
    chance({ do: 'refill', contracts: [], locos, wagons: ['mint', 'mint', 'sage', 'sage', 'iris'] });
  expect(refusal(state, refill(['chive', 'anise', 'anise', 'basil', 'chive']))).toBeUndefined();
  expect(refusal(state, refill(['chive', 'chive', 'chive', 'basil', 'anise']))).toMatchObject({
    code: 'trains-of-europe/impossible-draw',
  });
  expect(refusal(state, refill(['chive', 'chive', 'anise', 'basil']))).toMatchObject({
    code: 'trains-of-europe/impossible-draw',
  });
  const after = play(state, refill(['chive', 'anise', 'anise', 'basil', 'chive']));
  expect([discarded(after), after.public.supplyLocos, after.public.supplyWagons]).toEqual([['thyme'], 1, 1]);
});

test('[TOE-EOR-7] where supply and discards are bare, fewer are shown; without others a third copy is accepted', () => {
  const bare = (supply: string[]) =>
    toYearEnd(scene({ companies: [{}, {}, {}], pile: [], called: ['development-bonus', 'government-aid'], supply }));
  const three = { do: 'refill', contracts: [], locos: ['anise', 'anise', 'anise'], wagons: [] } as const;
  expect(refusal(bare(['anise', 'anise', 'anise']), chance(three))).toBeUndefined();
  expect(refusal(bare(['anise', 'anise', 'anise', 'basil']), chance(three))).toMatchObject({
    code: 'trains-of-europe/impossible-draw',
  });
  expect(trainsOfEurope.draw(bare(['anise', 'anise', 'anise']), fastRng(1))).toEqual(three);
});
