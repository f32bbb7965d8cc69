// The drawn network: up to date with the content, long enough, and without rows that run into each other.
import { content, places } from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import { mapData } from '../../../../src/games/trains-of-europe/map/generated/main-lines.ts';
import { nearestOn, stationAt } from '../../../../src/games/trains-of-europe/map/curve.ts';
import { slotsOf } from '../../../../src/games/trains-of-europe/map/geometry.ts';
import type { PlacedSection } from '../../../../src/games/trains-of-europe/map/geometry.ts';
import { CITY, leastLength, MOST_TRIM, rowsWidth, SLOT } from '../../../../src/games/trains-of-europe/map/measures.ts';
import { cities, geometry, sections } from './support.ts';

const meet = (p: PlacedSection, q: PlacedSection): boolean => [p.a, p.b].some((city) => city === q.a || city === q.b);

/** Smallest distance between the rows of two sections. */
const apart = (p: PlacedSection, q: PlacedSection): number => {
  const half = rowsWidth(p.tracks) / 2;
  let least = Infinity;
  for (let s = p.first; s <= p.last; s += 1)
    for (const aside of [-half, half])
      least = Math.min(least, nearestOn(q.curve, stationAt(p.curve, s, aside), q.first, q.last).away);
  return least - rowsWidth(q.tracks) / 2;
};

describe('network', () => {
  test('is drawn from the content as it is now; run node web/geography/trains/build.mjs after a change', async () => {
    const text = new TextEncoder().encode(JSON.stringify({ map: content.map, places }));
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
    const now = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(mapData.madeFrom).toBe(now);
    expect(cities.map((c) => c.id)).toEqual(content.map.cities.map((c) => c.id));
    expect(sections.map((s) => s.id)).toEqual(content.map.sections.map((s) => s.id));
  });

  test('knows which sections cross the sea', () => {
    const ferries = sections.filter((s) => s.kind === 'ferry').map((s) => s.id);
    expect(ferries.toSorted()).toEqual([...places.ferries].toSorted());
    expect(sections.filter((s) => s.kind === 'tunnel').map((s) => s.id)).toEqual(places.tunnels);
  });

  test('every city lies on the sheet', () => {
    const { x, y, width, height } = geometry.extent;
    for (const city of cities) {
      expect(city.x, city.id).toBeGreaterThan(x - 24);
      expect(city.x, city.id).toBeLessThan(x + width + 24);
      expect(city.y, city.id).toBeGreaterThan(y - 24);
      expect(city.y, city.id).toBeLessThan(y + height + 24);
    }
  });

  test.each(sections)('$id is long enough for its sticks', (section) => {
    expect(section.curve.length).toBeGreaterThanOrEqual(leastLength(section.segments));
  });

  test.each(sections)('$id has its slots between its cities, none of them stunted', (section) => {
    const slots = slotsOf(section);
    expect(slots).toHaveLength(section.segments);
    expect(slots[0]?.[0]).toBeCloseTo(section.first);
    expect(slots.at(-1)?.[1]).toBeCloseTo(section.last);
    for (const [first, last] of slots) expect(last - first).toBeGreaterThan(3 * SLOT.width);
    const { length } = section.curve;
    expect(section.first).toBeGreaterThan(CITY.radius);
    expect(section.first).toBeLessThanOrEqual(MOST_TRIM * length + 0.5);
    expect(length - section.last).toBeGreaterThan(CITY.radius);
    expect(length - section.last).toBeLessThanOrEqual(MOST_TRIM * length + 0.5);
  });

  test('rows of sections that meet in a city do not touch', () => {
    const touching = sections.flatMap((p, i) =>
      sections
        .slice(i + 1)
        .flatMap((q) => (meet(p, q) && Math.min(apart(p, q), apart(q, p)) < 1 ? [`${p.id} ${q.id}`] : [])),
    );
    expect(touching).toEqual([]);
  });

  test('no city lies under the rows of a foreign section', () => {
    const covered = sections.flatMap((section) =>
      cities.flatMap((city) => {
        if (city.id === section.a || city.id === section.b) return [];
        const gap = nearestOn(section.curve, city).away - rowsWidth(section.tracks) / 2 - city.radius - CITY.edge / 2;
        return gap < 2 ? [`${section.id} at ${city.id}: ${gap.toFixed(1)}`] : [];
      }),
    );
    expect(covered).toEqual([]);
  });
});
