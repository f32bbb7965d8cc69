// Components and setup: what is on the table before the first call (TOE-COMP, TOE-SETUP, TOE-2P).

import { fastRng } from '@branchline/core';
import { expect, test } from 'vitest';
import {
  contentById,
  contentOf,
  DEFAULT_CONTENT,
  PHASES,
  trainsOfEurope,
  type Outcome,
  type State,
} from '../src/index.ts';
import { displayDraws } from '../src/display.ts';
import { lostPieces } from './support/books.ts';
import {
  chance,
  configOf,
  groveIndex,
  idleOf,
  legalFor,
  play,
  profit,
  refusal,
  scene,
  variantOf,
} from './support/scene.ts';

const europe = contentById(DEFAULT_CONTENT)!;

type Setup = Extract<Outcome, { do: 'setup' }>;

/** The table after the first Chairperson is known, and a setup drawn for it. */
function begun(seats: number, options = {}, board = DEFAULT_CONTENT, seed = 1): { state: State; setup: Setup } {
  const config = configOf({ seats, board, options });
  const state = play(trainsOfEurope.setup(config), chance({ do: 'start-player', seat: 0 }));
  return { state, setup: trainsOfEurope.draw(state, fastRng(seed)) as Setup };
}

const laidOut = (seats: number, options = {}, seed = 1): State => {
  const { state, setup } = begun(seats, options, DEFAULT_CONTENT, seed);
  return play(state, chance(setup));
};

const most = (models: readonly string[]): number =>
  Math.max(...models.map((model) => models.filter((other) => other === model).length));

test('[TOE-COMP-1] the board is a map of cities joined by sections, and nothing unknown can be bought on it', () => {
  const cities = new Set(europe.content.map.cities.map(({ id }) => id));
  expect(europe.content.map.sections.every(({ a, b }) => cities.has(a) && cities.has(b) && a !== b)).toBe(true);
  const state = play(laidOut(2), { by: 0, do: 'call', phase: 'on-site-meeting' });
  expect(refusal(state, { by: 0, do: 'licence', section: 'nowhere' })).toMatchObject({
    code: 'trains-of-europe/unknown-section',
    at: 'nowhere',
  });
});

test('[TOE-COMP-2] two to four players, nobody else', () => {
  for (const seats of [2, 3, 4]) expect(trainsOfEurope.configure({ seats }).ok).toBe(true);
  for (const seats of [0, 1, 5, 2.5]) {
    expect(trainsOfEurope.configure({ seats })).toMatchObject({
      ok: false,
      error: { code: 'bad-seats', field: 'seats' },
    });
  }
});

test('[TOE-COMP-3] every colour has 48 sticks', () => {
  expect(laidOut(4).public.sticks).toEqual([48, 48, 48, 48]);
});

test('[TOE-COMP-4] there are six phases to call', () => {
  expect(PHASES).toHaveLength(6);
  expect(legalFor(laidOut(3), 0)).toEqual(PHASES.map((phase) => ({ do: 'call', phase })));
});

test('[TOE-COMP-5] the notes are worth EUR 4,760,000, starting cash included', () => {
  const { secret } = laidOut(4);
  expect(32 * 10_000 + 32 * 20_000 + 16 * 50_000 + 10 * 100_000 + 10 * 200_000).toBe(4_760_000);
  expect(secret.bank).toBe(4_760_000 - 4 * 100_000);
});

test('[TOE-COMP-6] a chip is worth 10k a year', () => {
  const chips = (count: number): number =>
    profit(scene({ companies: [{ contracts: { 'night-owl': { chips: count } } }, {}, {}] }), 0);
  expect([chips(1) - chips(0), chips(2) - chips(0)]).toEqual([10_000, 20_000]);
  expect(europe.amounts.chip).toBe(10_000);
});

test('[TOE-COMP-7] 74 contracts: 8 for the launch, 66 others', () => {
  expect([europe.launchContracts.length, europe.regularContracts.length]).toEqual([8, 66]);
});

test('[TOE-COMP-8] 120 vehicles: 38 locomotives and 82 wagons in separate supplies', () => {
  const { supplyLocos, supplyWagons } = trainsOfEurope.setup(configOf({ seats: 4 })).public;
  expect([supplyLocos, supplyWagons]).toEqual([38, 82]);
});

test('[TOE-COMP-9] every amount of the content is a multiple of 10k', () => {
  const amounts: number[] = [];
  const note = (value: unknown): void => {
    if (typeof value === 'number' && value >= 1000) amounts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(note);
  };
  note([europe.content.vehicles.map(({ price }) => price), europe.content.contracts, europe.content.config]);
  expect(amounts.length).toBeGreaterThan(300);
  expect(amounts.filter((amount) => amount % 10_000 !== 0)).toEqual([]);
});

