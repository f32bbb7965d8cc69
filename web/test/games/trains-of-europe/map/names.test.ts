// Names on the map: in every language and at both sizes none covers another, on a city or on a slot.
import { places } from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../../../src/games/trains-of-europe/map/curve.ts';
import { NAME_SETS } from '../../../../src/games/trains-of-europe/map/data.ts';
import type { NameSet } from '../../../../src/games/trains-of-europe/map/data.ts';
import type { CityId } from '../../../../src/games/trains-of-europe/map/geometry.ts';
import { CITY, NAME_SIZE } from '../../../../src/games/trains-of-europe/map/measures.ts';
import type { NameSize } from '../../../../src/games/trains-of-europe/map/measures.ts';
import { cityName } from '../../../../src/games/trains-of-europe/map/names.ts';
import { cities, geometry, holds, nameBox, overlaps, sections, slotPoints } from './support.ts';
import type { Rect } from './support.ts';

/** A corner of a name's box, where no letter reaches, may touch a slot: the share of the box that is on it. */
const CORNER = 0.003;
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

type Labelled = { readonly city: CityId; readonly text: string; readonly box: Rect };

const labelled = (set: NameSet, size: NameSize): Labelled[] =>
  cities.map(({ id }) => ({ city: id, text: cityName(set, id), box: nameBox(id, set, size) }));

const away = ({ left, right, top, bottom }: Rect, p: Point): number =>
  Math.hypot(Math.max(left - p.x, 0, p.x - right), Math.max(top - p.y, 0, p.y - bottom));

test.each(NAME_SETS)('names %s: none is nearer to another city than to its own', (set) => {
  const found = labelled(set, 'near').flatMap(({ city, text, box }) => {
    const own = geometry.cities.get(city);
    return cities.flatMap((other) =>
      other.id !== city && own !== undefined && away(box, other) < away(box, own) ? [`${text} at ${other.id}`] : [],
    );
  });
  expect(found).toEqual([]);
});

describe.each(CASES)('names $set, $size', ({ set, size }) => {
  const boxes = labelled(set, size);

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
        return away(box, { x, y }) < r ? [`${text} on ${id}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  // Larger names are for small scales, where they must stay legible: there a name may cover some of the slots around it.
  test('slots stay free', () => {
    const found = boxes.flatMap(({ text, box }) => {
      const covered = SLOTS.filter((p) => holds(box, p)).length;
      const area = (box.right - box.left) * (box.bottom - box.top);
      const share = covered / area;
      return share > (size === 'near' ? CORNER : 0.25) ? [`${text} ${share.toFixed(3)}`] : [];
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
