// The network on the sheet: cities, sections with their slots, and the places of names.

import type { CityId, Section, SectionId, ToEMap } from '@branchline/trains-of-europe';
import { curveOf, stationAt } from './curve.ts';
import type { Curve, Point } from './curve.ts';
import { NAME_SETS } from './data.ts';
import type { MapData, NameSet } from './data.ts';
import { CITY, HUB_SECTIONS, NAME_SIZE, SLOT } from './measures.ts';
import type { NameSize } from './measures.ts';
import { unpackNumbers, unpackPoints } from './pack.ts';

export type { CityId, SectionId } from '@branchline/trains-of-europe';

export type PlacedCity = Point & {
  readonly id: CityId;
  readonly hub: boolean;
  readonly radius: number;
  readonly sections: readonly SectionId[];
};

export type SectionKind = 'rail' | 'ferry' | 'tunnel';

export type PlacedSection = Pick<Section, 'id' | 'a' | 'b' | 'segments' | 'tracks'> & {
  readonly kind: SectionKind;
  readonly bend: number;
  readonly curve: Curve;
  /** Where the rows of slots begin and end, in units along the curve. */
  readonly first: number;
  readonly last: number;
  readonly middle: Point;
};

/** The line of writing of a name, relative to its city. */
export type NamePlace = { readonly dx: number; readonly dy: number };

export type Extent = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type MapGeometry = {
  readonly extent: Extent;
  readonly cities: ReadonlyMap<CityId, PlacedCity>;
  readonly sections: ReadonlyMap<SectionId, PlacedSection>;
  readonly names: Readonly<Record<NameSet, Readonly<Record<NameSize, ReadonlyMap<CityId, NamePlace>>>>>;
};

const KINDS: Readonly<Record<string, SectionKind>> = { r: 'rail', f: 'ferry', t: 'tunnel' };

const citiesOf = (map: ToEMap, data: MapData): ReadonlyMap<CityId, PlacedCity> => {
  const [points = []] = unpackPoints(data.at);
  return new Map(
    data.cities.split(' ').map((id, i) => {
      const sections = map.sections.filter((s) => s.a === id || s.b === id).map((s) => s.id);
      const hub = sections.length >= HUB_SECTIONS;
      const at = points[i] ?? { x: 0, y: 0 };
      return [id, { ...at, id, hub, sections, radius: hub ? CITY.hub : CITY.radius }];
    }),
  );
};

const namesOf = (ids: readonly CityId[], text: string): ReadonlyMap<CityId, NamePlace> => {
  const [numbers = []] = unpackNumbers(text);
  return new Map(ids.map((id, i) => [id, { dx: (numbers[2 * i] ?? 0) / 2, dy: (numbers[2 * i + 1] ?? 0) / 2 }]));
};

export const geometryOf = (map: ToEMap, data: MapData): MapGeometry => {
  const cities = citiesOf(map, data);
  const shapes = unpackNumbers(data.shapes);
  const sections = map.sections.map(({ id, a, b, segments, tracks }, i): PlacedSection => {
    const [bow = 0, before = 0, after = 0] = shapes[i] ?? [];
    const bend = bow / 1000;
    const [from, to] = [cities.get(a), cities.get(b)];
    if (from === undefined || to === undefined) throw new Error(`section ${id} has no place on the map`);
    const curve = curveOf(from, to, bend);
    const kind = KINDS[data.kinds[i] ?? 'r'] ?? 'rail';
    const [first, last] = [before / 2, curve.length - after / 2];
    return { id, a, b, segments, tracks, kind, bend, curve, first, last, middle: stationAt(curve, (first + last) / 2) };
  });
  const ids = [...cities.keys()];
  const sizes = Object.keys(NAME_SIZE) as NameSize[];
  const names = Object.fromEntries(
    NAME_SETS.map((set) => [set, Object.fromEntries(sizes.map((size) => [size, namesOf(ids, data.names[set][size])]))]),
  ) as MapGeometry['names'];
  const [width, height] = data.size;
  return { extent: { x: 0, y: 0, width, height }, cities, sections: new Map(sections.map((s) => [s.id, s])), names };
};

/** Begin and end of each slot of a row, in units along the curve. */
export const slotsOf = ({ segments, first, last }: PlacedSection): readonly (readonly [number, number])[] => {
  const length = (last - first - SLOT.gap * (segments - 1)) / segments;
  return Array.from({ length: segments }, (_, i) => {
    const start = first + i * (length + SLOT.gap);
    return [start, start + length] as const;
  });
};

export const otherEnd = (section: { readonly a: CityId; readonly b: CityId }, city: CityId): CityId =>
  section.a === city ? section.b : section.a;
