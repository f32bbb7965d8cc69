// Playouts that measure (race.ts) in WebAssembly: the same rounds, many times faster.

import type { Field } from './field.ts';
import { WASM_BASE64 } from './generated/wasm.ts';
import type { Lay, Playouts } from './playouts.ts';
import { MAX_HAND } from './position.ts';
import { MOST_SEATS } from './styles.ts';
import { loadPosition } from './race-networks.ts';
import { newRace } from './race.ts';

/** The parts of the platform that are used here; the pure rooms know no platform types. */
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new (module: object, imports: object) => { readonly exports: Exports };
    }
  | undefined;
declare const atob: (text: string) => string;

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  prepare(junctions: number, lines: number, seats: number, limits: number, pass: number, claim: number): void;
  address(which: number): number;
  deal(): void;
  setTwist(bits: number): void;
  playTurns(tracks: number): void;
  playOn(tracks: number): void;
  playMarkers(): void;
}

/** Numbers of the addresses, as in bots/assembly/index.ts. */
const AT = {
  offsets: 0,
  neighbour: 1,
  weight: 2,
  endA: 3,
  endB: 4,
  cost: 5,
  limits: 6,
  metric: 7,
  near: 8,
  by: 9,
  gap: 10,
  edge: 11,
  part: 12,
  numbers: 13,
  targets: 14,
  sizes: 15,
  open: 16,
  missing: 17,
  markers: 18,
  styles: 19,
  arm: 20,
} as const;

const MOST_TRACKS = 8;

let compiled: object | false | undefined;

/** The compiled module, or false where this platform cannot run it (no SIMD, or no compiling on this thread). */
function compiledModule(): object | false {
  if (compiled !== undefined) return compiled;
  try {
    compiled =
      typeof WebAssembly === 'undefined'
        ? false
        : new WebAssembly.Module(Uint8Array.from(atob(WASM_BASE64), (char) => char.charCodeAt(0)));
  } catch {
    compiled = false;
  }
  return compiled;
}

/** For a field on which a race can be run; undefined where the platform does not allow it. */
export function wasmPlayouts(field: Field): Playouts | undefined {
  const module = compiledModule();
  if (module === false || typeof WebAssembly === 'undefined') return undefined;
  const { exports } = new WebAssembly.Instance(module, {});
  const { graph, limits, seats } = field;
  const { junctionCount, lineCount } = graph;
  exports.prepare(junctionCount, lineCount, seats, limits.length, Number(field.allowPass), Number(field.claims));
  const { buffer } = exports.memory;
  const bytes = (which: number, length: number): Uint8Array => new Uint8Array(buffer, exports.address(which), length);
  const root = newRace(field);
  new Uint16Array(buffer, exports.address(AT.offsets), junctionCount + 1).set(graph.offsets);
  bytes(AT.neighbour, 2 * lineCount).set(graph.neighbour);
  bytes(AT.weight, 2 * lineCount).set(field.slotWeight);
  bytes(AT.endA, lineCount).set(graph.lineA);
  bytes(AT.endB, lineCount).set(graph.lineB);
  bytes(AT.cost, lineCount).set(field.cost);
  bytes(AT.limits, limits.length).set(limits);
  bytes(AT.metric, root.metric.length).set(root.metric);
  const near = bytes(AT.near, root.near.length);
  const by = bytes(AT.by, root.by.length);
  const gap = bytes(AT.gap, root.gap.length);
  const edge = bytes(AT.edge, root.edge.length);
  const part = bytes(AT.part, root.part.length);
  const numbers = new Int32Array(buffer, exports.address(AT.numbers), 9);
  const targetsIn = bytes(AT.targets, seats * MAX_HAND);
  const sizesIn = bytes(AT.sizes, seats);
  const markersIn = bytes(AT.markers, seats);
  const arm = new Uint16Array(buffer, exports.address(AT.arm), MOST_TRACKS);
  const styles = bytes(AT.styles, MOST_SEATS);
  const missing = bytes(AT.missing, seats);
  const putLays = (lays: readonly Lay[]): number => {
    for (let i = 0; i < lays.length; i++) arm[i] = lays[i]!.line;
    return lays.length;
  };
  return {
    setRoot(position) {
      loadPosition(root, position);
      near.set(root.near);
      by.set(root.by);
      gap.set(root.gap);
      edge.set(root.edge);
      part.set(root.part);
      const { supply, start, seat, cycle, left, laid, pending, over, passes } = root;
      numbers.set([supply, start, seat, cycle, left, laid, Number(pending), Number(over), passes]);
    },
    styles,
    setTwist: (bits) => exports.setTwist(bits),
    deal(targets, sizes) {
      targetsIn.set(targets);
      sizesIn.set(sizes);
      exports.deal();
    },
    playTurns: (lays) => exports.playTurns(putLays(lays)),
    playOn: (lays) => exports.playOn(putLays(lays)),
    playMarkers(markers) {
      markersIn.set(markers);
      exports.playMarkers();
    },
    open: bytes(AT.open, seats),
    missing: (seat) => missing[seat]!,
  };
}
