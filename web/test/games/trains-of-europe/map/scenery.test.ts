// The ground: countries that can be told apart, and cities that lie in their own.
import { content } from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import { mapData } from '../../../../src/games/trains-of-europe/map/generated/main-lines.ts';
import type { Point } from '../../../../src/games/trains-of-europe/map/curve.ts';
import { unpackNumbers, unpackPoints } from '../../../../src/games/trains-of-europe/map/pack.ts';
import { sceneryOf } from '../../../../src/games/trains-of-europe/map/scenery.ts';
import { geometry } from './support.ts';

const arcs = unpackPoints(mapData.arcs);
const countries = mapData.countries.map(([id, tint, text]) => {
  const rings = unpackNumbers(text);
  return { id, tint, rings, arcs: new Set(rings.flat().map((no) => (no < 0 ? ~no : no))) };
});

const outline = (ring: readonly number[]): Point[] =>
  ring.flatMap((no) => {
    const arc = arcs[no < 0 ? ~no : no] ?? [];
    return (no < 0 ? arc.toReversed() : arc).slice(0, -1);
  });

const isIn = (rings: readonly (readonly Point[])[], { x, y }: Point): boolean => {
  let inside = false;
  for (const ring of rings)
    ring.forEach((p, i) => {
      const q = ring.at(i - 1) ?? p;
      if (p.y > y !== q.y > y && x < ((q.x - p.x) * (y - p.y)) / (q.y - p.y) + p.x) inside = !inside;
    });
  return inside;
};

describe('scenery', () => {
  test('neighbours never share a tint', () => {
    const alike = countries.flatMap((p, i) =>
      countries
        .slice(i + 1)
        .flatMap((q) => (p.tint === q.tint && [...p.arcs].some((no) => q.arcs.has(no)) ? [`${p.id} ${q.id}`] : [])),
    );
    expect(alike).toEqual([]);
    expect(new Set(countries.map((c) => c.tint))).toEqual(new Set([0, 1, 2, 3]));
  });

  test('arcs of a ring follow each other without a gap', () => {
    for (const { rings } of countries)
      for (const ring of rings)
        ring.forEach((no, i) => {
          const end = (n: number, last: boolean): Point | undefined => {
            const arc = arcs[n < 0 ? ~n : n];
            return n < 0 === last ? arc?.[0] : arc?.at(-1);
          };
          expect(end(ring.at(i - 1) ?? no, true)).toEqual(end(no, false));
        });
  });

  test('every country of the game is drawn', () => {
    const drawn = new Set(countries.map((c) => c.id));
    expect(content.map.countries.map((c) => c.id).filter((id) => !drawn.has(id))).toEqual([]);
  });

  test('every city lies in its own country, or on its shore', () => {
    const lost = content.map.cities.flatMap(({ id, country }) => {
      const at = geometry.cities.get(id);
      const rings = countries.filter((c) => c.id === country).flatMap((c) => c.rings.map(outline));
      if (at === undefined || isIn(rings, at)) return [];
      const shore = Math.min(...rings.flat().map((p) => Math.hypot(p.x - at.x, p.y - at.y)));
      return shore < 9 ? [] : [`${id} ${shore.toFixed(1)}`];
    });
    expect(lost).toEqual([]);
  });

  test('land, coast and borders are unpacked into paths', () => {
    const { tints, coast, borders, waters } = sceneryOf(mapData);
    for (const d of [...tints, coast, borders]) expect(d).toMatch(/^M-?[\d.]+ -?[\d.]+L/);
    expect(waters.map((w) => w.key)).toContain('atlantic-ocean');
  });
});
