// Where everything lies in memory. Maps hold one byte per junction, padded to whole vectors; 255 is "not reached".

export let n: i32 = 0;
export let stride: i32 = 0;
export let lineCount: i32 = 0;

/** Eight u16 per junction, one per arc: weight << 8 | far junction; a missing arc weighs 255. */
export let ARCS: usize = 0;
/** Per line two u16: the numbers of its two arcs. */
export let LINE_ARCS: usize = 0;
/** Per line two u8: its ends. */
export let LINE_ENDS: usize = 0;
/** u8 per line: weights in force, and the weights of the coming question. */
export let KNOWN: usize = 0;
export let INPUT: usize = 0;
/** u8 per terminal of the coming question; for `product` five rows of sixteen junctions. */
export let TERMINALS: usize = 0;
/** u16 each: lines that became cheaper, in order. */
export let CHEAPER: usize = 0;
export const MOST_CHEAPER: i32 = 2048;
/** i32 per junction: how many of these its map has taken in, or -1. */
export let TAKEN: usize = 0;
/** One map per junction. */
export let MAPS: usize = 0;
/** One map per pair of terminals, and the two halves of a chain. */
export let PAIRS: usize = 0;
export let LEFT: usize = 0;
export let RIGHT: usize = 0;
/** Per junction the value from which on it no longer spreads. */
export let LIMITS: usize = 0;
/** Per value a row of u8 junctions, and i32 how many. */
export let BUCKETS: usize = 0;
export let FILLED: usize = 0;
/** i32 8 × 8: distances between terminals. */
export let METRIC: usize = 0;
/** usize per terminal: its map. */
export let BASES: usize = 0;
/** i32 per chain, per chain and first pairs, per star: lower bounds. */
export let BOUNDS: usize = 0;
export let CHAIN_BOUNDS: usize = 0;
/** u8 rows of eight: the six terminals of each chain (three and three) and star (two, two and two). */
export let CHAINS: usize = 0;
export let STARS: usize = 0;
/** Free from here on: tables of `product`. */
export let FREE: usize = 0;

let next: usize = 0;

function take(bytes: i32): usize {
  const at = next;
  next = (next + <usize>bytes + 15) & ~15;
  return at;
}

/** Makes sure that memory reaches up to an address. */
export function reach(end: usize): void {
  const missing = <i32>(end >> 16) + 1 - memory.size();
  if (missing > 0) memory.grow(missing);
}

/** Lays out memory for a graph of that size and leaves its arrays to be filled in. */
export function layout(junctions: i32, lines: i32): void {
  n = junctions;
  stride = (n + 15) & ~15;
  lineCount = lines;
  next = (__heap_base + 15) & ~15;
  ARCS = take(16 * n);
  LINE_ARCS = take(4 * lines);
  LINE_ENDS = take(2 * lines);
  KNOWN = take(lines);
  INPUT = take(lines);
  TERMINALS = take(80);
  CHEAPER = take(2 * MOST_CHEAPER);
  TAKEN = take(4 * n);
  MAPS = take(n * stride);
  PAIRS = take(16 * stride);
  LEFT = take(stride);
  RIGHT = take(stride);
  LIMITS = take(stride);
  BUCKETS = take(256 * stride);
  FILLED = take(4 * 256);
  METRIC = take(4 * 64);
  BASES = take(4 * 8);
  BOUNDS = take(4 * 16);
  CHAIN_BOUNDS = take(4 * 96);
  CHAINS = take(8 * 10);
  STARS = take(8 * 15);
  FREE = next;
  reach(next);
}
