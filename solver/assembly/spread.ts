// Values spreading along the lines, lowest first, from one bucket of junctions per value.
import { ARCS, BUCKETS, FILLED, LIMITS, stride } from './memory';

// @ts-ignore: decorator
@inline
export function put(value: i32, junction: i32): void {
  const slot = load<i32>(FILLED + (value << 2));
  store<i32>(FILLED + (value << 2), slot + 1);
  store<u8>(BUCKETS + value * stride + slot, junction);
}

/** Two missing arcs. */
const NO_ARCS: i64 = 0xff00ff00;

// @ts-ignore: decorator
@inline
function relax(values: usize, level: i32, packed: i32, last: i32): i32 {
  const reached = level + (packed >> 8);
  const to = packed & 255;
  if (reached >= <i32>load<u8>(values + to)) return last;
  store<u8>(values + to, reached);
  put(reached, to);
  return max(last, reached);
}

/** Empties the buckets from `first` to `last`, below the limits; they may fill further while it runs. */
export function run(values: usize, first: i32, last: i32): void {
  for (let level = first; level <= last; level++) {
    const count = FILLED + (level << 2);
    const row = BUCKETS + level * stride;
    for (let i = 0; i < load<i32>(count); i++) {
      const j = <usize>load<u8>(row + i);
      if (<i32>load<u8>(values + j) != level || level >= <i32>load<u8>(LIMITS + j)) continue;
      const arcs = v128.load(ARCS + (j << 4));
      last = relax(values, level, i16x8.extract_lane_u(arcs, 0), last);
      last = relax(values, level, i16x8.extract_lane_u(arcs, 1), last);
      last = relax(values, level, i16x8.extract_lane_u(arcs, 2), last);
      last = relax(values, level, i16x8.extract_lane_u(arcs, 3), last);
      last = relax(values, level, i16x8.extract_lane_u(arcs, 4), last);
      last = relax(values, level, i16x8.extract_lane_u(arcs, 5), last);
      // Only the ends of ferries have more neighbours than the lattice gives.
      if (i64x2.extract_lane(arcs, 1) >>> 32 != NO_ARCS) {
        last = relax(values, level, i16x8.extract_lane_u(arcs, 6), last);
        last = relax(values, level, i16x8.extract_lane_u(arcs, 7), last);
      }
    }
    store<i32>(count, 0);
  }
}

/** Every value spreads. */
export function noLimits(): void {
  memory.fill(LIMITS, 255, stride);
}

/** Distances from one junction to all. */
export function fromJunction(source: i32, values: usize): void {
  noLimits();
  memory.fill(values, 255, stride);
  store<u8>(values + source, 0);
  put(0, source);
  run(values, 0, 0);
}

/** Every value below its junction's limit spreads. */
export function spread(values: usize): void {
  let first = 255;
  let last = -1;
  for (let at = 0; at < stride; at += 16) {
    let mask = i8x16.bitmask(i8x16.lt_u(v128.load(values + at), v128.load(LIMITS + at)));
    while (mask != 0) {
      const j = at + ctz(mask);
      mask &= mask - 1;
      const value = <i32>load<u8>(values + j);
      put(value, j);
      first = min(first, value);
      last = max(last, value);
    }
  }
  run(values, first, last);
}
