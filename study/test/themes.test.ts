// The themes of the strategy lessons, and the positions that come with each.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../src/trans-europa/puzzles/puzzle.ts';
import { themesOf } from '../src/trans-europa/themes/theme-of.ts';
import { THEMES, THEME_IDS, themeFor, type ThemeId } from '../src/trans-europa/themes/themes.ts';

const positionsOf = (theme: ThemeId): readonly Puzzle[] => {
  const url = new URL(`../../web/src/games/trans-europa/lessons/generated/${theme}.json`, import.meta.url);
  return JSON.parse(readFileSync(fileURLToPath(url), 'utf8')) as Puzzle[];
};

test('twenty themes from 800 to 2200, each harder than the one before', () => {
  expect(THEMES).toHaveLength(20);
  const levels = THEMES.map(({ level }) => level);
  expect([levels[0], levels.at(-1)]).toEqual([800, 2200]);
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(new Set(levels).size).toBe(20);
});

test('every kind of mistake leads to a theme', () => {
  for (const kind of ['completes', 'reaches', 'together', 'leave', 'fewer', 'double', 'shuns', 'place'] as const)
    expect(THEME_IDS).toContain(themeFor(kind, 'build'));
  expect(themeFor('double', 'build')).toBe('double');
  expect([themeFor('start', 'marker'), themeFor('middle', 'marker'), themeFor('place', 'marker')]).toEqual([
    'start',
    'far-end',
    'far-end',
  ]);
});

describe('positions', () => {
  test('an example and at least three more for every theme, the easiest first, none in two lessons', () => {
    const ids = THEMES.flatMap(({ id, kind }) => {
      const positions = positionsOf(id);
      expect(positions.length, id).toBeGreaterThanOrEqual(4);
      expect(positions.every((puzzle) => puzzle.kind === kind)).toBe(true);
      const ratings = positions.map(({ rating }) => rating);
      expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
      return positions.map((puzzle) => puzzle.id);
    });
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(THEMES)('of $id show their theme', ({ id }) => {
    // The first and the last; all of them would take long.
    const positions = positionsOf(id);
    for (const puzzle of [positions[0]!, positions.at(-1)!]) expect(themesOf(puzzle), puzzle.id).toContain(id);
  });
});
