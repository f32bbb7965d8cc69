// Lower bounds of tree shapes from the distances between terminals: half of the longest round trip that fits a shape.
import { METRIC } from './memory';

// @ts-ignore: decorator
@inline
export function d(a: i32, b: i32): i32 {
  return load<i32>(METRIC + (((a << 3) | b) << 2));
}

/** The cost of joining all terminals by direct shortest paths only. */
export function spanningCost(count: i32): i32 {
  let inTree = 1;
  let total = 0;
  for (let step = 1; step < count; step++) {
    let next = 0;
    let nearest = i32.MAX_VALUE;
    for (let t = 1; t < count; t++) {
      if ((inTree >> t) & 1) continue;
      for (let s = 0; s < count; s++) {
        if (((inTree >> s) & 1) == 0) continue;
        if (d(s, t) < nearest) {
          nearest = d(s, t);
          next = t;
        }
      }
    }
    inTree |= 1 << next;
    total += nearest;
  }
  return total;
}

/** Shape (a b)(c e). */
export function boundOfFour(a: i32, b: i32, c: i32, e: i32): i32 {
  return (d(a, b) + d(c, e) + max(d(b, c) + d(a, e), d(b, e) + d(a, c)) + 1) >> 1;
}

/** Shape (a b)(c e) f. */
export function boundOfFive(a: i32, b: i32, c: i32, e: i32, f: i32): i32 {
  const longest = max(
    max(d(f, a) + d(b, c) + d(e, f), d(f, a) + d(b, e) + d(c, f)),
    max(d(f, b) + d(a, c) + d(e, f), d(f, b) + d(a, e) + d(c, f)),
  );
  return (d(a, b) + d(c, e) + longest + 1) >> 1;
}

/** Shape ((a b) c)((e f) g). */
export function boundOfChain(a: i32, b: i32, c: i32, e: i32, f: i32, g: i32): i32 {
  const ac = d(a, c);
  const bc = d(b, c);
  const ge = d(g, e);
  const gf = d(g, f);
  const sameSide =
    d(c, g) + max(max(ac + ge + d(b, f), ac + gf + d(b, e)), max(bc + ge + d(a, f), bc + gf + d(a, e)));
  const opposite = max(d(c, e) + gf, d(c, f) + ge) + max(ac + d(b, g), bc + d(a, g));
  return (d(a, b) + d(e, f) + max(sameSide, opposite) + 1) >> 1;
}

/** Shape (a b)(c e)(f g). */
export function boundOfStar(a: i32, b: i32, c: i32, e: i32, f: i32, g: i32): i32 {
  let longest = 0;
  for (let flips = 0; flips < 8; flips++) {
    const p = flips & 1 ? b : a;
    const q = a + b - p;
    const r = flips & 2 ? e : c;
    const s = c + e - r;
    const t = flips & 4 ? g : f;
    const u = f + g - t;
    longest = max(longest, d(q, r) + d(s, t) + d(u, p));
  }
  return (d(a, b) + d(c, e) + d(f, g) + longest + 1) >> 1;
}

/** At least this much is needed for the terminals outside the pair a, b alone. */
export function boundOfRest(count: i32, a: i32, b: i32): i32 {
  let found = 0;
  let p = 0;
  let q = 0;
  let r = 0;
  let s = 0;
  for (let t = 0; t < count; t++) {
    if (t == a || t == b) continue;
    p = q;
    q = r;
    r = s;
    s = t;
    found++;
  }
  if (found == 2) return d(r, s);
  if (found == 3) return (d(q, r) + d(r, s) + d(q, s) + 1) >> 1;
  return min(boundOfFour(p, q, r, s), min(boundOfFour(p, r, q, s), boundOfFour(p, s, q, r)));
}
