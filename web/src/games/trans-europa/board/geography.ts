// The scenery under a board, fetched when the board is first shown.
import type { Geography } from './scenery.ts';

const SOURCES: Readonly<Record<string, () => Promise<{ geography: Geography }>>> = {
  europe: () => import('./generated/europe.ts'),
  usa: () => import('./generated/usa.ts'),
  'central-europe': () => import('./generated/central-europe.ts'),
  'europe-ferries': () => import('./generated/europe-ferries.ts'),
};

const loaded = new Map<string, Geography>();
const loading = new Map<string, Promise<Geography | undefined>>();

/** The scenery if it has been fetched already. */
export const geographyNow = (board: string): Geography | undefined => loaded.get(board);

/** Fetches the scenery of a board once. A board without any, or a failed fetch, gives undefined: the net is enough to play. */
export const loadGeography = (board: string): Promise<Geography | undefined> => {
  const known = loading.get(board);
  if (known !== undefined) return known;
  const fetching = (SOURCES[board]?.() ?? Promise.resolve(undefined)).then(
    (module) => {
      if (module !== undefined) loaded.set(board, module.geography);
      return module?.geography;
    },
    () => {
      loading.delete(board);
      return undefined;
    },
  );
  loading.set(board, fetching);
  return fetching;
};
