// The map as the client unpacks it, and plain geometry to judge it by.
import { content } from '@branchline/trains-of-europe';
import { measurer } from '../../../../geography/trains/metrics.mjs';
import { mapData } from '../../../../src/games/trains-of-europe/map/generated/main-lines.ts';
import { stationAt } from '../../../../src/games/trains-of-europe/map/curve.ts';
import type { Point } from '../../../../src/games/trains-of-europe/map/curve.ts';
import type { NameSet } from '../../../../src/games/trains-of-europe/map/data.ts';
import { geometryOf, slotsOf } from '../../../../src/games/trains-of-europe/map/geometry.ts';
import type { CityId, PlacedSection } from '../../../../src/games/trains-of-europe/map/geometry.ts';
import { NAME_SIZE, rowAside, SLOT } from '../../../../src/games/trains-of-europe/map/measures.ts';
import type { NameSize } from '../../../../src/games/trains-of-europe/map/measures.ts';
import { cityName } from '../../../../src/games/trains-of-europe/map/names.ts';

export const geometry = geometryOf(content.map, mapData);
export const cities = [...geometry.cities.values()];
export const sections = [...geometry.sections.values()];

export type Rect = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

export const overlaps = (p: Rect, q: Rect): boolean =>
  p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;

export const holds = (r: Rect, { x, y }: Point): boolean => x > r.left && x < r.right && y > r.top && y < r.bottom;

const font = (file: string): URL =>
  new URL(`../../../../src/games/trains-of-europe/map/fonts/${file}`, import.meta.url);
const widthOf = measurer([font('fira-600.woff2'), font('fira-600-places.woff2')]);

/** The letters' own box: capitals, accents above them and tails below the line. */
export const nameBox = (city: CityId, set: NameSet, size: NameSize): Rect => {
  const text = cityName(set, city);
  const at = geometry.cities.get(city);
  const place = geometry.names[set][size].get(city);
  if (at === undefined || place === undefined) throw new Error(`no place for the name of ${city}`);
  const em = NAME_SIZE[size];
  const half = (widthOf(text) * em) / 2;
  const [x, y] = [at.x + place.dx, at.y + place.dy];
  const [up, down] = [/[ÉÖİÄÜÓ]/.test(text) ? 0.88 : 0.7, /[gjpqyș]/.test(text) ? 0.2 : 0.01];
  return { left: x - half, right: x + half, top: y - up * em, bottom: y + down * em };
};

/** Points all over the slots of a section, about one to a square unit. */
export const slotPoints = (section: PlacedSection): Point[] =>
  Array.from({ length: section.tracks }, (_, row) => rowAside(row, section.tracks)).flatMap((aside) =>
    slotsOf(section).flatMap(([first, last]) => {
      const points: Point[] = [];
      for (let s = first; s <= last; s += 1)
        for (let across = -SLOT.width / 2; across <= SLOT.width / 2; across += SLOT.width / 4)
          points.push(stationAt(section.curve, s, aside + across));
      return points;
    }),
  );
