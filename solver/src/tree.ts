// The missing tracks themselves: one cheapest tree, the same on every platform (TE-MISS-6).
//
// `best(S, v)` is the exact cost of the cheapest tree that joins the terminals of S with junction v. The tree is read
// off these numbers alone, so it does not depend on how they were computed. Starting with all terminals but the root
// at the root's junction, repeat:
//   1. If the set can be parted at v without loss, part it: of all parts that hold the set's first terminal take the
//      one with the lowest number (terminal t counts 2^t), and go on with both parts at v.
//   2. Otherwise lay the line with the lowest number among those that leave v's laid tracks, cost something, and bring
//      `best` down by exactly their weight; go on at its far end.
// The root is the marker, without marker the first target; terminals are numbered in the order given, leaving out those
// that laid tracks already join to an earlier one.
import type { LineGraph } from '@branchline/boards';
import { boundOfRest } from './bounds.ts';
import type { DistanceMaps } from './distance-maps.ts';
import type { CostSolver } from './cost.ts';
import type { Spreader } from './spread.ts';
import { makeTerminals } from './terminals.ts';
import { FORBIDDEN, MAX_TERMINALS, UNREACHED } from './types.ts';
import type { Tree, Weights } from './types.ts';

export type TreeSolver = (weights: Weights, from: number, targets: ArrayLike<number>) => Tree;

const UNJOINABLE: Tree = { cost: Infinity, lines: [] };

export const makeTreeSolver = (
  graph: LineGraph,
  spreader: Spreader,
  maps: DistanceMaps,
  missingCost: CostSolver,
): TreeSolver => {
  const n = graph.junctionCount;
  const { gather, junctions, bases, metric } = makeTerminals(graph, maps);
  const best = new Uint16Array(n << (MAX_TERMINALS - 1));

  /** `best` over the terminals 1 … count - 1; exact wherever a tree of that cost can use it, too high elsewhere. */
  const fill = (count: number, cost: number): void => {
    const all = (1 << (count - 1)) - 1;
    for (let t = 1; t < count; t++) {
      const base = bases[t]!;
      best.set(maps.table.subarray(base, base + n), n << (t - 1));
    }
    for (let set = 3; set <= all; set++) {
      const first = set & -set;
      if (set === first) continue;
      const base = set * n;
      best.fill(UNREACHED, base, base + n);
      for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
        if ((part & first) === 0) continue;
        const x = part * n;
        const y = (set ^ part) * n;
        for (let v = 0; v < n; v++) {
          const sum = best[x + v]! + best[y + v]!;
          if (sum < best[base + v]!) best[base + v] = sum;
        }
      }
      spreader.spread(best, base, cost + 1 - boundOfRest(metric, (2 * all + 1) & ~(set << 1)));
    }
  };

  const partAt = (set: number, v: number): number => {
    const first = set & -set;
    for (let part = first; part < set; part++) {
      if ((part & ~set) !== 0 || (part & first) === 0) continue;
      const parted = best[part * n + v]! + best[(set ^ part) * n + v]!;
      if (parted === best[set * n + v]) return part;
    }
    return 0;
  };

  const readOff = (set: number, start: number, weights: Weights, lines: number[]): void => {
    const base = set * n;
    let v = start;
    while (best[base + v] !== 0) {
      const part = partAt(set, v);
      if (part !== 0) {
        readOff(part, v, weights, lines);
        readOff(set ^ part, v, weights, lines);
        return;
      }
      v = step(base, v, weights, lines);
    }
    // Nothing is missing for this set: laid tracks join it.
  };

  const laid = new Uint8Array(n);
  const stack = new Uint16Array(n);

  /** Lays the line with the lowest number that leaves v's laid tracks and leads on; returns its far end. */
  const step = (base: number, v: number, weights: Weights, lines: number[]): number => {
    const value = best[base + v]!;
    let lowest = graph.lineCount;
    let end = v;
    laid.fill(0);
    laid[v] = 1;
    stack[0] = v;
    for (let top = 1; top > 0;) {
      const j = stack[--top]!;
      for (let p = graph.offsets[j]!; p < graph.offsets[j + 1]!; p++) {
        const to = graph.neighbour[p]!;
        const l = graph.line[p]!;
        const w = weights[l]!;
        if (w === 0 && laid[to] === 0) {
          laid[to] = 1;
          stack[top++] = to;
        } else if (w > 0 && w < FORBIDDEN && l < lowest && best[base + to]! + w === value) {
          lowest = l;
          end = to;
        }
      }
    }
    if (end === v) throw new Error('distances do not lead back to a terminal');
    lines.push(lowest);
    return end;
  };

  return (weights, from, targets) => {
    maps.use(weights);
    const count = gather(from, targets);
    if (count < 0) return UNJOINABLE;
    const lines: number[] = [];
    if (count <= 1) return { cost: 0, lines };
    const cost = missingCost(weights, from, targets);
    fill(count, cost);
    const all = (1 << (count - 1)) - 1;
    readOff(all, junctions[0]!, weights, lines);
    return { cost, lines: lines.sort((l, m) => l - m) };
  };
};
