// Writes a graph into the memory of the WebAssembly solver: the steps of its sweeps, and its arcs.
import type { LineGraph } from '@branchline/boards';
import { ARCS_PER_STEP } from './sweep-plan.ts';
import type { SweepPlan, SweepStep } from './sweep-plan.ts';
import { FORBIDDEN } from './types.ts';

/** What a WebAssembly instance of assembly/ offers. */
export type Exports = {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly prepare: (junctions: number, lines: number, forwards: number, backwards: number) => void;
  readonly address: (which: number) => number;
  readonly missingCost: (terminals: number) => number;
  readonly missingTree: (terminals: number) => number;
  readonly product: (from: number, sizes: number) => number;
};

/** The numbers under which `address` knows the parts of memory. */
export const ADDRESS = {
  forwards: 0,
  backwards: 1,
  weightsAt: 2,
  weights: 3,
  terminals: 4,
  arcs: 5,
  arcsFrom: 6,
  found: 7,
};

/** A row holds the sixteen values of a junction. A step: its row, those of its neighbours, and the weights between. */
const ROW_BYTES = 16;
const STEP_BYTES = 16;

/** Writes the steps of one direction, and where in memory each line's weight stands among them. */
const writeSteps = (exports: Exports, which: number, steps: readonly SweepStep[]): void => {
  const { buffer } = exports.memory;
  const at = exports.address(which);
  const bytes = new Uint8Array(buffer, at, STEP_BYTES * steps.length);
  const rows = new Uint16Array(buffer, at, (STEP_BYTES / 2) * steps.length);
  const weightsAt = new Uint32Array(buffer, exports.address(ADDRESS.weightsAt));
  steps.forEach(({ place, arcs }, i) => {
    rows[(STEP_BYTES / 2) * i] = ROW_BYTES * place;
    for (let k = 0; k < ARCS_PER_STEP; k++) {
      const arc = arcs[k];
      const weight = STEP_BYTES * i + 2 * (1 + ARCS_PER_STEP) + k;
      rows[(STEP_BYTES / 2) * i + 1 + k] = ROW_BYTES * (arc?.place ?? place);
      // No line may be used until its first weight is known, and a missing one never.
      bytes[weight] = FORBIDDEN;
      if (arc !== undefined) weightsAt[2 * arc.line + which] = at + weight;
    }
  });
};

/** The arcs of every place, one after the other: line << 8 | far place. */
const writeArcs = (exports: Exports, graph: LineGraph, { order, placeOf }: SweepPlan): void => {
  const { buffer } = exports.memory;
  const arcs = new Uint32Array(buffer, exports.address(ADDRESS.arcs), 2 * graph.lineCount);
  const arcsFrom = new Uint16Array(buffer, exports.address(ADDRESS.arcsFrom), graph.junctionCount + 1);
  let next = 0;
  order.forEach((j, place) => {
    for (let p = graph.offsets[j]!; p < graph.offsets[j + 1]!; p++) {
      arcs[next++] = (graph.line[p]! << 8) | placeOf[graph.neighbour[p]!]!;
    }
    arcsFrom[place + 1] = next;
  });
};

export const writeGraph = (exports: Exports, graph: LineGraph, plan: SweepPlan): void => {
  const { forwards, backwards } = plan;
  writeSteps(exports, ADDRESS.forwards, forwards);
  writeSteps(exports, ADDRESS.backwards, backwards);
  writeArcs(exports, graph, plan);
  exports.prepare(graph.junctionCount, graph.lineCount, forwards.length, backwards.length);
};
