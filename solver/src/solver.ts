// One solver per graph, with its buffers; made on first use.
import { graphOf } from '@branchline/boards';
import type { Board, LineGraph } from '@branchline/boards';
import { makeCostSolver } from './cost.ts';
import type { CostSolver } from './cost.ts';
import { makeDistanceMaps } from './distance-maps.ts';
import { makeSpreader } from './spread.ts';
import { makeTreeSolver } from './tree.ts';
import type { TreeSolver } from './tree.ts';
import type { Question, Tree, Weights } from './types.ts';

export type Solver = {
  readonly graph: LineGraph;
  /** The missing count alone. */
  readonly missingCost: CostSolver;
  /** The missing count and one cheapest set of lines, always the same one for the same position. */
  readonly missingTree: TreeSolver;
  /** What it costs to reach every junction from one; `UNREACHED` where no way leads. */
  readonly distances: (weights: Weights, from: number, out?: Uint16Array) => Uint16Array;
};

/** A solver with buffers of its own: worth having where another seat's weights differ (closed ferries). */
export const makeSolver = (graph: LineGraph): Solver => {
  const spreader = makeSpreader(graph);
  const maps = makeDistanceMaps(graph, spreader);
  const missingCost = makeCostSolver(graph, spreader, maps);
  return {
    graph,
    missingCost,
    missingTree: makeTreeSolver(graph, spreader, maps, missingCost),
    distances: (weights, from, out = new Uint16Array(graph.junctionCount)) => {
      maps.use(weights);
      const base = maps.mapOf(from);
      out.set(maps.table.subarray(base, base + graph.junctionCount));
      return out;
    },
  };
};

const solvers = new WeakMap<LineGraph, Solver>();

export const solverOf = (graph: LineGraph): Solver => {
  let solver = solvers.get(graph);
  if (solver === undefined) {
    solver = makeSolver(graph);
    solvers.set(graph, solver);
  }
  return solver;
};

export const solverFor = (board: Board): Solver => solverOf(graphOf(board));

/** The cheapest set of still missing tracks (TE-MISS-1). */
export const missingTracks = ({ graph, weights, from, targets }: Question): Tree =>
  solverOf(graph).missingTree(weights, from, targets);
