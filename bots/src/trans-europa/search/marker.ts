// Where to start: junctions on or near a cheapest tree for the own cities, played out with everybody else's likely starts.

import type { Rng, Seat } from '@branchline/core';
import type { Action, View } from '@branchline/trans-europa';
import { bestArm } from '../../halving.ts';
import { terrainOf } from '../ground.ts';
import type { Suspect } from '../inference/joint.ts';
import { fieldOf, type Field } from '../playout/field.ts';
import { playOut } from '../playout/guided.ts';
import { beginTurn, placeMarker } from '../playout/lay.ts';
import { clear, dealHands, MAX_HAND, newPosition, type Position } from '../playout/position.ts';
import { treeTables } from '../trees/tree-table.ts';
import type { Patience, SearchSettings } from './searcher.ts';
import { worldsOf } from './worlds.ts';
import { worthOf } from './worth.ts';

/** Free junctions from which the own cities cost at most `extra` more than from the best one; the best `most` of them. */
export function goodStarts(view: View, field: Field, most: number, extra: number): number[] {
  const { graph } = field;
  const { fromCity } = terrainOf(graph, view.public.cards);
  const hand = view.own!.hand;
  const table = treeTables(
    graph.junctionCount,
    graph.offsets,
    graph.neighbour,
  )(
    field.slotWeight,
    hand.map((city) => graph.cityJunction[city]!),
  );
  const isFree = (junction: number): boolean =>
    view.config.options.sharedStart || !view.public.markers.includes(junction); // TE-START-3
  const places = Array.from({ length: graph.junctionCount }, (_, at) => at)
    .filter(isFree)
    .map((at) => ({
      at,
      cost: table.cost(table.all, at),
      spread: hand.reduce((sum, city) => sum + fromCity[city]![at]!, 0),
    }))
    .sort((a, b) => a.cost - b.cost || a.spread - b.spread || a.at - b.at);
  const limit = places[0]!.cost + extra;
  return places
    .filter(({ cost }) => cost <= limit)
    .slice(0, most)
    .map(({ at }) => at);
}

export function chooseMarker(
  view: View,
  settings: SearchSettings,
  suspects: readonly (Suspect | undefined)[],
  rng: Rng,
  patience: Patience,
): Action {
  const field = fieldOf(view.config, view.public.cards);
  const { seat } = view.own!;
  const places = goodStarts(view, field, settings.markers.places, settings.markers.extra);
  const trial = newPosition(field);
  const worlds = worldsOf(view, suspects, rng);
  const { fromCity } = terrainOf(field.graph, view.public.cards);
  const { arm } = bestArm({
    arms: places.length,
    samples: patience.worlds,
    next: () => worlds.draw(),
    value(index) {
      clear(trial);
      dealHands(trial, worlds.targets, worlds.sizes);
      placeAll(trial, view, seat, places[index]!, fromCity);
      playOut(trial);
      return worthOf(trial, seat, settings.marginWeight);
    },
    ...(patience.stop ? { stop: patience.stop } : {}),
  });
  return { do: 'marker', at: field.graph.junctionIds[places[arm]!]! };
}

/** The markers that stand, the own one, and for the seats still to come the best of their own cities. */
function placeAll(trial: Position, view: View, seat: Seat, at: number, fromCity: readonly ArrayLike<number>[]): void {
  const { markers, start } = view.public;
  const seats = markers.length;
  for (let i = 0; i < seats; i++) {
    const other = (start + i) % seats;
    placeMarker(trial, other, other === seat ? at : (markers[other] ?? usualStart(trial, other, fromCity)));
  }
  trial.start = start;
  beginTurn(trial, start, 1);
}

/** As the Conductor starts: in the own city with the least sum of distances to the others. */
function usualStart(
  { field, targets, handSize, marker }: Position,
  seat: Seat,
  fromCity: readonly ArrayLike<number>[],
): number {
  const { junctionCity } = field.graph;
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < handSize[seat]!; i++) {
    const home = targets[seat * MAX_HAND + i]!;
    if (marker.includes(home)) continue;
    let sum = 0;
    for (let j = 0; j < handSize[seat]!; j++) sum += fromCity[junctionCity[targets[seat * MAX_HAND + j]!]!]![home]!;
    if (sum < least) [best, least] = [home, sum];
  }
  return best >= 0 ? best : anyFree(marker);
}

function anyFree(marker: Int16Array): number {
  for (let at = 0; ; at++) if (!marker.includes(at)) return at;
}
