// Contracts and what they earn (TOE-CON, TOE-CRED, TOE-MONEY-6).

import { expect, test } from 'vitest';
import { auditOf, contentById, DEFAULT_CONTENT, trainsOfEurope } from '../src/index.ts';
import {
  asksFor,
  by,
  discarded,
  groveIndex,
  held,
  idleOf,
  play,
  profit,
  refusal,
  scene,
  toYearEnd,
  variantOf,
  type CompanySketch,
  type ContractSketch,
} from './support/scene.ts';

const europe = contentById(DEFAULT_CONTENT)!;

/** Three companies, the first one sketched; the others have nothing. */
const company = (first: CompanySketch, options = {}) => scene({ companies: [first, {}, {}], options });

/** What one contract brings its holder, with these sections. */
const net = (id: string, contract: ContractSketch, sections: readonly string[]): number =>
  profit(company({ sections, contracts: { [id]: contract } }), 0);

/** hazel – larch – oak: 10k and 20k, an electric and two second-class coaches at 20k each, sleepers 20k, tax 60k. */
const OWL = ['hazel-larch', 'larch-maple', 'maple-oak'];

test('[TOE-CON-1] a contract names its routes, vehicles, amounts and additional condition', () => {
  const state = company({ contracts: { 'night-owl': {} } });
  expect(auditOf(state, 0).contracts[0]).toEqual({
    contract: 'night-owl',
    complete: false,
    gate: false,
    routes: [
      { from: 'hazel', to: 'larch', income: 10_000, held: false },
      { from: 'larch', to: 'oak', income: 20_000, held: false },
    ],
    routeIncome: 0,
    locos: 0,
    wagons: 0,
    pulled: 0,
    perVehicle: 20_000,
    vehicleIncome: 0,
    extra: { type: 'sleeper', income: 20_000, fulfilled: false },
    extraIncome: 0,
    tax: 60_000,
    chips: 0,
    subsidy: 0,
    net: -60_000,
  });
});

test('[TOE-CON-2] [EX-TOE-20] the printed profit is all income less tax', () => {
  const owl = groveIndex.content.contracts.find(({ id }) => id === 'night-owl')!;
  expect(10_000 + 20_000 + 3 * 20_000 + 20_000 - 60_000).toBe(50_000);
  expect(owl.profit).toBe(50_000);
  for (const { routes, vehicles, perVehicle, extra, tax, profit: printed } of europe.content.contracts) {
    const count = vehicles.reduce((sum, need) => sum + need.count, 0);
    const income = routes.reduce((sum, route) => sum + route.income, 0) + count * perVehicle + (extra?.income ?? 0);
    expect(income - tax).toBe(printed);
  }
});

test('[TOE-CON-3] tax is charged the moment the contract is taken; launch contracts have none', () => {
  let state = scene({ companies: [{ contracts: { 'bulk-west': {} } }, {}, {}], display: { 'night-owl': 0 } });
  expect(profit(state, 0)).toBe(0);
  state = play(state, ...by(0, { do: 'call', phase: 'conference-room' }, { do: 'take', contract: 'night-owl' }));
  expect(profit(state, 0)).toBe(-60_000);
  expect(europe.content.contracts.every(({ launch, tax }) => launch === (tax === 0))).toBe(true);
});

test('[TOE-CON-4] a subsidised contract brings its chips, 10k each, at once', () => {
  const state = scene({ companies: [{}, {}, {}], display: { 'night-owl': 2 } });
  const after = play(state, ...by(0, { do: 'call', phase: 'conference-room' }, { do: 'take', contract: 'night-owl' }));
  expect([held(after, 0, 'night-owl')!.chips, profit(after, 0)]).toEqual([2, -40_000]);
});

test('[TOE-CON-5] any number of active contracts', () => {
  const many = Object.fromEntries(
    groveIndex.regularContracts.slice(0, 9).map((no) => [groveIndex.contracts[no]!.id, {}]),
  );
  const state = scene({ companies: [{ contracts: many }, {}, {}], display: { 'coach-east': 0 } });
  const after = play(state, ...by(0, { do: 'call', phase: 'conference-room' }, { do: 'take', contract: 'coach-east' }));
  expect(after.public.contracts[0]).toHaveLength(10);
});

