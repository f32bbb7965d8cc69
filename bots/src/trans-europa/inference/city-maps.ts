// What it costs one seat to reach every junction from every city, on the board as it lies.

import type { Seat } from '@branchline/core';
import { weightsOfSeat } from '../trees/tree-table.ts';
import type { Field } from '../playout/field.ts';
import { UNSEEN, type Position } from '../playout/position.ts';

export interface CityMaps {
  /** Per city a map over all junctions. */
  readonly maps: readonly Uint8Array[];
  /** By place in the adjacency: what the seat last asked for has to pay. */
  readonly weights: Uint8Array;
  /** Brings maps and weights up to date for a seat's eyes. */
  draw(position: Position, seat: Seat): void;
}

export function cityMaps({ graph, slotWeight }: Field): CityMaps {
  const { offsets, neighbour, junctionCount, cityJunction, cityCount } = graph;
  const maps = Array.from({ length: cityCount }, () => new Uint8Array(junctionCount).fill(UNSEEN));
  const weights = new Uint8Array(slotWeight.length).fill(UNSEEN);
  const next = new Uint8Array(slotWeight.length);
  const origin = new Uint16Array(slotWeight.length);
  for (let from = 0; from < junctionCount; from++) origin.fill(from, offsets[from], offsets[from + 1]);
  /** Places of the adjacency that have become cheaper. */
  const cheaper = new Uint16Array(slotWeight.length);
  /** Junctions whose neighbours may be reached for less, in turn; each stands in line at most once. */
  const line = new Uint16Array(junctionCount + 1);
  const waits = new Uint8Array(junctionCount);
  let first = 0;
  let last = 0;

  function improve(map: Uint8Array, at: number, cost: number): void {
    if (cost >= map[at]!) return;
    map[at] = cost;
    if (waits[at] === 1) return;
    waits[at] = 1;
    line[last] = at;
    last = last === junctionCount ? 0 : last + 1;
  }

  function spread(map: Uint8Array): void {
    while (first !== last) {
      const at = line[first]!;
      first = first === junctionCount ? 0 : first + 1;
      waits[at] = 0;
      const end = offsets[at + 1]!;
      for (let slot = offsets[at]!; slot < end; slot++) improve(map, neighbour[slot]!, map[at]! + weights[slot]!);
    }
  }

  function drawAnew(): void {
    for (let city = 0; city < cityCount; city++) {
      const map = maps[city]!;
      map.fill(UNSEEN);
      improve(map, cityJunction[city]!, 0);
      spread(map);
    }
  }

  /** Tracks only make ways cheaper, and only near them does a map change. */
  function drawOn(count: number): void {
    for (const map of maps) {
      for (let i = 0; i < count; i++) {
        const slot = cheaper[i]!;
        improve(map, neighbour[slot]!, map[origin[slot]!]! + weights[slot]!);
      }
      spread(map);
    }
  }

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
      if (isDearer) drawAnew();
      else if (count > 0) drawOn(count);
    },
  };
}
