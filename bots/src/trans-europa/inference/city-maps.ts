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
  /**
   * Brings maps and weights up to date for a seat's eyes. A map goes only a little further than from the city to the
   * seat's network: detours longer than that are of no interest.
   */
  draw(position: Position, seat: Seat, detour: number): void;
}

export function cityMaps({ graph, slotWeight }: Field): CityMaps {
  const { offsets, neighbour, junctionCount, cityJunction, cityCount } = graph;
  const maps = Array.from({ length: cityCount }, () => new Uint8Array(junctionCount));
  const weights = new Uint8Array(slotWeight.length);
  const layers: [Uint16Array, Uint16Array, Uint16Array] = [
    new Uint16Array(8 * junctionCount),
    new Uint16Array(8 * junctionCount),
    new Uint16Array(8 * junctionCount),
  ];

  function spread(map: Uint8Array, from: number, home: number, detour: number): void {
    map.fill(UNSEEN);
    let [now, one, two] = layers;
    let inNow = 1;
    let inOne = 0;
    let inTwo = 0;
    map[from] = 0;
    now[0] = from;
    for (let cost = 0; inNow + inOne + inTwo > 0 && cost <= map[home]! + detour; cost++) {
      for (let i = 0; i < inNow; i++) {
        const at = now[i]!;
        if (map[at]! < cost) continue;
        const end = offsets[at + 1]!;
        for (let slot = offsets[at]!; slot < end; slot++) {
          const step = weights[slot]!;
          const to = neighbour[slot]!;
          if (cost + step >= map[to]!) continue;
          map[to] = cost + step;
          if (step === 1) one[inOne++] = to;
          else if (step === 2) two[inTwo++] = to;
          else now[inNow++] = to;
        }
      }
      const spent = now;
      now = one;
      inNow = inOne;
      one = two;
      inOne = inTwo;
      two = spent;
      inTwo = 0;
    }
  }

  return {
    maps,
    weights,
    draw(position, seat, detour) {
      weightsOfSeat(position, seat, weights);
      const home = position.marker[seat]!;
      for (let city = 0; city < cityCount; city++) spread(maps[city]!, cityJunction[city]!, home, detour);
    },
  };
}
