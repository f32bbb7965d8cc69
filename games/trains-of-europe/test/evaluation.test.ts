// Evaluation and audit (TOE-EVAL, TOE-AUD).

import { expect, test } from 'vitest';
import {
  auditOf,
  statementsOf,
  trainsOfEurope,
  winnersOf,
  type Points,
  type State,
  type Statement,
} from '../src/index.ts';
import {
  by,
  play,
  profit,
  resultOf,
  scene,
  toYearEnd,
  type CompanySketch,
  type ContractSketch,
  type Sketch,
} from './support/scene.ts';

/** Statements of the present position, in any year. */
const statements = (companies: readonly CompanySketch[], sketch: Partial<Sketch> = {}): Statement[] =>
  statementsOf(trainsOfEurope.view(scene({ ...sketch, companies }), 'spectator'));

const line = (statement: Statement, item: keyof Points) => statement.lines.find((other) => other.item === item)!;

/** Points in sixths of one item of the first company. */
const points = (item: keyof Points, companies: readonly CompanySketch[], sketch: Partial<Sketch> = {}): number =>
  line(statements(companies, sketch)[0]!, item).points!;

const earning = (amount: number): CompanySketch => ({
  contracts: { 'plain-coach': { complete: true, chips: (amount - 30_000) / 10_000 } },
});

test('[TOE-EVAL-1] [EX-TOE-31] one point per started 100k of profit', () => {
  expect(points('profit', [earning(90_000), {}])).toBe(6);
  expect(points('profit', [earning(210_000), {}])).toBe(18);
});

test('[TOE-EVAL-1] [EX-TOE-78] nothing for 0 or less; 100k → 1, 110k → 2; above 500k as 500k', () => {
  expect(points('profit', [{}, {}])).toBe(0);
  expect(points('profit', [{ contracts: { 'night-owl': {} } }, {}])).toBe(0);
  expect([100_000, 110_000, 500_000, 530_000].map((amount) => points('profit', [earning(amount), {}]))).toEqual([
    6, 12, 30, 30,
  ]);
});

test('[TOE-EVAL-2] two points per completed contract', () => {
  expect(
    points('completed', [{ contracts: { 'plain-coach': { complete: true }, 'bulk-far': { complete: true } } }, {}]),
  ).toBe(24);
});

test('[TOE-EVAL-3] [TOE-EVAL-12] one point per partially completed contract: a locomotive and a partial route', () => {
  const contracts = { 'night-owl': { vehicles: ['anise'] } };
  expect(points('partial', [{ contracts, sections: ['hazel-larch'] }, {}])).toBe(6);
  expect(points('partial', [{ contracts }, {}])).toBe(0);
});

test('[TOE-EVAL-4] [EX-TOE-32] one point per started five connected cities', () => {
  const five = ['ash-beech', 'beech-cedar', 'elm-fir'];
  expect(points('cities', [{ sections: five }, {}])).toBe(6);
  expect(points('cities', [{ sections: [...five, 'fir-hazel'] }, {}])).toBe(12);
  expect(points('cities', [{}, {}])).toBe(0);
});

test('[TOE-EVAL-5] two points for the largest continuous network, all branches counted, only the biggest part', () => {
  // 3 + 1 + 1 segments around larch, against 5 in one section and 4 in two parts.
  const branches = ['larch-oak', 'larch-maple', 'hazel-larch'];
  expect(points('network', [{ sections: branches }, { sections: ['hazel-pine'] }])).toBe(12);
  expect(points('network', [{ sections: branches }, { sections: ['ash-willow', 'willow-yew'] }])).toBe(0);
  expect(
    points('network', [{ sections: branches }, { sections: ['beech-cedar', 'beech-fir', 'oak-pine', 'pine-rowan'] }]),
  ).toBe(6);
});

test('[TOE-EVAL-6] two points for the most countries with a connected city', () => {
  const two = ['beech-cedar']; // north, west
  const three = ['fir-hazel', 'larch-maple']; // west, middle, south
  expect(points('countries', [{ sections: three }, { sections: two }])).toBe(12);
  expect(points('countries', [{ sections: two }, { sections: three }])).toBe(0);
});

test('[TOE-EVAL-5] [TOE-EVAL-6] [TOE-EVAL-11] [EX-TOE-77] ties split two points exactly: 1, 2/3, 1/2', () => {
  const same = { sections: ['pine-rowan'] };
  for (const [tied, sixths] of [
    [2, 6],
    [3, 4],
  ] as const) {
    const companies = Array.from({ length: 4 }, (_, seat) => (seat < tied ? same : {}));
    expect([points('network', companies), points('countries', companies)]).toEqual([sixths, sixths]);
  }
  const four = ['pine-rowan', 'ash-beech', 'elm-fir', 'maple-oak'].map((section) => ({ sections: [section] }));
  expect([points('network', four), points('countries', four)]).toEqual([3, 3]);
});

