// The cost for one seat to reach every junction from every city, on the present board.

import type { Graph, JunctionIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { weightsOfSeat } from '../trees/tree-table.ts';
import type { Field } from '../playout/field.ts';
import { UNSEEN, type Position } from '../playout/position.ts';

export interface CityMaps {
  /** Per city a map over all junctions. */
  readonly maps: readonly Uint8Array[];
  /** By place in the adjacency: what the seat last asked for has to pay. */
  readonly weights: Uint8Array;
  /** Brings maps and weights up to date for a seat's viewpoint. */
  draw(position: Position, seat: Seat): void;
}

/** Maps being brought up to date. */
interface Drawing {
  readonly graph: Graph;
  readonly maps: readonly Uint8Array[];
  readonly weights: Uint8Array;
  /** By place in the adjacency: the junction it leads from. */
  readonly origin: Uint16Array;
  /** Junctions whose neighbours may be reached for less, in turn; each is queued at most once. */
  readonly line: Uint16Array;
  readonly waits: Uint8Array;
  first: number;
  last: number;
}

function drawingOf({ graph, slotWeight }: Field): Drawing {
  const { offsets, junctionCount, cityCount } = graph;
  const origin = new Uint16Array(slotWeight.length);
  for (let from = 0; from < junctionCount; from++) origin.fill(from, offsets[from], offsets[from + 1]);
  return {
    graph,
    maps: Array.from({ length: cityCount }, () => new Uint8Array(junctionCount).fill(UNSEEN)),
    weights: new Uint8Array(slotWeight.length).fill(UNSEEN),
    origin,
    line: new Uint16Array(junctionCount + 1),
    waits: new Uint8Array(junctionCount),
    first: 0,
    last: 0,
  };
}

/** A junction can be reached for this; if that is less than before, its neighbours are to be looked at. */
function improve(drawing: Drawing, map: Uint8Array, { at, cost }: { at: JunctionIndex; cost: number }): void {
  if (cost >= map[at]!) return;
  const { waits, line } = drawing;
  map[at] = cost;
  if (waits[at] === 1) return;
  waits[at] = 1;
  line[drawing.last] = at;
  drawing.last = drawing.last === waits.length ? 0 : drawing.last + 1;
}

function spread(drawing: Drawing, map: Uint8Array): void {
  const { graph, weights, line, waits } = drawing;
  const { offsets, neighbour } = graph;
  while (drawing.first !== drawing.last) {
    const at = line[drawing.first]!;
    drawing.first = drawing.first === waits.length ? 0 : drawing.first + 1;
    waits[at] = 0;
    const end = offsets[at + 1]!;
    for (let slot = offsets[at]!; slot < end; slot++) {
      improve(drawing, map, { at: neighbour[slot]!, cost: map[at]! + weights[slot]! });
    }
  }
}

function drawAnew(drawing: Drawing): void {
  drawing.maps.forEach((map, city) => {
    map.fill(UNSEEN);
    improve(drawing, map, { at: drawing.graph.cityJunction[city]!, cost: 0 });
    spread(drawing, map);
  });
}

/** Tracks only make ways cheaper, and only near them does a map change. */
function drawOn(drawing: Drawing, cheaper: Uint16Array): void {
  const { graph, weights, origin } = drawing;
  for (const map of drawing.maps) {
    for (const slot of cheaper) {
      improve(drawing, map, { at: graph.neighbour[slot]!, cost: map[origin[slot]!]! + weights[slot]! });
    }
    spread(drawing, map);
  }
}

export function cityMaps(field: Field): CityMaps {
  const drawing = drawingOf(field);
  const { maps, weights } = drawing;
  const { cityJunction } = field.graph;
  const next = new Uint8Array(weights.length);
  /** Places of the adjacency that have become cheaper. */
  const cheaper = new Uint16Array(weights.length);
  return {
    maps,
    weights,
    draw(position, seat) {
      weightsOfSeat(position, seat, next);
      let count = 0;
      let isDearer = maps[0]?.[cityJunction[0]!] !== 0; // nothing drawn yet
      for (let slot = 0; slot < next.length; slot++) {
        if (next[slot]! < weights[slot]!) cheaper[count++] = slot;
        else if (next[slot]! > weights[slot]!) isDearer = true; // a ferry that others own (TE-FERRY-9)
      }
      weights.set(next);
      if (isDearer) drawAnew(drawing);
      else if (count > 0) drawOn(drawing, cheaper.subarray(0, count));
    },
  };
}
