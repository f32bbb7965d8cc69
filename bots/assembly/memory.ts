// Where everything lies in memory. Junctions and costs are bytes; rows of junctions are 256 bytes apart.

export let junctions: i32 = 0;
export let lines: i32 = 0;
export let seats: i32 = 0;
/** Vectors of sixteen junctions in a row. */
export let vectors: i32 = 0;
export let limitCount: i32 = 1;
export let allowPass: bool = false;
export let claims: bool = false;

/** The board: u16 per junction and one more, its first arc; u8 per arc, far junction and weight; u8 per line, ends and cost. */
export let OFFSETS: usize = 0;
export let NEIGHBOUR: usize = 0;
export let WEIGHT: usize = 0;
export let END_A: usize = 0;
export let END_B: usize = 0;
export let COST: usize = 0;
/** u8 each: build limits by cycle. */
export let LIMITS: usize = 0;
/** A row per junction: what it costs to build to every other one on an empty board. */
export let METRIC: usize = 0;

/** What a round changes, in one block so that it copies at once; the rest of its parts follow each other inside. */
export let ROOT: usize = 0;
export let TRIAL: usize = 0;
export let BLOCK: i32 = 0;
/** By network a row each: the cost to every junction, and the junction of the network it is from. */
export const NEAR_AT: usize = 0;
export let BY_AT: usize = 0;
/** By network and network, eight a row: the cost between them, and the junction of the first it begins at. */
export let GAP_AT: usize = 0;
export let EDGE_AT: usize = 0;
/** u8 per seat: its network. */
export let PART_AT: usize = 0;
export let NUMBERS_AT: usize = 0;

/** The hands: u8 per junction its holder or 255; u8 five targets a seat; u8 sizes; u8 targets still open. */
export let HOLDER: usize = 0;
export let TARGETS: usize = 0;
export let SIZES: usize = 0;
export let OPEN: usize = 0;
/** u8 per seat: about what it misses at the end. */
export let MISSING: usize = 0;
/** u8 per seat: markers to place. */
export let MARKERS: usize = 0;
/** u8 per seat: how it chooses its next city. */
export let STYLES: usize = 0;
/** u16 each: lines to lay first. */
export let ARM: usize = 0;
/** Scratch of the search for the next step. */
export let TO_PART: usize = 0;
export let HEADING: usize = 0;
export let TO_TARGET: usize = 0;
export let OVER_PART: usize = 0;
export let FROM_OTHERS: usize = 0;

export const MAX_HAND: i32 = 5;
export const UNSEEN: i32 = 255;
export const NOBODY: i32 = 255;

let next: usize = 0;

function take(bytes: i32): usize {
  const at = next;
  next = (next + <usize>bytes + 15) & ~15;
  return at;
}

export function layout(
  junctionCount: i32,
  lineCount: i32,
  seatCount: i32,
  limits: i32,
  pass: bool,
  claim: bool,
): void {
  junctions = junctionCount;
  lines = lineCount;
  seats = seatCount;
  vectors = (junctionCount + 15) >> 4;
  limitCount = limits;
  allowPass = pass;
  claims = claim;
  next = (__heap_base + 15) & ~15;
  OFFSETS = take(2 * junctions + 2);
  NEIGHBOUR = take(2 * lines);
  WEIGHT = take(2 * lines);
  END_A = take(lines);
  END_B = take(lines);
  COST = take(lines);
  LIMITS = take(16);
  METRIC = take(junctions << 8);
  ROOT = take(seats << 8);
  BY_AT = take(seats << 8) - ROOT;
  GAP_AT = take(64) - ROOT;
  EDGE_AT = take(64) - ROOT;
  PART_AT = take(8) - ROOT;
  NUMBERS_AT = take(64) - ROOT;
  BLOCK = <i32>(next - ROOT);
  TRIAL = take(BLOCK);
  HOLDER = take(256);
  TARGETS = take(8 * MAX_HAND);
  SIZES = take(8);
  OPEN = take(8);
  MISSING = take(8);
  MARKERS = take(8);
  ARM = take(16);
  STYLES = take(8);
  TO_PART = take(8);
  HEADING = take(8);
  TO_TARGET = take(8);
  OVER_PART = take(8);
  FROM_OTHERS = take(8);
  const missing = <i32>(next >> 16) + 1 - memory.size();
  if (missing > 0) memory.grow(missing);
}

// @ts-ignore: decorator
@inline
export function number(which: i32): i32 {
  return load<i32>(TRIAL + NUMBERS_AT + (which << 2));
}

// @ts-ignore: decorator
@inline
export function setNumber(which: i32, value: i32): void {
  store<i32>(TRIAL + NUMBERS_AT + (which << 2), value);
}

// @ts-ignore: decorator
@inline
export function partOf(seat: i32): i32 {
  return <i32>load<u8>(TRIAL + PART_AT + seat);
}

// @ts-ignore: decorator
@inline
export function near(part: i32, junction: i32): i32 {
  return <i32>load<u8>(TRIAL + NEAR_AT + (part << 8) + junction);
}

// @ts-ignore: decorator
@inline
export function by(part: i32, junction: i32): i32 {
  return <i32>load<u8>(TRIAL + BY_AT + (part << 8) + junction);
}

// @ts-ignore: decorator
@inline
export function gap(a: i32, b: i32): i32 {
  return <i32>load<u8>(TRIAL + GAP_AT + (a << 3) + b);
}

// @ts-ignore: decorator
@inline
export function edge(a: i32, b: i32): i32 {
  return <i32>load<u8>(TRIAL + EDGE_AT + (a << 3) + b);
}

// @ts-ignore: decorator
@inline
export function setGap(a: i32, b: i32, cost: i32, atA: i32, atB: i32): void {
  store<u8>(TRIAL + GAP_AT + (a << 3) + b, <u8>cost);
  store<u8>(TRIAL + GAP_AT + (b << 3) + a, <u8>cost);
  store<u8>(TRIAL + EDGE_AT + (a << 3) + b, <u8>atA);
  store<u8>(TRIAL + EDGE_AT + (b << 3) + a, <u8>atB);
}

// @ts-ignore: decorator
@inline
export function metric(a: i32, b: i32): i32 {
  return <i32>load<u8>(METRIC + (a << 8) + b);
}

// @ts-ignore: decorator
@inline
export function target(seat: i32, i: i32): i32 {
  return <i32>load<u8>(TARGETS + seat * MAX_HAND + i);
}

/** The numbers of a block, in order. */
export const SUPPLY: i32 = 0;
export const START: i32 = 1;
export const SEAT: i32 = 2;
export const CYCLE: i32 = 3;
export const LEFT: i32 = 4;
export const LAID: i32 = 5;
export const PENDING: i32 = 6;
export const OVER: i32 = 7;
export const PASSES: i32 = 8;