test('[TOE-EVAL-11] nobody shares a bonus for nothing', () => {
  expect([points('network', [{}, {}]), points('countries', [{}, {}])]).toEqual([0, 0]);
});

test('[TOE-EVAL-7] [TOE-EVAL-12] one point off per contract without any fulfilled condition', () => {
  const contracts = { 'night-owl': { vehicles: ['anise'] }, 'plain-coach': {}, 'first-class': { complete: true } };
  expect(points('idle', [{ contracts }, {}])).toBe(-12);
  expect(points('idle', [{ contracts: { 'plain-coach': {} }, sections: ['ash-beech'] }, {}])).toBe(-6); // a route, no locomotive
});

test('[TOE-EVAL-7] `lenientIdle`: a vehicle assigned or a route held spares the deduction', () => {
  const options = { lenientIdle: true };
  const contracts: Record<string, ContractSketch> = {
    'night-owl': { vehicles: ['mint'] },
    'plain-coach': {},
    'tank-west': {},
  };
  expect(points('idle', [{ contracts, sections: ['ash-beech'] }, {}], { options })).toBe(-6);
  expect(points('partial', [{ contracts, sections: ['ash-beech'] }, {}], { options })).toBe(0);
});

test('[TOE-EVAL-8] [EX-TOE-33] unused vehicles 3 / 4 / 6 / 7 / 9 cost 0 / 1 / 1 / 2 / 2 points', () => {
  const idle = ['anise', 'anise', 'basil', 'chive', 'mint', 'mint', 'sage', 'thyme', 'iris'];
  expect([3, 4, 6, 7, 9].map((count) => points('vehicles', [{ idle: idle.slice(0, count) }, {}]))).toEqual([
    0, -6, -6, -12, -12,
  ]);
});

test('[TOE-EVAL-8] a vehicle assigned to an idle contract is used', () => {
  const contracts = { 'night-owl': { vehicles: ['anise'] } };
  expect(points('vehicles', [{ idle: ['mint', 'sage', 'thyme'], contracts }, {}])).toBe(0);
});

test('[TOE-EVAL-9] [EX-TOE-34] cash 300k / 310k / 400k / 410k costs 0 / 1 / 1 / 2 points', () => {
  expect([300_000, 310_000, 400_000, 410_000].map((cash) => points('cash', [{ cash }, {}]))).toEqual([0, -6, -6, -12]);
});

/** Three completions of one company end the game in this year; all else as sketched. */
function evaluated(companies: readonly CompanySketch[], options = {}): State {
  return toYearEnd(
    scene({
      companies,
      options,
      pile: [],
      supply: [],
      called:
        companies.length === 4
          ? ['development-bonus', 'government-aid', 'auction-house']
          : ['development-bonus', 'government-aid'],
    }),
  );
}

/** 110k with three completed contracts, and 130k with three others: both two points for profit. */
const THREE = {
  'plain-coach': { complete: true },
  'first-class': { complete: true },
  'short-hop': { complete: true, chips: 1 },
};
const MIRROR = { 'tank-west': { complete: true }, 'mixed-box': { complete: true }, 'coach-east': { complete: true } };

test('[TOE-EVAL-10] the highest total wins; ties are shared', () => {
  expect(resultOf(evaluated([{ contracts: THREE }, {}, {}])).winners).toEqual([0]);
  const shared = resultOf(evaluated([{}, { contracts: THREE }, { contracts: MIRROR }]));
  expect(shared.evaluation[1]!.total).toBe(shared.evaluation[2]!.total);
  expect(shared.winners).toEqual([1, 2]);
});

test('[TOE-EVAL-10] nobody has won before the end', () => {
  const leading = trainsOfEurope.view(scene({ companies: [{ contracts: THREE }, {}] }), 'spectator');
  expect(winnersOf(leading)).toEqual([]);
});

const TIE_BREAK = { tieBreak: 'profit-completed-cash' };

test('[TOE-EVAL-10] `tieBreak`: the higher profit first', () => {
  const state = evaluated([{}, { contracts: THREE }, { contracts: MIRROR }], TIE_BREAK);
  expect([profit(state, 1), profit(state, 2)]).toEqual([110_000, 130_000]);
  expect(resultOf(state).winners).toEqual([2]);
});

