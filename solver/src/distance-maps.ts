// Distance maps of single junctions, kept between questions and brought up to date when lines become cheaper: laying
// track only lowers distances. A map that cannot be kept is made from that of the empty board, where no line is dearer.
import type { LineGraph } from '@branchline/boards';
import type { Spreader } from './spread.ts';
import { FORBIDDEN } from './types.ts';
import type { Weights } from './types.ts';

export type DistanceMaps = {
  /** Says which weights hold from now on. Cheap where few or none differ from the last ones. */
  readonly use: (weights: Weights) => void;
  /** Where the up-to-date map of a junction begins in `table`. */
  readonly mapOf: (junction: number) => number;
  readonly table: Uint16Array;
};

/** A map that is further behind is made anew. */
const MOST_REPAIRS = 24;

export const makeDistanceMaps = (graph: LineGraph, spreader: Spreader): DistanceMaps => {
  const n = graph.junctionCount;
  const { lineCount, lineA, lineB } = graph;
  const table = new Uint16Array(n * n);
  const known = new Uint8Array(lineCount).fill(FORBIDDEN);
  spreader.load(known);
  /** Lines that became cheaper, in order; a map remembers how many of them it has taken in. */
  const cheaper = new Uint16Array(4096);
  let cheaperCount = 0;
  /** Per junction: maps taken in so far, or -1 for none. */
  const taken = new Int32Array(n).fill(-1);
  const fallen = new Uint16Array(n);
  const hasFallen = new Uint8Array(n);
  const printed = graph.cost;
  /** Maps of the empty board, made when first wanted. */
  const emptyTable = new Uint16Array(n * n);
  const hasEmpty = new Uint8Array(n);
  /** Lines that weigh less than printed; -1 of them where one weighs more, undefined until somebody asks. */
  const below = new Uint16Array(lineCount);
  let belowCount: number | undefined;

  const forget = (): void => {
    taken.fill(-1);
    cheaperCount = 0;
  };

  const comparePrinted = (): number => {
    let count = 0;
    for (let l = 0; l < lineCount; l++) {
      if (known[l]! > printed[l]!) return -1;
      if (known[l] !== printed[l]) below[count++] = l;
    }
    return count;
  };

  const use = (weights: Weights): void => {
    for (let l = 0; l < lineCount; l++) {
      const weight = weights[l]!;
      const before = known[l]!;
      if (weight === before) continue;
      known[l] = weight;
      belowCount = undefined;
      spreader.loadLine(l, weight);
      if (weight > before || cheaperCount === cheaper.length) forget();
      else cheaper[cheaperCount++] = l;
    }
  };

  const repair = (base: number, lines: Uint16Array, from: number, to: number): void => {
    let count = 0;
    for (let i = from; i < to; i++) {
      const l = lines[i]!;
      const weight = known[l]!;
      for (let side = 0; side < 2; side++) {
        const u = side === 0 ? lineA[l]! : lineB[l]!;
        const v = side === 0 ? lineB[l]! : lineA[l]!;
        if (table[base + u]! + weight >= table[base + v]!) continue;
        table[base + v] = table[base + u]! + weight;
        if (hasFallen[v] === 1) continue;
        hasFallen[v] = 1;
        fallen[count++] = v;
      }
    }
    for (let i = 0; i < count; i++) hasFallen[fallen[i]!] = 0;
    if (count > 0) spreader.spreadFrom(table, base, fallen, count);
  };

  const loadEmpty = (junction: number): void => {
    if (hasEmpty[junction] === 1) return;
    hasEmpty[junction] = 1;
    spreader.load(printed);
    spreader.fromJunction(junction, emptyTable, junction * n);
    spreader.load(known);
  };

  const fresh = (junction: number, base: number): void => {
    belowCount ??= comparePrinted();
    if (belowCount < 0) {
      spreader.fromJunction(junction, table, base);
      return;
    }
    loadEmpty(junction);
    for (let i = base; i < base + n; i++) table[i] = emptyTable[i]!;
    repair(base, below, 0, belowCount);
  };

  const mapOf = (junction: number): number => {
    const base = junction * n;
    const since = taken[junction]!;
    if (since !== cheaperCount) {
      if (since < 0 || cheaperCount - since > MOST_REPAIRS) fresh(junction, base);
      else repair(base, cheaper, since, cheaperCount);
      taken[junction] = cheaperCount;
    }
    return base;
  };

  return { use, mapOf, table };
};
