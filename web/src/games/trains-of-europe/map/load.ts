// Fetches the drawing of a content's map once; the data come on demand.
import type { ToEMap } from '@branchline/trains-of-europe';
import { geometryOf } from './geometry.ts';
import type { MapGeometry } from './geometry.ts';
import { sceneryOf } from './scenery.ts';
import type { Scenery } from './scenery.ts';

export type LoadedMap = { readonly geometry: MapGeometry; readonly scenery: Scenery };

const loading = new WeakMap<ToEMap, Promise<LoadedMap>>();

/** A failed fetch may be tried again. */
export const loadMap = (map: ToEMap): Promise<LoadedMap> => {
  const known = loading.get(map);
  if (known !== undefined) return known;
  const fetching = import('./generated/main-lines.ts').then(
    ({ mapData }) => ({ geometry: geometryOf(map, mapData), scenery: sceneryOf(mapData) }),
    (reason: unknown) => {
      loading.delete(map);
      throw reason;
    },
  );
  loading.set(map, fetching);
  return fetching;
};