test('[TOE-EVAL-10] `tieBreak`: at equal profit more completed contracts', () => {
  const sections = ['elm-fir', 'ash-beech'];
  const partial = { 'tank-west': { vehicles: ['chive'] }, 'plain-coach': { vehicles: ['anise'] } }; // 0 and 10k, a point each
  const fewer = {
    'first-class': { complete: true, chips: 13 },
    'short-hop': { complete: true },
    'mixed-box': { complete: true },
    ...partial,
  };
  const more = {
    'coach-east': { complete: true },
    'night-owl': { complete: true },
    'box-and-back': { complete: true },
    'two-in-front': { complete: true },
  };
  const state = evaluated([{}, { contracts: fewer, sections }, { contracts: more, sections }], TIE_BREAK);
  expect([profit(state, 1), profit(state, 2)]).toEqual([250_000, 250_000]);
  const { evaluation, winners } = resultOf(state);
  expect([evaluation[1]!.total - evaluation[2]!.total, winners]).toEqual([0, [2]]);
});

test('[TOE-EVAL-10] `tieBreak`: then more cash; still equal is shared', () => {
  const even = { ...THREE, 'short-hop': { complete: true, chips: 3 } };
  expect(
    resultOf(evaluated([{}, { contracts: even, cash: 10_000 }, { contracts: MIRROR }], TIE_BREAK)).winners,
  ).toEqual([1]);
  expect(resultOf(evaluated([{}, { contracts: even }, { contracts: MIRROR }], TIE_BREAK)).winners).toEqual([1, 2]);
});

test('[TOE-EVAL-10] also those who left are evaluated and can win', () => {
  const result = resultOf(evaluated([{ contracts: THREE, left: true }, {}, {}]));
  expect(result.winners).toEqual([0]);
});

test('[EX-TOE-79] [TOE-EVAL-1] the full evaluation: 13 points', () => {
  // Profit 230k after the last settlement; 3 completed, 1 partial, 1 idle; 12 cities; cash 350k once 200k are paid out.
  const contracts = {
    'plain-coach': { complete: true, chips: 11 }, // 140k
    'first-class': { complete: true, chips: 2 }, // 60k
    'long-haul': { complete: true }, // 100k
    'tank-west': { vehicles: ['chive'] }, // 10k + 20k − 30k = 0
    'two-in-front': {}, // −70k
  };
  const sections = [
    'ash-beech',
    'beech-cedar',
    'cedar-elm',
    'elm-fir',
    'fir-hazel',
    'hazel-larch',
    'larch-maple',
    'maple-oak',
    'oak-pine',
    'pine-rowan',
    'rowan-willow',
  ];
  const idle = ['mint', 'mint', 'sage', 'iris', 'thyme'];
  const other = { sections: ['ash-willow', 'pine-rowan', 'elm-fir', 'hazel-larch', 'maple-oak'] }; // six countries, in pieces
  const state = evaluated([{ cash: 150_000, contracts, sections, idle }, other, {}]);
  expect([profit(state, 0), state.secret.cash[0]]).toEqual([230_000, 350_000]);
  const { evaluation, winners } = resultOf(state);
  expect(evaluation[0]).toEqual({
    profit: 3 * 6,
    completed: 6 * 6,
    partial: 1 * 6,
    cities: 3 * 6,
    network: 2 * 6,
    countries: 1 * 6,
    idle: -1 * 6,
    vehicles: -1 * 6,
    cash: -1 * 6,
    total: 13 * 6,
  });
  expect(winners).toEqual([0]);
});

test('[TOE-EVAL-11] the statement names what every line counts, so that it can be checked by hand', () => {
  const contracts = { 'plain-coach': { complete: true }, 'night-owl': { vehicles: ['anise'] }, 'first-class': {} };
  const [first] = statements([
    { cash: 310_000, contracts, sections: ['ash-beech', 'hazel-larch'], idle: ['mint'] },
    { sections: ['elm-fir'] },
  ]);
  expect(first!.lines).toEqual([
    { item: 'profit', rule: 'TOE-EVAL-1', count: -30_000, points: 0 },
    { item: 'completed', rule: 'TOE-EVAL-2', count: 1, of: ['plain-coach'], points: 12 },
    { item: 'partial', rule: 'TOE-EVAL-3', count: 1, of: ['night-owl'], points: 6 },
    { item: 'cities', rule: 'TOE-EVAL-4', count: 4, of: ['ash', 'beech', 'hazel', 'larch'], points: 6 },
    { item: 'network', rule: 'TOE-EVAL-5', count: 1, of: ['ash-beech'], best: 1, shared: 2, points: 6 },
    { item: 'countries', rule: 'TOE-EVAL-6', count: 2, of: ['north', 'middle'], best: 2, shared: 1, points: 12 },
    { item: 'idle', rule: 'TOE-EVAL-7', count: 1, of: ['first-class'], points: -6 },
    { item: 'vehicles', rule: 'TOE-EVAL-8', count: 1, of: ['mint'], points: 0 },
    { item: 'cash', rule: 'TOE-EVAL-9', count: 310_000, points: -6 },
  ]);
  expect(first!.total).toBe(12 + 6 + 6 + 6 + 12 - 6 - 6);
  expect(first!.audit.profit).toBe(-30_000);
});

