// What is under a finger or the mouse: the nearest city or section within reach, and what else a touch could mean.

import { nearestOn } from './curve.ts';
import type { Point } from './curve.ts';
import type { CityId, MapGeometry, PlacedSection, SectionId } from './geometry.ts';
import { rowsWidth } from './measures.ts';
import type { PointerKind } from './house.ts';
import type { MapPlace } from './types.ts';

/** Half the width of a section's hit area beside its rows, and the reach of a city, in px. */
const REACH: Readonly<Record<PointerKind, { readonly section: number; readonly city: number }>> = {
  mouse: { section: 7, city: 7 },
  pen: { section: 10, city: 9 },
  touch: { section: 16, city: 12 },
};
/** A finger on rows this much farther away than the nearest could have meant them too, in px. */
const UNSURE = 9;
/** Below this zoom an unclear touch is asked back. */
const ASK_BELOW = 1.2;
const MOST_CHOICES = 3;

/** Distance of a point from the outer edge of the rows; nothing inside them. */
const awayFrom = (section: PlacedSection, p: Point): number => {
  const { away } = nearestOn(section.curve, p, section.first, section.last);
  return Math.max(0, away - rowsWidth(section.tracks) / 2);
};

type Near = { readonly section: SectionId; readonly away: number; readonly fromMiddle: number };

/** Sections within reach, nearest first; of two that lie under the point the one whose way is nearer. */
export const sectionsNear = (geometry: MapGeometry, p: Point, reach: number): readonly Near[] => {
  const found: Near[] = [];
  for (const section of geometry.sections.values()) {
    const away = awayFrom(section, p);
    if (away > reach) continue;
    const fromMiddle = nearestOn(section.curve, p, section.first, section.last).away;
    found.push({ section: section.id, away, fromMiddle });
  }
  return found.toSorted((a, b) => a.away - b.away || a.fromMiddle - b.fromMiddle);
};

const cityNear = (geometry: MapGeometry, p: Point, reach: number): CityId | undefined => {
  let best: CityId | undefined;
  let least = reach;
  for (const { id, x, y } of geometry.cities.values()) {
    const away = Math.hypot(p.x - x, p.y - y);
    if (away < least) [best, least] = [id, away];
  }
  return best;
};

type Pointing = { readonly zoom: number; readonly pointer: PointerKind };

/** The place a pointer means; sections win over a city unless the pointer is on the city itself. */
export const placeAt = (geometry: MapGeometry, p: Point, { zoom, pointer }: Pointing): MapPlace | undefined => {
  const reach = REACH[pointer];
  const [nearest] = sectionsNear(geometry, p, Math.max(0, reach.section / zoom));
  const city = cityNear(geometry, p, reach.city / zoom);
  const onCity = city !== undefined && isOn(geometry, city, p);
  if (nearest !== undefined && !onCity && (nearest.away === 0 || city === undefined))
    return { at: 'section', section: nearest.section };
  if (city !== undefined) return { at: 'city', city };
  return nearest === undefined ? undefined : { at: 'section', section: nearest.section };
};

const isOn = (geometry: MapGeometry, id: CityId, p: Point): boolean => {
  const city = geometry.cities.get(id);
  return city !== undefined && Math.hypot(p.x - city.x, p.y - city.y) <= city.radius;
};

/** The sections a touch could mean, nearest first; a single one if there is no doubt. */
export const choicesAt = (geometry: MapGeometry, p: Point, { zoom, pointer }: Pointing): readonly SectionId[] => {
  const near = sectionsNear(geometry, p, REACH[pointer].section / zoom);
  const [first] = near;
  if (first === undefined) return [];
  if (pointer === 'mouse' || zoom >= ASK_BELOW) return [first.section];
  return near
    .filter(({ away }) => away - first.away <= UNSURE / zoom)
    .slice(0, MOST_CHOICES)
    .map(({ section }) => section);
};

export const samePlace = (p: MapPlace | undefined, q: MapPlace | undefined): boolean =>
  p === q ||
  (p?.at === 'section' && q?.at === 'section' && p.section === q.section) ||
  (p?.at === 'city' && q?.at === 'city' && p.city === q.city);
