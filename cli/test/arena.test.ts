// The arena: line-ups, seats, estimates, ratings, resuming and merging.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { estimate } from '../src/arena/estimate.ts';
import type { MatchRecord } from '../src/arena/match-record.ts';
import { mergeResults } from '../src/arena/merge.ts';
import { mixedLineUps, testLineUps, type Plan } from '../src/arena/plan.ts';
import { fit, ratings } from '../src/arena/ratings.ts';
import type { Results } from '../src/arena/read-results.ts';
import { addMatch, newTally, standings } from '../src/arena/tally.ts';
import { playMatch, rotations, type ArenaTask } from '../src/tasks/arena.ts';
import { branchline, isOneClearLine, temporaryFolder } from './run.ts';

const TASK: ArenaTask = {
  game: 'trans-europa',
  spec: { seats: 3 },
  lineUp: ['greedy', 'greedy', 'random'],
  seed: '1',
  deal: 0,
  whole: false,
  budget: { kind: 'iterations', count: 1 },
  limit: 1000,
};

/** Ways to choose k of n. */
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

test('at every mixed table all bots have seats alike, but for one more, and every choice of those occurs', () => {
  for (let count = 2; count <= 7; count++) {
    const bots = Array.from('abcdefg').slice(0, count);
    for (let players = 2; players <= 6; players++) {
      const tables = mixedLineUps(bots, players);
      for (const table of tables) {
        expect(table).toHaveLength(players);
        const seats = bots.map((bot) => table.filter((other) => other === bot).length);
        expect(Math.max(...seats) - Math.min(...seats)).toBeLessThanOrEqual(1);
      }
      expect(new Set(tables.map((table) => table.toSorted().join())).size).toBe(tables.length);
      expect(tables).toHaveLength(choose(count, players % count));
    }
  }
});

test('three bots at a table of four are three tables', () => {
  expect(mixedLineUps(['a', 'b', 'c'], 4)).toEqual([
    ['a', 'a', 'b', 'c'],
    ['a', 'b', 'b', 'c'],
    ['a', 'b', 'c', 'c'],
  ]);
  expect(mixedLineUps(['a', 'b'], 4)).toEqual([['a', 'a', 'b', 'b']]);
});

test('a test has one tested seat and its control', () => {
  expect(testLineUps(['a', 'o'], 'o', 3)).toEqual([
    ['o', 'o', 'o'],
    ['a', 'o', 'o'],
  ]);
});

test('every slot sits once in every seat, in another order from deal to deal', () => {
  for (let deal = 0; deal < 20; deal++) {
    const tables = rotations(5, 'x', deal);
    expect(tables).toHaveLength(5);
    for (let seat = 0; seat < 5; seat++) expect(new Set(tables.map((slots) => slots[seat])).size).toBe(5);
  }
  expect(new Set(Array.from({ length: 20 }, (_, deal) => rotations(5, 'x', deal)[0]!.join())).size).toBeGreaterThan(5);
});

test('the interval of a mean takes the rounds of a deal together', () => {
  const apart = Array.from({ length: 40 }, (_, i) => ({ sum: i % 2, count: 1 }));
  const together = Array.from({ length: 10 }, (_, i) => ({ sum: i % 2 === 0 ? 4 : 0, count: 4 }));
  expect(estimate(apart).mean).toBe(0.5);
  expect(estimate(together).mean).toBe(0.5);
  expect(estimate(apart).margin).toBeCloseTo(1.96 * Math.sqrt(0.25 / 39), 10);
  expect(estimate(together).margin).toBeCloseTo(1.96 * Math.sqrt(0.25 / 9), 10);
  expect(estimate([{ sum: 1, count: 2 }]).margin).toBe(Infinity);
});

test('ratings give back the odds of the pairs', () => {
  // 10 : 1 and 10 : 1 make 400 points each; the third pair agrees with 100 : 1.
  const [a, b, c] = fit(Float64Array.from([0, 1e6, 1e8, 1e5, 0, 1e6, 1e6, 1e5, 0]), 3, 1);
  expect(a).toBeCloseTo(1900, 0);
  expect(b).toBe(1500);
  expect(c).toBeCloseTo(1100, 0);
});

test('a rating has an interval that narrows with the number of deals', () => {
  const deals = (count: number): Float64Array[] =>
    Array.from({ length: count }, (_, i) => Float64Array.from(i % 4 === 0 ? [0, 0, 1, 0] : [0, 1, 0, 0]));
  const width = (count: number): number => {
    const [{ low, high } = {}] = ratings(deals(count), 2);
    return high! - low!;
  };
  expect(width(400)).toBeLessThan(width(40) / 2);
});

