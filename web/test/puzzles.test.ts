// The puzzles that come with the page: which are offered when, and moves and nets being made.

import { lossesOf, PUZZLE_KINDS, type Puzzle } from '@branchline/study/trans-europa/puzzle';
import { describe, expect, test } from 'vitest';
import { nextOf, nextPuzzle, partsOf, puzzlesOfDay } from '../src/games/trans-europa/study/puzzles/library.ts';
import { nearestBest } from '../src/games/trans-europa/study/puzzles/net-marks.ts';
import { joinedBy, newNet } from '../src/games/trans-europa/study/puzzles/net-state.ts';
import { newMove, lossInProof } from '../src/games/trans-europa/study/puzzles/move-state.ts';
import { gridOf } from '@branchline/trans-europa';

const all: Puzzle[] = [];
for (const kind of PUZZLE_KINDS) for await (const part of partsOf(kind)) all.push(...part);

describe('puzzles of the day', () => {
  test('follow from the date alone, and every day has others', async () => {
    const day = await puzzlesOfDay('2026-11-16');
    expect(day).toHaveLength(2);
    expect(day[0]!.kind).toBe('net');
    expect(await puzzlesOfDay('2026-11-16')).toEqual(day);
    const month = await Promise.all(
      Array.from({ length: 30 }, (_, i) => puzzlesOfDay(`2026-11-${String(i + 1).padStart(2, '0')}`)),
    );
    expect(new Set(month.flat().map(({ id }) => id)).size).toBe(60);
    expect(new Set(month.map(([, second]) => second!.kind)).size).toBe(3);
  });
});

test('the next puzzle is one not done yet, about as hard as the solver is good', () => {
  const list = all.filter(({ kind }) => kind === 'turn');
  const first = nextOf(list, { done: {}, rating: 1500 })!;
  expect(Math.abs(first.rating - 1500)).toBeLessThan(150);
  const second = nextOf(list, { done: { [first.id]: true }, rating: 1500 })!;
  expect(second.id).not.toBe(first.id);
  expect(nextOf([first], { done: { [first.id]: false }, rating: 1500 })).toBeUndefined();
});

test('a puzzle that was begun comes back until it is done, whatever the rating is by then', async () => {
  const begun = all.findLast(({ kind }) => kind === 'start')!;
  const open = { id: begun.id, rating: begun.rating };
  expect(await nextPuzzle('start', { done: {}, rating: 900, open })).toEqual(begun);
  // Puzzles made since have moved it to another level.
  const moved = { id: begun.id, rating: 800 };
  expect(await nextPuzzle('start', { done: {}, rating: 900, open: moved })).toEqual(begun);
  expect(await nextPuzzle('start', { done: { [begun.id]: false }, rating: 900, open })).not.toEqual(begun);
});

test('a move is made by the rules, and found in the proof whatever the order of its tracks', () => {
  const puzzle = all.find((each) => each.kind === 'turn' && each.options.some((option) => option.length > 1));
  if (puzzle?.kind !== 'turn') throw new Error('there are turns');
  const at = puzzle.options.findIndex((option) => option.length > 1);
  const move = newMove(puzzle);
  for (const line of puzzle.options[at]!) move.toggle(line);
  expect(move.lines.value).toEqual(puzzle.options[at]);
  expect(lossInProof(puzzle, { lines: puzzle.options[at]!.toReversed() })).toBe(lossesOf(puzzle)[at]);
  // A third track takes the place of the second; a track taken up again takes those behind it along.
  const other = move.legalLines.value.find((line) => !puzzle.options[at]!.includes(line));
  if (other !== undefined) move.toggle(other);
  expect(move.lines.value.length).toBeLessThanOrEqual(2);
  move.toggle(move.lines.value[0]!);
  expect(move.lines.value).toEqual([]);
});

test('a net knows its cost and which cities it joins, and forgets the last line', () => {
  const puzzle = all.find(({ kind }) => kind === 'net')!;
  if (puzzle.kind !== 'net') throw new Error('nets come first');
  const { graph, solver, tariffs } = gridOf(puzzle.board);
  const homes = puzzle.cities.map((city) => graph.cityJunction[city]!);
  const net = newNet(puzzle);
  const { lines } = solver.missingTree(tariffs[0]!.cost.slice(), -1, homes);
  for (const line of lines) net.toggle(line);
  expect([net.cost.value, net.complete.value]).toEqual([puzzle.best, true]);
  expect(joinedBy(puzzle, lines.slice(1)).size).toBeLessThan(5);
  net.toggle(lines[0]!);
  expect(net.complete.value).toBe(false);
  net.undo();
  expect(net.complete.value).toBe(true);
});

test('the best net that is shown keeps what is right of the one built', () => {
  const puzzle = all.find(({ kind }) => kind === 'net')!;
  if (puzzle.kind !== 'net') throw new Error('nets come first');
  const { graph, solver, tariffs } = gridOf(puzzle.board);
  const homes = puzzle.cities.map((city) => graph.cityJunction[city]!);
  const { lines } = solver.missingTree(tariffs[0]!.cost.slice(), -1, homes);
  expect(new Set(nearestBest(puzzle, lines))).toEqual(new Set(lines));
  const best = nearestBest(puzzle, lines.slice(1));
  for (const line of lines.slice(1)) expect(best).toContain(line);
  expect(best.reduce((sum, line) => sum + tariffs[0]!.cost[line]!, 0)).toBe(puzzle.best);
});
