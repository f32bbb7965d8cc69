// Shortest paths with small whole weights: one bucket of junctions per value, buffers made once per graph.
import type { JunctionIndex, LineGraph, LineIndex } from '@branchline/boards';
import type { Row } from './row.ts';
import { FORBIDDEN, UNREACHED } from './types.ts';
import type { Weights } from './types.ts';

export type Spreader = {
  /** Takes over the weights that the following calls use. */
  readonly load: (weights: Weights) => void;
  /** The same for one line. */
  readonly loadLine: (line: LineIndex, weight: number) => void;
  /** Distances from one junction to all others. */
  readonly fromJunction: (row: Row, source: JunctionIndex) => void;
  /**
   * Lets the values spread along the lines until each is the least of `value(u) + distance(u, v)`. Values of `limit` or
   * more do not spread.
   */
  readonly spread: (row: Row, limit: number) => void;
  /** The same where only the first `count` of these junctions have fallen since the values were last at rest. */
  readonly spreadFrom: (row: Row, sources: Uint16Array, count: number) => void;
};

/** Junctions waiting to spread, by their values. */
type Buckets = {
  readonly graph: LineGraph;
  /** Far end and weight of every arc in one number: `weight << 16 | junction`. */
  readonly arcs: Int32Array;
  readonly levels: number;
  /** A junction enters a bucket only when its value falls to that bucket's number, hence at most once per bucket. */
  readonly waiting: Uint16Array;
  readonly filled: Int32Array;
};

const makeBuckets = (graph: LineGraph): Buckets => {
  // No tree costs more than a spanning tree of double lines, so greater values never matter.
  const levels = 2 * graph.junctionCount + 3;
  return {
    graph,
    arcs: new Int32Array(graph.neighbour.length),
    levels,
    waiting: new Uint16Array(levels * graph.junctionCount),
    filled: new Int32Array(levels),
  };
};

/** Which buckets are in use, and from which value on junctions do not spread. */
type Range = { readonly first: number; readonly last: number; readonly limit: number };

/** Empties the buckets, lowest value first; they may fill further while it runs. */
const run = ({ graph, arcs, waiting, filled }: Buckets, { values, base }: Row, { first, last, limit }: Range): void => {
  const { offsets, junctionCount } = graph;
  let top = last;
  for (let level = first; level <= top; level++) {
    if (level < limit) {
      const begin = level * junctionCount;
      for (let i = 0; i < filled[level]!; i++) {
        const j = waiting[begin + i]!;
        if (values[base + j] !== level) continue;
        const end = offsets[j + 1]!;
        for (let p = offsets[j]!; p < end; p++) {
          const arc = arcs[p]!;
          const reached = level + (arc >>> 16);
          const to = arc & 0xffff;
          if (reached >= values[base + to]!) continue;
          values[base + to] = reached;
          const slot = filled[reached]!;
          filled[reached] = slot + 1;
          waiting[reached * junctionCount + slot] = to;
          if (reached > top) top = reached;
        }
      }
    }
    filled[level] = 0;
  }
};

/** Puts every junction below the limit into its bucket. */
const enterAll = ({ graph, waiting, filled, levels }: Buckets, { values, base }: Row, limit: number): Range => {
  const n = graph.junctionCount;
  let first = levels;
  let last = -1;
  for (let j = 0; j < n; j++) {
    const value = values[base + j]!;
    if (value >= limit) continue;
    const slot = filled[value]!;
    filled[value] = slot + 1;
    waiting[value * n + slot] = j;
    if (value < first) first = value;
    if (value > last) last = value;
  }
  return { first, last, limit };
};

/** The same for the listed junctions only, whatever their values. */
const enterSome = (
  { graph, waiting, filled, levels }: Buckets,
  { values, base }: Row,
  { junctions, count }: { junctions: Uint16Array; count: number },
): Range => {
  let first = levels;
  let last = -1;
  for (let i = 0; i < count; i++) {
    const value = values[base + junctions[i]!]!;
    const slot = filled[value]!;
    filled[value] = slot + 1;
    waiting[value * graph.junctionCount + slot] = junctions[i]!;
    if (value < first) first = value;
    if (value > last) last = value;
  }
  return { first, last, limit: levels };
};

/** Puts a weight on the arc at this place of the adjacency. */
const loadArc = ({ arcs, graph }: Buckets, place: number, weight: number): void => {
  arcs[place] = (weight === FORBIDDEN ? UNREACHED : weight) * 65536 + graph.neighbour[place]!;
};

const loadFrom = (
  buckets: Buckets,
  line: LineIndex,
  { from, weight }: { from: JunctionIndex; weight: number },
): void => {
  const { offsets, line: lineAt } = buckets.graph;
  for (let p = offsets[from]!; p < offsets[from + 1]!; p++) if (lineAt[p] === line) loadArc(buckets, p, weight);
};

export const makeSpreader = (graph: LineGraph): Spreader => {
  const n = graph.junctionCount;
  const buckets = makeBuckets(graph);
  const { levels, arcs } = buckets;
  return {
    load: (weights) => {
      for (let p = 0; p < arcs.length; p++) loadArc(buckets, p, weights[graph.line[p]!]!);
    },
    loadLine: (line, weight) => {
      loadFrom(buckets, line, { from: graph.lineA[line]!, weight });
      loadFrom(buckets, line, { from: graph.lineB[line]!, weight });
    },
    fromJunction: (row, source) => {
      row.values.fill(UNREACHED, row.base, row.base + n);
      row.values[row.base + source] = 0;
      buckets.waiting[0] = source;
      buckets.filled[0] = 1;
      run(buckets, row, { first: 0, last: 0, limit: levels });
    },
    spread: (row, limit) => run(buckets, row, enterAll(buckets, row, Math.min(limit, levels - 2))),
    spreadFrom: (row, junctions, count) => run(buckets, row, enterSome(buckets, row, { junctions, count })),
  };
};
