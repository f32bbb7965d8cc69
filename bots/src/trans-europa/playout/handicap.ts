// A style's handicap for each city of a seat, in tracks: a search that begins there so much later takes the cities in the style's order.

import type { Seat } from '@branchline/core';
import { metricOf, MOST_JUNCTIONS } from './metric.ts';
import { EXCLUSIVE, MAX_HAND, UNSEEN, type Position } from './position.ts';
import { FAR } from './race.ts';
import { STYLE, whimOf } from './styles.ts';

/** Fills `fromOthers`: what it costs to each junction from the nearest network that is not the seat's, below `FAR`. */
function measureOthers({ field, reach, weight, waiting, fromOthers }: Position, seat: Seat): void {
  const { offsets, neighbour, junctionCount } = field.graph;
  let [now, one, two] = waiting;
  let inNow = 0;
  let inOne = 0;
  let inTwo = 0;
  for (let junction = 0; junction < junctionCount; junction++) {
    const isOthers = reach[junction] !== 0 && ((reach[junction]! >> seat) & 1) === 0;
    fromOthers[junction] = isOthers ? 0 : FAR;
    if (isOthers) now[inNow++] = junction;
  }
  for (let cost = 0; cost < FAR - 1 && inNow + inOne + inTwo > 0; cost++) {
    for (let i = 0; i < inNow; i++) {
      const from = now[i]!;
      if (fromOthers[from]! < cost) continue;
      for (let slot = offsets[from]!; slot < offsets[from + 1]!; slot++) {
        const step = weight[slot]!;
        const to = neighbour[slot]!;
        if (step >= EXCLUSIVE || cost + step >= fromOthers[to]!) continue;
        fromOthers[to] = cost + step;
        if (step === 1) one[inOne++] = to;
        else if (step === 2) two[inTwo++] = to;
        else now[inNow++] = to;
      }
    }
    [now, one, two] = [one, two, now];
    [inNow, inOne, inTwo] = [inOne, inTwo, 0];
  }
}

/** How many tracks a whim is worth: it decides unless a city is much nearer. */
const WHIM = 8;

/** By place in the seat's hand, into `handicaps`. All zero for the nearest city first. */
export function setHandicaps(position: Position, seat: Seat): void {
  const { field, styles, targets, handSize, handicaps, marker } = position;
  const style = styles[seat]!;
  const first = seat * MAX_HAND;
  handicaps.fill(0);
  if (style === STYLE.nearest) return;
  if (style === STYLE.whim) {
    for (let i = 0; i < handSize[seat]!; i++) handicaps[i] = WHIM * whimOf(position.twist, seat, i);
    return;
  }
  if (style === STYLE.remote) {
    if (field.graph.junctionCount > MOST_JUNCTIONS) return;
    const row = marker[seat]! << 8;
    const metric = metricOf(field);
    let most = 0;
    for (let i = 0; i < handSize[seat]!; i++) {
      const away = metric[row + targets[first + i]!]!;
      if (away < UNSEEN && away > most) most = away;
    }
    // Twice the difference in distance: once would only make up for the shorter way.
    for (let i = 0; i < handSize[seat]!; i++) {
      handicaps[i] = Math.max(0, 2 * (most - metric[row + targets[first + i]!]!));
    }
    return;
  }
  measureOthers(position, seat);
  for (let i = 0; i < handSize[seat]!; i++) {
    const apart = position.fromOthers[targets[first + i]!]!;
    handicaps[i] = style === STYLE.patient ? FAR - apart : apart;
  }
}
