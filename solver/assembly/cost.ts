// The missing count. The distances between terminals bound every shape a tree can have, as in the TypeScript solver;
// all pairs that a promising shape needs spread at once, then all halves of promising chains at once.
import { boundOfChain, boundOfFive, boundOfFour, boundOfRest, boundOfStar, d } from './bounds';
import { firstTree } from './first-tree';
import { base, gather } from './gather';
import { clearLanes, enterLane, spreadLanes } from './lanes';
import { BOUNDS, CHAINS, CHAIN_BOUNDS, HALVES, MOST_JUNCTIONS, PAIRS, STARS, stride } from './memory';
import { pairIndex } from './shapes';
import { add, leastSum2, leastSum3, lower } from './vectors';

let terminals: i32 = 0;
let best: i32 = 0;
/** One bit per pair of terminals whose map stands at PAIRS. */
let joined: i32 = 0;

// @ts-ignore: decorator
@inline
function at(table: usize, i: i32): i32 {
  return <i32>load<u8>(table + i);
}

// @ts-ignore: decorator
@inline
function pair(a: i32, b: i32): usize {
  return PAIRS + pairIndex(a, b) * MOST_JUNCTIONS;
}

/** Enters a pair to be spread, once. */
function wantPair(a: i32, b: i32): void {
  const bit = 1 << pairIndex(a, b);
  if ((joined & bit) != 0) return;
  joined |= bit;
  add(pair(a, b), base(a), base(b));
  enterLane(pair(a, b), best - boundOfRest(((1 << terminals) - 1) & ~((1 << a) | (1 << b))));
}

/** The first or second of the i-th first pair of a triple, and its third terminal: (0 1) 2, (0 2) 1, (1 2) 0. */
// @ts-ignore: decorator
@inline
function first(triple: usize, i: i32): i32 {
  return at(triple, i >> 1);
}
// @ts-ignore: decorator
@inline
function second(triple: usize, i: i32): i32 {
  return at(triple, (i + 3) >> 1);
}
// @ts-ignore: decorator
@inline
function third(triple: usize, i: i32): i32 {
  return at(triple, 2 - i);
}

// @ts-ignore: decorator
@inline
function bound(i: i32): i32 {
  return load<i32>(BOUNDS + (i << 2));
}

/** The round trip through a triple. */
function around(triple: usize): i32 {
  return d(at(triple, 0), at(triple, 1)) + d(at(triple, 1), at(triple, 2)) + d(at(triple, 0), at(triple, 2));
}

/** Bounds every chain and choice of its first pairs, and enters the pairs of those that can beat the best tree. */
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
      const a = first(left, l);
      const b = second(left, l);
      const e = first(right, r);
      const f = second(right, r);
      const cost = boundOfChain(a, b, third(left, l), e, f, third(right, r));
      store<i32>(CHAIN_BOUNDS + ((9 * i + shape) << 2), cost);
      lowest = min(lowest, cost);
      if (cost >= best) continue;
      wantPair(a, b);
      wantPair(e, f);
    }
    store<i32>(BOUNDS + (i << 2), lowest);
  }
}

// @ts-ignore: decorator
@inline
function half(chain: i32, side: i32): usize {
  return HALVES + (2 * chain + side) * MOST_JUNCTIONS;
}

/** Trees of a junction and three terminals that part at the junction itself; returns the cheapest. */
function joinTriple(out: usize, triple: usize, wanted: i32): i32 {
  let least = 255;
  memory.fill(out, 255, stride);
  for (let i = 0; i < 3; i++) {
    if (((wanted >> i) & 1) == 0) continue;
    least = min(least, lower(out, pair(first(triple, i), second(triple, i)), base(third(triple, i))));
  }
  return least;
}

/** Costs of the two halves of a chain, each by itself. */
const LEFT = memory.data(4 * 10);
const RIGHT = memory.data(4 * 10);