test('[TOE-CON-6] one section serves any number of own contracts', () => {
  const contracts = {
    'plain-coach': { vehicles: ['anise'] },
    'seat-north': { vehicles: ['basil'] },
  };
  // ash – beech counts for both: 10k + 20k − 20k tax, and 10k + 20k.
  expect(profit(company({ sections: ['ash-beech'], contracts }), 0)).toBe(10_000 + 30_000);
});

test('[TOE-CON-7] contract cards, completed or not, are open to everybody', () => {
  const state = company(
    { contracts: { 'night-owl': { chips: 1, vehicles: ['anise'] } } },
    { hiddenVehicles: true, hiddenCash: true },
  );
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(trainsOfEurope.view(state, viewer).public.contracts).toEqual(state.public.contracts);
  }
});

test('[TOE-CRED-1] [EX-TOE-40] nothing is credited before a locomotive is assigned and a partial route is held', () => {
  expect(net('night-owl', { vehicles: ['anise'] }, [])).toBe(-60_000);
  expect(net('night-owl', {}, OWL)).toBe(-60_000);
  expect(net('night-owl', { vehicles: ['marjoram', 'marjoram'] }, OWL)).toBe(-60_000);
  expect(net('night-owl', { vehicles: ['anise'] }, ['larch-maple'])).toBe(-60_000); // a section, not a complete route
  expect(net('night-owl', { vehicles: ['anise'] }, ['hazel-larch'])).toBe(10_000 + 20_000 - 60_000);
});

test('[TOE-CRED-2] [EX-TOE-42] a route is held by any path, detours included', () => {
  const detour = ['larch-maple', 'maple-oak'];
  expect(net('night-owl', { vehicles: ['anise'] }, detour)).toBe(20_000 + 20_000 - 60_000);
  expect(net('night-owl', { vehicles: ['anise'] }, ['larch-oak'])).toBe(20_000 + 20_000 - 60_000);
});

test('[TOE-CRED-2] licences of others do not count', () => {
  const state = scene({
    companies: [
      { sections: ['larch-maple'], contracts: { 'night-owl': { vehicles: ['anise'] } } },
      { sections: ['maple-oak'] },
      {},
    ],
  });
  expect(profit(state, 0)).toBe(-60_000);
});

test('[TOE-CRED-3] [EX-TOE-41] every held route earns its own amount, in any order', () => {
  expect(net('night-owl', { vehicles: ['anise'] }, ['larch-oak'])).toBe(20_000 + 20_000 - 60_000);
  expect(net('night-owl', { vehicles: ['anise'] }, OWL)).toBe(30_000 + 20_000 - 60_000);
});

test('[TOE-CRED-4] every assigned required locomotive earns the vehicle amount', () => {
  const routes = ['oak-pine', 'larch-maple', 'maple-oak'];
  expect(net('two-in-front', { vehicles: ['anise'] }, routes)).toBe(20_000 + 20_000 - 70_000);
  expect(net('two-in-front', { vehicles: ['anise', 'anise'] }, routes)).toBe(20_000 + 40_000 - 70_000);
});

test('[TOE-CRED-5] [EX-TOE-43] wagons earn as far as the locomotives can pull them', () => {
  const routes = ['oak-pine', 'larch-maple', 'maple-oak', 'pine-rowan'];
  const wagons = ['oregano', 'oregano', 'oregano', 'oregano'];
  // anise pulls three: one wagon is not credited, and without the second locomotive the contract is not complete.
  const one = company({ sections: routes, contracts: { 'two-in-front': { vehicles: ['anise', ...wagons] } } });
  expect(profit(one, 0)).toBe(40_000 + 20_000 + 3 * 20_000 - 70_000);
  const two = company({ sections: routes, contracts: { 'two-in-front': { vehicles: ['anise', 'anise', ...wagons] } } });
  expect(profit(two, 0)).toBe(40_000 + 40_000 + 4 * 20_000 - 70_000);
  expect(auditOf(one, 0).contracts[0]).toMatchObject({ wagons: 4, pulled: 3 });
});

