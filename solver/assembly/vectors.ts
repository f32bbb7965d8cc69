// Whole maps at once: sixteen junctions to a vector, sums that stop at 255.
import { stride } from './memory';

/** The least of sixteen bytes. */
// @ts-ignore: decorator
@inline
export function leastLane(v: v128): i32 {
  v = i8x16.min_u(v, i8x16.shuffle(v, v, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7));
  v = i8x16.min_u(v, i8x16.shuffle(v, v, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3));
  v = i8x16.min_u(v, i8x16.shuffle(v, v, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1));
  v = i8x16.min_u(v, i8x16.shuffle(v, v, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0));
  return <i32>i8x16.extract_lane_u(v, 0);
}

export function add(out: usize, x: usize, y: usize): void {
  for (let at = 0; at < stride; at += 16) {
    v128.store(out + at, i8x16.add_sat_u(v128.load(x + at), v128.load(y + at)));
  }
}

/** Lowers `out` to another map plus one number. */
export function lowerBy(out: usize, x: usize, more: i32): void {
  const splat = i8x16.splat(<i8>more);
  for (let at = 0; at < stride; at += 16) {
    v128.store(out + at, i8x16.min_u(i8x16.add_sat_u(v128.load(x + at), splat), v128.load(out + at)));
  }
}

/** Lowers `out` to the sums where they are lower, and returns the least sum. */
export function lower(out: usize, x: usize, y: usize): i32 {
  let least = i8x16.splat(-1);
  for (let at = 0; at < stride; at += 16) {
    const sum = i8x16.add_sat_u(v128.load(x + at), v128.load(y + at));
    v128.store(out + at, i8x16.min_u(sum, v128.load(out + at)));
    least = i8x16.min_u(least, sum);
  }
  return leastLane(least);
}

export function leastSum2(x: usize, y: usize): i32 {
  let least = i8x16.splat(-1);
  for (let at = 0; at < stride; at += 16) {
    least = i8x16.min_u(least, i8x16.add_sat_u(v128.load(x + at), v128.load(y + at)));
  }
  return leastLane(least);
}

export function leastSum3(x: usize, y: usize, z: usize): i32 {
  let least = i8x16.splat(-1);
  for (let at = 0; at < stride; at += 16) {
    const sum = i8x16.add_sat_u(v128.load(x + at), v128.load(y + at));
    least = i8x16.min_u(least, i8x16.add_sat_u(sum, v128.load(z + at)));
  }
  return leastLane(least);
}
