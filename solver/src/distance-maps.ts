// Distance maps of single junctions, kept between questions and brought up to date when lines become cheaper: laying
// track only lowers distances.
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

/** Beyond this many changed lines a fresh map is cheaper than a repaired one. */
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

  const forget = (): void => {
    taken.fill(-1);
    cheaperCount = 0;
  };

  const use = (weights: Weights): void => {
    for (let l = 0; l < lineCount; l++) {
      const weight = weights[l]!;
      const before = known[l]!;
      if (weight === before) continue;
      known[l] = weight;
      spreader.loadLine(l, weight);
      if (weight > before || cheaperCount === cheaper.length) forget();
      else cheaper[cheaperCount++] = l;
    }
  };

  const repair = (base: number, from: number): void => {
    let count = 0;
    for (let i = from; i < cheaperCount; i++) {
      const l = cheaper[i]!;
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

  const mapOf = (junction: number): number => {
    const base = junction * n;
    const since = taken[junction]!;
    if (since !== cheaperCount) {
      if (since < 0 || cheaperCount - since > MOST_REPAIRS) spreader.fromJunction(junction, table, base);
      else repair(base, since);
      taken[junction] = cheaperCount;
    }
    return base;
  };

  return { use, mapOf, table };
};
