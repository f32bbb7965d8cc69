// Laying a track in a playout: networks, completion and the end of turn and round, as the rules have them.

import type { JunctionIndex, LineIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { EXCLUSIVE, type Position } from './position.ts';

export const BLACK = 1;
export const colourOfSeat = (seat: Seat): number => 2 + seat;

const ALL_SEATS = 0xff;
const ownerBit = (colour: number): number => 1 << (colour - 2);

/** Whose network may pass a place of the adjacency. */
function usersOf(position: Position, slot: number): number {
  const weight = position.weight[slot]!;
  if (weight === 0) return ALL_SEATS;
  return weight === EXCLUSIVE ? exclusiveUsers(position, slot) : 0;
}

/** The owners of a ferry with two coloured tracks (TE-FERRY-9). */
export function exclusiveUsers({ field, slots }: Position, slot: number): number {
  const ferry = field.ferryOf[field.graph.line[slot]!]!;
  return ownerBit(slots[2 * ferry]!) | ownerBit(slots[2 * ferry + 1]!);
}

/** Puts the marker down: the origin of the network (TE-START-4, TE-START-5). */
export function placeMarker(position: Position, seat: Seat, junction: JunctionIndex): void {
  position.marker[seat] = junction;
  spread(position, junction, 1 << seat);
}

/** These seats reach a junction from now on, and everything usable tracks join to it (TE-NET-2). */
function spread(position: Position, from: JunctionIndex, seats: number): void {
  const { field, reach, owner, open, plans } = position;
  const { offsets, neighbour } = field.graph;
  reach[from]! |= seats;
  for (let seat = 0; seat < field.seats; seat++) {
    if ((seats >> seat) & 1 && plans.distance[seat]![from]! < plans.cost[seat]!) plans.stale[seat] = 1;
  }
  const holder = owner[from]!;
  if (holder >= 0 && (seats >> holder) & 1) {
    open[holder]!--;
    plans.stale[holder] = 1;
  }
  for (let slot = offsets[from]!; slot < offsets[from + 1]!; slot++) {
    const weight = position.weight[slot]!;
    if (weight !== 0 && weight !== EXCLUSIVE) continue;
    const fresh = seats & usersOf(position, slot) & ~reach[neighbour[slot]!]!;
    if (fresh !== 0) spread(position, neighbour[slot]!, fresh);
  }
}

export type Piece = 'black' | 'own';

/** Lays one track of the active seat, its own only on a ferry. Sets what follows for turn and round. */
export function lay(position: Position, line: LineIndex, piece: Piece): void {
  const { field, weight, reach } = position;
  const { seat } = position;
  position.left -= field.cost[line]!;
  position.laid++;
  if (piece === 'own') position.own[seat]!--;
  else position.supply--;
  const slotA = field.slotA[line]!;
  const slotB = field.slotB[line]!;
  const ferry = field.ferryOf[line]!;
  let now = 0;
  if (ferry >= 0) {
    position.ferryUsed = true;
    now = ferryAfter(position, ferry, piece === 'own' ? colourOfSeat(seat) : BLACK);
  }
  weight[slotA] = now;
  weight[slotB] = now;
  if (now === 0 || now === EXCLUSIVE) {
    const a = field.graph.lineA[line]!;
    const b = field.graph.lineB[line]!;
    const users = usersOf(position, slotA);
    const fromA = reach[a]! & ~reach[b]! & users;
    const fromB = reach[b]! & ~reach[a]! & users;
    if (fromA !== 0) spread(position, b, fromA);
    if (fromB !== 0) spread(position, a, fromB);
  }
  lookForEnd(position);
}

/** Fills a slot; the weight of the ferry afterwards: 1 half built (TE-FERRY-7), 0 open (TE-FERRY-8), or `EXCLUSIVE`. */
function ferryAfter({ slots }: Position, ferry: number, colour: number): number {
  if (slots[2 * ferry] === 0) {
    slots[2 * ferry] = colour;
    return 1;
  }
  slots[2 * ferry + 1] = colour;
  return slots[2 * ferry] === BLACK || colour === BLACK ? 0 : EXCLUSIVE;
}

/**
 * TE-ENDR-2, TE-ENDR-4: the active seat complete or no supply ends at once, others complete after the turn. Where players
 * claim, others end it in their own turns (TE-CLAIM-1).
 */
function lookForEnd(position: Position): void {
  const { open, seat, field } = position;
  if (open[seat] === 0 || position.supply === 0) {
    position.over = true;
    return;
  }
  if (field.claims) return;
  for (let other = 0; other < field.seats; other++) if (open[other] === 0) position.pending = true;
}

/** Hands the turn on, clockwise (TE-BUILD-1), or ends a round that was only waiting for it. */
export function endTurn(position: Position): void {
  if (position.pending) {
    position.over = true;
    return;
  }
  position.passes = position.laid > 0 ? 0 : position.passes + 1;
  const next = position.seat + 1 === position.field.seats ? 0 : position.seat + 1;
  beginTurn(position, next, next === position.start ? position.cycle + 1 : position.cycle);
  if (position.field.claims && position.open[next] === 0) position.over = true; // claimed before its first track
}

export function beginTurn(position: Position, seat: Seat, cycle: number): void {
  const { limits } = position.field;
  position.seat = seat;
  position.cycle = cycle;
  position.left = limits[(cycle - 1) % limits.length]!;
  position.laid = 0;
  position.ferryUsed = false;
}
