// The WebAssembly solver: the same counts and trees (TE-MISS-6), ten times faster.
import type { JunctionIndex, LineGraph, LineIndex } from '@branchline/boards';
import { bytesFromBase64 } from './base64.ts';
import type { MakeFastSolver } from './faster.ts';
import { WASM_BASE64 } from './generated/wasm.ts';
import { makeSweepPlan } from './sweep-plan.ts';
import { checkTerminals } from './terminals.ts';
import type { Weights } from './types.ts';
import { ADDRESS, writeGraph } from './wasm-graph.ts';
import type { Exports } from './wasm-graph.ts';

/** The part of the platform's WebAssembly that is used here; the pure rooms know no platform types. */
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new (module: object, imports: object) => { readonly exports: Exports };
    }
  | undefined;

/** Junction numbers and values are bytes there. */
const MOST_JUNCTIONS = 256;
const MOST_LINES = 1024;
let compiled: object | false | undefined;

/** The compiled module, or false where this platform cannot run it (no SIMD, or no compiling on this thread). */
const wasmModule = (): object | false => {
  if (compiled === undefined) {
    try {
      compiled = typeof WebAssembly === 'undefined' ? false : new WebAssembly.Module(bytesFromBase64(WASM_BASE64));
    } catch {
      compiled = false;
    }
  }
  return compiled;
};

const fits = ({ junctionCount, lineCount }: LineGraph): boolean =>
  junctionCount <= MOST_JUNCTIONS && lineCount <= MOST_LINES;

export const makeWasmSolver: MakeFastSolver = (graph) => {
  const module = fits(graph) ? wasmModule() : false;
  if (module === false || typeof WebAssembly === 'undefined') return undefined;
  const { exports } = new WebAssembly.Instance(module, {});
  const plan = makeSweepPlan(graph);
  const { placeOf } = plan;
  writeGraph(exports, graph, plan);
  let weightsIn = new Uint8Array(0);
  let terminalsIn = new Uint8Array(0);

  let foundOut = new Uint16Array(0);

  const loadWeights = (weights: Weights): void => {
    if (weightsIn.length === 0) {
      weightsIn = new Uint8Array(exports.memory.buffer, exports.address(ADDRESS.weights), graph.lineCount);
      terminalsIn = new Uint8Array(exports.memory.buffer, exports.address(ADDRESS.terminals), 80);
      foundOut = new Uint16Array(exports.memory.buffer, exports.address(ADDRESS.found), graph.junctionCount);
    }
    weightsIn.set(weights);
  };

  /** Returns the number of terminals. */
  const loadQuestion = (weights: Weights, from: JunctionIndex, targets: ArrayLike<JunctionIndex>): number => {
    checkTerminals(graph, from, targets);
    loadWeights(weights);
    let count = 0;
    if (from >= 0) terminalsIn[count++] = placeOf[from]!;
    for (let i = 0; i < targets.length; i++) terminalsIn[count++] = placeOf[targets[i]!]!;
    return count;
  };

  return {
    missingCost: (weights, from, targets) => exports.missingCost(loadQuestion(weights, from, targets)),
    missingTree: (weights, from, targets) => {
      const found = exports.missingTree(loadQuestion(weights, from, targets));
      const lines: LineIndex[] = [];
      for (let i = 0; i < found >> 8; i++) lines.push(foundOut[i]!);
      return { cost: found & 255, lines };
    },
    product: (weights, from, slots) => {
      loadWeights(weights);
      let sizes = 0;
      let total = 1;
      slots.forEach((junctions, slot) => {
        for (let i = 0; i < junctions.length; i++) terminalsIn[16 * slot + i] = placeOf[junctions[i]!]!;
        sizes |= junctions.length << (4 * slot);
        total *= junctions.length;
      });
      const at = exports.product(placeOf[from]!, sizes);
      // Memory may have grown, and views of it died with that.
      weightsIn = new Uint8Array(0);
      return new Uint8Array(exports.memory.buffer, at, total).slice();
    },
  };
};
