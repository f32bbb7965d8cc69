// The search for a cheapest tree: the best one found so far, and the trees of two terminals that others are made of.
import type { LineGraph } from '@branchline/boards';
import { boundOfRest } from './bounds.ts';
import { makeRows } from './row.ts';
import type { Row } from './row.ts';
import type { Spreader } from './spread.ts';
import { PAIRS, pairIndex } from './subsets.ts';
import type { Pair } from './subsets.ts';
import type { Terminals } from './terminals.ts';

export type Search = {
  readonly junctionCount: number;
  readonly spreader: Spreader;
  readonly terminals: Terminals;
  /** By pair of terminals: the cheapest trees that join both with each junction. */
  readonly pairRows: readonly Row[];
  readonly isJoined: Uint8Array;
  /** How many terminals there are. */
  count: number;
  /** What the best tree found so far costs. */
  best: number;
};

export const makeSearch = (graph: LineGraph, spreader: Spreader, terminals: Terminals): Search => ({
  junctionCount: graph.junctionCount,
  spreader,
  terminals,
  pairRows: makeRows(PAIRS.length, graph.junctionCount),
  isJoined: new Uint8Array(PAIRS.length),
  count: 0,
  best: 0,
});

/** Begins again with a tree of that cost. */
export const beginWith = (search: Search, count: number, cost: number): void => {
  search.count = count;
  search.best = cost;
  search.isJoined.fill(0);
};

export const improve = (search: Search, cost: number): void => {
  if (cost < search.best) search.best = cost;
};

/** The cheapest trees that join each junction with two terminals; exact wherever they can still matter. */
export const joinPair = (search: Search, [a, b]: Pair): Row => {
  const { junctionCount, terminals, isJoined, spreader, count, best } = search;
  const index = pairIndex(a, b);
  const row = search.pairRows[index]!;
  if (isJoined[index] === 1) return row;
  isJoined[index] = 1;
  const { values: from, base: x } = terminals.rows[a]!;
  const { values: to, base: y } = terminals.rows[b]!;
  const { values, base } = row;
  for (let j = 0; j < junctionCount; j++) values[base + j] = from[x + j]! + to[y + j]!;
  const others = ((1 << count) - 1) & ~(1 << a) & ~(1 << b);
  spreader.spread(row, best - boundOfRest(terminals.metric, others));
  return row;
};
