// Guesses from the hands of a world where the remaining seats will start.

import type { JunctionIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import type { View } from '@branchline/trans-europa';
import { terrainOf } from '../survey.ts';
import { fieldOf, type Field } from '../playout/field.ts';
import { MAX_HAND } from '../playout/position.ts';
import type { Worlds } from './worlds.ts';

interface Guess {
  readonly field: Field;
  readonly markers: Int16Array;
  readonly worlds: Worlds;
  readonly fromCity: readonly ArrayLike<number>[];
}

/** The placed markers, one that is being tried, and for the seats still to come the best of their own cities. */
export function expectedStarts(
  view: View,
  worlds: Worlds,
): (tried?: { readonly seat: Seat; readonly at: JunctionIndex }) => Int16Array {
  const { start, markers: standing, cards } = view.public;
  const field = fieldOf(view.config, cards);
  const markers = new Int16Array(field.seats);
  const guess: Guess = { field, markers, worlds, fromCity: terrainOf(field.graph, cards).fromCity };
  return (tried) => {
    standing.forEach((junction, seat) => (markers[seat] = junction ?? -1));
    if (tried) markers[tried.seat] = tried.at;
    for (let i = 0; i < field.seats; i++) {
      const seat = (start + i) % field.seats;
      if (markers[seat] === -1) markers[seat] = usualStart(guess, seat);
    }
    return markers;
  };
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