test('[TOE-SETUP-1] five regular contracts are revealed, the others form the pile', () => {
  const { public: open } = laidOut(3);
  expect(open.display.map(({ chips }) => chips)).toEqual([0, 0, 0, 0, 0]);
  expect(open.pile).toHaveLength(61);
  const { state, setup } = begun(3);
  expect(refusal(state, chance({ ...setup, contracts: setup.contracts.slice(1) }))).toMatchObject({
    rule: 'TOE-SETUP-1',
  });
  const launch = europe.contracts[europe.launchContracts[0]!]!.id;
  expect(refusal(state, chance({ ...setup, contracts: [launch, ...setup.contracts.slice(1)] }))).toMatchObject({
    rule: 'TOE-SETUP-1',
  });
});

test('[TOE-SETUP-2] [TOE-2P-3] five locomotives and five wagons are shown, four of each to two players', () => {
  for (const [seats, shown] of [
    [2, 4],
    [3, 5],
    [4, 5],
  ] as const) {
    const { public: open } = laidOut(seats);
    expect([open.locos.length, open.wagons.length]).toEqual([shown, shown]);
  }
});

test('[TOE-SETUP-3] never more than two identical vehicles on display', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { setup } = begun(4, {}, 'grove', seed);
    expect(Math.max(most(setup.locos), most(setup.wagons))).toBeLessThanOrEqual(2);
  }
  const { state, setup } = begun(4, {}, 'grove');
  const three = chance({ ...setup, locos: ['anise', 'anise', 'anise', 'basil', 'chive'] });
  const refused = { code: 'trains-of-europe/impossible-draw', rule: 'TOE-SETUP-3' };
  expect(refusal(state, three)).toMatchObject({ ...refused, at: 'locos' });
  const [wagon] = setup.wagons;
  const alike = chance({ ...setup, wagons: setup.wagons.map(() => wagon!) });
  expect(refusal(state, alike)).toMatchObject({ ...refused, at: 'wagons' });
});

test('[TOE-SETUP-4] everybody starts with EUR 100,000, a locomotive and two wagons, unassigned', () => {
  const state = laidOut(4);
  expect(state.secret.cash).toEqual([100_000, 100_000, 100_000, 100_000]);
  for (let seat = 0; seat < 4; seat++) {
    expect([state.public.idleLocos[seat], state.public.idleWagons[seat]]).toEqual([1, 2]);
    expect(idleOf(state, seat)).toHaveLength(3);
  }
  const { state: before, setup } = begun(2, {}, 'grove');
  const wagonFirst = setup.hands.map(() => ({ loco: 'sage', wagons: ['sage', 'mint'] }));
  expect(refusal(before, chance({ ...setup, hands: wagonFirst }))).toMatchObject({ rule: 'TOE-SETUP-4' });
});

test('[TOE-SETUP-5] tokens start at a profit of 0', () => {
  const state = laidOut(4);
  expect([0, 1, 2, 3].map((seat) => profit(state, seat))).toEqual([0, 0, 0, 0]);
});

test('[TOE-SETUP-6] the first Chairperson is drawn at random, or is the host, or the oldest', () => {
  const drawn = (options: object, agreed?: object): Set<number> => {
    const state = trainsOfEurope.setup(configOf({ seats: 3, options, agreed } as never));
    return new Set(
      Array.from({ length: 60 }, (_, seed) => (trainsOfEurope.draw(state, fastRng(seed)) as { seat: number }).seat),
    );
  };
  expect(drawn({})).toEqual(new Set([0, 1, 2]));
  expect(drawn({ startPlayer: 'host' })).toEqual(new Set([0]));
  expect(drawn({ startPlayer: 'oldest' }, { start: 2 })).toEqual(new Set([2]));
  expect(drawn({ startPlayer: 'oldest' })).toEqual(new Set([0, 1, 2])); // nobody has said who that is
  const host = trainsOfEurope.setup(configOf({ seats: 3, options: { startPlayer: 'host' } }));
  expect(refusal(host, chance({ do: 'start-player', seat: 1 }))).toMatchObject({ rule: 'TOE-SETUP-6' });
  expect(refusal(host, chance({ do: 'start-player', seat: 0 }))).toBeUndefined();
});

test('[TOE-SETUP-7] everybody draws one launch contract, active from the start; the rest leaves the game', () => {
  const { public: open } = laidOut(4);
  const launch = open.contracts.map((contracts) => contracts.map(({ contract }) => contract));
  expect(launch.map((own) => own.length)).toEqual([1, 1, 1, 1]);
  expect(new Set(launch.flat()).size).toBe(4);
  expect(launch.flat().every((no) => europe.launchContracts.includes(no))).toBe(true);
  expect(open.contracts.flat().every(({ complete }) => !complete)).toBe(true);
  const { state, setup } = begun(3);
  const twice = [setup.launch[0]!, setup.launch[0]!, setup.launch[2]!];
  expect(refusal(state, chance({ ...setup, launch: twice }))).toMatchObject({ rule: 'TOE-SETUP-7' });
});

