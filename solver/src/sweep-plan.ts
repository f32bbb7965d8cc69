// In which order the WebAssembly solver lets values spread. Every line points from its earlier to its later end; a
// sweep forwards takes each junction after all that point to it, so that it settles all ways that only go forwards, and
// a sweep backwards all that only go backwards. A few sweeps to and fro settle everything.
import type { LineGraph } from '@branchline/boards';

type Way = 'forwards' | 'backwards';

type Arc = { readonly place: number; readonly line: number };

/** One step of a sweep: a junction's value falls to that of a neighbour plus the weight of the line between them. */
export type SweepStep = {
  readonly place: number;
  /** At most `ARCS_PER_STEP`. */
  readonly arcs: readonly Arc[];
};

/** Sixteen places; skipped where nothing has fallen in any of the blocks that lead to it, itself among them (bits). */
export type SweepBlock = {
  readonly number: number;
  readonly inputs: number;
  readonly steps: readonly SweepStep[];
};

export type SweepPlan = {
  /** Junctions in the order of their places: the places of their rows in memory. */
  readonly order: readonly number[];
  /** Per junction its place. */
  readonly placeOf: Uint16Array;
  /** Blocks in the order in which a sweep takes them. */
  readonly forwards: readonly SweepBlock[];
  readonly backwards: readonly SweepBlock[];
};

export const ARCS_PER_STEP = 3;
const BLOCK = 16;

/** Numbers of lines from one junction to all; beyond reach counts as no way at all. */
const linesFrom = ({ junctionCount, offsets, neighbour }: LineGraph, from: number): Uint16Array => {
  const lines = new Uint16Array(junctionCount);
  const seen = new Uint8Array(junctionCount);
  const queue = [from];
  seen[from] = 1;
  for (const j of queue) {
    for (let p = offsets[j]!; p < offsets[j + 1]!; p++) {
      const to = neighbour[p]!;
      if (seen[to] === 1) continue;
      seen[to] = 1;
      lines[to] = lines[j]! + 1;
      queue.push(to);
    }
  }
  return lines;
};

const farthest = (lines: Uint16Array): number => lines.indexOf(Math.max(...lines));

/** From one end of the board to the other: shortest ways seldom turn back along it, which saves sweeps. */
const alongTheBoard = (graph: LineGraph): readonly number[] => {
  const fromStart = linesFrom(graph, farthest(linesFrom(graph, 0)));
  const fromEnd = linesFrom(graph, farthest(fromStart));
  const along = (j: number): number => fromStart[j]! - fromEnd[j]!;
  return Array.from({ length: graph.junctionCount }, (_, j) => j).sort((j, k) => along(j) - along(k) || j - k);
};

export const makeSweepPlan = (graph: LineGraph): SweepPlan => {
  const { junctionCount, offsets, neighbour, line } = graph;
  const order = alongTheBoard(graph);
  const placeOf = new Uint16Array(junctionCount);
  order.forEach((j, place) => (placeOf[j] = place));

  const stepsOf = (place: number, way: Way): readonly SweepStep[] => {
    const arcs: Arc[] = [];
    const j = order[place]!;
    for (let p = offsets[j]!; p < offsets[j + 1]!; p++) {
      const from = placeOf[neighbour[p]!]!;
      if (from < place === (way === 'forwards')) arcs.push({ place: from, line: line[p]! });
    }
    return Array.from({ length: Math.ceil(arcs.length / ARCS_PER_STEP) }, (_, i) => ({
      place,
      arcs: arcs.slice(ARCS_PER_STEP * i, ARCS_PER_STEP * (i + 1)),
    }));
  };

  const blockOf = (number: number, way: Way): SweepBlock => {
    const places = order.slice(BLOCK * number, BLOCK * (number + 1)).map((_, i) => BLOCK * number + i);
    const steps = (way === 'forwards' ? places : places.toReversed()).flatMap((place) => stepsOf(place, way));
    let inputs = 1 << number;
    for (const { arcs } of steps) for (const { place } of arcs) inputs |= 1 << Math.floor(place / BLOCK);
    return { number, inputs, steps };
  };

  const numbers = Array.from({ length: Math.ceil(junctionCount / BLOCK) }, (_, number) => number);
  return {
    order,
    placeOf,
    forwards: numbers.map((number) => blockOf(number, 'forwards')),
    backwards: numbers.toReversed().map((number) => blockOf(number, 'backwards')),
  };
};
