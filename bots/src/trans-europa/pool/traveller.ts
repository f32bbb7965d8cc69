// A player that heads for one city at a time: which one, from where and by which of several equal ways makes the character.

import type { JunctionIndex } from '@branchline/boards';
import type { Rng, Seat } from '@branchline/core';
import type { Action, BuildStage, TransEuropa, View } from '@branchline/trans-europa';
import type { Bot } from '../../bot.ts';
import { giveAway } from '../cards.ts';
import { terrainOf } from '../survey.ts';
import { weightsOfSeat } from '../trees/tree-table.ts';
import { fieldOf, type Field } from '../playout/field.ts';
import { isPayable } from '../playout/guided.ts';
import { loadView } from '../playout/load.ts';
import type { Lay } from '../playout/playouts.ts';
import { EXCLUSIVE, newPosition, UNSEEN, type Position } from '../playout/position.ts';
import { laying } from '../search/tools.ts';
import { costsFrom } from './costs.ts';

/** An open city as the traveller sees it. */
export interface Prospect {
  readonly city: JunctionIndex;
  /** What it costs to build there, and what it would cost the nearest network of another player. */
  readonly away: number;
  readonly fromOthers: number;
}

export interface Character {
  readonly id: string;
  /** Lower is sooner. */
  rank(prospect: Prospect, rng: Rng): number;
  /** Of a free own city, given the sums of distances to the other ones and to the markers that stand; lower is better. */
  start(place: { readonly spread: number; readonly nearestMarker: number }, rng: Rng): number;
  /** Whether to end a turn after a track; asked only where it may. */
  rests(rng: Rng): boolean;
}

interface Seated {
  readonly character: Character;
  readonly seat: Seat;
  readonly rng: Rng;
}

export const traveller = (character: Character): Bot<TransEuropa> => ({
  id: character.id,
  start({ game, seat, rng }) {
    const seated: Seated = { character, seat, rng };
    let position: Position | undefined;
    return {
      decide(view) {
        const { stage, cards } = view.public;
        const field = fieldOf(view.config, cards);
        if (stage.kind === 'markers') return placeMarker(seated, field, view);
        if (stage.kind !== 'build') return giveAway(field.graph, game.legal(view, seat), view);
        if (position?.field !== field) position = newPosition(field);
        return laying(game, view, nextLay(seated, position, view, stage));
      },
    };
  },
});

function placeMarker({ character, rng }: Seated, { graph }: Field, view: View): Action {
  const { markers, cards } = view.public;
  const { fromCity } = terrainOf(graph, cards);
  const { hand } = view.own!;
  const isFree = (junction: JunctionIndex): boolean => view.config.options.sharedStart || !markers.includes(junction);
  const homes = hand.map((city) => graph.cityJunction[city]!).filter(isFree);
  const places = homes.length > 0 ? homes : [...graph.junctionIds.keys()].filter(isFree);
  const judged = places.map((at) => ({
    at,
    rank: character.start(
      {
        spread: hand.reduce((sum, city) => sum + fromCity[city]![at]!, 0),
        nearestMarker: markers.reduce<number>((least, marker) => {
          const city = marker === null ? -1 : graph.junctionCity[at]!;
          return city < 0 ? least : Math.min(least, fromCity[city]![marker!]!);
        }, UNSEEN),
      },
      rng,
    ),
  }));
  const best = judged.reduce((least, place) => (place.rank < least.rank ? place : least));
  return { do: 'marker', at: graph.junctionIds[best.at]! };
}

function nextLay({ character, seat, rng }: Seated, position: Position, view: View, stage: BuildStage): Lay | undefined {
  const mayStop = stage.laid > 0 || view.config.options.allowPass;
  if (stage.laid > 0 && character.rests(rng)) return undefined;
  loadView(position, view);
  const { field, reach, marker } = position;
  const weights = weightsOfSeat(position, seat, new Uint8Array(field.slotWeight.length));
  const others = [...reach.keys()].filter((at) => reach[at] !== 0 && ((reach[at]! >> seat) & 1) === 0);
  const fromOthers = costsFrom(field.graph, weights, others);
  const prospects = view
    .own!.hand.map((city) => field.graph.cityJunction[city]!)
    .filter((city) => ((reach[city]! >> seat) & 1) === 0)
    .map((city) => {
      const costs = costsFrom(field.graph, weights, [city]);
      const prospect: Prospect = { city, away: costs[marker[seat]!]!, fromOthers: fromOthers[city]! };
      return { costs, rank: character.rank(prospect, rng) };
    })
    .sort((a, b) => a.rank - b.rank);
  for (const { costs } of prospects) {
    const lay = towards(position, { seat, rng, costs, weights });
    if (lay) return lay;
    if (mayStop) return undefined; // what is left of the budget does not pay for the way
  }
  return undefined;
}

/** Any payable track on a cheapest way. */
function towards(
  position: Position,
  { seat, rng, costs, weights }: { seat: Seat; rng: Rng; costs: Uint8Array; weights: Uint8Array },
): Lay | undefined {
  const { field, reach, marker, own } = position;
  const { offsets, neighbour, line, junctionCount } = field.graph;
  const whole = costs[marker[seat]!]!;
  let chosen: Lay | undefined;
  let count = 0;
  for (let from = 0; from < junctionCount; from++) {
    if (((reach[from]! >> seat) & 1) === 0) continue;
    for (let slot = offsets[from]!; slot < offsets[from + 1]!; slot++) {
      const step = weights[slot]!;
      if (step === 0 || step >= EXCLUSIVE || costs[neighbour[slot]!]! + step !== whole) continue;
      const at = line[slot]!;
      // Every one of them equally likely, without keeping a list.
      if (!isPayable(position, at) || rng.below(++count) !== 0) continue;
      chosen = { line: at, piece: field.ferryOf[at]! >= 0 && own[seat]! > 0 ? 'own' : 'black' };
    }
  }
  return chosen;
}
