// Shortest paths with small whole weights: one bucket of junctions per value, buffers made once per graph.
import type { LineGraph } from '@branchline/boards';
import { FORBIDDEN, UNREACHED } from './types.ts';
import type { Weights } from './types.ts';

export type Spreader = {
  /** Takes over the weights that the following calls use. */
  readonly load: (weights: Weights) => void;
  /** The same for one line. */
  readonly loadLine: (line: number, weight: number) => void;
  /** Distances from one junction to all others into `values[base …]`. */
  readonly fromJunction: (source: number, values: Uint16Array, base: number) => void;
  /**
   * Lets the values spread along the lines until each is the least of `value(u) + distance(u, v)`. Values of `limit` or
   * more do not spread.
   */
  readonly spread: (values: Uint16Array, base: number, limit: number) => void;
  /** The same where only the listed junctions have fallen since the values were last at rest. */
  readonly spreadFrom: (values: Uint16Array, base: number, sources: Uint16Array, sourceCount: number) => void;
};

export const makeSpreader = (graph: LineGraph): Spreader => {
  const n = graph.junctionCount;
  const { offsets, neighbour, line, lineA, lineB } = graph;
  /** Far end and weight of every arc in one number: `weight << 16 | junction`. */
  const arcs = new Int32Array(neighbour.length);
  // No tree costs more than a spanning tree of double lines, so greater values never matter.
  const levels = 2 * n + 3;
  // A junction enters a bucket only when its value falls to that bucket's number, hence at most once per bucket.
  const bucket = new Uint16Array(levels * n);
  const filled = new Int32Array(levels);

  const arcTo = (p: number, weight: number): number =>
    (weight === FORBIDDEN ? UNREACHED : weight) * 65536 + neighbour[p]!;

  /** Empties the buckets from `first` to `top`, lowest value first; they may fill further while it runs. */
  const run = (values: Uint16Array, base: number, first: number, top: number, limit: number): void => {
    let last = top;
    for (let level = first; level <= last; level++) {
      if (level < limit) {
        const row = level * n;
        for (let i = 0; i < filled[level]!; i++) {
          const j = bucket[row + i]!;
          if (values[base + j] !== level) continue;
          const end = offsets[j + 1]!;
          for (let p = offsets[j]!; p < end; p++) {
            const arc = arcs[p]!;
            const reached = level + (arc >>> 16);
            const to = arc & 0xffff;
            if (reached < values[base + to]!) {
              values[base + to] = reached;
              const slot = filled[reached]!;
              filled[reached] = slot + 1;
              bucket[reached * n + slot] = to;
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
      for (let p = 0; p < arcs.length; p++) arcs[p] = arcTo(p, weights[line[p]!]!);
    },
    loadLine: (l, weight) => {
      for (let side = 0; side < 2; side++) {
        const j = side === 0 ? lineA[l]! : lineB[l]!;
        for (let p = offsets[j]!; p < offsets[j + 1]!; p++) if (line[p] === l) arcs[p] = arcTo(p, weight);
      }
    },
    fromJunction: (source, values, base) => {
      values.fill(UNREACHED, base, base + n);
      values[base + source] = 0;
      bucket[0] = source;
      filled[0] = 1;
      run(values, base, 0, 0, levels);
    },
    spread: (values, base, limit) => {
      let first = levels;
      let last = -1;
      const end = limit < levels - 2 ? limit : levels - 2;
      for (let j = 0; j < n; j++) {
        const value = values[base + j]!;
        if (value >= end) continue;
        const slot = filled[value]!;
        filled[value] = slot + 1;
        bucket[value * n + slot] = j;
        if (value < first) first = value;
        if (value > last) last = value;
      }
      run(values, base, first, last, end);
    },
    spreadFrom: (values, base, sources, sourceCount) => {
      let first = levels;
      let last = -1;
      for (let i = 0; i < sourceCount; i++) {
        const j = sources[i]!;
        const value = values[base + j]!;
        const slot = filled[value]!;
        filled[value] = slot + 1;
        bucket[value * n + slot] = j;
        if (value < first) first = value;
        if (value > last) last = value;
      }
      run(values, base, first, last, levels);
    },
  };
};
