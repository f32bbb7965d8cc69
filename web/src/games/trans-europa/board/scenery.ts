// The scenery under a board, as data: land, waters and mountains, bent onto it at build time.

/** Path strings are in quarter pixels at 64 px per step; `bounds` and `at` in steps. */
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
  /** Ids of lines with their middle over water. */
  readonly overSea: readonly string[];
};
