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
import type { JunctionIndex, LineGraph, LineIndex } from '@branchline/boards';
import { boundOfRest } from './bounds.ts';
import type { CostSolver } from './cost.ts';
import type { DistanceMaps } from './distance-maps.ts';
import { makeRows } from './row.ts';
import type { Row } from './row.ts';
import type { Spreader } from './spread.ts';
import { makeTerminals } from './terminals.ts';
import type { Terminals } from './terminals.ts';
import { FORBIDDEN, MAX_TERMINALS, UNREACHED } from './types.ts';
import type { Tree, Weights } from './types.ts';

export type TreeSolver = (weights: Weights, from: JunctionIndex, targets: ArrayLike<JunctionIndex>) => Tree;

const UNJOINABLE: Tree = { cost: Infinity, lines: [] };

type Trees = {
  readonly graph: LineGraph;
  readonly spreader: Spreader;
  readonly terminals: Terminals;
  /** `best`: a row per set of terminals. */
  readonly best: readonly Row[];
  /** Junctions that laid tracks join to the one looked at, and those still to be looked from. */
  readonly laid: Uint8Array;
  readonly stack: Uint16Array;
};

/** A tree being read off. */
type Reading = {
  readonly weights: Weights;
  readonly lines: LineIndex[];
};

/** Terminals that are still to be joined, and where. */
type Place = {
  readonly set: number;
  readonly from: JunctionIndex;
};

const at = ({ values, base }: Row, junction: JunctionIndex): number => values[base + junction]!;

/** The cheapest trees of a set that part at the junction itself. */
const partEverywhere = ({ best, graph: { junctionCount } }: Trees, set: number): void => {
  const { values, base } = best[set]!;
  const first = set & -set;
  values.fill(UNREACHED, base, base + junctionCount);
  for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
    if ((part & first) === 0) continue;
    const x = best[part]!.base;
    const y = best[set ^ part]!.base;
    for (let v = 0; v < junctionCount; v++) {
      const sum = values[x + v]! + values[y + v]!;
      if (sum < values[base + v]!) values[base + v] = sum;
    }
  }
};

/** `best` over the terminals 1 … count - 1; exact wherever a tree of that cost can use it, too high elsewhere. */
const fill = (trees: Trees, count: number, cost: number): void => {
  const { best, terminals, spreader, graph } = trees;
  const all = (1 << (count - 1)) - 1;
  for (let t = 1; t < count; t++) {
    const { values, base } = terminals.rows[t]!;
    const row = best[1 << (t - 1)]!;
    row.values.set(values.subarray(base, base + graph.junctionCount), row.base);
  }
  for (let set = 3; set <= all; set++) {
    if ((set & (set - 1)) === 0) continue;
    partEverywhere(trees, set);
    spreader.spread(best[set]!, cost + 1 - boundOfRest(terminals.metric, (2 * all + 1) & ~(set << 1)));
  }
};

/** The part to be taken off at a junction; 0 where the set cannot be parted there without loss. */
const partAt = ({ best }: Trees, set: number, junction: JunctionIndex): number => {
  const first = set & -set;
  const whole = at(best[set]!, junction);
  for (let part = first; part < set; part++) {
    if ((part & ~set) !== 0 || (part & first) === 0) continue;
    if (at(best[part]!, junction) + at(best[set ^ part]!, junction) === whole) return part;
  }
  return 0;
};

/** Lays the line with the lowest number that leaves the junction's laid tracks and leads on; returns its far end. */
const step = (trees: Trees, { weights, lines }: Reading, { set, from }: Place): JunctionIndex => {
  const { graph, laid, stack } = trees;
  const row = trees.best[set]!;
  const value = at(row, from);
  let lowest = graph.lineCount;
  let end = from;
  laid.fill(0);
  laid[from] = 1;
  stack[0] = from;
  for (let top = 1; top > 0;) {
    const j = stack[--top]!;
    for (let p = graph.offsets[j]!; p < graph.offsets[j + 1]!; p++) {
      const to = graph.neighbour[p]!;
      const l = graph.line[p]!;
      const w = weights[l]!;
      if (w === 0 && laid[to] === 0) {
        laid[to] = 1;
        stack[top++] = to;
      } else if (w > 0 && w < FORBIDDEN && l < lowest && at(row, to) + w === value) {
        lowest = l;
        end = to;
      }
    }
  }
  if (end === from) throw new Error('distances do not lead back to a terminal');
  lines.push(lowest);
  return end;
};

const readOff = (trees: Trees, reading: Reading, { set, from }: Place): void => {
  const row = trees.best[set]!;
  let junction = from;
  while (at(row, junction) !== 0) {
    const part = partAt(trees, set, junction);
    if (part !== 0) {
      readOff(trees, reading, { set: part, from: junction });
      readOff(trees, reading, { set: set ^ part, from: junction });
      return;
    }
    junction = step(trees, reading, { set, from: junction });
  }
  // Nothing is missing for this set: laid tracks join it.
};

/** The parts that the solvers of one graph share. */
export type TreeParts = {
  readonly spreader: Spreader;
  readonly maps: DistanceMaps;
  readonly missingCost: CostSolver;
};

export const makeTreeSolver = (graph: LineGraph, { spreader, maps, missingCost }: TreeParts): TreeSolver => {
  const n = graph.junctionCount;
  const terminals = makeTerminals(graph, maps);
  const best = makeRows(1 << (MAX_TERMINALS - 1), n);
  const trees: Trees = { graph, spreader, terminals, best, laid: new Uint8Array(n), stack: new Uint16Array(n) };

  return (weights, from, targets) => {
    maps.use(weights);
    const count = terminals.gather(from, targets);
    if (count < 0) return UNJOINABLE;
    if (count <= 1) return { cost: 0, lines: [] };
    const cost = missingCost(weights, from, targets);
    fill(trees, count, cost);
    const reading: Reading = { weights, lines: [] };
    readOff(trees, reading, { set: (1 << (count - 1)) - 1, from: terminals.junctions[0]! });
    return { cost, lines: reading.lines.sort((l, m) => l - m) };
  };
};
