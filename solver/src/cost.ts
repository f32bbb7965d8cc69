// The missing count alone (TE-MISS-5), as fast as plain TypeScript goes.
//
// A cheapest tree has one of few shapes: for six terminals ten ways to part them into two triples at the ends of a path,
// and fifteen ways to hang three pairs on one junction; fewer shapes for fewer terminals. The distances between the
// terminals give a lower bound for every shape (bounds.ts) and a first tree (first-tree.ts). Shapes are tried, most promising first, only
// while their bound is below the best tree found, so most are never looked at.
import type { LineGraph } from '@branchline/boards';
import { boundOfChain, boundOfFive, boundOfFour, boundOfRest, boundOfStar } from './bounds.ts';
import type { DistanceMaps } from './distance-maps.ts';
import { makeFirstTree } from './first-tree.ts';
import type { Spreader } from './spread.ts';
import { CHAINS, FIVES, FOURS, PAIRS, STARS, pairIndex } from './subsets.ts';
import type { Cherry, Pair } from './subsets.ts';
import { makeTerminals } from './terminals.ts';
import { UNREACHED } from './types.ts';
import type { Weights } from './types.ts';

export type CostSolver = (weights: Weights, from: number, targets: ArrayLike<number>) => number;

export const makeCostSolver = (graph: LineGraph, spreader: Spreader, maps: DistanceMaps): CostSolver => {
  const n = graph.junctionCount;
  const reached = makeTerminals(graph, maps);
  const { gather, junctions, bases, metric } = reached;
  const { table } = maps;
  const firstTree = makeFirstTree(reached, table, n);
  const joined = new Uint16Array(PAIRS.length * n);
  const isJoined = new Uint8Array(PAIRS.length);
  const left = new Uint16Array(n);
  const right = new Uint16Array(n);
  const bounds = new Int32Array(Math.max(STARS.length, FIVES.length));
  const chainBounds = new Int32Array(9 * CHAINS.length);
  let terminals = 0;
  let best = 0;

  /** The cheapest trees that join each junction with two terminals; exact wherever they can still matter. */
  const joinPair = (index: number): number => {
    const base = index * n;
    if (isJoined[index] === 1) return base;
    isJoined[index] = 1;
    const [a, b] = PAIRS[index]!;
    const x = bases[a]!;
    const y = bases[b]!;
    for (let v = 0; v < n; v++) joined[base + v] = table[x + v]! + table[y + v]!;
    spreader.spread(joined, base, best - boundOfRest(metric, ((1 << terminals) - 1) & ~(1 << a) & ~(1 << b)));
    return base;
  };

  /** Lowers the best tree to the cheapest sum of three maps at one junction. */
  const meetThree = (p: Uint16Array, x: number, q: Uint16Array, y: number, r: Uint16Array, z: number): void => {
    let least = best;
    for (let v = 0; v < n; v++) {
      const sum = p[x + v]! + q[y + v]! + r[z + v]!;
      if (sum < least) least = sum;
    }
    best = least;
  };

  /** Two pairs at the ends of a path. */
  const tryFour = ([a, b]: Pair, [c, d]: Pair): void =>
    meetThree(joined, joinPair(pairIndex(a, b)), table, bases[c]!, table, bases[d]!);

  const tryFive = ([a, b]: Pair, [c, d]: Pair, single: number): void =>
    meetThree(joined, joinPair(pairIndex(a, b)), joined, joinPair(pairIndex(c, d)), table, bases[single]!);

  const tryStar = ([a, b]: Pair, [c, d]: Pair, [e, f]: Pair): void =>
    meetThree(joined, joinPair(pairIndex(a, b)), joined, joinPair(pairIndex(c, d)), joined, joinPair(pairIndex(e, f)));

  const addThird = (out: Uint16Array, { index, third }: Cherry): number => {
    const x = joinPair(index);
    const y = bases[third]!;
    let least = UNREACHED;
    for (let v = 0; v < n; v++) {
      const sum = joined[x + v]! + table[y + v]!;
      if (sum < out[v]!) out[v] = sum;
      if (sum < least) least = sum;
    }
    return least;
  };

  /** Trees of a junction and three terminals that part at the junction itself; returns the cheapest. */
  const joinTriple = (out: Uint16Array, cherries: readonly Cherry[], wanted: number): number => {
    let least = UNREACHED;
    out.fill(UNREACHED);
    for (let i = 0; i < 3; i++) if ((wanted >> i) & 1) least = Math.min(least, addThird(out, cherries[i]!));
    return least;
  };

  /** Two triples at the ends of a path: one spreads until it meets the other. Only first pairs below the best count. */
  const tryChain = (chain: number): void => {
    let wantedLeft = 0;
    let wantedRight = 0;
    for (let shape = 0; shape < 9; shape++) {
      if (chainBounds[9 * chain + shape]! >= best) continue;
      wantedLeft |= 1 << (shape / 3);
      wantedRight |= 1 << (shape % 3);
    }
    const leastLeft = joinTriple(left, CHAINS[chain]!.left, wantedLeft);
    const leastRight = joinTriple(right, CHAINS[chain]!.right, wantedRight);
    if (leastLeft + leastRight >= best) return;
    meet();
    if (leastLeft + leastRight >= best) return;
    spreader.spread(left, 0, best - leastRight);
    meet();
  };

  const meet = (): void => {
    let least = best;
    for (let v = 0; v < n; v++) {
      const sum = left[v]! + right[v]!;
      if (sum < least) least = sum;
    }
    best = least;
  };

  /** The shape with the lowest bound that is not yet tried, or -1 when none can beat the best tree. */
  const mostPromising = (count: number): number => {
    let lowest = best;
    let shape = -1;
    for (let i = 0; i < count; i++) {
      if (bounds[i]! < lowest) {
        lowest = bounds[i]!;
        shape = i;
      }
    }
    if (shape >= 0) bounds[shape] = UNREACHED;
    return shape;
  };

  const three = (): number => {
    const [x, y, z] = bases as unknown as [number, number, number];
    let least = UNREACHED;
    for (let v = 0; v < n; v++) {
      const sum = table[x + v]! + table[y + v]! + table[z + v]!;
      if (sum < least) least = sum;
    }
    return least;
  };

  const four = (): void => {
    for (let i = 0; i < FOURS.length; i++) {
      const [x, y] = FOURS[i]!;
      bounds[i] = boundOfFour(metric, x[0], x[1], y[0], y[1]);
    }
    for (let i = mostPromising(FOURS.length); i >= 0; i = mostPromising(FOURS.length))
      tryFour(FOURS[i]![0], FOURS[i]![1]);
  };

  const five = (): void => {
    for (let i = 0; i < FIVES.length; i++) {
      const {
        pairs: [x, y],
        single,
      } = FIVES[i]!;
      bounds[i] = boundOfFive(metric, x[0], x[1], y[0], y[1], single);
    }
    for (let i = mostPromising(FIVES.length); i >= 0; i = mostPromising(FIVES.length)) {
      const { pairs, single } = FIVES[i]!;
      tryFive(pairs[0], pairs[1], single);
    }
  };

  const six = (): void => {
    for (let i = 0; i < CHAINS.length; i++) {
      let lowest = UNREACHED;
      for (let l = 0; l < 3; l++) {
        const x = CHAINS[i]!.left[l]!;
        for (let r = 0; r < 3; r++) {
          const y = CHAINS[i]!.right[r]!;
          const bound = boundOfChain(metric, x.pair, x.third, y.pair, y.third);
          chainBounds[9 * i + 3 * l + r] = bound;
          if (bound < lowest) lowest = bound;
        }
      }
      bounds[i] = lowest;
    }
    for (let i = mostPromising(CHAINS.length); i >= 0; i = mostPromising(CHAINS.length)) tryChain(i);
    for (let i = 0; i < STARS.length; i++) bounds[i] = boundOfStar(metric, STARS[i]![0], STARS[i]![1], STARS[i]![2]);
    for (let i = mostPromising(STARS.length); i >= 0; i = mostPromising(STARS.length)) {
      tryStar(STARS[i]![0], STARS[i]![1], STARS[i]![2]);
    }
  };

  return (weights, from, targets) => {
    maps.use(weights);
    terminals = gather(from, targets);
    if (terminals < 0) return Infinity;
    if (terminals <= 1) return 0;
    if (terminals === 2) return table[bases[0]! + junctions[1]!]!;
    if (terminals === 3) return three();
    best = firstTree(terminals);
    isJoined.fill(0);
    if (terminals === 4) four();
    else if (terminals === 5) five();
    else six();
    return best;
  };
};
