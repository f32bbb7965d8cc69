// The missing count alone (TE-MISS-5), as fast as plain TypeScript goes.
//
// A cheapest tree has a junction whose branches hold at most half of the terminals each. So it is enough to know, for
// every junction, the cheapest trees that join it with one terminal, with two, and with three: six terminals meet as
// 3 + 3 or 2 + 2 + 2, five as 2 + 2 + 1, four as 2 + 2. In a 3 + 3 (2 + 2) meeting one side may stay where its
// branches part, the other side has spread from there; so only one half of each split is spread. Everything is cut off
// against the best tree found so far.
import type { LineGraph } from '@branchline/boards';
import { restCost, spanningCost } from './bounds.ts';
import { makeSpreader } from './spread.ts';
import { PAIRS, PAIRS_AND_SINGLE, PAIR_TRIPLES, TRIPLE_SPLITS, pairIndex } from './subsets.ts';
import { makeTerminals } from './terminals.ts';
import { MAX_TERMINALS, UNREACHED } from './types.ts';
import type { Weights } from './types.ts';

export type CostSolver = (weights: Weights, from: number, targets: ArrayLike<number>) => number;

export const makeCostSolver = (graph: LineGraph): CostSolver => {
  const n = graph.junctionCount;
  const spreader = makeSpreader(graph);
  const { gather, junctions, maps } = makeTerminals(graph, spreader);
  const metric = new Uint16Array(MAX_TERMINALS * MAX_TERMINALS);
  const pairs = new Uint16Array(PAIRS.length * n);
  const triples = new Uint16Array(2 * TRIPLE_SPLITS.length * n);
  const least = new Uint16Array(2 * TRIPLE_SPLITS.length);
  const alive = new Uint16Array(n);
  let aliveCount = 0;

  /** Keeps the junctions through which a tree cheaper than `best` could run. */
  const findAlive = (count: number, best: number): void => {
    aliveCount = 0;
    for (let v = 0; v < n; v++) {
      let keep = true;
      for (let b = 1; keep && b < count; b++) {
        const room = 2 * best - 2 - maps[b * n + v]!;
        for (let a = 0; a < b; a++) {
          if (maps[a * n + v]! + metric[a * MAX_TERMINALS + b]! > room) {
            keep = false;
            break;
          }
        }
      }
      if (keep) alive[aliveCount++] = v;
    }
  };

  /** The trees that join each living junction with terminals a and b; 0 stands at dead ones, so nothing enters them. */
  const joinPair = (count: number, pair: number, best: number): void => {
    const [a, b] = PAIRS[pair]!;
    const base = pair * n;
    pairs.fill(0, base, base + n);
    for (let i = 0; i < aliveCount; i++) {
      const v = alive[i]!;
      pairs[base + v] = maps[a * n + v]! + maps[b * n + v]!;
    }
    spreader.spread(pairs, base, alive, aliveCount, best - restCost(metric, count, MAX_TERMINALS, a, b));
  };

  const leastSum2 = (x: Uint16Array, xBase: number, y: Uint16Array, yBase: number, best: number): number => {
    let found = best;
    for (let i = 0; i < aliveCount; i++) {
      const v = alive[i]!;
      const sum = x[xBase + v]! + y[yBase + v]!;
      if (sum < found) found = sum;
    }
    return found;
  };

  const leastSum3 = (xBase: number, yBase: number, z: Uint16Array, zBase: number, best: number): number => {
    let found = best;
    for (let i = 0; i < aliveCount; i++) {
      const v = alive[i]!;
      const sum = pairs[xBase + v]! + pairs[yBase + v]! + z[zBase + v]!;
      if (sum < found) found = sum;
    }
    return found;
  };

  /** Trees of junction and three terminals whose branches part at the junction itself; returns the cheapest. */
  const joinTriple = (a: number, b: number, c: number, base: number): number => {
    const ab = pairIndex(a, b) * n;
    const ac = pairIndex(a, c) * n;
    const bc = pairIndex(b, c) * n;
    let found = UNREACHED;
    triples.fill(0, base, base + n);
    for (let i = 0; i < aliveCount; i++) {
      const v = alive[i]!;
      let sum = pairs[ab + v]! + maps[c * n + v]!;
      const second = pairs[ac + v]! + maps[b * n + v]!;
      if (second < sum) sum = second;
      const third = pairs[bc + v]! + maps[a * n + v]!;
      if (third < sum) sum = third;
      triples[base + v] = sum;
      if (sum < found) found = sum;
    }
    return found;
  };

  const three = (): number => {
    let found = UNREACHED;
    for (let v = 0; v < n; v++) {
      const sum = maps[v]! + maps[n + v]! + maps[2 * n + v]!;
      if (sum < found) found = sum;
    }
    return found;
  };

  const four = (bound: number): number => {
    let best = bound;
    for (let other = 1; other < 4; other++) {
      const pair = pairIndex(0, other);
      const [c, d] = [1, 2, 3].filter((t) => t !== other) as [number, number];
      joinPair(4, pair, best);
      for (let i = 0; i < aliveCount; i++) {
        const v = alive[i]!;
        const sum = pairs[pair * n + v]! + maps[c * n + v]! + maps[d * n + v]!;
        if (sum < best) best = sum;
      }
    }
    return best;
  };

  const five = (bound: number): number => {
    let best = bound;
    for (let pair = 0; pair < 10; pair++) joinPair(5, pair, best);
    for (const [x, y, single] of PAIRS_AND_SINGLE) best = leastSum3(x * n, y * n, maps, single * n, best);
    return best;
  };

  const six = (bound: number): number => {
    let best = bound;
    for (let pair = 0; pair < 15; pair++) joinPair(6, pair, best);
    for (const [x, y, z] of PAIR_TRIPLES) best = leastSum3(x * n, y * n, pairs, z * n, best);
    for (let s = 0; s < TRIPLE_SPLITS.length; s++) {
      const [x, y] = TRIPLE_SPLITS[s]!;
      least[2 * s] = joinTriple(x[0], x[1], x[2], 2 * s * n);
      least[2 * s + 1] = joinTriple(y[0], y[1], y[2], (2 * s + 1) * n);
      best = leastSum2(triples, 2 * s * n, triples, (2 * s + 1) * n, best);
    }
    for (let s = 0; s < TRIPLE_SPLITS.length; s++) {
      if (least[2 * s]! + least[2 * s + 1]! >= best) continue;
      spreader.spread(triples, 2 * s * n, alive, aliveCount, best - least[2 * s + 1]!);
      best = leastSum2(triples, 2 * s * n, triples, (2 * s + 1) * n, best);
    }
    return best;
  };

  return (weights, from, targets) => {
    spreader.load(weights);
    const count = gather(from, targets);
    if (count < 0) return Infinity;
    if (count <= 1) return 0;
    if (count === 2) return maps[junctions[1]!]!;
    if (count === 3) return three();
    for (let s = 0; s < count; s++) {
      for (let t = 0; t < count; t++) metric[s * MAX_TERMINALS + t] = maps[s * n + junctions[t]!]!;
    }
    const bound = spanningCost(metric, count, MAX_TERMINALS);
    findAlive(count, bound);
    return count === 4 ? four(bound) : count === 5 ? five(bound) : six(bound);
  };
};
