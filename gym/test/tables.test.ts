// The gym says what the rules say: the mask is what is legal, rows are made from views alone, and seeds bring the same games.

import { expect, test } from 'vitest';
import { fastRng } from '@branchline/core';
import { trainsOfEurope } from '@branchline/trains-of-europe';
import { transEuropa } from '@branchline/trans-europa';
import { adviceFrom, encodingFor, gymOf, NOBODY, sizeOf, type Gym, type Tables } from '../src/index.ts';

const KINDS = [
  ['classic', 'trans-europa', { edition: 'classic', seats: 4, options: { targetScore: 1 } }],
  ['ferry', 'trans-europa', { edition: 'ferry', seats: 3, options: { targetScore: 1 } }],
  [
    'cards',
    'trans-europa',
    { edition: 'prestige', seats: 2, options: { targetScore: 3, specialCards: 'multiple(2)' } },
  ],
  ['claims', 'trans-europa', { edition: 'classic', seats: 2, options: { targetScore: 1, manualClaim: true } }],
  [
    'business',
    'trains-of-europe',
    { seats: 3, options: { target: 3, manualBooks: true, selfManagedInsolvency: true } },
  ],
] as const;

function made(game: string, spec: Parameters<typeof gymOf>[0]['spec'], count: number, continuous = true): Gym {
  const gym = gymOf({ game, spec, count, seed: 29, continuous });
  if (!gym.ok) throw new Error(JSON.stringify(gym.error));
  return gym.value;
}

/** The numbers that may be chosen at a table. */
function legalAt({ masks, actionCount }: Tables, table: number): number[] {
  const [from, to] = [table * actionCount, (table + 1) * actionCount];
  const legal: number[] = [];
  for (let at = masks.indexOf(1, from); at >= 0 && at < to; at = masks.indexOf(1, at + 1)) legal.push(at - from);
  return legal;
}

function randomStep(tables: Tables, seed: { below(n: number): number }): Int32Array {
  const actions = new Int32Array(tables.count);
  for (let table = 0; table < tables.count; table++) {
    const legal = legalAt(tables, table);
    actions[table] = legal[seed.below(legal.length)] ?? NOBODY;
  }
  tables.step(actions);
  return actions;
}

test.each(KINDS)('%s: the mask is the list of legal actions, each under a number of its own', (_, id, spec) => {
  const { tables, encoding, config } = made(id, spec, 2);
  const rng = fastRng(1);
  for (let step = 0; step < 120; step++) {
    randomStep(tables, rng);
    tables.ask(0, (view, seat) => {
      const legal = (id === 'trans-europa' ? transEuropa : trainsOfEurope).legal(view as never, seat) as never[];
      const numbers = [...encodingFor(id, config)!.numbersOf(legal)].filter((number) => number >= 0);
      expect(numbers.toSorted((a, b) => a - b).join()).toBe(legalAt(tables, 0).join());
      expect(new Set(numbers).size).toBe(numbers.length);
      return undefined;
    });
  }
  expect(tables.observations.length).toBe(2 * sizeOf(encoding.observation));
});

test.each(KINDS)('%s: what a seat observes follows from its view, whatever is hidden behind it', (_, id, spec) => {
  const { tables, encoding, game } = made(id, spec, 1);
  const rng = fastRng(2);
  for (let step = 0; step < 30; step++) {
    randomStep(tables, rng);
    tables.ask(0, (view, seat) => {
      const row = tables.observe(0, seat);
      expect(tables.observations.join()).toBe(row.join());
      const other = row.map(() => 0);
      encoding.observe(game.view(game.sample(view, rng), seat), seat, other);
      expect(other.join()).toBe(row.join());
      return undefined;
    });
  }
});

test('the same seed brings the same games, another one others', () => {
  const rows = [7, 7, 8].map((seed) => {
    const { tables } = made('trans-europa', KINDS[0][2], 3);
    tables.reset(seed);
    const rng = fastRng(3);
    for (let step = 0; step < 60; step++) randomStep(tables, rng);
    return [...tables.observations].join();
  });
  expect(rows[1]).toBe(rows[0]);
  expect(rows[2]).not.toBe(rows[0]);
});

test('rewards of a finished game sum to nothing; a table that stops waits for a reset', () => {
  const { tables } = made('trans-europa', KINDS[0][2], 1, false);
  const rng = fastRng(4);
  while (tables.actors[0] !== NOBODY) randomStep(tables, rng);
  expect(tables.over[0]).toBe(1);
  expect(tables.rewards.reduce((sum, reward) => sum + reward, 0)).toBeCloseTo(0, 6);
  expect(Math.max(...tables.rewards)).toBeGreaterThan(0);
  expect(legalAt(tables, 0)).toEqual([]);
  tables.step([0]);
  expect(tables.over[0]).toBe(0);
  tables.reset(1);
  expect(tables.actors[0]).toBeGreaterThanOrEqual(0);
});

test('an action that is not legal is refused before any table moves', () => {
  const { tables } = made('trans-europa', KINDS[0][2], 2);
  const before = [...tables.observations];
  const [first] = legalAt(tables, 0);
  for (const wrong of [-1, tables.actionCount, tables.actionCount - 1, 1.5])
    expect(() => tables.step([first!, wrong])).toThrow(RangeError);
  expect([...tables.observations]).toEqual(before);
});

test('games, editions and boards that do not exist are refused as values', () => {
  expect(gymOf({ game: 'chess', spec: { seats: 2 }, count: 1, seed: 1 })).toMatchObject({
    ok: false,
    error: { field: 'game' },
  });
  expect(gymOf({ game: 'trans-europa', spec: { seats: 9 }, count: 1, seed: 1 }).ok).toBe(false);
});

test('our greedy bot beats chance at the tables of the gym', () => {
  const gym = made('trans-europa', { edition: 'classic', seats: 2, options: { targetScore: 1 } }, 8);
  const rng = fastRng(5);
  let [won, games] = [0, 0];
  for (let step = 0; games < 12; step++) {
    const greedy = adviceFrom(gym, 'greedy', step)!;
    const { tables } = gym;
    const actions = Int32Array.from({ length: tables.count }, (_, table) => {
      const legal = legalAt(tables, table);
      return tables.actors[table] === 0 ? greedy[table]! : legal[rng.below(legal.length)]!;
    });
    tables.step(actions);
    for (let table = 0; table < tables.count; table++) {
      games += tables.over[table]!;
      if (tables.over[table] === 1 && tables.rewards[2 * table]! > 0) won++;
    }
  }
  expect(won / games).toBeGreaterThan(0.7);
  expect(adviceFrom(gym, 'nobody', 0)).toBeUndefined();
});
