// The WebAssembly solver: the same counts, several times faster. Trees always come from TypeScript (TE-MISS-6).
import type { LineGraph } from '@branchline/boards';
import { bytesFromBase64 } from './base64.ts';
import { WASM_BASE64 } from './generated/wasm.ts';
import { checkTerminals } from './terminals.ts';
import { FORBIDDEN } from './types.ts';
import type { Weights } from './types.ts';

/** The part of the platform's WebAssembly that is used here; the pure rooms know no platform types. */
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new (module: object, imports: object) => { readonly exports: Exports };
    }
  | undefined;

type Exports = {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly prepare: (junctions: number, lines: number) => void;
  readonly address: (which: number) => number;
  readonly missingCost: (terminals: number) => number;
  readonly product: (from: number, sizes: number) => number;
};

export const SLOTS = 5;
export const MOST_PER_SLOT = 15;
/** Junction numbers and values are bytes there. */
const MOST_JUNCTIONS = 256;
/** Places for arcs per junction. */
const MOST_ARCS = 8;
/** "No tree", or one too dear for a byte. */
export const BEYOND_BYTES = 255;

export type WasmSolver = {
  /** `BEYOND_BYTES` where a byte does not hold the answer. */
  readonly missingCost: (weights: Weights, from: number, targets: ArrayLike<number>) => number;
  /** All combinations of one junction per slot, joined to `from`; exactly `SLOTS` slots of at most `MOST_PER_SLOT`. */
  readonly product: (weights: Weights, from: number, slots: readonly ArrayLike<number>[]) => Uint8Array;
};

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

const writeGraph = (exports: Exports, graph: LineGraph): void => {
  const { buffer } = exports.memory;
  const { junctionCount, lineCount } = graph;
  // No line may be used until its first weight is known, and a missing one never: both weigh 255.
  const arcs = new Uint16Array(buffer, exports.address(0), MOST_ARCS * junctionCount).fill(FORBIDDEN << 8);
  const lineArcs = new Uint16Array(buffer, exports.address(1), 2 * lineCount);
  const lineEnds = new Uint8Array(buffer, exports.address(2), 2 * lineCount);
  const written = new Uint8Array(lineCount);
  for (let j = 0; j < junctionCount; j++) {
    for (let p = graph.offsets[j]!; p < graph.offsets[j + 1]!; p++) {
      const l = graph.line[p]!;
      const arc = MOST_ARCS * j + p - graph.offsets[j]!;
      arcs[arc] = (FORBIDDEN << 8) | graph.neighbour[p]!;
      lineArcs[2 * l + written[l]!++] = arc;
    }
  }
  for (let l = 0; l < lineCount; l++) {
    lineEnds[2 * l] = graph.lineA[l]!;
    lineEnds[2 * l + 1] = graph.lineB[l]!;
  }
};

const fits = ({ junctionCount, offsets }: LineGraph): boolean => {
  if (junctionCount > MOST_JUNCTIONS) return false;
  for (let j = 0; j < junctionCount; j++) if (offsets[j + 1]! - offsets[j]! > MOST_ARCS) return false;
  return true;
};

/** Undefined where the platform or the size of the graph does not allow it. */
export const makeWasmSolver = (graph: LineGraph): WasmSolver | undefined => {
  const module = fits(graph) ? wasmModule() : false;
  if (module === false || typeof WebAssembly === 'undefined') return undefined;
  const { exports } = new WebAssembly.Instance(module, {});
  exports.prepare(graph.junctionCount, graph.lineCount);
  writeGraph(exports, graph);
  let weightsIn = new Uint8Array(0);
  let terminalsIn = new Uint8Array(0);

  const load = (weights: Weights): void => {
    if (weightsIn.length === 0) {
      weightsIn = new Uint8Array(exports.memory.buffer, exports.address(3), graph.lineCount);
      terminalsIn = new Uint8Array(exports.memory.buffer, exports.address(4), 80);
    }
    weightsIn.set(weights);
  };

  return {
    missingCost: (weights, from, targets) => {
      checkTerminals(graph, from, targets);
      load(weights);
      let count = 0;
      if (from >= 0) terminalsIn[count++] = from;
      for (let i = 0; i < targets.length; i++) terminalsIn[count++] = targets[i]!;
      return exports.missingCost(count);
    },
    product: (weights, from, slots) => {
      load(weights);
      let sizes = 0;
      let total = 1;
      slots.forEach((junctions, slot) => {
        terminalsIn.set(Array.from(junctions), 16 * slot);
        sizes |= junctions.length << (4 * slot);
        total *= junctions.length;
      });
      const at = exports.product(from, sizes);
      // Memory may have grown, and views of it died with that.
      weightsIn = new Uint8Array(0);
      return new Uint8Array(exports.memory.buffer, at, total).slice();
    },
  };
};
