// In which order the WebAssembly solver lets values spread. Every line points from its earlier to its later end; a sweep
// forwards takes each junction after all that point to it, so that it settles all ways that only go forwards, and a sweep
// backwards all that only go backwards. A few sweeps to and fro settle everything.
import type { LineGraph } from '@branchline/boards';

type Arc = { readonly place: number; readonly line: number };

/** One step of a sweep: a junction's value falls to that of a neighbour plus the weight of the line between them. */
export type SweepStep = {
  readonly place: number;
  /** At most `ARCS_PER_STEP`. */
  readonly arcs: readonly Arc[];
};

export type SweepPlan = {
  /** Junctions in the order of their places: the places of their rows in memory. */
  readonly order: readonly number[];
  /** Per junction its place. */
  readonly placeOf: Uint16Array;
  readonly forwards: readonly SweepStep[];
  readonly backwards: readonly SweepStep[];
};

export const ARCS_PER_STEP = 3;

/** How many junctions one must pass at most to come to each, going forwards. */
const depths = ({ junctionCount, offsets, neighbour }: LineGraph): Uint16Array => {
  const depth = new Uint16Array(junctionCount);
  for (let j = 0; j < junctionCount; j++) {
    for (let p = offsets[j]!; p < offsets[j + 1]!; p++) {
      const before = neighbour[p]!;
      if (before < j) depth[j] = Math.max(depth[j]!, depth[before]! + 1);
    }
  }
  return depth;
};

export const makeSweepPlan = (graph: LineGraph): SweepPlan => {
  const { junctionCount, offsets, neighbour, line } = graph;
  const depth = depths(graph);
  // Junctions of equal depth do not wait for each other, which lets the processor take several at once.
  const order = Array.from({ length: junctionCount }, (_, j) => j).sort((j, k) => depth[j]! - depth[k]! || j - k);
  const placeOf = new Uint16Array(junctionCount);
  order.forEach((j, place) => (placeOf[j] = place));

  const steps = (junctions: readonly number[], isInput: (from: number, to: number) => boolean): SweepStep[] =>
    junctions.flatMap((j) => {
      const arcs: Arc[] = [];
      for (let p = offsets[j]!; p < offsets[j + 1]!; p++) {
        if (isInput(neighbour[p]!, j)) arcs.push({ place: placeOf[neighbour[p]!]!, line: line[p]! });
      }
      return Array.from({ length: Math.ceil(arcs.length / ARCS_PER_STEP) }, (_, i) => ({
        place: placeOf[j]!,
        arcs: arcs.slice(ARCS_PER_STEP * i, ARCS_PER_STEP * (i + 1)),
      }));
    });

  return {
    order,
    placeOf,
    forwards: steps(order, (from, to) => from < to),
    backwards: steps(order.toReversed(), (from, to) => from > to),
  };
};