test('[TOE-SETUP-8] one seed, one setup: displays before hands, nothing lost', () => {
  expect(begun(4, {}, DEFAULT_CONTENT, 5).setup).toEqual(begun(4, {}, DEFAULT_CONTENT, 5).setup);
  expect(begun(4, {}, DEFAULT_CONTENT, 5).setup).not.toEqual(begun(4, {}, DEFAULT_CONTENT, 6).setup);
  for (let seed = 0; seed < 50; seed++) expect(lostPieces(laidOut(4, {}, seed))).toBeUndefined();
  // What hands take is not there for another hand: three hands with four copies of one wagon would need two more.
  const { state, setup } = begun(3, {}, 'grove');
  const greedy = setup.hands.map(({ loco }) => ({ loco, wagons: ['jasmine', 'jasmine'] }));
  expect(refusal(state, chance({ ...setup, hands: greedy }))).toMatchObject({ rule: 'TOE-SETUP-4' });
  expect(refusal(state, chance({ do: 'refill', contracts: [], locos: [], wagons: [] }))).toMatchObject({
    rule: 'TOE-SETUP-8',
  });
});

test('[TOE-SETUP-9] the target is agreed before the game: three or more', () => {
  expect(configOf({ seats: 2 }).options.target).toBe(3);
  expect(configOf({ seats: 2, options: { target: 6 } }).options.target).toBe(6);
  for (const target of [2, 0, 3.5, '4']) {
    const answer = trainsOfEurope.configure({ seats: 2, options: { target } });
    expect(answer).toMatchObject({ ok: false, error: { code: 'bad-option', field: 'target', value: target } });
  }
});

test('[TOE-SETUP-10] who manages the bank makes no difference: amounts move between cash and bank alone', () => {
  const state = laidOut(3);
  const after = play(state, { by: 0, do: 'call', phase: 'development-bonus' });
  expect(after.secret.bank + after.secret.cash.reduce((sum, cash) => sum + cash, 0)).toBe(4_760_000);
  expect(Object.keys(after.public)).not.toContain('manager');
});

test('[TOE-2P-2] two players get launch contracts close to each other, unless they agree otherwise', () => {
  // Only unit-west (cedar, fir) and seat-north (ash, beech, cedar) among these touch; bulk-far is five segments away.
  const board = variantOf('two-groves', (content) => ({
    contracts: content.contracts.filter(
      ({ id, launch }) => !launch || ['seat-north', 'unit-west', 'bulk-far'].includes(id),
    ),
  }));
  const launched = (options: object): Set<string> =>
    new Set(Array.from({ length: 60 }, (_, seed) => begun(2, options, board, seed).setup.launch.toSorted().join(' ')));
  expect(launched({})).toEqual(new Set(['seat-north unit-west']));
  expect(launched({ launch2p: 'random' })).toEqual(
    new Set(['bulk-far seat-north', 'bulk-far unit-west', 'seat-north unit-west']),
  );
  const { state, setup } = begun(2, {}, board);
  const apart = chance({ ...setup, launch: ['bulk-far', 'seat-north'] });
  expect(refusal(state, apart)).toMatchObject({ code: 'trains-of-europe/impossible-draw', rule: 'TOE-2P-2' });
});

test('[TOE-2P-2] where no near pair exists any pair is allowed', () => {
  const board = variantOf('lonely-groves', (content) => ({
    contracts: content.contracts.filter(({ id, launch }) => !launch || ['seat-north', 'bulk-far'].includes(id)),
  }));
  expect(begun(2, {}, board).setup.launch.toSorted()).toEqual(['bulk-far', 'seat-north']);
});

test('[TOE-2P-2] launch contracts chosen by agreement are stated by the setup and read back from it', () => {
  const spec = { seats: 2, board: 'grove', options: { launch2p: 'choose' } };
  const config = configOf({ ...spec, agreed: { launch: ['bulk-far', 'seat-north'] } });
  const state = play(trainsOfEurope.setup(config), chance({ do: 'start-player', seat: 1 }));
  const setup = trainsOfEurope.draw(state, fastRng(3)) as Setup;
  expect(setup.launch).toEqual(['bulk-far', 'seat-north']);
  expect(refusal(state, chance({ ...setup, launch: ['seat-north', 'bulk-far'] }))).toMatchObject({ rule: 'TOE-2P-2' });
  const agreed = trainsOfEurope.agreedIn([
    { by: 'chance', do: 'start-player', seat: 1 },
    { by: 'chance', ...setup },
  ]);
  expect(configOf({ ...spec, agreed })).toEqual(config);
  const launchContracts = contentOf(config)
    .content.contracts.filter(({ launch }) => launch)
    .map(({ id }) => id);
  const bad = trainsOfEurope.configure({ ...spec, agreed: { launch: ['night-owl', 'seat-north'] } });
  expect(bad).toMatchObject({
    ok: false,
    error: { code: 'bad-launch', field: 'agreed.launch', allowed: launchContracts },
  });
});

test('[TOE-2P-3] a table begun by three shows four and four once two remain', () => {
  const { public: open } = laidOut(3);
  expect(displayDraws(europe, open).locos.count).toBe(5);
  expect(displayDraws(europe, { ...open, left: [false, true, false] }).wagons.count).toBe(4);
});

test('[TOE-COMP-1] the index of a content keeps its order and its numbers', () => {
  expect(groveIndex.sections.map(({ id }) => id)).toEqual(groveIndex.content.map.sections.map(({ id }) => id));
  expect(contentOf(configOf({ seats: 2, board: 'grove' }))).toBe(groveIndex);
});
