// Shortest paths with small whole weights: one bucket of junctions per value, buffers made once per graph.
import type { LineGraph } from '@branchline/boards';
import { FORBIDDEN, UNREACHED } from './types.ts';
import type { Weights } from './types.ts';

export type Spreader = {
  /** Takes over the weights that the following calls use. */
  readonly load: (weights: Weights) => void;
  /** Distances from one junction to all others into `values[base …]`. */
  readonly fromJunction: (source: number, values: Uint16Array, base: number) => void;
  /**
   * Lets the values of the listed junctions spread along the lines until each value is the least of
   * `value(u) + distance(u, v)`. Values of `limit` or more do not spread.
   */
  readonly spread: (
    values: Uint16Array,
    base: number,
    sources: Uint16Array,
    sourceCount: number,
    limit: number,
  ) => void;
};

export const makeSpreader = (graph: LineGraph): Spreader => {
  const n = graph.junctionCount;
  const { offsets, neighbour, line } = graph;
  const arcWeight = new Uint8Array(neighbour.length);
  // No tree costs more than a spanning tree of double lines, so greater values never matter.
  const levels = 2 * n + 3;
  // A junction enters a bucket only when its value falls to that bucket's number, hence at most once per bucket.
  const bucket = new Uint16Array(levels * n);
  const filled = new Uint16Array(levels);

  /** Empties the buckets from `first` to `top`, lowest value first; they may fill further while it runs. */
  const run = (values: Uint16Array, base: number, first: number, top: number, limit: number): void => {
    let last = top;
    for (let level = first; level <= last; level++) {
      const row = level * n;
      if (level < limit) {
        for (let i = 0; i < filled[level]!; i++) {
          const j = bucket[row + i]!;
          if (values[base + j] !== level) continue;
          const end = offsets[j + 1]!;
          for (let p = offsets[j]!; p < end; p++) {
            const w = arcWeight[p]!;
            const reached = level + w;
            const to = neighbour[p]!;
            if (reached < values[base + to]! && w !== FORBIDDEN) {
              values[base + to] = reached;
              bucket[reached * n + filled[reached]!++] = to;
              if (reached > last) last = reached;
            }
          }
        }
      }
      filled[level] = 0;
    }
  };

  return {
    load: (weights) => {
      for (let p = 0; p < arcWeight.length; p++) arcWeight[p] = weights[line[p]!]!;
    },
    fromJunction: (source, values, base) => {
      values.fill(UNREACHED, base, base + n);
      values[base + source] = 0;
      bucket[0] = source;
      filled[0] = 1;
      run(values, base, 0, 0, levels);
    },
    spread: (values, base, sources, sourceCount, limit) => {
      let first = levels;
      let last = -1;
      const end = limit < levels ? limit : levels - 2;
      for (let i = 0; i < sourceCount; i++) {
        const j = sources[i]!;
        const value = values[base + j]!;
        if (value >= end) continue;
        bucket[value * n + filled[value]!++] = j;
        if (value < first) first = value;
        if (value > last) last = value;
      }
      run(values, base, first, last, end);
    },
  };
};