test('[TOE-CRED-5] [EX-TOE-43] a train too heavy for its locomotive is not complete', () => {
  const board = variantOf('weak-grove', (content) => ({
    vehicles: content.vehicles.map((model) => (model.id === 'chive' ? { ...model, pull: 1 } : model)),
  }));
  const contracts = { 'tank-south': { vehicles: ['chive', 'oregano', 'oregano'] } };
  const bought = (on: string) =>
    play(
      scene({ board: on, companies: [{ cash: 60_000, contracts }, {}, {}] }),
      ...by(0, { do: 'call', phase: 'on-site-meeting' }, { do: 'licence', section: 'larch-oak' }),
    );
  expect(held(bought('grove'), 0, 'tank-south')!.complete).toBe(true);
  expect(held(bought(board), 0, 'tank-south')!.complete).toBe(false);
  expect(profit(bought(board), 0)).toBe(20_000 + 2 * 20_000);
});

test('[TOE-CRED-6] [EX-TOE-49] only the vehicles shown, in number and category', () => {
  const state = scene({
    companies: [{ idle: ['anise', 'basil', 'mint', 'mint', 'nettle', 'sage'], contracts: { 'night-owl': {} } }, {}, {}],
  });
  const window = play(state, ...by(0, { do: 'call', phase: 'railroad-fair' }));
  const full = play(
    window,
    ...by(
      0,
      { do: 'assign', model: 'mint', contract: 'night-owl' },
      { do: 'assign', model: 'mint', contract: 'night-owl' },
    ),
  );
  expect(refusal(full, { by: 0, do: 'assign', model: 'nettle', contract: 'night-owl' })).toMatchObject({
    code: 'trains-of-europe/no-place',
    rule: 'TOE-CRED-6',
    detail: { places: 2 },
  });
  expect(refusal(full, { by: 0, do: 'assign', model: 'sage', contract: 'night-owl' })).toMatchObject({
    code: 'trains-of-europe/wrong-category',
    rule: 'TOE-CRED-6',
    detail: { category: 'closed' },
  });
});

test('[TOE-CRED-7] [EX-TOE-45] speed and sleeper marks are irrelevant to everything but the additional condition', () => {
  expect(net('night-owl', { vehicles: ['anise', 'marjoram', 'mint'] }, OWL)).toBe(30_000 + 60_000 - 60_000);
});

test('[TOE-CRED-8] [EX-TOE-45] sleepers: every assigned wagon, locomotives exempt, and only with everything else', () => {
  const credit = (vehicles: readonly string[], sections: readonly string[]) =>
    auditOf(company({ sections, contracts: { 'night-owl': { vehicles } } }), 0).contracts[0]!;
  expect(credit(['anise', 'nettle', 'nettle'], OWL)).toMatchObject({ extraIncome: 20_000, net: 50_000 });
  expect(credit(['anise', 'nettle', 'mint'], OWL)).toMatchObject({ extraIncome: 0, net: 30_000 });
  expect(credit(['anise', 'nettle'], OWL)).toMatchObject({ extraIncome: 0, net: 10_000 });
  expect(credit(['anise', 'nettle', 'nettle'], ['hazel-larch'])).toMatchObject({ extraIncome: 0, net: 10_000 });
});