test('[TOE-EVAL-9] what is hidden from the viewer has no count and no points, and the total waits', () => {
  const state = scene({
    companies: [{ cash: 310_000, idle: ['mint'] }, {}],
    options: { hiddenCash: true, hiddenVehicles: true },
  });
  const [own] = statementsOf(trainsOfEurope.view(state, 0));
  const [seen] = statementsOf(trainsOfEurope.view(state, 1));
  expect([line(own!, 'cash').points, own!.total]).toEqual([-6, -6]);
  expect(line(seen!, 'cash')).toEqual({ item: 'cash', rule: 'TOE-EVAL-9' });
  expect(line(seen!, 'vehicles')).toEqual({ item: 'vehicles', rule: 'TOE-EVAL-8', count: 1, points: 0 });
  expect(seen!.total).toBeUndefined();
});

test('[TOE-AUD-1] [EX-TOE-21] the audit: 130k + 50k − 60k + 70k + 10k = 200k', () => {
  const contracts = {
    'long-haul': { complete: true, chips: 3 }, // 100k printed, three chips: 130k
    'mixed-box': { complete: true, chips: 0 }, // 40k
    'night-owl': { vehicles: ['anise', 'mint'] }, // tax 60k; routes 10k + 20k; two vehicles at 20k
  };
  const state = scene({ companies: [{ contracts, sections: ['hazel-larch', 'larch-oak'] }, {}] });
  const audit = auditOf(state, 0);
  expect(audit.contracts[2]).toMatchObject({
    routeIncome: 30_000,
    vehicleIncome: 40_000,
    extraIncome: 0,
    tax: 60_000,
    net: 10_000,
  });
  expect(audit.contracts.map(({ net }) => net)).toEqual([130_000, 40_000, 10_000]);
  expect(audit.profit).toBe(180_000);
  const subsidised = scene({
    companies: [
      {
        contracts: { ...contracts, 'mixed-box': { complete: true, chips: 2 } },
        sections: ['hazel-larch', 'larch-oak'],
      },
      {},
    ],
  });
  expect(auditOf(subsidised, 0).profit).toBe(130_000 + 50_000 - 60_000 + 70_000 + 10_000);
});

test('[TOE-AUD-2] the books are always right: every line adds up to the profit that is paid', () => {
  const contracts = {
    'night-owl': { vehicles: ['anise', 'mint'], chips: 2 },
    'first-class': { complete: true, chips: 1 },
  };
  const state = toYearEnd(
    scene({
      companies: [{ contracts, sections: ['hazel-larch'] }, {}, {}],
      pile: [],
      supply: [],
      called: ['development-bonus', 'government-aid'],
    }),
  );
  const audit = auditOf(state, 0);
  for (const { routeIncome, vehicleIncome, extraIncome, tax, subsidy, net } of audit.contracts) {
    expect(routeIncome + vehicleIncome + extraIncome - tax + subsidy).toBe(net);
  }
  expect([audit.profit, state.public.profits[0]![0], state.secret.cash[0]]).toEqual([60_000, 60_000, 60_000]);
});

test('[TOE-AUD-2] a contract completed shows all its items too', () => {
  const state = play(
    scene({
      companies: [{ cash: 20_000, contracts: { 'plain-coach': { vehicles: ['anise', 'mint'], chips: 1 } } }, {}, {}],
    }),
    ...by(0, { do: 'call', phase: 'on-site-meeting' }, { do: 'licence', section: 'ash-beech' }),
  );
  expect(auditOf(state, 0).contracts[0]).toEqual({
    contract: 'plain-coach',
    complete: true,
    gate: true,
    routes: [{ from: 'ash', to: 'beech', income: 10_000, held: true }],
    routeIncome: 10_000,
    locos: 1,
    wagons: 1,
    pulled: 1,
    perVehicle: 20_000,
    vehicleIncome: 40_000,
    extraIncome: 0,
    tax: 20_000,
    chips: 1,
    subsidy: 10_000,
    net: 40_000,
  });
});
