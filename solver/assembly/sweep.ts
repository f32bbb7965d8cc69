// Sweeps to and fro over the rows of all junctions, in the order that the host has planned, until nothing falls. Rows
// hold the sixteen values of a junction; blocks of sixteen rows are skipped where nothing that leads there has fallen.
import { BACKWARDS, BLOCKS_BACKWARDS, BLOCKS_FORWARDS, FORWARDS, ROWS, blockCount } from './memory';

/** A neighbour's row and the weight of the line to it. */
// @ts-ignore: decorator
@inline
function via(step: usize, offset: usize, weight: usize): v128 {
  return i8x16.add_sat_u(v128.load(<usize>load<u16>(step + offset), ROWS), v128.load_splat<u8>(step + weight));
}

/** One sweep; the blocks in which a value below its lane's limit fell, when before those in `before` had. */
function once(block: usize, step: usize, before: i32, limits: v128): i32 {
  let fell = 0;
  for (const last = block + (blockCount << 4); block < last; block += 16) {
    const end = load<usize>(block);
    if ((load<i32>(block, 8) & (before | fell)) == 0) {
      step = end;
      continue;
    }
    let fallen = i8x16.splat(0);
    for (; step < end; step += 16) {
      const row = <usize>load<u16>(step);
      const old = v128.load(row, ROWS);
      const here = i8x16.min_u(i8x16.min_u(old, via(step, 2, 8)), i8x16.min_u(via(step, 4, 9), via(step, 6, 10)));
      v128.store(row, here, ROWS);
      fallen = v128.or(fallen, i8x16.sub_sat_u(i8x16.min_u(old, limits), here));
    }
    if (v128.any_true(fallen)) fell |= load<i32>(block, 4);
  }
  return fell;
}

/** Lets rows spread from some blocks on until all values below their lane's limit are right; others stay too high. */
export function sweep(start: i32, limits: v128): void {
  let fell = start | once(BLOCKS_FORWARDS, FORWARDS, start, limits);
  for (;;) {
    fell = once(BLOCKS_BACKWARDS, BACKWARDS, fell, limits);
    if (fell == 0) return;
    fell = once(BLOCKS_FORWARDS, FORWARDS, fell, limits);
    if (fell == 0) return;
  }
}
