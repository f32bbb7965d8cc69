// Keys on the focused map: left and right turn around a city, up goes along a section to the next city, down goes back.

import { stationAt } from './curve.ts';
import { otherEnd } from './geometry.ts';
import type { CityId, MapGeometry, SectionId } from './geometry.ts';
import type { MapCursor } from './types.ts';

export type MapKey =
  | { readonly do: 'move'; readonly to: MapCursor }
  | { readonly do: 'choose'; readonly section: SectionId }
  | { readonly do: 'fit' | 'zoom-in' | 'zoom-out' | 'clear' };

/** Heading of a section as it leaves a city, in radians, clockwise from the east. */
const headingFrom = (geometry: MapGeometry, id: SectionId, city: CityId): number => {
  const section = geometry.sections.get(id);
  if (section === undefined) return 0;
  const { curve } = section;
  return section.a === city ? curve.heading : stationAt(curve, curve.length).heading + Math.PI;
};

const turn = (angle: number): number => ((angle % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);

/** The sections of a city, clockwise from the north. */
export const sectionsAround = (geometry: MapGeometry, city: CityId): readonly SectionId[] => {
  const heading = (id: SectionId): number => turn(headingFrom(geometry, id, city) + Math.PI / 2);
  return (geometry.cities.get(city)?.sections ?? []).toSorted((p, q) => heading(p) - heading(q));
};

const around = (geometry: MapGeometry, { city, section }: MapCursor, step: 1 | -1): MapCursor => {
  const all = sectionsAround(geometry, city);
  const next = all[(all.indexOf(section) + step + all.length) % all.length];
  return { city, section: next ?? section };
};

/** At the far end the cursor looks straight on: at the section that turns off least. */
const along = (geometry: MapGeometry, { city, section }: MapCursor): MapCursor => {
  const here = geometry.sections.get(section);
  if (here === undefined) return { city, section };
  const to = otherEnd(here, city);
  const onward = headingFrom(geometry, section, to) + Math.PI;
  const off = (id: SectionId): number => {
    const angle = turn(headingFrom(geometry, id, to) - onward);
    return Math.min(angle, 2 * Math.PI - angle);
  };
  const [straight = section] = sectionsAround(geometry, to)
    .filter((id) => id !== section)
    .toSorted((p, q) => off(p) - off(q));
  return { city: to, section: straight };
};

/** Where the keyboard begins: at one of the given cities, or at the first hub. */
export const firstCursor = (geometry: MapGeometry, preferred: readonly CityId[]): MapCursor | undefined => {
  const hub = [...geometry.cities.values()].find((city) => city.hub)?.id ?? [...geometry.cities.keys()][0];
  const city = preferred.find((id) => geometry.cities.has(id)) ?? hub;
  const [section] = city === undefined ? [] : sectionsAround(geometry, city);
  return city === undefined || section === undefined ? undefined : { city, section };
};

type Press = { readonly key: string };
type Context = {
  readonly geometry: MapGeometry;
  readonly cursor: MapCursor;
  /** Where the cursor came from. */ readonly back?: MapCursor;
};

/** What a key asks for; undefined where the key is not the map's. */
export const commandOf = ({ key }: Press, { geometry, cursor, back }: Context): MapKey | undefined => {
  switch (key) {
    case 'ArrowRight':
      return { do: 'move', to: around(geometry, cursor, 1) };
    case 'ArrowLeft':
      return { do: 'move', to: around(geometry, cursor, -1) };
    case 'ArrowUp':
      return { do: 'move', to: along(geometry, cursor) };
    case 'ArrowDown':
      return { do: 'move', to: back ?? along(geometry, cursor) };
    case 'Enter':
    case ' ':
      return { do: 'choose', section: cursor.section };
    case 'Home':
    case '0':
      return { do: 'fit' };
    case '+':
    case '=':
      return { do: 'zoom-in' };
    case '-':
      return { do: 'zoom-out' };
    case 'Escape':
      return { do: 'clear' };
    default:
      return undefined;
  }
};
