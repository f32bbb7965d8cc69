// The scenery under a board: bent onto its lattice at build time, fetched when the board is first shown.

/** Path strings are in quarter pixels at 64 px per line; `bounds` and `at` in lattice units. */
export type Geography = {
  readonly bounds: readonly [number, number, number, number];
  readonly land: string;
  readonly borders: string;
  readonly lakes: string;
  readonly rivers: string;
  readonly streams: string;
  readonly peaks: { readonly lit: string; readonly shade: string };
  /** White tips of the peaks. */
  readonly snow: string;
  readonly hills: { readonly lit: string; readonly shade: string };
  readonly waters: readonly {
    readonly key: string;
    readonly at: readonly [number, number];
    readonly angle: number;
    readonly size: number;
  }[];
  /** Lines whose middle lies over water. */
  readonly overSea: readonly string[];
};

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
