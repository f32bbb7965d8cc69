// Two triples of terminals at the ends of a path: one spreads until it meets the other.
import type { LineGraph } from '@branchline/boards';
import { boundOfChain } from './bounds.ts';
import { cheapestSum } from './meeting.ts';
import { makeRows } from './row.ts';
import type { Row } from './row.ts';
import { improve, joinPair } from './search.ts';
import type { Search } from './search.ts';
import type { Shapes } from './shapes.ts';
import { CHAINS } from './subsets.ts';
import type { Cherry } from './subsets.ts';
import { UNREACHED } from './types.ts';

/** Either triple may begin with each of its three pairs: so many ways to build a chain. */
const WAYS = 9;

/** Adds the trees of a junction and three terminals that part at the junction itself; returns the cheapest. */
const addThird = (search: Search, out: Row, { pair, third }: Cherry): number => {
  const { values: u, base: x } = joinPair(search, pair);
  const { values: v, base: y } = search.terminals.rows[third]!;
  const { values, base } = out;
  const n = search.junctionCount;
  let least = UNREACHED;
  for (let j = 0; j < n; j++) {
    const sum = u[x + j]! + v[y + j]!;
    if (sum < values[base + j]!) values[base + j] = sum;
    if (sum < least) least = sum;
  }
  return least;
};

/** The same for every wanted first pair of a triple (bits). */
const joinTriple = (
  search: Search,
  out: Row,
  { cherries, wanted }: { cherries: readonly Cherry[]; wanted: number },
): number => {
  let least = UNREACHED;
  out.values.fill(UNREACHED, out.base, out.base + search.junctionCount);
  for (let i = 0; i < 3; i++) {
    if ((wanted >> i) & 1) least = Math.min(least, addThird(search, out, cherries[i]!));
  }
  return least;
};

export const makeChainShapes = ({ junctionCount: n }: LineGraph): Shapes => {
  const [left, right] = makeRows(2, n) as [Row, Row];
  const wayBounds = new Int32Array(WAYS * CHAINS.length);

  const bound = ({ terminals: { metric } }: Search, chain: number): number => {
    const { left: lefts, right: rights } = CHAINS[chain]!;
    let lowest = UNREACHED;
    for (let l = 0; l < 3; l++) {
      for (let r = 0; r < 3; r++) {
        const least = boundOfChain(metric, lefts[l]!, rights[r]!);
        wayBounds[WAYS * chain + 3 * l + r] = least;
        if (least < lowest) lowest = least;
      }
    }
    return lowest;
  };

  /** Only first pairs whose bound is below the best tree count. */
  const attempt = (search: Search, chain: number): void => {
    let wantedLeft = 0;
    let wantedRight = 0;
    for (let way = 0; way < WAYS; way++) {
      if (wayBounds[WAYS * chain + way]! >= search.best) continue;
      wantedLeft |= 1 << (way / 3);
      wantedRight |= 1 << (way % 3);
    }
    const { left: lefts, right: rights } = CHAINS[chain]!;
    const leastLeft = joinTriple(search, left, { cherries: lefts, wanted: wantedLeft });
    const leastRight = joinTriple(search, right, { cherries: rights, wanted: wantedRight });
    if (leastLeft + leastRight >= search.best) return;
    improve(search, cheapestSum(left, right, n));
    if (leastLeft + leastRight >= search.best) return;
    search.spreader.spread(left, search.best - leastRight);
    improve(search, cheapestSum(left, right, n));
  };

  return { count: CHAINS.length, bound, attempt };
};
