// Bounds on cheapest trees from the distances between their terminals alone.
//
// Walking once around a tree passes every line twice and meets the terminals in an order that fits the tree's shape. So
// half of *any* round trip that fits a shape is a lower bound for all trees of that shape: take the longest one.
import { MAX_TERMINALS } from './types.ts';

/** Shape (a b)(c d). */
export const boundOfFour = (metric: Int32Array, a: number, b: number, c: number, d: number): number => {
  const m = MAX_TERMINALS;
  const straight = metric[b * m + c]! + metric[a * m + d]!;
  const crossed = metric[b * m + d]! + metric[a * m + c]!;
  return (metric[a * m + b]! + metric[c * m + d]! + (straight > crossed ? straight : crossed) + 1) >> 1;
};

/** Shape (a b)(c d) e. */
export const boundOfFive = (metric: Int32Array, a: number, b: number, c: number, d: number, e: number): number => {
  const m = MAX_TERMINALS;
  const ea = metric[e * m + a]!;
  const eb = metric[e * m + b]!;
  const ec = metric[e * m + c]!;
  const ed = metric[e * m + d]!;
  const longest = Math.max(
    ea + metric[b * m + c]! + ed,
    ea + metric[b * m + d]! + ec,
    eb + metric[a * m + c]! + ed,
    eb + metric[a * m + d]! + ec,
  );
  return (metric[a * m + b]! + metric[c * m + d]! + longest + 1) >> 1;
};

/** Shape ((a b) c)((d e) f). */
export const boundOfChain = (
  metric: Int32Array,
  ab: readonly number[],
  c: number,
  de: readonly number[],
  f: number,
): number => {
  const m = MAX_TERMINALS;
  const a = ab[0]! * m;
  const b = ab[1]! * m;
  const d = de[0]!;
  const e = de[1]!;
  const ac = metric[a + c]!;
  const bc = metric[b + c]!;
  const af = metric[a + f]!;
  const bf = metric[b + f]!;
  const fd = metric[f * m + d]!;
  const fe = metric[f * m + e]!;
  const cd = metric[c * m + d]!;
  const ce = metric[c * m + e]!;
  const cf = metric[c * m + f]!;
  // c and f on the same side of the chain …
  let longest = ac + fd + metric[b + e]!;
  let other = ac + fe + metric[b + d]!;
  if (other > longest) longest = other;
  other = bc + fd + metric[a + e]!;
  if (other > longest) longest = other;
  other = bc + fe + metric[a + d]!;
  if (other > longest) longest = other;
  longest += cf;
  // … or on opposite sides.
  const viaD = cd + fe;
  const viaE = ce + fd;
  const across = (viaD > viaE ? viaD : viaE) + (ac + bf > bc + af ? ac + bf : bc + af);
  if (across > longest) longest = across;
  return (metric[a + ab[1]!]! + metric[d * m + e]! + longest + 1) >> 1;
};

/** Shape (a b)(c d)(e f). */
export const boundOfStar = (
  metric: Int32Array,
  ab: readonly number[],
  cd: readonly number[],
  ef: readonly number[],
): number => {
  const m = MAX_TERMINALS;
  let longest = 0;
  for (let flips = 0; flips < 8; flips++) {
    const a = ab[flips & 1]!;
    const b = ab[(flips & 1) ^ 1]!;
    const c = cd[(flips >> 1) & 1]!;
    const d = cd[((flips >> 1) & 1) ^ 1]!;
    const e = ef[flips >> 2]!;
    const f = ef[(flips >> 2) ^ 1]!;
    const around = metric[b * m + c]! + metric[d * m + e]! + metric[f * m + a]!;
    if (around > longest) longest = around;
  }
  const pairs = metric[ab[0]! * m + ab[1]!]! + metric[cd[0]! * m + cd[1]!]! + metric[ef[0]! * m + ef[1]!]!;
  return (pairs + longest + 1) >> 1;
};

/** At least this much is needed for the terminals outside the pair a, b alone. */
export const boundOfRest = (metric: Int32Array, count: number, a: number, b: number): number => {
  const m = MAX_TERMINALS;
  let found = 0;
  let p = 0;
  let q = 0;
  let r = 0;
  let s = 0;
  for (let t = 0; t < count; t++) {
    if (t === a || t === b) continue;
    p = q;
    q = r;
    r = s;
    s = t;
    found++;
  }
  if (found === 2) return metric[r * m + s]!;
  if (found === 3) return (metric[q * m + r]! + metric[r * m + s]! + metric[q * m + s]! + 1) >> 1;
  const x = boundOfFour(metric, p, q, r, s);
  const y = boundOfFour(metric, p, r, q, s);
  const z = boundOfFour(metric, p, s, q, r);
  return x < y ? (x < z ? x : z) : y < z ? y : z;
};
