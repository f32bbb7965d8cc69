// The WebAssembly solver: the same counts, several times faster. Trees always come from TypeScript (TE-MISS-6).
import type { LineGraph } from '@branchline/boards';
import { bytesFromBase64 } from './base64.ts';
import { WASM_BASE64 } from './generated/wasm.ts';
import { ARCS_PER_STEP, makeSweepPlan } from './sweep-plan.ts';
import type { SweepStep } from './sweep-plan.ts';
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
  readonly prepare: (junctions: number, lines: number, forwards: number, backwards: number) => void;
  readonly address: (which: number) => number;
  readonly missingCost: (terminals: number) => number;
  readonly product: (from: number, sizes: number) => number;
};

export const SLOTS = 5;
export const MOST_PER_SLOT = 15;
/** Junction numbers and values are bytes there. */
const MOST_JUNCTIONS = 256;
const MOST_LINES = 1024;
/** A row holds the sixteen values of a junction. A step: its row, those of its neighbours, and the weights between. */
const ROW_BYTES = 16;
const STEP_BYTES = 16;
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

/** Writes the steps of one direction, and where in memory each line's weight stands among them. */
const writeSteps = (exports: Exports, which: number, steps: readonly SweepStep[]): void => {
  const { buffer } = exports.memory;
  const at = exports.address(which);
  const bytes = new Uint8Array(buffer, at, STEP_BYTES * steps.length);
  const rows = new Uint16Array(buffer, at, (STEP_BYTES / 2) * steps.length);
  const weightsAt = new Uint32Array(buffer, exports.address(2));
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

const fits = ({ junctionCount, lineCount }: LineGraph): boolean =>
  junctionCount <= MOST_JUNCTIONS && lineCount <= MOST_LINES;

/** Undefined where the platform or the size of the graph does not allow it. */
export const makeWasmSolver = (graph: LineGraph): WasmSolver | undefined => {
  const module = fits(graph) ? wasmModule() : false;
  if (module === false || typeof WebAssembly === 'undefined') return undefined;
  const { exports } = new WebAssembly.Instance(module, {});
  const { placeOf, forwards, backwards } = makeSweepPlan(graph);
  writeSteps(exports, 0, forwards);
  writeSteps(exports, 1, backwards);
  exports.prepare(graph.junctionCount, graph.lineCount, forwards.length, backwards.length);
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
      if (from >= 0) terminalsIn[count++] = placeOf[from]!;
      for (let i = 0; i < targets.length; i++) terminalsIn[count++] = placeOf[targets[i]!]!;
      return exports.missingCost(count);
    },
    product: (weights, from, slots) => {
      load(weights);
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
