// A position that playouts change in place: the rules of building once more, made for speed and proven equal to the game's own.

import type { Seat } from '@branchline/core';
import type { Field } from './field.ts';
import { MOST_SEATS } from './styles.ts';

/** Weight of a complete ferry with two coloured tracks: open to its owners only (TE-FERRY-9). */
export const EXCLUSIVE = 254;
export const UNSEEN = 255;

/** Longest way a plan may have, and the most cities a hand can hold. */
export const MAX_WAY = 96;
export const MAX_HAND = 5;

export interface Position {
  readonly field: Field;
  /** By place in the adjacency: 0 a track that all seats may use, else what is still to be built there, or `EXCLUSIVE`. */
  readonly weight: Uint8Array;
  /** Per junction: the seats whose network holds it, one bit each (TE-NET-1). */
  readonly reach: Uint8Array;
  readonly marker: Int16Array;
  /** Two slots per ferry: 0 free, 1 black, 2 + seat coloured. */
  readonly slots: Uint8Array;
  /** Tracks in the own colour left. */
  readonly own: Uint8Array;
  /** Per junction: the seat that holds the city there, or -1. */
  readonly owner: Int8Array;
  /** Target junctions, `MAX_HAND` places per seat. */
  readonly targets: Uint16Array;
  readonly handSize: Uint8Array;
  /** Targets not connected yet. */
  readonly open: Uint8Array;
  /** Neutral tracks left. */
  supply: number;
  start: Seat;
  seat: Seat;
  cycle: number;
  /** Budget left, tracks laid and whether a ferry track was among them, in this turn. */
  left: number;
  laid: number;
  ferryUsed: boolean;
  /** Another seat is complete: the round ends with this turn (TE-ENDR-2). */
  pending: boolean;
  over: boolean;
  /** Turns passed in succession for want of a legal placement. */
  passes: number;
  /** How each seat chooses its next city (styles.ts), and how ties are broken. */
  readonly styles: Uint8Array;
  twist: number;
  /** Scratch of the styles: by place in a hand what is held against it, and by junction how far others are. */
  readonly handicaps: Uint8Array;
  readonly fromOthers: Uint8Array;
  readonly plans: Plans;
  /** Junctions waiting in a search, by cost: now, one and two more expensive. One search for a way at a time, which nobody interrupts: positions of a field share it. */
  readonly waiting: Field['waiting'];
}

/** What the guided policy keeps in mind, by seat. A plan holds until something nearer comes into its network. */
export interface Plans {
  /** The way being built: lines from the network outwards. */
  readonly ways: Uint16Array;
  readonly length: Uint8Array;
  readonly at: Uint8Array;
  /** What the rest of the way costs, with what the style of the seat holds against the city at its end. */
  readonly cost: Uint8Array;
  readonly handicap: Uint8Array;
  readonly stale: Uint8Array;
  /** Cost from each junction to the nearest open city, as far as the last search went. */
  readonly distance: readonly Uint8Array[];
  /** Place in the adjacency by which the search came to each junction. */
  readonly via: readonly Int16Array[];
}

export function newPosition(field: Field): Position {
  const { graph, seats } = field;
  const bySeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const position: Position = {
    field,
    weight: new Uint8Array(field.slotWeight.length),
    reach: new Uint8Array(graph.junctionCount),
    marker: new Int16Array(seats),
    slots: new Uint8Array(2 * field.ferryLines.length),
    own: new Uint8Array(seats),
    owner: new Int8Array(graph.junctionCount).fill(-1),
    targets: new Uint16Array(seats * MAX_HAND),
    handSize: new Uint8Array(seats),
    open: new Uint8Array(seats),
    supply: 0,
    start: 0,
    seat: 0,
    cycle: 1,
    left: 0,
    laid: 0,
    ferryUsed: false,
    pending: false,
    over: false,
    passes: 0,
    styles: new Uint8Array(MOST_SEATS),
    twist: 0,
    handicaps: new Uint8Array(MAX_HAND),
    fromOthers: new Uint8Array(graph.junctionCount),
    plans: {
      ways: new Uint16Array(seats * MAX_WAY),
      length: new Uint8Array(seats),
      at: new Uint8Array(seats),
      cost: new Uint8Array(seats),
      handicap: new Uint8Array(seats),
      stale: new Uint8Array(seats),
      distance: bySeat(() => new Uint8Array(graph.junctionCount).fill(UNSEEN)),
      via: bySeat(() => new Int16Array(graph.junctionCount)),
    },
    waiting: field.waiting,
  };
  clear(position);
  return position;
}

/** An empty board before the markers (TE-NEXT-1). */
export function clear(position: Position): void {
  const { field } = position;
  position.weight.set(field.slotWeight);
  position.reach.fill(0);
  position.marker.fill(-1);
  position.slots.fill(0);
  position.own.fill(field.ownTracks);
  position.supply = field.blackTracks;
  position.pending = false;
  position.over = false;
  position.passes = 0;
  forgetPlans(position);
}

/** Everything but the hands and the plans. */
export function copyBoard(from: Position, to: Position): void {
  to.weight.set(from.weight);
  to.reach.set(from.reach);
  to.marker.set(from.marker);
  if (from.slots.length > 0) to.slots.set(from.slots);
  to.own.set(from.own);
  to.supply = from.supply;
  to.start = from.start;
  to.seat = from.seat;
  to.cycle = from.cycle;
  to.left = from.left;
  to.laid = from.laid;
  to.ferryUsed = from.ferryUsed;
  to.pending = from.pending;
  to.over = from.over;
  to.passes = from.passes;
}

/** Deals hands, as target junctions: `MAX_HAND` places per seat, of which `sizes` are used. Plans are forgotten. */
export function dealHands(position: Position, targets: Uint16Array, sizes: Uint8Array): void {
  const { owner, handSize, field } = position;
  owner.fill(-1);
  position.targets.set(targets);
  handSize.set(sizes);
  for (let seat = 0; seat < field.seats; seat++) {
    for (let i = 0; i < sizes[seat]!; i++) owner[targets[seat * MAX_HAND + i]!] = seat;
  }
  countOpen(position);
  forgetPlans(position);
}

export function countOpen({ field, targets, handSize, open, reach }: Position): void {
  for (let seat = 0; seat < field.seats; seat++) {
    let count = 0;
    for (let i = 0; i < handSize[seat]!; i++) {
      if (((reach[targets[seat * MAX_HAND + i]!]! >> seat) & 1) === 0) count++;
    }
    open[seat] = count;
  }
}

export function forgetPlans({ plans }: Position): void {
  plans.stale.fill(1);
  plans.length.fill(0);
  plans.at.fill(0);
}
