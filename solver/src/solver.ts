// One solver per graph, with its buffers: counts from WebAssembly once it is there and where the platform runs it, else from TypeScript.
import { graphOf } from '@branchline/boards';
import type { Board, JunctionIndex, LineGraph } from '@branchline/boards';
import { makeCostSolver } from './cost.ts';
import type { CostSolver } from './cost.ts';
import { makeDistanceMaps } from './distance-maps.ts';
import { BEYOND_BYTES, fastSolverFor } from './faster.ts';
import { makeProductSolver } from './product.ts';
import type { ProductSolver } from './product.ts';
import { makeSpreader } from './spread.ts';
import { makeTreeSolver } from './tree.ts';
import type { TreeSolver } from './tree.ts';
import { UNREACHED } from './types.ts';
import type { Question, Tree, Weights } from './types.ts';

export type Solver = {
  /** What it counts with at present. */
  readonly kind: () => 'wasm' | 'ts';
  readonly graph: LineGraph;
  /** The missing count alone; Infinity where the targets cannot be joined. */
  readonly missingCost: CostSolver;
  /** The missing count and one cheapest set of lines, always the same one for the same position. */
  readonly missingTree: TreeSolver;
  /**
   * What it costs to reach every junction from one; `UNREACHED` where no way leads. Maps are kept between calls and only
   * repaired while weights fall, so asking again after a track is laid is cheap.
   */
  readonly distances: (weights: Weights, from: JunctionIndex, out?: Uint16Array) => Uint16Array;
  /** The missing counts of many hands (junctions) from one marker, or from none with -1; `UNREACHED` for Infinity. */
  readonly handCostsFrom: (
    weights: Weights,
    from: JunctionIndex,
    hands: readonly ArrayLike<JunctionIndex>[],
  ) => Uint16Array;
  /** The missing counts of every combination of one junction per slot, the last slot changing fastest. */
  readonly productCosts: ProductSolver;
};

export type SolverChoice = {
  /** Keep to plain TypeScript even where WebAssembly runs. */
  readonly plain?: boolean;
};

/** A solver with separate buffers: useful if a seat's weights differ from the others' (closed ferries). */
export const makeSolver = (graph: LineGraph, { plain = false }: SolverChoice = {}): Solver => {
  const spreader = makeSpreader(graph);
  const maps = makeDistanceMaps(graph, spreader);
  const plainCost = makeCostSolver(graph, spreader, maps);
  const faster = plain ? () => undefined : fastSolverFor(graph);
  const missingCost: CostSolver = (weights, from, targets) => {
    const cost = faster()?.missingCost(weights, from, targets) ?? BEYOND_BYTES;
    return cost === BEYOND_BYTES ? plainCost(weights, from, targets) : cost;
  };
  const plainTree = makeTreeSolver(graph, { spreader, maps, missingCost: plainCost });
  const missingTree: TreeSolver = (weights, from, targets) => {
    const tree = faster()?.missingTree(weights, from, targets);
    return tree === undefined || tree.cost === BEYOND_BYTES ? plainTree(weights, from, targets) : tree;
  };
  return {
    kind: () => (faster() === undefined ? 'ts' : 'wasm'),
    graph,
    missingCost,
    missingTree,
    distances: (weights, from, out = new Uint16Array(graph.junctionCount)) => {
      maps.use(weights);
      const { values, base } = maps.mapOf(from);
      out.set(values.subarray(base, base + graph.junctionCount));
      return out;
    },
    handCostsFrom: (weights, from, hands) =>
      Uint16Array.from(hands, (hand) => Math.min(UNREACHED, missingCost(weights, from, hand))),
    productCosts: makeProductSolver(graph, missingCost, faster),
  };
};

const solvers = new WeakMap<LineGraph, Solver>();

/** The shared solver of a graph, made on first use. */
export const solverOf = (graph: LineGraph): Solver => {
  let solver = solvers.get(graph);
  if (solver === undefined) {
    solver = makeSolver(graph);
    solvers.set(graph, solver);
  }
  return solver;
};

/** The shared solver of a board. */
export const solverFor = (board: Board): Solver => solverOf(graphOf(board));

/** The cheapest set of still missing tracks (TE-MISS-1). */
export const missingTracks = ({ graph, weights, from, targets }: Question): Tree =>
  solverOf(graph).missingTree(weights, from, targets);
