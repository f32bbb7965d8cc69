// The map document and its drawing notes, put together from their sources.
import type { Places, ToEMap } from '../src/content/types.ts';
import { citySources, countrySources, sectionSources } from './map-source.ts';
import { bowedPath, placeCities } from './place-cities.ts';

export const MAP_ID = 'europe-main-lines';
export const MAP_VERSION = 2;

export const buildMap = (): ToEMap => {
  const places = placeCities();
  return {
    id: MAP_ID,
    version: MAP_VERSION,
    countries: countrySources.map(([id, name]) => ({ id, name })),
    // On the sheet and in every log a city has its own local name in all languages; exonyms are in places.ts.
    cities: citySources.map(({ id, local, country }) => {
      const [x, y] = places.get(id)!;
      return { id, name: { en: local, de: local, fr: local, nl: local, pl: local }, country, x, y };
    }),
    sections: sectionSources.map(({ a, b, segments, tracks, bend }) => {
      const path = bowedPath(places.get(a)!, places.get(b)!, bend);
      return { id: `${a}-${b}`, a, b, segments, tracks, ...(path.length > 0 ? { path } : {}) };
    }),
  };
};

export const buildPlaces = (): Places => {
  const ids = (kind: string): string[] => sectionSources.filter((s) => s.kind === kind).map(({ a, b }) => `${a}-${b}`);
  return {
    cities: citySources.map(({ id, lon, lat, name }) => ({ id, lon, lat, name })),
    ferries: ids('ferry'),
    tunnels: ids('tunnel'),
  };
};