test('[TOE-CRED-8] [EX-TOE-46] speed: every assigned vehicle, the locomotive too', () => {
  const sections = ['cedar-elm', 'elm-fir', 'fir-hazel'];
  const extra = (vehicles: readonly string[]): number =>
    auditOf(company({ sections, contracts: { 'grand-tour': { vehicles } } }), 0).contracts[0]!.extraIncome;
  const set = (vehicles: readonly string[]): number =>
    auditOf(company({ sections, contracts: { 'fast-set': { vehicles } } }), 0).contracts[0]!.extraIncome;
  expect(set(['fennel', 'fennel', 'iris', 'iris'])).toBe(60_000);
  expect(extra(['anise', 'laurel', 'mint', 'mint'])).toBe(0); // routes are missing
  const whole = [...sections, 'ash-beech', 'beech-cedar', 'hazel-larch', 'ash-willow'];
  const tour = (vehicles: readonly string[]): number =>
    auditOf(company({ sections: whole, contracts: { 'bulk-west': { vehicles } } }), 0).contracts[0]!.extraIncome;
  expect(tour(['dill', 'thyme', 'thyme'])).toBe(20_000);
  expect(tour(['dill', 'thyme', 'tansy'])).toBe(0); // a wagon too slow
  expect(tour(['chive', 'thyme', 'thyme'])).toBe(0); // the locomotive too slow
});

test('[TOE-CRED-9] a new partial route is credited at once, for all contracts concerned', () => {
  const contracts = { 'plain-coach': { vehicles: ['anise'] }, 'seat-north': { vehicles: ['basil'] } };
  const state = scene({ companies: [{ cash: 100_000, contracts }, {}, {}] });
  const meeting = play(state, ...by(0, { do: 'call', phase: 'on-site-meeting' }));
  expect(profit(meeting, 0)).toBe(-20_000);
  expect(profit(play(meeting, ...by(0, { do: 'licence', section: 'ash-beech' })), 0)).toBe(40_000);
});

test('[TOE-CRED-10] [EX-TOE-47] without its only locomotive a contract falls back to tax and chips', () => {
  const contracts = { 'night-owl': { vehicles: ['anise', 'mint'], chips: 1 } };
  const state = scene({ companies: [{ sections: OWL, contracts }, {}, {}] });
  expect(profit(state, 0)).toBe(30_000 + 40_000 - 60_000 + 10_000);
  const after = play(
    state,
    ...by(
      0,
      { do: 'call', phase: 'railroad-fair' },
      { do: 'unassign', model: 'anise', contract: 'night-owl' },
      { do: 'done' },
    ),
  );
  expect(profit(after, 0)).toBe(-60_000 + 10_000);
});

test('[TOE-CRED-10] a licence lost would lower the income', () => {
  const contracts = { 'night-owl': { vehicles: ['anise'] } };
  const with_ = company({ sections: ['hazel-larch', 'larch-oak'], contracts });
  const without = company({ sections: ['hazel-larch'], contracts });
  expect(profit(with_, 0) - profit(without, 0)).toBe(20_000);
});

test('[TOE-CRED-11] [EX-TOE-45] completion: vehicles discarded, card turned over, its profit for the rest of the game', () => {
  const contracts = { 'night-owl': { vehicles: ['anise', 'nettle', 'mint'], chips: 1 } };
  const state = scene({ companies: [{ sections: OWL, contracts, idle: ['nettle'] }, {}, {}] });
  expect(profit(state, 0)).toBe(40_000);
  const window = play(state, ...by(0, { do: 'call', phase: 'railroad-fair' }));
  const after = play(
    window,
    ...by(
      0,
      { do: 'unassign', model: 'mint', contract: 'night-owl' },
      { do: 'assign', model: 'nettle', contract: 'night-owl' },
      { do: 'done' },
    ),
  );
  expect(held(after, 0, 'night-owl')).toMatchObject({ complete: true, vehicles: [], chips: 1 });
  expect(discarded(after).sort()).toEqual(['anise', 'nettle', 'nettle']);
  expect(profit(after, 0)).toBe(50_000 + 10_000);
  expect(idleOf(after, 0)).toEqual(['mint']);
});

