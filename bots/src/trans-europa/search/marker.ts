// Where to start: junctions on or near a cheapest tree for the own cities, played out with the other seats' likely starts.

import type { JunctionIndex } from '@branchline/boards';
import type { Action, View } from '@branchline/trans-europa';
import { trying } from '../../halving.ts';
import type { Thought } from '../../thought.ts';
import { terrainOf } from '../survey.ts';
import type { Field } from '../playout/field.ts';
import { newPosition } from '../playout/position.ts';
import { treeTables } from '../trees/tree-table.ts';
import { expectedStarts } from './expected-starts.ts';
import { mannersIn } from './manners.ts';
import type { Question, StartLimits } from './searcher.ts';
import type { Tools } from './tools.ts';
import { worldsOf } from './worlds.ts';
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

export function* chooseMarker(
  { field, playouts }: Tools,
  { view, seat, settings, suspects, rng, patience }: Question,
): Thought<Action> {
  const places = goodStarts(view, field, settings.starts);
  if (places.length === 1) return { do: 'marker', at: field.graph.junctionIds[places[0]!]! };
  const root = newPosition(field);
  root.start = view.public.start;
  playouts.setRoot(root);
  const behave = mannersIn(playouts, settings.manners, { seats: field.seats, seat, rng });
  yield;
  const worlds = worldsOf(view, suspects, rng);
  yield;
  const starts = expectedStarts(view, worlds);
  const { arm } = yield* trying({
    ...patience,
    arms: places.length,
    next() {
      worlds.draw();
      behave();
      playouts.deal(worlds.targets, worlds.sizes);
    },
    value(index) {
      playouts.playMarkers(starts({ seat, at: places[index]! }));
      return worthOf(playouts, { seats: field.seats, seat, marginWeight: settings.marginWeight });
    },
  });
  return { do: 'marker', at: field.graph.junctionIds[places[arm]!]! };
}
