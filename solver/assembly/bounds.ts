// Lower bounds of tree shapes from the distances between terminals: half of the longest round trip that fits a shape.
import { METRIC } from './memory';

// @ts-ignore: decorator
@inline
export function d(a: i32, b: i32): i32 {
  return load<i32>(METRIC + (((a << 3) | b) << 2));
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

/** Shape (a b)(c e)(f g); stops looking for a longer round trip once the bound reaches `enough`. */
export function boundOfStar(a: i32, b: i32, c: i32, e: i32, f: i32, g: i32, enough: i32): i32 {
  const pairs = d(a, b) + d(c, e) + d(f, g) + 1;
  let longest = 0;
  for (let flips = 0; flips < 8 && pairs + longest < 2 * enough; flips++) {
    const p = flips & 1 ? b : a;
    const q = a + b - p;
    const r = flips & 2 ? e : c;
    const s = c + e - r;
    const t = flips & 4 ? g : f;
    const u = f + g - t;
    longest = max(longest, d(q, r) + d(s, t) + d(u, p));
  }
  return (pairs + longest) >> 1;
}

/** What the terminals of a set of one to four cost at least by themselves. */
export function boundOfRest(lacking: i32): i32 {
  const p = ctz(lacking);
  lacking &= lacking - 1;
  if (lacking == 0) return 0;
  const q = ctz(lacking);
  lacking &= lacking - 1;
  if (lacking == 0) return d(p, q);
  const r = ctz(lacking);
  lacking &= lacking - 1;
  if (lacking == 0) return (d(p, q) + d(q, r) + d(p, r) + 1) >> 1;
  const s = ctz(lacking);
  const x = d(p, q) + d(r, s);
  const y = d(p, r) + d(q, s);
  const z = d(p, s) + d(q, r);
  // The least of the bounds of the three shapes.
  return (min(x, min(y, z)) + max(x, max(y, z)) + 1) >> 1;
}
