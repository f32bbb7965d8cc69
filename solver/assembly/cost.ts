// The missing count: tree shapes tried by their lower bound, as in the TypeScript solver, whole maps at a time.
import { boundOfChain, boundOfFive, boundOfFour, boundOfStar, d } from './bounds';
import { firstTree } from './first-tree';
import { setLimits } from './limits';
import { mapOf } from './maps';
import { BASES, BOUNDS, CHAINS, CHAIN_BOUNDS, LEFT, METRIC, PAIRS, RIGHT, STARS, TERMINALS, stride } from './memory';
import { pairIndex } from './shapes';
import { spread } from './spread';
import { add, leastSum2, leastSum3, lower } from './vectors';

let terminals: i32 = 0;
let best: i32 = 0;
/** One bit per pair of terminals whose map stands at PAIRS. */
let joined: i32 = 0;

// @ts-ignore: decorator
@inline
function base(t: i32): usize {
  return load<usize>(BASES + (t << 2));
}

// @ts-ignore: decorator
@inline
function at(table: usize, i: i32): i32 {
  return <i32>load<u8>(table + i);
}

/** Terminals that laid tracks do not already join to an earlier one; -1 where one cannot be reached. */
function gather(count: i32): i32 {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const junction = at(TERMINALS, i);
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

function joinPair(a: i32, b: i32): usize {
  const index = pairIndex(a, b);
  const map = PAIRS + index * stride;
  if (((joined >> index) & 1) == 0) {
    joined |= 1 << index;
    add(map, base(a), base(b));
    setLimits(((1 << terminals) - 1) & ~((1 << a) | (1 << b)), best, 0);
    spread(map);
  }
  return map;
}

/** The third terminal of a triple whose first pair is the i-th: (0 1) 2, (0 2) 1, (1 2) 0. */
// @ts-ignore: decorator
@inline
function third(i: i32): i32 {
  return 2 - i;
}

function joinTriple(out: usize, triple: usize, wanted: i32): i32 {
  let least = 255;
  memory.fill(out, 255, stride);
  for (let i = 0; i < 3; i++) {
    if (((wanted >> i) & 1) == 0) continue;
    const pair = joinPair(at(triple, i >> 1), at(triple, (i + 3) >> 1));
    least = min(least, lower(out, pair, base(at(triple, third(i)))));
  }
  return least;
}

function tryChain(chain: i32): void {
  let wantedLeft = 0;
  let wantedRight = 0;
  for (let shape = 0; shape < 9; shape++) {
    if (load<i32>(CHAIN_BOUNDS + ((9 * chain + shape) << 2)) >= best) continue;
    wantedLeft |= 1 << (shape / 3);
    wantedRight |= 1 << (shape % 3);
  }
  const triples = CHAINS + (chain << 3);
  const left = joinTriple(LEFT, triples, wantedLeft);
  const right = joinTriple(RIGHT, triples + 3, wantedRight);
  if (left + right >= best) return;
  best = min(best, leastSum2(LEFT, RIGHT));
  if (left + right >= best) return;
  setLimits((1 << at(triples, 3)) | (1 << at(triples, 4)) | (1 << at(triples, 5)), best, right);
  spread(LEFT);
  best = min(best, leastSum2(LEFT, RIGHT));
}

/** The shape with the lowest bound that is not yet tried, or -1 when none can beat the best tree. */
function mostPromising(count: i32): i32 {
  let lowest = best;
  let shape = -1;
  for (let i = 0; i < count; i++) {
    const bound = load<i32>(BOUNDS + (i << 2));
    if (bound < lowest) {
      lowest = bound;
      shape = i;
    }
  }
  if (shape >= 0) store<i32>(BOUNDS + (shape << 2), 255);
  return shape;
}

/** The round trip through a triple. */
function around(triple: usize): i32 {
  return d(at(triple, 0), at(triple, 1)) + d(at(triple, 1), at(triple, 2)) + d(at(triple, 0), at(triple, 2));
}

function boundChains(): void {
  for (let i = 0; i < 10; i++) {
    const left = CHAINS + (i << 3);
    const right = left + 3;
    let lowest = 255;
    // Most splits are hopeless already because of what the two triples cost by themselves.
    const apart = (around(left) + 1) / 2 + (around(right) + 1) / 2;
    for (let shape = 0; shape < 9 && apart < best; shape++) {
      const l = shape / 3;
      const r = shape % 3;
      const bound = boundOfChain(
        at(left, l >> 1),
        at(left, (l + 3) >> 1),
        at(left, third(l)),
        at(right, r >> 1),
        at(right, (r + 3) >> 1),
        at(right, third(r)),
      );
      store<i32>(CHAIN_BOUNDS + ((9 * i + shape) << 2), bound);
      lowest = min(lowest, bound);
    }
    store<i32>(BOUNDS + (i << 2), lowest);
  }
}

function six(): void {
  boundChains();
  for (let i = mostPromising(10); i >= 0; i = mostPromising(10)) tryChain(i);
  for (let i = 0; i < 15; i++) {
    const s = STARS + (i << 3);
    store<i32>(BOUNDS + (i << 2), boundOfStar(at(s, 0), at(s, 1), at(s, 2), at(s, 3), at(s, 4), at(s, 5), best));
  }
  for (let i = mostPromising(15); i >= 0; i = mostPromising(15)) {
    const s = STARS + (i << 3);
    const x = joinPair(at(s, 0), at(s, 1));
    const y = joinPair(at(s, 2), at(s, 3));
    best = min(best, leastSum3(x, y, joinPair(at(s, 4), at(s, 5))));
  }
}

/** Five terminals are a star of six whose terminal 5 is missing: two pairs and a single. */
function five(): void {
  for (let i = 0; i < 15; i++) {
    const s = STARS + (i << 3);
    const single = singleOf(s);
    const p = pairOf(s, 0);
    const q = pairOf(s, 1);
    store<i32>(BOUNDS + (i << 2), boundOfFive(p >> 3, p & 7, q >> 3, q & 7, single));
  }
  for (let i = mostPromising(15); i >= 0; i = mostPromising(15)) {
    const s = STARS + (i << 3);
    const p = pairOf(s, 0);
    const q = pairOf(s, 1);
    best = min(best, leastSum3(joinPair(p >> 3, p & 7), joinPair(q >> 3, q & 7), base(singleOf(s))));
  }
}

/** The partner of terminal 5 in a star. */
function singleOf(star: usize): i32 {
  for (let i = 0; i < 6; i++) if (at(star, i) == 5) return at(star, i ^ 1);
  return 0;
}

/** The first or second pair without terminal 5, packed. */
function pairOf(star: usize, which: i32): i32 {
  let found = 0;
  for (let i = 0; i < 6; i += 2) {
    if (at(star, i) == 5 || at(star, i + 1) == 5) continue;
    if (found++ == which) return (at(star, i) << 3) | at(star, i + 1);
  }
  return 0;
}

function four(): void {
  for (let i = 1; i < 4; i++) {
    const c = i == 1 ? 2 : 1;
    const e = 6 - i - c;
    if (boundOfFour(0, i, c, e) < best) best = min(best, leastSum3(joinPair(0, i), base(c), base(e)));
  }
}

/** The missing count for that many terminals, the weights in force being those last taken over; 255 for none. */
export function missing(count: i32): i32 {
  terminals = gather(count);
  if (terminals < 0) return 255;
  if (terminals <= 1) return 0;
  if (terminals == 2) return d(0, 1);
  if (terminals == 3) return leastSum3(base(0), base(1), base(2));
  best = min(255, firstTree(terminals));
  joined = 0;
  if (terminals == 4) four();
  else if (terminals == 5) five();
  else six();
  return best;
}
