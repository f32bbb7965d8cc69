// The hook for faster counts: solvers count in TypeScript until a faster counter is set, with equal results (TE-MISS-6).
import type { JunctionIndex, LineGraph } from '@branchline/boards';
import type { Tree, Weights } from './types.ts';

export const SLOTS = 5;
export const MOST_PER_SLOT = 15;
/** "No tree", or one too expensive for a byte. */
export const BEYOND_BYTES = 255;

export type FastSolver = {
  /** `BEYOND_BYTES` where a byte does not hold the answer. */
  readonly missingCost: (weights: Weights, from: JunctionIndex, targets: ArrayLike<JunctionIndex>) => number;
  /** The same with one cheapest tree, the same one as from TypeScript (TE-MISS-6). */
  readonly missingTree: (weights: Weights, from: JunctionIndex, targets: ArrayLike<JunctionIndex>) => Tree;
  /** All combinations of one junction per slot, joined to `from`; exactly `SLOTS` slots of at most `MOST_PER_SLOT`. */
  readonly product: (weights: Weights, from: JunctionIndex, slots: readonly ArrayLike<JunctionIndex>[]) => Uint8Array;
};

/** Undefined where the platform or the size of the graph does not allow it. */
export type MakeFastSolver = (graph: LineGraph) => FastSolver | undefined;

/** The one thing here that is not a value of its arguments; it changes how long an answer takes, never the answer. */
let make: MakeFastSolver | undefined;

/** Every solver, also one that has counted before, uses this from now on. */
export const countFaster = (better: MakeFastSolver): void => {
  make = better;
};

/** The fast solver of this graph, made once there is one to make. */
export const fastSolverFor = (graph: LineGraph): (() => FastSolver | undefined) => {
  let asked: MakeFastSolver | undefined;
  let made: FastSolver | undefined;
  return () => {
    if (asked !== make) {
      asked = make;
      made = make?.(graph);
    }
    return made;
  };
};
