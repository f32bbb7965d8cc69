// Vehicles and their assignment (TOE-VEH).

import { expect, test } from 'vitest';
import { CATEGORIES, contentById, DEFAULT_CONTENT, PHASES, trainsOfEurope } from '../src/index.ts';
import {
  asksFor,
  by,
  chance,
  held,
  idleOf,
  legalFor,
  play,
  profit,
  refusal,
  scene,
  type CompanySketch,
} from './support/scene.ts';

const europe = contentById(DEFAULT_CONTENT)!;

/** The first company in the window after a Railroad Fair at which it could buy nothing. */
const atWindow = (first: CompanySketch, ...others: CompanySketch[]) =>
  play(
    scene({ companies: [first, ...(others.length > 0 ? others : [{}, {}])] }),
    ...by(0, { do: 'call', phase: 'railroad-fair' }),
  );

test('[TOE-VEH-1] locomotives have pulling power, wagons have none; all have price and speed', () => {
  for (const { kind, price, speed, pull, copies } of europe.content.vehicles) {
    expect(kind === 'loco' ? (pull ?? 0) > 0 : pull === undefined).toBe(true);
    expect(price >= 20_000 && speed >= 1 && speed <= 4 && copies > 0).toBe(true);
  }
});

test('[TOE-VEH-2] three categories of power units and six of wagons', () => {
  expect(CATEGORIES).toEqual(['eloco', 'dloco', 'epower', 'econtrol', 'pax1', 'pax2', 'tank', 'closed', 'open']);
  expect(new Set(europe.content.vehicles.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  expect(
    europe.content.vehicles.every(
      ({ kind, category }) => (kind === 'loco') === ['eloco', 'dloco', 'epower'].includes(category),
    ),
  ).toBe(true);
});

test('[TOE-VEH-3] a demanded speed class is met by that class and by faster ones', () => {
  const speeds = [1, 2, 3, 4].map((speed) => europe.content.vehicles.some((model) => model.speed === speed));
  expect(speeds).toEqual([true, true, true, true]);
  // bulk-west asks for class 2: dill 2 and thyme 2 fulfil it.
  const sections = ['ash-beech', 'beech-cedar', 'cedar-elm', 'elm-fir'];
  const contracts = { 'bulk-west': { vehicles: ['dill', 'thyme', 'thyme'] } };
  const state = scene({ companies: [{ cash: 40_000, sections, contracts }, {}, {}] });
  const after = play(
    state,
    ...by(0, { do: 'call', phase: 'on-site-meeting' }, { do: 'licence', section: 'fir-hazel' }),
  );
  expect(held(after, 0, 'bulk-west')!.complete).toBe(true);
});

test('[TOE-VEH-4] [EX-TOE-44] two locomotives must be of one model', () => {
  const state = atWindow({ idle: ['anise', 'anise', 'basil'], contracts: { 'two-in-front': {} } });
  const one = play(state, ...by(0, { do: 'assign', model: 'anise', contract: 'two-in-front' }));
  expect(refusal(one, { by: 0, do: 'assign', model: 'basil', contract: 'two-in-front' })).toMatchObject({
    code: 'trains-of-europe/not-identical',
    rule: 'TOE-VEH-4',
    at: 'two-in-front',
    detail: { model: 'anise' },
  });
  expect(refusal(one, { by: 0, do: 'assign', model: 'anise', contract: 'two-in-front' })).toBeUndefined();
});

test('[TOE-VEH-4] changing the model means taking the first locomotive off', () => {
  const state = atWindow({ idle: ['basil'], contracts: { 'two-in-front': { vehicles: ['anise'] } } });
  const assign = { do: 'assign', model: 'basil', contract: 'two-in-front' } as const;
  expect(refusal(state, { by: 0, ...assign })).toMatchObject({ code: 'trains-of-europe/not-identical' });
  const after = play(state, ...by(0, { do: 'unassign', model: 'anise', contract: 'two-in-front' }, assign));
  expect(idleOf(after, 0)).toEqual(['anise']);
});

test('[TOE-VEH-4] [EX-TOE-27] the pulling power of two locomotives is added: 3 + 3 pull all four wagons', () => {
  const sections = ['larch-oak', 'oak-pine', 'pine-rowan'];
  const wagons = ['oregano', 'oregano', 'parsley', 'parsley'];
  const train = (locos: string[]) =>
    profit(
      scene({ companies: [{ sections, contracts: { 'two-in-front': { vehicles: [...locos, ...wagons] } } }, {}, {}] }),
      0,
    );
  expect(train(['anise'])).toBe(40_000 + (1 + 3) * 20_000 - 70_000);
  expect(train(['anise', 'anise'])).toBe(40_000 + (2 + 4) * 20_000 - 70_000);
});

test('[TOE-VEH-5] [EX-TOE-44] power cars and control cars of different models may be mixed', () => {
  const state = atWindow({ idle: ['fennel', 'ginger', 'iris', 'jasmine'], contracts: { 'fast-set': {} } });
  const all = (['fennel', 'ginger', 'iris', 'jasmine'] as const).map(
    (model) => ({ do: 'assign', model, contract: 'fast-set' }) as const,
  );
  expect(held(play(state, ...by(0, ...all)), 0, 'fast-set')!.vehicles).toHaveLength(4);
});

test('[TOE-VEH-6] vehicles are assigned in the Railroad Fair and the Auction House, in no other phase', () => {
  const companies = [{ cash: 100_000, idle: ['anise', 'mint'], contracts: { 'night-owl': {} } }, {}, {}];
  const assign = { by: 0, do: 'assign', model: 'mint', contract: 'night-owl' } as const;
  for (const phase of PHASES) {
    let state = play(scene({ companies, display: { 'first-class': 0 } }), ...by(0, { do: 'call', phase }));
    if (phase === 'government-aid')
      state = play(state, chance({ do: 'aid', locos: ['anise', 'chive'], wagons: ['mint', 'sage', 'iris'] }));
    if (phase === 'railroad-fair') state = play(state, ...by(0, { do: 'done' }));
    if (phase === 'auction-house') state = play(state, ...by(0, { do: 'offer', vehicles: ['mint'], sections: [] }));
    const windows = ['railroad-fair', 'auction-house'].includes(phase);
    if (windows) expect(refusal(state, assign)).toBeUndefined();
    else if (phase === 'development-bonus')
      expect(refusal(state, assign)).toMatchObject({ code: 'trains-of-europe/not-your-turn' });
    else expect(refusal(state, assign)).toMatchObject({ code: 'trains-of-europe/wrong-step', rule: 'TOE-VEH-6' });
  }
});

test('[TOE-VEH-6] during purchases nobody assigns yet', () => {
  const companies = [{ cash: 100_000, idle: ['mint'], contracts: { 'night-owl': {} } }, {}, {}];
  const state = play(scene({ companies }), ...by(0, { do: 'call', phase: 'railroad-fair' }));
  expect(refusal(state, { by: 0, do: 'assign', model: 'mint', contract: 'night-owl' })).toMatchObject({
    rule: 'TOE-VEH-6',
  });
});

test('[TOE-VEH-7] a vehicle is assigned to one contract at most, and only to an own one', () => {
  const state = atWindow(
    { idle: ['mint'], contracts: { 'night-owl': {}, 'plain-coach': {} } },
    { contracts: { 'seat-north': {} } },
    {},
  );
  const once = play(state, ...by(0, { do: 'assign', model: 'mint', contract: 'night-owl' }));
  expect(refusal(once, { by: 0, do: 'assign', model: 'mint', contract: 'plain-coach' })).toMatchObject({
    code: 'trains-of-europe/no-such-vehicle',
    rule: 'TOE-VEH-7',
  });
  expect(refusal(state, { by: 0, do: 'assign', model: 'mint', contract: 'seat-north' })).toMatchObject({
    code: 'trains-of-europe/not-your-contract',
    rule: 'TOE-VEH-7',
  });
  expect(refusal(once, { by: 0, do: 'unassign', model: 'nettle', contract: 'night-owl' })).toMatchObject({
    code: 'trains-of-europe/not-assigned',
    rule: 'TOE-VEH-7',
  });
});

test('[TOE-VEH-8] vehicles may be assigned before a route exists, and wagons before a locomotive; they earn nothing yet', () => {
  const state = atWindow({ idle: ['mint', 'mint'], contracts: { 'night-owl': {} } });
  const assign = { do: 'assign', model: 'mint', contract: 'night-owl' } as const;
  const after = play(state, ...by(0, assign, assign, { do: 'done' }));
  expect(held(after, 0, 'night-owl')!.vehicles).toHaveLength(2);
  expect(profit(after, 0)).toBe(-60_000);
});

test('[TOE-VEH-9] unassigned vehicles lie open in front of their owner', () => {
  const state = scene({ companies: [{ idle: ['anise', 'mint'] }, {}, {}] });
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(trainsOfEurope.view(state, viewer).companies[0]!.idle).toEqual(state.secret.idle[0]);
  }
});

test('[TOE-FAIR-4] the window belongs to all at once; who could change nothing is not asked', () => {
  const state = atWindow(
    { idle: ['mint'], contracts: { 'night-owl': {} } },
    { contracts: { 'plain-coach': { vehicles: ['anise'] } } },
    { idle: ['sage'], contracts: { 'tank-west': {} } },
  );
  expect(asksFor(state)).toEqual([0, 1]);
  const second = play(state, ...by(1, { do: 'done' }));
  expect(asksFor(second)).toEqual([0]);
  const interleaved = play(second, ...by(0, { do: 'assign', model: 'mint', contract: 'night-owl' }, { do: 'done' }));
  expect(interleaved.public.stage.kind).toBe('call');
});

test('[TOE-FAIR-4] in a window every step is offered singly, with `done` always among them', () => {
  const state = atWindow({
    idle: ['anise', 'basil', 'mint', 'mint'],
    contracts: { 'night-owl': { vehicles: ['nettle'] }, 'plain-coach': {} },
  });
  expect(legalFor(state, 0)).toEqual([
    { do: 'assign', model: 'anise', contract: 'night-owl' },
    { do: 'assign', model: 'basil', contract: 'night-owl' },
    { do: 'assign', model: 'mint', contract: 'night-owl' },
    { do: 'unassign', model: 'nettle', contract: 'night-owl' },
    { do: 'assign', model: 'anise', contract: 'plain-coach' },
    { do: 'assign', model: 'basil', contract: 'plain-coach' },
    { do: 'assign', model: 'mint', contract: 'plain-coach' },
    { do: 'done' },
  ]);
});
