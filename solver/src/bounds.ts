// Bounds on cheapest trees from the distances between their terminals alone.
//
// Walking once around a tree passes every line twice and meets the terminals in an order that fits the tree's shape. So
// half of *any* round trip that fits a shape is a lower bound for all trees of that shape: take the longest one.
import type { Cherry, Five, Pair, Star } from './subsets.ts';
import { MAX_TERMINALS } from './types.ts';

/** Shape (a b)(c d). */
export const boundOfFour = (metric: Int32Array, [[a, b], [c, d]]: readonly [Pair, Pair]): number => {
  const m = MAX_TERMINALS;
  const straight = metric[b * m + c]! + metric[a * m + d]!;
  const crossed = metric[b * m + d]! + metric[a * m + c]!;
  return (metric[a * m + b]! + metric[c * m + d]! + (straight > crossed ? straight : crossed) + 1) >> 1;
};

/** Shape (a b)(c d) e. */
export const boundOfFive = (metric: Int32Array, { pairs: [ab, cd], single: e }: Five): number => {
  const m = MAX_TERMINALS;
  const [a, b] = ab;
  const [c, d] = cd;
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
export const boundOfChain = (metric: Int32Array, left: Cherry, right: Cherry): number => {
  const m = MAX_TERMINALS;
  const { pair: ab, third: c } = left;
  const { pair: de, third: f } = right;
  const a = ab[0] * m;
  const b = ab[1] * m;
  const d = de[0];
  const e = de[1];
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
  return (metric[a + ab[1]]! + metric[d * m + e]! + longest + 1) >> 1;
};

/** Shape (a b)(c d)(e f). */
export const boundOfStar = (metric: Int32Array, [ab, cd, ef]: Star): number => {
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
  const pairs = metric[ab[0] * m + ab[1]]! + metric[cd[0] * m + cd[1]]! + metric[ef[0] * m + ef[1]]!;
  return (pairs + longest + 1) >> 1;
};

/** What the terminals of a set of one to four (bits) cost at least by themselves. */
export const boundOfRest = (metric: Int32Array, set: number): number => {
  const m = MAX_TERMINALS;
  const p = 31 - Math.clz32(set);
  const withoutP = set ^ (1 << p);
  if (withoutP === 0) return 0;
  const q = 31 - Math.clz32(withoutP);
  const withoutQ = withoutP ^ (1 << q);
  if (withoutQ === 0) return metric[p * m + q]!;
  const r = 31 - Math.clz32(withoutQ);
  const withoutR = withoutQ ^ (1 << r);
  if (withoutR === 0) return (metric[p * m + q]! + metric[q * m + r]! + metric[p * m + r]! + 1) >> 1;
  const s = 31 - Math.clz32(withoutR);
  const x = metric[p * m + q]! + metric[r * m + s]!;
  const y = metric[p * m + r]! + metric[q * m + s]!;
  const z = metric[p * m + s]! + metric[q * m + r]!;
  // The least of the bounds of the three shapes.
  return (Math.min(x, y, z) + Math.max(x, y, z) + 1) >> 1;
};
