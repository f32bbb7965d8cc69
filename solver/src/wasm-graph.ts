// Writes a graph into the memory of the WebAssembly solver: the steps of its sweeps, and its arcs.
import type { LineGraph } from '@branchline/boards';
import { ARCS_PER_STEP } from './sweep-plan.ts';
import type { SweepBlock, SweepPlan } from './sweep-plan.ts';
import { FORBIDDEN } from './types.ts';

/** What a WebAssembly instance of assembly/ offers. */
export type Exports = {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly prepare: (junctions: number, lines: number) => void;
  readonly address: (which: number) => number;
  readonly missingCost: (terminals: number) => number;
  readonly missingTree: (terminals: number) => number;
  readonly product: (from: number, sizes: number) => number;
};

/** The numbers under which `address` knows the parts of memory. */
export const ADDRESS = {
  forwards: 0,
  backwards: 1,
  blocksForwards: 2,
  blocksBackwards: 3,
  weightsAt: 4,
  lineEnds: 5,
  arcs: 6,
  arcsFrom: 7,
  weights: 8,
  terminals: 9,
  found: 10,
};

/** A row holds the sixteen values of a junction. A step: its row, those of its neighbours, and the weights between. */
const ROW_BYTES = 16;
const STEP_BYTES = 16;
const BLOCK_BYTES = 16;

/** Writes the blocks and steps of one direction, and the memory position of each line's weight among them. */
const writeBlocks = (exports: Exports, backwards: 0 | 1, blocks: readonly SweepBlock[]): void => {
  const { buffer } = exports.memory;
  const weightsAt = new Uint32Array(buffer, exports.address(ADDRESS.weightsAt));
  const view = new DataView(buffer);
  let at = exports.address(ADDRESS.forwards + backwards);
  let blockAt = exports.address(ADDRESS.blocksForwards + backwards);
  for (const { number, inputs, steps } of blocks) {
    for (const { place, arcs } of steps) {
      view.setUint16(at, ROW_BYTES * place, true);
      for (let k = 0; k < ARCS_PER_STEP; k++) {
        const arc = arcs[k];
        const weight = at + 2 * (1 + ARCS_PER_STEP) + k;
        view.setUint16(at + 2 * (1 + k), ROW_BYTES * (arc?.place ?? place), true);
        // No line may be used until its first weight is known, and a missing one never.
        view.setUint8(weight, FORBIDDEN);
        if (arc !== undefined) weightsAt[2 * arc.line + backwards] = weight;
      }
      at += STEP_BYTES;
    }
    [at, 1 << number, inputs].forEach((value, i) => view.setUint32(blockAt + 4 * i, value, true));
    blockAt += BLOCK_BYTES;
  }
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
  const { buffer } = exports.memory;
  writeBlocks(exports, 0, plan.forwards);
  writeBlocks(exports, 1, plan.backwards);
  writeArcs(exports, graph, plan);
  const lineEnds = new Uint8Array(buffer, exports.address(ADDRESS.lineEnds), 2 * graph.lineCount);
  for (let l = 0; l < graph.lineCount; l++) {
    lineEnds[2 * l] = plan.placeOf[graph.lineA[l]!]!;
    lineEnds[2 * l + 1] = plan.placeOf[graph.lineB[l]!]!;
  }
  new Uint8Array(buffer, exports.address(ADDRESS.weights), graph.lineCount).set(graph.cost);
  exports.prepare(graph.junctionCount, graph.lineCount);
};
