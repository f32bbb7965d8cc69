// Sixteen maps spreading at once, one to a lane: rows hold the sixteen values of a junction. Sweeps to and fro over all
// junctions, in the order that the host has planned, until nothing falls any more.
import { BACKWARDS, BACKWARDS_END, FORWARDS, FORWARDS_END, ROWS } from './memory';

/** Bytes per step: u16 row, three u16 rows of neighbours, three u8 weights. */
export const STEP: usize = 16;

// @ts-ignore: decorator
@inline
function via(step: usize, offset: usize, weight: usize): v128 {
  return i8x16.add_sat_u(v128.load(ROWS + <usize>load<u16>(step + offset)), v128.load_splat<u8>(step + weight));
}

/** One sweep; whether a value fell that is below its lane's limit. */
function once(from: usize, to: usize, limits: v128): bool {
  let fallen = i8x16.splat(0);
  for (let step = from; step < to; step += STEP) {
    const row = ROWS + <usize>load<u16>(step);
    const before = v128.load(row);
    const here = i8x16.min_u(
      i8x16.min_u(before, via(step, 2, 8)),
      i8x16.min_u(via(step, 4, 9), via(step, 6, 10)),
    );
    v128.store(row, here);
    fallen = v128.or(fallen, i8x16.sub_sat_u(i8x16.min_u(before, limits), here));
  }
  return v128.any_true(fallen);
}

/** Lets the rows spread until all values below their lane's limit are right; others may stay too high. */
export function sweep(limits: v128): void {
  let first = true;
  do {
    if (!once(FORWARDS, FORWARDS_END, limits) && !first) return;
    first = false;
  } while (once(BACKWARDS, BACKWARDS_END, limits));
}