test('[TOE-CRED-11] a completed contract takes no vehicles any more', () => {
  const contracts = { 'night-owl': { complete: true }, 'plain-coach': { vehicles: ['anise'] } };
  const state = scene({ companies: [{ sections: OWL, contracts, idle: ['nettle'] }, {}, {}] });
  const window = play(state, ...by(0, { do: 'call', phase: 'railroad-fair' }));
  const assign = { by: 0, do: 'assign', model: 'nettle', contract: 'night-owl' } as const;
  expect(refusal(window, assign)).toMatchObject({ code: 'trains-of-europe/contract-complete', rule: 'TOE-CRED-11' });
});

test('[TOE-CRED-12] [EX-TOE-48] the last missing route completes the contract in the On-site Meeting', () => {
  const contracts = { 'night-owl': { vehicles: ['anise', 'nettle', 'nettle'] } };
  const state = scene({ companies: [{ cash: 60_000, sections: ['larch-oak'], contracts }, {}, {}] });
  const after = play(
    state,
    ...by(0, { do: 'call', phase: 'on-site-meeting' }, { do: 'licence', section: 'hazel-larch' }),
  );
  expect(held(after, 0, 'night-owl')!.complete).toBe(true);
  expect(discarded(after).sort()).toEqual(['anise', 'nettle', 'nettle']);
  expect(after.public.stage).toEqual({ kind: 'on-site-meeting', seat: 0, used: 1 });
});

test('[TOE-CRED-12] within the assignment window a contract that is complete only in between is not completed', () => {
  const contracts = { 'night-owl': { vehicles: ['anise', 'nettle'] } };
  const state = scene({ companies: [{ sections: OWL, contracts, idle: ['nettle'] }, {}, {}] });
  const between = play(
    state,
    ...by(0, { do: 'call', phase: 'railroad-fair' }, { do: 'assign', model: 'nettle', contract: 'night-owl' }),
  );
  expect(held(between, 0, 'night-owl')).toMatchObject({ complete: false });
  const after = play(between, ...by(0, { do: 'unassign', model: 'nettle', contract: 'night-owl' }, { do: 'done' }));
  expect(held(after, 0, 'night-owl')!.complete).toBe(false);
});

test('[TOE-CRED-12] a contract without additional condition is complete with routes and vehicles', () => {
  const state = scene({
    companies: [{ cash: 20_000, contracts: { 'plain-coach': { vehicles: ['anise', 'marjoram'] } } }, {}, {}],
  });
  const after = play(
    state,
    ...by(0, { do: 'call', phase: 'on-site-meeting' }, { do: 'licence', section: 'ash-beech' }),
  );
  expect(held(after, 0, 'plain-coach')!.complete).toBe(true);
  expect(profit(after, 0)).toBe(30_000);
});

test('[TOE-CRED-13] a completed contract keeps its income: the sections it uses are not for sale', () => {
  const contracts = { 'plain-coach': { complete: true } };
  const state = play(
    scene({ companies: [{ sections: ['ash-beech', 'elm-fir'], contracts }, {}, {}] }),
    ...by(0, { do: 'call', phase: 'auction-house' }),
  );
  const offer = (...sections: string[]) => ({ by: 0, do: 'offer', vehicles: [], sections }) as const;
  expect(refusal(state, offer('ash-beech'))).toMatchObject({
    code: 'trains-of-europe/section-in-use',
    rule: 'TOE-AUC-11',
    at: 'ash-beech',
  });
  expect(refusal(state, offer('elm-fir'))).toBeUndefined();
});

test('[TOE-MONEY-6] profit is derived: the same whatever led to it', () => {
  const contracts = { 'night-owl': { vehicles: ['anise', 'mint'] } };
  const laid = company({ cash: 0, sections: OWL, contracts });
  let bought = scene({ companies: [{ cash: 60_000, contracts }, {}, {}] });
  bought = play(
    bought,
    ...by(0, { do: 'call', phase: 'on-site-meeting' }, ...OWL.map((section) => ({ do: 'licence', section }) as const)),
  );
  expect(profit(bought, 0)).toBe(profit(laid, 0));
  expect(asksFor(toYearEnd(bought))).toEqual([]);
});
