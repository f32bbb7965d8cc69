// The guided policy of playouts: every seat builds towards the nearest of its cities, or the one its style prefers.

import type { JunctionIndex, LineIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { setHandicaps } from './handicap.ts';
import { endTurn, exclusiveUsers, lay } from './lay.ts';
import { EXCLUSIVE, MAX_HAND, MAX_WAY, UNSEEN, type Position } from './position.ts';
import { STYLE, twisted } from './styles.ts';

/** After falling short of budget for the nearest city, another one may cost this much more. */
const SLACK = 2;

/** Whether the budget of this turn pays for a track on a line. */
export const isPayable = ({ field, left, ferryUsed }: Position, line: LineIndex): boolean =>
  field.cost[line]! <= left && !(ferryUsed && field.ferryOf[line]! >= 0);

/** The open cities of a seat that nothing is held against, or so much: they join a search of that cost. How many wait then. */
function enterCities(position: Position, seat: Seat, layer: { row: Uint16Array; count: number; cost: number }): number {
  const { reach, targets, handSize, plans, handicaps, twist } = position;
  const distance = plans.distance[seat]!;
  const size = handSize[seat]!;
  let { count } = layer;
  let i = size > 0 ? twisted(twist, seat, size) : 0;
  for (let tried = 0; tried < size; tried++, i = i + 1 === size ? 0 : i + 1) {
    const city = targets[seat * MAX_HAND + i]!;
    if (handicaps[i] !== layer.cost || (reach[city]! >> seat) & 1 || distance[city]! <= layer.cost) continue;
    distance[city] = layer.cost;
    plans.via[seat]![city] = -1;
    layer.row[count++] = city;
  }
  return count;
}

/** Whatever is held against the cities of a seat, nothing is held beyond this. */
function mostHandicap({ handicaps, handSize }: Position, seat: Seat): number {
  let most = 0;
  for (let i = 0; i < handSize[seat]!; i++) if (handicaps[i]! > most) most = handicaps[i]!;
  return most;
}

/** What passing a place of the adjacency costs a seat; `UNSEEN` over a ferry that others own. */
function stepAt(position: Position, seat: Seat, slot: number): number {
  const step = position.weight[slot]!;
  if (step !== EXCLUSIVE) return step;
  return (exclusiveUsers(position, slot) >> seat) & 1 ? 0 : UNSEEN;
}

/**
 * Plans the cheapest way from the network to an open city whose first line can be paid for now, at most `slack` more expensive
 * than the nearest city of all. The search runs from the cities outwards until it meets the network.
 */
export function planWay(position: Position, seat: Seat, slack: number): boolean {
  const { field, reach, plans, twist } = position;
  const { offsets, neighbour, line } = field.graph;
  const distance = plans.distance[seat]!;
  const via = plans.via[seat]!;
  setHandicaps(position, seat);
  const lastEntry = mostHandicap(position, seat);
  let [now, one, two] = position.waiting;
  distance.fill(UNSEEN);
  let inNow = 0;
  let inOne = 0;
  let inTwo = 0;
  let best = UNSEEN;
  let meeting = -1;
  let limit = UNSEEN - 3;
  for (let cost = 0; cost < best && cost <= limit; cost++) {
    if (cost <= lastEntry) inNow = enterCities(position, seat, { row: now, count: inNow, cost });
    for (let i = 0; i < inNow; i++) {
      const from = now[i]!;
      if (distance[from]! < cost) continue;
      const begin = offsets[from]!;
      const end = offsets[from + 1]!;
      let slot = begin + twisted(twist, from, end - begin) - 1;
      for (let tried = begin; tried < end; tried++) {
        slot = slot + 1 === end ? begin : slot + 1;
        const step = stepAt(position, seat, slot);
        const to = neighbour[slot]!;
        const reached = cost + step;
        if (reached >= distance[to]!) continue;
        distance[to] = reached;
        via[to] = slot;
        if ((reach[to]! >> seat) & 1) {
          if (!isPayable(position, line[slot]!)) {
            if (reached + slack < limit) limit = reached + slack;
          } else if (reached < best) {
            best = reached;
            meeting = to;
            if (step < 2) return takeWay(position, seat, { meeting, cost: best }); // nothing nearer can come
          }
        } else if (step === 1) one[inOne++] = to;
        else if (step === 2) two[inTwo++] = to;
        else now[inNow++] = to;
      }
    }
    if (inOne + inTwo === 0 && cost >= lastEntry) break;
    [now, one, two] = [one, two, now];
    [inNow, inOne, inTwo] = [inOne, inTwo, 0];
  }
  return meeting >= 0 && best <= limit && takeWay(position, seat, { meeting, cost: best });
}

/** Notes the way from where the search met the network to the city. */
function takeWay(
  { field, weight, plans }: Position,
  seat: Seat,
  { meeting, cost }: { meeting: JunctionIndex; cost: number },
): boolean {
  const { line, lineA, lineB } = field.graph;
  const via = plans.via[seat]!;
  const first = seat * MAX_WAY;
  let count = 0;
  let at = meeting;
  for (let slot = via[at]!; slot >= 0; slot = via[at]!) {
    const step = line[slot]!;
    if (weight[slot] !== 0 && weight[slot] !== EXCLUSIVE && count < MAX_WAY) plans.ways[first + count++] = step;
    at = lineA[step] === at ? lineB[step]! : lineA[step]!;
  }
  plans.length[seat] = count;
  plans.at[seat] = 0;
  plans.cost[seat] = cost;
  plans.handicap[seat] = plans.distance[seat]![at]!;
  plans.stale[seat] = 0;
  return true;
}

/** The next line of the plan, or -1 where a new plan is needed. */
function nextPlanned({ field, weight, plans }: Position, seat: Seat): LineIndex {
  if (plans.stale[seat] === 1 || plans.at[seat]! >= plans.length[seat]!) return -1;
  const line = plans.ways[seat * MAX_WAY + plans.at[seat]!]!;
  const left = weight[field.slotA[line]!]!;
  return left === 0 || left === EXCLUSIVE ? -1 : line;
}

/** One whole turn of the active seat, or the rest of it. */
export function playTurn(position: Position): void {
  const { seat, plans, field } = position;
  while (position.left > 0) {
    let line = nextPlanned(position, seat);
    if (line < 0 || !isPayable(position, line)) {
      const mayStop = position.laid > 0 || field.allowPass;
      const slack = mayStop && position.styles[seat] === STYLE.nearest ? SLACK : UNSEEN;
      if (!planWay(position, seat, slack)) {
        if (mayStop || !layAnywhere(position)) break;
        if (position.over) return;
        continue;
      }
      line = plans.ways[seat * MAX_WAY]!;
    }
    const piece = field.ferryOf[line]! >= 0 && position.own[seat]! > 0 ? 'own' : 'black';
    // A ferry is passed only once both its slots are filled (TE-FERRY-7).
    if (field.ferryOf[line]! < 0 || position.weight[field.slotA[line]!] === 1) plans.at[seat]!++;
    plans.cost[seat]! -= field.cost[line]!;
    lay(position, line, piece);
    if (position.over) return;
  }
  endTurn(position);
}

/** A legal track where none leads to a city (TE-BUILD-3); false if there is none at all. */
function layAnywhere(position: Position): boolean {
  const { field, weight, reach, seat } = position;
  const { lineA, lineB, lineCount } = field.graph;
  for (let line = 0; line < lineCount; line++) {
    const left = weight[field.slotA[line]!]!;
    if (left === 0 || left === EXCLUSIVE || !isPayable(position, line)) continue;
    if (!field.freeBuild && (((reach[lineA[line]!]! | reach[lineB[line]!]!) >> seat) & 1) === 0) continue;
    lay(position, line, 'black');
    return true;
  }
  return false;
}

/** Plays the round to its end. */
export function playOut(position: Position): void {
  const { seats, limits } = position.field;
  // All pass in succession, under every limit of the cycles: nobody can build (TE-ENDR-7).
  const stuck = seats * limits.length;
  while (!position.over && position.passes < stuck) playTurn(position);
  position.over = true;
}
