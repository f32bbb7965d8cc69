// The balance report: who meets whom, what is counted, and when a target holds.

import { trainsOfEuropeStyles } from '@branchline/bots';
import { contentById, DEFAULT_CONTENT } from '@branchline/trains-of-europe';
import { expect, test } from 'vitest';
import { addGame, boundsOf, emptyTally, median, type Tally } from '../src/balance/tally.ts';
import { verdicts } from '../src/balance/targets.ts';
import { stylesAt, type BalancedGame } from '../src/tasks/balance.ts';
import { branchline, isOneClearLine } from './run.ts';

const STYLES = trainsOfEuropeStyles.map(({ id }) => id);

/** How often each thing is named. */
function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

test.each([
  [2, 6],
  [3, 4],
  [4, 1],
])('with %i players every choice of styles meets equally often, every style in every seat', (players, choices) => {
  const tables = Array.from({ length: 48 * players }, (_, index) => stylesAt(index, players));
  for (const table of tables) expect(new Set(table).size).toBe(players);
  const meetings = counted(tables.map((table) => table.toSorted().join()));
  expect(meetings.size).toBe(choices);
  expect(new Set(meetings.values()).size).toBe(1);
  const seats = counted(tables.flatMap((table) => table.map((style, seat) => `${style} in seat ${seat}`)));
  expect(seats.size).toBe(STYLES.length * players);
  expect(new Set(seats.values()).size).toBe(1);
});

const GAME: BalancedGame = {
  reason: 'target',
  years: 7,
  firstYearFailures: 0,
  insolvent: 0,
  taken: [10, 11, 12],
  sent: [13],
  outOfSticks: false,
  topProfit: false,
  launch: [0, 1],
  styles: ['cash', 'payback'],
  wins: [1, 0],
  points: [20, 17],
  profits: [[50_000, 40_000]],
};

const INDEX = contentById(DEFAULT_CONTENT)!;

function tallyOf(games: readonly BalancedGame[]): Tally {
  const tally = emptyTally(2, 3);
  for (const game of games) addGame(tally, game);
  return tally;
}

const verdictOn = (target: string, games: readonly BalancedGame[]): string =>
  verdicts(INDEX, tallyOf(games)).find((each) => each.target.startsWith(target))!.verdict;

/** The same game, won by each launch contract as often as the other. */
const fairly = (count: number, change: Partial<BalancedGame> = {}): BalancedGame[] =>
  Array.from({ length: count }, (_, i) => ({ ...GAME, wins: i % 2 === 0 ? [1, 0] : [0, 1], ...change }));

test('a balanced content holds what is counted over all games', () => {
  const games = fairly(400);
  for (const target of [
    'years',
    'first-year',
    'insolvencies',
    'contracts sent',
    'launch',
    'sticks',
    'profit',
    'winning',
  ]) {
    expect(`${target}: ${verdictOn(target, games)}`).toBe(`${target}: holds`);
  }
});

test('each target is missed by what it is about', () => {
  expect(verdictOn('years', fairly(10, { years: 10 }))).toBe('MISSED');
  expect(verdictOn('first-year', fairly(10, { firstYearFailures: 1 }))).toBe('MISSED');
  expect(verdictOn('insolvencies', fairly(10, { insolvent: 1 }))).toBe('MISSED');
  expect(verdictOn('contracts sent', fairly(10, { sent: [13, 14, 15] }))).toBe('MISSED');
  expect(verdictOn('contracts sent', fairly(10, { sent: [] }))).toBe('MISSED');
  expect(verdictOn('sticks', fairly(10, { outOfSticks: true }))).toBe('MISSED');
  expect(verdictOn('profit', fairly(10, { topProfit: true }))).toBe('MISSED');
  expect(verdictOn('winning', fairly(10, { points: [20, 15] }))).toBe('MISSED');
});

test('an uneven launch contract or a contract nobody takes is missed only beyond doubt', () => {
  const uneven = (count: number): BalancedGame[] => fairly(count, { wins: [1, 0] });
  expect(verdictOn('launch', uneven(2))).toBe('unsure');
  expect(verdictOn('launch', uneven(40))).toBe('MISSED');
  const shunned = (count: number): BalancedGame[] => fairly(count, { taken: [10], sent: [13] });
  expect(verdictOn('every contract', shunned(2))).toBe('unsure');
  expect(verdictOn('every contract', shunned(80))).toBe('MISSED');
});

test('shares come with an interval that stays within 0 and 1', () => {
  const none = boundsOf({ hits: 0, of: 20 });
  expect(none.low).toBeCloseTo(0);
  expect(none.high).toBeGreaterThan(0.1);
  expect(boundsOf({ hits: 50, of: 100 }).low).toBeCloseTo(0.404, 3);
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('the report is the same however many threads play, and a group named twice is played once', async () => {
  const args = ['balance', '--games', '12', '--target', '3', '--seed', 'report', '--json'];
  const one = await branchline([...args, '--players', '2', '--jobs', '1']);
  const two = await branchline([...args, '--players', '2,2', '--jobs', '2']);
  expect(one.code).toBe(0);
  expect(two.out).toBe(one.out);
  const text = await branchline(['balance', '--games', '2', '--target', '3', '--players', '4']);
  expect(text.out).toContain('## 4 players, target 3: 2 games');
  expect(text.out).toContain('wins by launch contract');
});

test.each([
  ['--players', '5', 'from 2 to 4'],
  ['--target', '2', 'from 3 to 20'],
  ['--games', '0', 'of at least 1'],
])('%s %s is refused in one line', async (option, value, allowed) => {
  const ended = await branchline(['balance', option, value]);
  expect(ended.err).toContain(`argument '${value}' is invalid. Expected a whole number ${allowed}.`);
  expect(isOneClearLine(ended)).toBe(true);
});
