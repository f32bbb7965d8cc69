// Names on the map: in every language and at both sizes none lies on another, on a city or on a slot.
import { places } from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import { NAME_SETS } from '../../../../src/games/trains-of-europe/map/data.ts';
import { CITY, NAME_SIZE } from '../../../../src/games/trains-of-europe/map/measures.ts';
import type { NameSize } from '../../../../src/games/trains-of-europe/map/measures.ts';
import { cityName } from '../../../../src/games/trains-of-europe/map/names.ts';
import { cities, geometry, holds, nameBox, overlaps, sections, slotPoints } from './support.ts';

const SIZES = Object.keys(NAME_SIZE) as NameSize[];
const CASES = NAME_SETS.flatMap((set) => SIZES.map((size) => ({ set, size })));
const SLOTS = sections.flatMap(slotPoints);

test('every city has a name in every set, written in the face of the names', () => {
  for (const set of NAME_SETS)
    for (const { id } of cities) {
      expect(cityName(set, id)).not.toBe('');
      // The measurer refuses letters that the face lacks.
      expect(nameBox(id, set, 'near').right).toBeGreaterThan(nameBox(id, set, 'near').left);
    }
  expect(places.cities).toHaveLength(cities.length);
});

describe.each(CASES)('names $set, $size', ({ set, size }) => {
  const boxes = cities.map((city) => ({ city, text: cityName(set, city.id), box: nameBox(city.id, set, size) }));

  test('no two overlap', () => {
    const found = boxes.flatMap((p, i) =>
      boxes.slice(i + 1).flatMap((q) => (overlaps(p.box, q.box) ? [`${p.text} ${q.text}`] : [])),
    );
    expect(found).toEqual([]);
  });

  test('none lies on a city', () => {
    const found = boxes.flatMap(({ text, box }) =>
      cities.flatMap(({ id, x, y, radius }) => {
        const r = radius + CITY.edge / 2;
        const dx = Math.max(box.left - x, 0, x - box.right);
        const dy = Math.max(box.top - y, 0, y - box.bottom);
        return Math.hypot(dx, dy) < r ? [`${text} on ${id}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  test('none is nearer to another city than to its own', () => {
    const away = ({ left, right, top, bottom }: (typeof boxes)[number]['box'], p: { x: number; y: number }): number =>
      Math.hypot(Math.max(left - p.x, 0, p.x - right), Math.max(top - p.y, 0, p.y - bottom));
    const found = boxes.flatMap(({ city, text, box }) =>
      cities.flatMap((other) =>
        other.id !== city.id && away(box, other) < away(box, city) ? [`${text} at ${other.id}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });

  // Larger names are for small scales, where they must stay legible: there a name may cover some of the slots around it.
  test('slots stay free', () => {
    const found = boxes.flatMap(({ text, box }) => {
      const covered = SLOTS.filter((p) => holds(box, p)).length;
      const area = (box.right - box.left) * (box.bottom - box.top);
      const share = covered / area;
      return share > (size === 'near' ? 0 : 0.2) ? [`${text} ${share.toFixed(3)}`] : [];
    });
    expect(found).toEqual([]);
  });

  test('all lie near enough to be read as theirs and on the sheet', () => {
    const { width, height } = geometry.extent;
    for (const { text, box } of boxes) {
      expect(box.left, text).toBeGreaterThan(-40);
      expect(box.right, text).toBeLessThan(width + 46);
      expect(box.top, text).toBeGreaterThan(-40);
      expect(box.bottom, text).toBeLessThan(height + 40);
    }
  });
});
