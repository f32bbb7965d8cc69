// Distance maps of single junctions, kept between questions and brought up to date when lines become cheaper: laying
// track only lowers distances. A map that cannot be kept is made from that of the empty board, where no line is more expensive.
import type { JunctionIndex, LineGraph } from '@branchline/boards';
import { makeRows } from './row.ts';
import type { Row } from './row.ts';
import type { Spreader } from './spread.ts';
import { FORBIDDEN } from './types.ts';
import type { Weights } from './types.ts';

export type DistanceMaps = {
  /** Says which weights hold from now on. Cheap where few or none differ from the last ones. */
  readonly use: (weights: Weights) => void;
  /** The up-to-date map of a junction. */
  readonly mapOf: (junction: JunctionIndex) => Row;
};

/** A map that is further behind is built again. */
const MOST_REPAIRS = 24;

/** Falls that are remembered; after more of them all maps are built again. */
const MOST_FALLS = 4096;

type Maps = {
  readonly graph: LineGraph;
  readonly spreader: Spreader;
  /** By junction: its map, and the map of the empty board, made when first wanted. */
  readonly rows: readonly Row[];
  readonly emptyRows: readonly Row[];
  readonly hasEmpty: Uint8Array;
  /** The weights that hold. */
  readonly known: Uint8Array;
  /** Lines that became cheaper, in order; a map remembers how many of them it has taken in. */
  readonly cheaper: Uint16Array;
  cheaperCount: number;
  /** Per junction: cheaper lines taken in so far, or -1 if there is no map. */
  readonly taken: Int32Array;
  /** Lines that weigh less than printed; -1 of them where one weighs more, undefined until requested. */
  readonly below: Uint16Array;
  belowCount: number | undefined;
  /** Junctions whose value a repair lowers. */
  readonly fallen: Uint16Array;
  readonly hasFallen: Uint8Array;
};

const makeMaps = (graph: LineGraph, spreader: Spreader): Maps => {
  const n = graph.junctionCount;
  return {
    graph,
    spreader,
    rows: makeRows(n, n),
    emptyRows: makeRows(n, n),
    hasEmpty: new Uint8Array(n),
    known: new Uint8Array(graph.lineCount).fill(FORBIDDEN),
    cheaper: new Uint16Array(MOST_FALLS),
    cheaperCount: 0,
    taken: new Int32Array(n).fill(-1),
    below: new Uint16Array(graph.lineCount),
    belowCount: undefined,
    fallen: new Uint16Array(n),
    hasFallen: new Uint8Array(n),
  };
};

const use = (maps: Maps, weights: Weights): void => {
  const { known, cheaper, taken, spreader } = maps;
  for (let l = 0; l < known.length; l++) {
    const weight = weights[l]!;
    const before = known[l]!;
    if (weight === before) continue;
    known[l] = weight;
    maps.belowCount = undefined;
    spreader.loadLine(l, weight);
    if (weight > before || maps.cheaperCount === cheaper.length) {
      taken.fill(-1);
      maps.cheaperCount = 0;
    } else cheaper[maps.cheaperCount++] = l;
  }
};

/** Lists the lines that weigh less than printed. */
const comparePrinted = ({ graph, known, below }: Maps): number => {
  let count = 0;
  for (let l = 0; l < known.length; l++) {
    const printed = graph.cost[l]!;
    if (known[l]! > printed) return -1;
    if (known[l] !== printed) below[count++] = l;
  }
  return count;
};

/** Takes in that these lines, from one place of the list to another, have become cheaper. */
const repair = (maps: Maps, row: Row, { lines, from, to }: { lines: Uint16Array; from: number; to: number }): void => {
  const { graph, known, fallen, hasFallen, spreader } = maps;
  const { values, base } = row;
  let count = 0;
  for (let i = from; i < to; i++) {
    const l = lines[i]!;
    const weight = known[l]!;
    for (let side = 0; side < 2; side++) {
      const u = side === 0 ? graph.lineA[l]! : graph.lineB[l]!;
      const v = side === 0 ? graph.lineB[l]! : graph.lineA[l]!;
      if (values[base + u]! + weight >= values[base + v]!) continue;
      values[base + v] = values[base + u]! + weight;
      if (hasFallen[v] === 1) continue;
      hasFallen[v] = 1;
      fallen[count++] = v;
    }
  }
  for (let i = 0; i < count; i++) hasFallen[fallen[i]!] = 0;
  if (count > 0) spreader.spreadFrom(row, fallen, count);
};

/** The map of the empty board. */
const emptyRow = ({ graph, spreader, emptyRows, hasEmpty, known }: Maps, junction: JunctionIndex): Row => {
  const row = emptyRows[junction]!;
  if (hasEmpty[junction] === 0) {
    hasEmpty[junction] = 1;
    spreader.load(graph.cost);
    spreader.fromJunction(row, junction);
    spreader.load(known);
  }
  return row;
};

const makeAnew = (maps: Maps, junction: JunctionIndex): void => {
  const row = maps.rows[junction]!;
  maps.belowCount ??= comparePrinted(maps);
  if (maps.belowCount < 0) {
    maps.spreader.fromJunction(row, junction);
    return;
  }
  const empty = emptyRow(maps, junction);
  for (let j = 0; j < maps.taken.length; j++) row.values[row.base + j] = empty.values[empty.base + j]!;
  repair(maps, row, { lines: maps.below, from: 0, to: maps.belowCount });
};

const mapOf = (maps: Maps, junction: JunctionIndex): Row => {
  const { rows, taken, cheaper, cheaperCount } = maps;
  const row = rows[junction]!;
  const since = taken[junction]!;
  if (since !== cheaperCount) {
    if (since < 0 || cheaperCount - since > MOST_REPAIRS) makeAnew(maps, junction);
    else repair(maps, row, { lines: cheaper, from: since, to: cheaperCount });
    taken[junction] = cheaperCount;
  }
  return row;
};

export const makeDistanceMaps = (graph: LineGraph, spreader: Spreader): DistanceMaps => {
  const maps = makeMaps(graph, spreader);
  spreader.load(maps.known);
  return {
    use: (weights) => use(maps, weights),
    mapOf: (junction) => mapOf(maps, junction),
  };
};
