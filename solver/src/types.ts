// The question the solver answers and the shape of its answer.
import type { JunctionIndex, LineGraph, LineIndex } from '@branchline/boards';

/** A line that no tree may use. */
export const FORBIDDEN = 255;

/** Stands for "cannot be reached" in distance maps. */
export const UNREACHED = 0xffff;

/**
 * Per line what it still costs the asking player: 0 if it has a usable track (TE-MISS-2), else 1 or 2; `FORBIDDEN`
 * where it may not be used at all. Ferries closed to the player, half-built ferries and eased terrain are the
 * caller's business (TE-FERRY-12, TP-CARD-4, TP-CARD-5).
 */
export type Weights = Uint8Array;

/** What is asked of the solver. */
export type Question = {
  readonly graph: LineGraph;
  readonly weights: Weights;
  /** Junction of the player's marker, or -1 for a tree that only joins the targets. */
  readonly from: JunctionIndex;
  /** Junctions to connect: at most 6 together with `from`. */
  readonly targets: ArrayLike<JunctionIndex>;
};

/** A cheapest set of lines. */
export type Tree = {
  /** Infinity where the targets cannot be joined. */
  readonly cost: number;
  /** The lines still to be laid, ascending; lines of weight 0 are not listed. */
  readonly lines: readonly LineIndex[];
};

/** How many junctions one question may name, the start included. */
export const MAX_TERMINALS = 6;
