// Where everything lies in memory. Maps hold one byte per junction, padded to whole vectors; 255 is "not reached".
// Junctions go by their place in the host's plan of sweeps.

export const MOST_JUNCTIONS: i32 = 256;
export const MOST_LINES: i32 = 1024;
/** A junction takes a step per three neighbours before it, and lines end in one only: enough for both ways. */
export const MOST_STEPS: i32 = MOST_JUNCTIONS + MOST_LINES / 2;

export let n: i32 = 0;
export let stride: i32 = 0;
export let blockCount: i32 = 0;
export let lineCount: i32 = 0;

/** Steps of a sweep forwards and backwards: u16 row, three u16 rows of neighbours, three u8 weights, and space. */
export const FORWARDS = memory.data(16 * MOST_STEPS, 16);
export const BACKWARDS = memory.data(16 * MOST_STEPS, 16);
/** Blocks of sixteen rows in the order of a sweep: usize where its steps end, i32 its bit, i32 bits of its inputs. */
export const BLOCKS_FORWARDS = memory.data(16 * 16, 16);
export const BLOCKS_BACKWARDS = memory.data(16 * 16, 16);
/** Per line two usize: where its weight stands in the steps. */
export const WEIGHTS_AT = memory.data(8 * MOST_LINES, 16);
/** u8 per line: weights in force, and the weights of the coming question. */
export const KNOWN = memory.data(MOST_LINES, 16);
export const INPUT = memory.data(MOST_LINES, 16);
/** u8 per line: its printed weight; two u8 per line: its ends. */
export const PRINTED = memory.data(MOST_LINES, 16);
export const LINE_ENDS = memory.data(2 * MOST_LINES, 16);
/** u8 per terminal of the coming question; for `product` five rows of sixteen junctions. */
export const TERMINALS = memory.data(80, 16);
/** i32 per junction: which weights its map belongs to, or -1. */
export const TAKEN = memory.data(4 * MOST_JUNCTIONS, 16);
/** One map per junction, and the same while nothing is laid. */
export const MAPS = memory.data(MOST_JUNCTIONS * MOST_JUNCTIONS, 16);
export const EMPTY_MAPS = memory.data(MOST_JUNCTIONS * MOST_JUNCTIONS, 16);
/** One map per pair of terminals, and the two halves of each chain. */
export const PAIRS = memory.data(15 * MOST_JUNCTIONS, 16);
export const HALVES = memory.data(20 * MOST_JUNCTIONS, 16);
/** For trees: one map per set of terminals after the first, and usize per set: where its map stands. */
export const SETS = memory.data(32 * MOST_JUNCTIONS, 16);
export const SET_MAPS = memory.data(4 * 32, 16);
/** i32 per arc, line << 8 | far end; u16 per junction: where its arcs begin. */
export const ARCS = memory.data(4 * 2 * MOST_LINES, 16);
export const ARCS_FROM = memory.data(2 * (MOST_JUNCTIONS + 1), 16);
/** u16 each: the lines of a tree. */
export const FOUND = memory.data(2 * MOST_JUNCTIONS, 16);
/** A map for what nobody asks for. */
export const SPARE = memory.data(MOST_JUNCTIONS, 16);
/** Sixteen lanes per junction while they spread; per lane its map, and the value from which on it need not be right. */
export const ROWS = memory.data(16 * MOST_JUNCTIONS, 16);
export const LANES = memory.data(4 * 16, 16);
export const LIMITS = memory.data(16, 16);
/** i32 8 × 8: distances between terminals. */
export const METRIC = memory.data(4 * 64, 16);
/** usize per terminal: its map. */
export const BASES = memory.data(4 * 8, 16);
/** i32 per chain, per chain and first pairs, per star: lower bounds. */
export const BOUNDS = memory.data(4 * 16, 16);
export const CHAIN_BOUNDS = memory.data(4 * 96, 16);
/** u8 rows of eight: the six terminals of each chain (three and three) and star (two, two and two). */
export const CHAINS = memory.data(8 * 10, 16);
export const STARS = memory.data(8 * 15, 16);

/** Free from here on: tables of `product`. */
export function free(): usize {
  return (__heap_base + 15) & ~15;
}

/** Makes sure that memory reaches up to an address. */
export function reach(end: usize): void {
  const missing = <i32>(end >> 16) + 1 - memory.size();
  if (missing > 0) memory.grow(missing);
}

export function setSizes(junctions: i32, lines: i32): void {
  n = junctions;
  stride = (n + 15) & ~15;
  blockCount = stride >> 4;
  lineCount = lines;
}