test('the deal belongs to the seats: who plays alike scores alike in a seat, whichever slot sits there', async () => {
  const bySeat = async (deal: number): Promise<string[]> => {
    const rounds = await playMatch({ ...TASK, lineUp: ['greedy', 'greedy', 'greedy'], deal });
    expect(new Set(rounds.map(({ seats }) => seats.join())).size).toBe(3);
    return rounds.map(({ seats, points }) => [0, 1, 2].map((seat) => points[seats.indexOf(seat)]).join());
  };
  const deals = await Promise.all([0, 1, 2, 3].map(bySeat));
  for (const scores of deals) expect(new Set(scores).size).toBe(1);
  expect(new Set(deals.flat()).size).toBeGreaterThan(1);
});

test('a round of the arena is one round of the game, won by the fewest points lost', async () => {
  const rounds = await playMatch(TASK);
  expect(rounds).toHaveLength(3);
  for (const { seats, points, winners, forfeit } of rounds) {
    expect(seats.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    expect(points).toHaveLength(3);
    expect(forfeit).toBeUndefined();
    const fewest = Math.min(...points);
    expect(winners).toEqual([0, 1, 2].filter((slot) => points[slot] === fewest));
  }
  expect(await playMatch(TASK)).toEqual(rounds);
  const whole = await playMatch({ ...TASK, whole: true });
  expect(Math.max(...whole[0]!.points)).toBeGreaterThanOrEqual(13);
});

test('prestige is better the more there is of it', async () => {
  const [round] = await playMatch({ ...TASK, spec: { seats: 3, edition: 'prestige' } });
  const most = Math.max(...round!.points);
  expect(round!.winners).toEqual([0, 1, 2].filter((slot) => round!.points[slot] === most));
});

test('a match of Trains of Europe is judged by its evaluation', async () => {
  const rounds = await playMatch({ ...TASK, game: 'trains-of-europe', lineUp: ['conductor', 'random', 'random'] });
  expect(rounds).toHaveLength(3);
  for (const { points, winners } of rounds) {
    // The evaluation counts in whole points, above and below nothing.
    expect(points.map(Number.isInteger)).toEqual([true, true, true]);
    const most = Math.max(...points);
    expect(winners).toEqual([0, 1, 2].filter((slot) => points[slot] === most));
  }
});

test('a forfeit loses to everybody and says nothing of the others', () => {
  const tally = newTally(['a', 'b', 'c'], true);
  const forfeit = { slot: 0, move: 5, reason: 'gone' };
  addMatch(tally, {
    cell: 'x',
    lineUp: ['a', 'b', 'c'],
    deal: 0,
    rounds: [{ seats: [0, 1, 2], points: [], winners: [1, 2], forfeit }],
  });
  const [a, b, c] = standings(tally);
  expect([a!.won.mean, b!.won.mean, c!.won.mean]).toEqual([0, 0.5, 0.5]);
  expect(a!.forfeits).toBe(1);
  expect(a!.rating.rating).toBeLessThan(b!.rating.rating);
  expect(b!.rating.rating).toBeCloseTo(c!.rating.rating, 6);
  expect(tally.reasons).toEqual(new Map([['a: gone', 1]]));
});

const ARENA = ['arena', '--bots', 'greedy,random', '--players', '2,3', '--rounds', '12', '--jobs', '2', '--json'];

test('an arena that was stopped goes on to the same result, and so do its shards put together', async () => {
  const folder = temporaryFolder();
  const whole = join(folder, 'whole.jsonl');
  const direct = await branchline([...ARENA, '--out', whole]);
  expect(direct.code).toBe(0);
  const lines = readFileSync(whole, 'utf8').split('\n');

  const stopped = join(folder, 'stopped.jsonl');
  writeFileSync(stopped, lines.slice(0, 4).join('\n') + '\n' + lines[4]!.slice(0, 20));
  const resumed = await branchline([...ARENA, '--out', stopped]);
  expect(resumed.out).toBe(direct.out);
  expect(readFileSync(stopped, 'utf8')).toBe(readFileSync(whole, 'utf8'));

  const parts = [1, 2].map((part) => join(folder, `part-${part}.jsonl`));
  for (const [at, part] of parts.entries()) {
    expect((await branchline([...ARENA, '--shard', `${at + 1}/2`, '--out', part])).code).toBe(0);
  }
  const merged = await branchline(['arena', 'merge', ...parts.toReversed(), '--json']);
  expect(merged.code).toBe(0);
  expect(JSON.parse(merged.out)).toEqual(JSON.parse(direct.out));

  const other = await branchline([...ARENA.map((word) => (word === '12' ? '24' : word)), '--out', whole]);
  expect(isOneClearLine(other)).toBe(true);
  expect(other.err).toContain('rounds');

  // A file that already holds the second part is filled up to the same result.
  const filled = await branchline([...ARENA, '--out', parts[1]!]);
  expect(filled.out).toBe(direct.out);
});

test('a result file that is not true to its plan is refused with its line', async () => {
  const folder = temporaryFolder();
  const sound = join(folder, 'sound.jsonl');
  await branchline([...ARENA, '--out', sound]);
  const [head, first, ...others] = readFileSync(sound, 'utf8').trimEnd().split('\n') as [string, string];
  const broken = join(folder, 'broken.jsonl');
  const merged = (...lines: string[]): Results => {
    writeFileSync(broken, lines.join('\n') + '\n');
    return mergeResults([broken], undefined);
  };
  const match = JSON.parse(first) as MatchRecord;
  for (const wrong of [
    'no JSON',
    { ...match, cell: 'classic/usa/2' },
    { ...match, lineUp: ['greedy', 'nobody'] },
    { ...match, deal: -1 },
    { ...match, deal: 6 },
    { ...match, rounds: match.rounds.slice(1) },
    { ...match, rounds: match.rounds.map(() => 1) },
    { ...match, rounds: match.rounds.map((round) => ({ ...round, winners: [2] })) },
    { ...match, rounds: match.rounds.map((round) => ({ ...round, points: [1] })) },
  ]) {
    expect(() => merged(head, ...others, JSON.stringify(wrong))).toThrow(
      `broken.jsonl:${others.length + 2}: not a match of this arena`,
    );
  }
  const { plan } = JSON.parse(head) as { plan: Plan };
  for (const wrong of [null, {}, { ...plan, game: 'chess' }, { ...plan, cells: [{ key: 'x', spec: { seats: 9 } }] }]) {
    expect(() => merged(JSON.stringify({ format: 'branchline-arena/1', plan: wrong }), first)).toThrow(
      'broken.jsonl:1: ',
    );
  }
  expect(merged(head, first, ...others, first)).toEqual(merged(head, first, ...others));
  expect(isOneClearLine(await branchline(['arena', 'merge', join(folder, 'nowhere.jsonl')]))).toBe(true);
});

test('a table asked for twice is played once', async () => {
  const once = ['arena', '--bots', 'greedy,random', '--rounds', '4', '--json'];
  const { out } = await branchline([...once, '--players', '2,2', '--board', 'europe,europe']);
  expect(out).toBe((await branchline([...once, '--players', '2', '--board', 'europe'])).out);
});

test('the table names the control, the unit and the fair share', async () => {
  const { out } = await branchline([
    'arena',
    '--bots',
    'random',
    '--against',
    'greedy',
    '--players',
    '4',
    '--rounds',
    '4',
  ]);
  expect(out).toMatch(/^classic\/europe\/4: one seat against greedy in all others; 1 deal, 8 rounds$/m);
  expect(out).toMatch(/^greedy \(control\) +4 +25\.0 +25\.0 /m);
});

test.each([
  [['--bots', 'greedy'], /an arena needs two bots, or one and --against/],
  [['--bots', 'greedy,nobody'], /unknown bot "nobody" for trans-europa/],
  [['--edition', 'classic', '--board', 'europe-ferries'], /"europe-ferries" does not belong to this edition/],
  [['--game', 'trains-of-europe', '--players', '6'], /seats cannot be 6/],
  [['--game', 'trains-of-europe', '--cards', '4'], /--cards: only Trans Europa has special cards/],
  [['--bots', 'greedy,random', '--rounds', '9007199254740991'], /'--rounds <n>' .* from 1 to 1000000/],
  [['--bots', 'greedy,random', '--time', '5', '--iterations', '5'], /'--time <ms>' cannot be used with/],
  [['--bots', 'greedy,random', '--limit', '99999999999'], /'--limit <ms>' .* from 1 to 3600000/],
  [['--bots', 'greedy,random', '--out', '-'], /--out: .* it needs a file/],
  [['--bots', 'greedy', '--bot', 'cmd: '], /"cmd:" needs a command behind it/],
  [['merge'], /missing required argument 'files'/],
])('%j cannot be played and is refused in one line', async (args, message) => {
  const ended = await branchline(['arena', ...args]);
  expect(ended.err).toMatch(message);
  expect(ended.out).toBe('');
  expect(isOneClearLine(ended)).toBe(true);
});

test('the pool is known by name, one by one and all together', async () => {
  const args = ['arena', '--players', '2', '--rounds', '2', '--iterations', '1', '--jobs', '1'];
  const { out } = await branchline([...args, '--bots', 'pool', '--against', 'conductor']);
  for (const bot of ['explorer', 'surveyor', 'hitchhiker', 'rambler', 'gambler']) expect(out).toContain(bot);
});
