// The terminals of a question: those that laid tracks do not already join to an earlier one, and the distances between.
import { bringUp, mapOf } from './maps';
import { BASES, METRIC, TERMINALS } from './memory';

/** The map of a terminal. */
// @ts-ignore: decorator
@inline
export function base(t: i32): usize {
  return load<usize>(BASES + (t << 2));
}

/** How many of the terminals at TERMINALS remain; -1 where one cannot be reached. */
export function gather(count: i32): i32 {
  let kept = 0;
  bringUp(TERMINALS, count);
  for (let i = 0; i < count; i++) {
    const junction = <i32>load<u8>(TERMINALS + i);
    let apart = true;
    for (let t = 0; t < kept; t++) {
      const distance = <i32>load<u8>(base(t) + junction);
      if (distance == 255) return -1;
      if (distance == 0) apart = false;
      store<i32>(METRIC + (((t << 3) | kept) << 2), distance);
      store<i32>(METRIC + (((kept << 3) | t) << 2), distance);
    }
    if (apart) store<usize>(BASES + (kept++ << 2), mapOf(junction));
  }
  return kept;
}
