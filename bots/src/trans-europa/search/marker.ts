// Where to start: junctions on or near a cheapest tree for the own cities, played out with everybody else's likely starts.

import type { JunctionIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import type { Action, View } from '@branchline/trans-europa';
import { bestArm } from '../../halving.ts';
import { terrainOf } from '../ground.ts';
import { fieldOf, type Field } from '../playout/field.ts';
import { playoutsOf } from '../playout/playouts.ts';
import { MAX_HAND, newPosition } from '../playout/position.ts';
import { treeTables } from '../trees/tree-table.ts';
import { mannersIn } from './manners.ts';
import type { Question, StartLimits } from './searcher.ts';
import { worldsOf, type Worlds } from './worlds.ts';
import { worthOf } from './worth.ts';

/** Free junctions from which the own cities cost at most `extra` more than from the best one; the best of them. */
export function goodStarts(view: View, field: Field, { places: most, extra }: StartLimits): JunctionIndex[] {
  const { graph } = field;
  const { fromCity } = terrainOf(graph, view.public.cards);
  const hand = view.own!.hand;
  const table = treeTables(graph)(
    field.slotWeight,
    hand.map((city) => graph.cityJunction[city]!),
  );
  const isFree = (junction: JunctionIndex): boolean =>
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

export function chooseMarker({ view, seat, settings, suspects, rng, patience }: Question): Action {
  const field = fieldOf(view.config, view.public.cards);
  const places = goodStarts(view, field, settings.starts);
  if (places.length === 1) return { do: 'marker', at: field.graph.junctionIds[places[0]!]! };
  const root = newPosition(field);
  root.start = view.public.start;
  const playouts = playoutsOf(field);
  playouts.setRoot(root);
  const behave = mannersIn(playouts, settings.manners, { seats: field.seats, seat, rng });
  const worlds = worldsOf(view, suspects, rng);
  const { fromCity } = terrainOf(field.graph, view.public.cards);
  const markers = new Int16Array(field.seats);
  const { arm } = bestArm({
    ...patience,
    arms: places.length,
    next() {
      worlds.draw();
      behave();
      playouts.deal(worlds.targets, worlds.sizes);
    },
    value(index) {
      expectMarkers({ field, markers, worlds, fromCity }, view, places[index]!);
      playouts.playMarkers(markers);
      return worthOf(playouts, { seats: field.seats, seat, marginWeight: settings.marginWeight });
    },
  });
  return { do: 'marker', at: field.graph.junctionIds[places[arm]!]! };
}

/** What the starts of the seats still to come are guessed from. */
interface Guess {
  readonly field: Field;
  readonly markers: Int16Array;
  readonly worlds: Worlds;
  readonly fromCity: readonly ArrayLike<number>[];
}

/** The markers that stand, the own one, and for the seats still to come the best of their own cities. */
function expectMarkers(guess: Guess, view: View, at: JunctionIndex): void {
  const { field, markers } = guess;
  const { start, markers: standing } = view.public;
  markers.fill(-1);
  standing.forEach((junction, seat) => (markers[seat] = junction ?? -1));
  markers[view.own!.seat] = at;
  for (let i = 0; i < field.seats; i++) {
    const seat = (start + i) % field.seats;
    if (markers[seat] === -1) markers[seat] = usualStart(guess, seat);
  }
}

/** As the Conductor starts: in the own city with the least sum of distances to the others. */
function usualStart({ field, markers, worlds, fromCity }: Guess, seat: Seat): JunctionIndex {
  const { graph } = field;
  const { targets, sizes } = worlds;
  const first = seat * MAX_HAND;
  let best = -1;
  let least = Infinity;
  for (let i = first; i < first + sizes[seat]!; i++) {
    const home = targets[i]!;
    if (markers.includes(home)) continue;
    let sum = 0;
    for (let j = first; j < first + sizes[seat]!; j++) sum += fromCity[graph.junctionCity[targets[j]!]!]![home]!;
    if (sum < least) [best, least] = [home, sum];
  }
  return best >= 0 ? best : anyFree(markers);
}

function anyFree(markers: Int16Array): JunctionIndex {
  for (let at = 0; ; at++) if (!markers.includes(at)) return at;
}
