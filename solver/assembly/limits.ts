// How far a partial tree may spread: the terminals it lacks, joined with the junction it has come to, must leave room below
// the best tree. They cost at least half of a round trip through them that also calls at that junction.
import { boundOfFour, d } from './bounds';
import { BASES, LIMITS, stride } from './memory';

// @ts-ignore: decorator
@inline
function base(t: i32): usize {
  return load<usize>(BASES + (t << 2));
}

/** The shortest round trip through the lacking terminals, and what their tree costs at least. */
let around: i32 = 0;
let alone: i32 = 0;

function measure(lacking: i32): void {
  const p = ctz(lacking);
  lacking &= lacking - 1;
  const q = ctz(lacking);
  lacking &= lacking - 1;
  if (lacking == 0) {
    alone = d(p, q);
    around = 2 * alone;
    return;
  }
  const r = ctz(lacking);
  lacking &= lacking - 1;
  if (lacking == 0) {
    around = d(p, q) + d(q, r) + d(p, r);
    alone = (around + 1) >> 1;
    return;
  }
  const s = ctz(lacking);
  alone = min(boundOfFour(p, q, r, s), min(boundOfFour(p, r, q, s), boundOfFour(p, s, q, r)));
  const x = d(p, q) + d(r, s);
  const y = d(p, r) + d(q, s);
  const z = d(p, s) + d(q, r);
  around = min(x + y, min(x + z, y + z));
}

/** Sets the limits for trees that lack a set of two to four terminals; `least` is a better known cost of these alone. */
export function setLimits(lacking: i32, best: i32, least: i32): void {
  measure(lacking);
  const roundTrip = i8x16.splat(<i8>min(255, around));
  const floor = i8x16.splat(<i8>max(alone, least));
  const ceiling = i8x16.splat(<i8>best);
  for (let at = 0; at < stride; at += 16) {
    let detour = i8x16.splat(-1);
    for (let some = lacking; some != 0; some &= some - 1) {
      const s = ctz(some);
      const fromS = v128.load(base(s) + at);
      for (let more = some & (some - 1); more != 0; more &= more - 1) {
        const t = ctz(more);
        const via = i8x16.add_sat_u(fromS, v128.load(base(t) + at));
        detour = i8x16.min_u(detour, i8x16.sub_sat_u(via, i8x16.splat(<i8>d(s, t))));
      }
    }
    const needed = i8x16.max_u(floor, i8x16.avgr_u(roundTrip, detour));
    v128.store(LIMITS + at, i8x16.sub_sat_u(ceiling, needed));
  }
}