/** Two triples that meet in one junction. */
function meetChain(chain: i32): void {
  let wantedLeft = 0;
  let wantedRight = 0;
  for (let shape = 0; shape < 9; shape++) {
    if (load<i32>(CHAIN_BOUNDS + ((9 * chain + shape) << 2)) >= best) continue;
    wantedLeft |= 1 << (shape / 3);
    wantedRight |= 1 << (shape % 3);
  }
  const triples = CHAINS + (chain << 3);
  const left = joinTriple(half(chain, 0), triples, wantedLeft);
  const right = joinTriple(half(chain, 1), triples + 3, wantedRight);
  store<i32>(LEFT + (chain << 2), left);
  store<i32>(RIGHT + (chain << 2), right);
  if (left + right < best) best = min(best, leastSum2(half(chain, 0), half(chain, 1)));
}

function six(): void {
  boundChains();
  let stars = 0;
  for (let i = 0; i < 15; i++) {
    const s = STARS + (i << 3);
    if (boundOfStar(at(s, 0), at(s, 1), at(s, 2), at(s, 3), at(s, 4), at(s, 5), best) >= best) continue;
    stars |= 1 << i;
    for (let p = 0; p < 6; p += 2) wantPair(at(s, p), at(s, p + 1));
  }
  if (joined == 0) return;
  spreadLanes();
  for (; stars != 0; stars &= stars - 1) {
    const s = STARS + (ctz(stars) << 3);
    best = min(best, leastSum3(pair(at(s, 0), at(s, 1)), pair(at(s, 2), at(s, 3)), pair(at(s, 4), at(s, 5))));
  }
  let chains = 0;
  for (let i = 0; i < 10; i++) {
    if (bound(i) >= best) continue;
    meetChain(i);
    chains |= 1 << i;
  }
  // One half spreads until it meets the other.
  let open = 0;
  for (; chains != 0; chains &= chains - 1) {
    const i = ctz(chains);
    const right = load<i32>(RIGHT + (i << 2));
    if (load<i32>(LEFT + (i << 2)) + right >= best) continue;
    enterLane(half(i, 0), best - right);
    open |= 1 << i;
  }
  spreadLanes();
  for (; open != 0; open &= open - 1) best = min(best, leastSum2(half(ctz(open), 0), half(ctz(open), 1)));
}

/** Five terminals are a star of six whose terminal 5 is missing: two pairs and a single. */
function five(): void {
  let stars = 0;
  for (let i = 0; i < 15; i++) {
    const s = STARS + (i << 3);
    const p = pairOf(s, 0);
    const q = pairOf(s, 1);
    if (boundOfFive(p >> 3, p & 7, q >> 3, q & 7, singleOf(s)) >= best) continue;
    stars |= 1 << i;
    wantPair(p >> 3, p & 7);
    wantPair(q >> 3, q & 7);
  }
  spreadLanes();
  for (; stars != 0; stars &= stars - 1) {
    const s = STARS + (ctz(stars) << 3);
    const p = pairOf(s, 0);
    const q = pairOf(s, 1);
    best = min(best, leastSum3(pair(p >> 3, p & 7), pair(q >> 3, q & 7), base(singleOf(s))));
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

/** The other terminals of the four when 0 is paired with i. */
// @ts-ignore: decorator
@inline
function other(i: i32): i32 {
  return i == 1 ? 2 : 1;
}

function four(): void {
  for (let i = 1; i < 4; i++) if (boundOfFour(0, i, other(i), 6 - i - other(i)) < best) wantPair(0, i);
  spreadLanes();
  for (let i = 1; i < 4; i++) {
    const c = other(i);
    if (((joined >> pairIndex(0, i)) & 1) != 0) best = min(best, leastSum3(pair(0, i), base(c), base(6 - i - c)));
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
  clearLanes();
  if (terminals == 4) four();
  else if (terminals == 5) five();
  else six();
  return best;
}
