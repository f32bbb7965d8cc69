// The puzzles that come with the page: each has one clear answer and its proof; and which are offered when.

import { checkNet, marginOf, type Puzzle } from '@branchline/study/trans-europa/puzzles';
import { describe, expect, test } from 'vitest';
import { nextPuzzle, puzzlesOf, puzzlesOfDay } from '../src/games/trans-europa/study/puzzles/library.ts';
import { joinedBy, newNet } from '../src/games/trans-europa/study/puzzles/net-state.ts';
import { optionText } from '../src/games/trans-europa/study/puzzles/option-text.ts';
import { gridOf } from '@branchline/trans-europa';

const all: Puzzle[] = [];
for (const kind of ['net', 'turn', 'start', 'whose'] as const) all.push(...(await puzzlesOf(kind)));

describe('shipped puzzles', () => {
  test('are many, and no two have the same name', () => {
    expect(all.length).toBeGreaterThanOrEqual(2000);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('have answers that are proven: nets by the solver, the others by their margin and the truth', () => {
    for (const puzzle of all) {
      if (puzzle.kind === 'net') expect(checkNet(puzzle)).toBe(true);
      else expect(marginOf(puzzle)).toBeGreaterThanOrEqual(0.08);
      if (puzzle.kind !== 'whose') continue;
      const holder = puzzle.scene.hands.findIndex((hand) => hand.includes(puzzle.city));
      expect(puzzle.options[puzzle.chances.indexOf(Math.max(...puzzle.chances))]).toBe(holder);
    }
  });

  test('have choices that do not read the same, for those who do not see the map', () => {
    const alike = all.filter((puzzle) => {
      if (puzzle.kind === 'net') return false;
      const told = puzzle.options.map((_, place) => optionText(puzzle, place));
      return new Set(told).size < told.length;
    });
    // Two junctions at the same distance may lie in the same direction by the eight points of the compass: that is one puzzle.
    expect(alike.map(({ kind }) => kind)).toEqual(['start']);
  });
});

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
  const first = nextPuzzle(list, { done: {}, rating: 1500 })!;
  expect(Math.abs(first.rating - 1500)).toBeLessThan(150);
  const second = nextPuzzle(list, { done: { [first.id]: true }, rating: 1500 })!;
  expect(second.id).not.toBe(first.id);
  expect(nextPuzzle([first], { done: { [first.id]: false }, rating: 1500 })).toBeUndefined();
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
