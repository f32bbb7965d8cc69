// How much the map shows at a zoom, and how large names and prices are there.

import { NAME_SIZE } from './measures.ts';
import type { NameSize } from './measures.ts';

/** Below these zooms prices go, and then all names but those of hubs and contracts. */
const PILLS_FROM = 0.8;
const NAMES_FROM = 0.6;
/** Where the smaller names would fall below 11 px. */
const NEAR_FROM = 0.82;
/** From here on text grows slower than the map. */
const SLOWER_FROM = 1.35;
const SMALLEST_TEXT = 11;

export type Detail = {
  readonly names: 'all' | 'chosen';
  readonly nameSize: NameSize;
  /** Size of names and prices as a share of what they were placed for. */
  readonly text: number;
  readonly pills: boolean;
};

const slowed = (zoom: number): number => (zoom > SLOWER_FROM ? Math.sqrt(SLOWER_FROM / zoom) : 1);

export const detailAt = (zoom: number): Detail => {
  const nameSize = zoom >= NEAR_FROM ? 'near' : 'far';
  const smallest = SMALLEST_TEXT / (NAME_SIZE[nameSize] * zoom);
  return {
    names: zoom >= NAMES_FROM ? 'all' : 'chosen',
    nameSize,
    text: zoom < NAMES_FROM ? Math.max(1, smallest) : slowed(zoom),
    pills: zoom >= PILLS_FROM,
  };
};
