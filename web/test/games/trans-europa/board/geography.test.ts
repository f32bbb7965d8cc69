// The scenery of every board: present, readable, and cut into cells without losing anything.
import { boardById, BOARD_IDS } from '@branchline/boards';
import { describe, expect, test } from 'vitest';
import { loadGeography } from '../../../../src/games/trans-europa/board/geography.ts';
import { groundCells, PER_UNIT, readPath } from '../../../../src/games/trans-europa/board/ground-cells.ts';

type Spot = readonly [number, number];

const isInside = (rings: readonly (readonly Spot[])[], [x, y]: Spot): boolean => {
  let inside = false;
  for (const ring of rings)
    ring.forEach(([xi, yi], i) => {
      const [xj, yj] = ring.at(i - 1) ?? [xi, yi];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    });
  return inside;
};

/** The inverse of the cells' own absolute writing; a rounded corner is read as the corner itself. */
const readCell = (path: string): Spot[][] =>
  path
    .split('M')
    .slice(1)
    .map((part) => {
      const numbers = (part.match(/-?\d+/g) ?? []).map(Number);
      return numbers.flatMap((x, i): Spot[] => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : []));
    });

type Step = readonly [Spot, Spot];

const stepsOf = (lists: readonly (readonly Spot[])[]): Step[] =>
  lists.flatMap((list) => list.slice(1).map((q, i): Step => [list[i] ?? q, q]));

const lengthOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, [p, q]) => sum + Math.hypot(q[0] - p[0], q[1] - p[1]), 0);

describe.each(BOARD_IDS)('%s', (id) => {
  test('has land, rivers, mountains and water, and knows which of its lines run over the sea', async () => {
    const geography = await loadGeography(id);
    if (geography === undefined) throw new Error(`no scenery for ${id}`);
    expect(readPath(geography.land).length).toBeGreaterThan(5);
    expect(geography.rivers).toMatch(/^m-?\d/);
    expect(geography.peaks.lit).toMatch(/^m-?\d/);
    expect(geography.waters.length).toBeGreaterThan(0);
    const lines = new Set(boardById(id)?.lines.map((l) => l.id));
    expect(geography.overSea.filter((line) => !lines.has(line))).toEqual([]);
  });

  test('its cells cover the same ground as the whole', async () => {
    const geography = await loadGeography(id);
    if (geography === undefined) throw new Error(`no scenery for ${id}`);
    const rings = readPath(geography.land);
    const cells = groundCells(geography.land, geography.borders, geography.bounds);
    const pieces = cells.land.map(readCell);
    const [x0, y0, x1, y1] = geography.bounds.map((v) => v * PER_UNIT) as [number, number, number, number];
    for (let i = 0; i < 400; i++) {
      const spot: Spot = [
        x0 + ((x1 - x0) * ((i * 37) % 400)) / 400 + 0.37,
        y0 + ((y1 - y0) * ((i * 151) % 400)) / 400 + 0.41,
      ];
      expect(
        pieces.some((piece) => isInside(piece, spot)),
        `at ${spot.join(' ')}`,
      ).toBe(isInside(rings, spot));
    }
    const isDrawn = ([x, y]: Spot): boolean => x >= x0 && x <= x1 && y >= y0 && y <= y1;
    // Each corner takes the halves of its two legs along.
    const whole = stepsOf(readPath(geography.borders)).flatMap(([p, q]): Step[] => {
      const middle: Spot = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      return [...(isDrawn(p) ? [[p, middle] as const] : []), ...(isDrawn(q) ? [[middle, q] as const] : [])];
    });
    // Spots are written as whole numbers, so lengths agree to a thousandth or two.
    expect(lengthOf(stepsOf(cells.borders.flatMap(readCell))) / lengthOf(whole)).toBeCloseTo(1, 2);
  });
});

test('a board without scenery has none', async () => {
  expect(await loadGeography('atlantis')).toBeUndefined();
});
