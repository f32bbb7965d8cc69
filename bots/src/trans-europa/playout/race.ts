// Playouts without searching: every network knows how far it is from everywhere, and where it is nearest.
//
// Tracks only ever join junctions to networks, and inside a network all ways are free. So the cost between a network and
// a junction is the least cost on the empty board from any junction of the network, and ways over other players'
// networks are found by going from network to network. Holds on boards without ferries and while tracks must touch a
// network; everything else is played out by searching (guided.ts).

import type { JunctionIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import type { Field } from './field.ts';
import { metricOf, MOST_JUNCTIONS, type Metric } from './metric.ts';
import { MAX_HAND } from './position.ts';
import { MOST_SEATS } from './styles.ts';

export const NOBODY = 255;

/** How far away from other networks a city may lie to be built to before nearer ones. */
export const FAR = 6;

export interface Race {
  readonly field: Field;
  readonly metric: Metric;
  /** The network of each seat, named after one of the seats in it. */
  readonly part: Uint8Array;
  /** By network and junction: what it costs to reach it, and from which junction of the network. */
  readonly near: Uint8Array;
  readonly by: Uint8Array;
  /** By network and network: what it costs to join them, and the junction of the first where that begins. */
  readonly gap: Uint8Array;
  readonly edge: Uint8Array;
  /** Per junction: the seat that holds the city there, or `NOBODY`. */
  readonly holder: Uint8Array;
  readonly targets: Uint8Array;
  readonly sizes: Uint8Array;
  readonly open: Uint8Array;
  /** How each seat chooses its next city (styles.ts), and how ties are broken. */
  readonly styles: Uint8Array;
  twist: number;
  supply: number;
  start: Seat;
  seat: Seat;
  cycle: number;
  left: number;
  laid: number;
  pending: boolean;
  over: boolean;
  passes: number;
  /** The line to lay next towards the cheapest open city, as the junction it leads to and its cost. */
  readonly step: { to: JunctionIndex; cost: number };
  readonly costs: Costs;
}

/** The values that decide the next step, computed again for every step. */
interface Costs {
  /** From one network to each other one, over third ones if that is cheaper; and the network to head for first. */
  readonly toPart: Uint8Array;
  readonly heading: Uint8Array;
  /** Per open target: what it costs, and the network to head for, or `NOBODY`. */
  readonly toTarget: Uint8Array;
  readonly over: Uint8Array;
  /** Per open target: how far the nearest other network is from it, `FAR` at most. */
  readonly fromOthers: Uint8Array;
  /** Per target: how far it is from what is joined so far. */
  readonly away: Uint8Array;
}

export function newRace(field: Field): Race {
  return {
    field,
    metric: metricOf(field),
    part: new Uint8Array(8),
    near: new Uint8Array(field.seats << 8),
    by: new Uint8Array(field.seats << 8),
    gap: new Uint8Array(64),
    edge: new Uint8Array(64),
    holder: new Uint8Array(field.graph.junctionCount),
    targets: new Uint8Array(8 * MAX_HAND),
    sizes: new Uint8Array(8),
    open: new Uint8Array(8),
    styles: new Uint8Array(MOST_SEATS),
    twist: 0,
    supply: 0,
    start: 0,
    seat: 0,
    cycle: 1,
    left: 0,
    laid: 0,
    pending: false,
    over: false,
    passes: 0,
    step: { to: 0, cost: 0 },
    costs: {
      toPart: new Uint8Array(8),
      heading: new Uint8Array(8),
      toTarget: new Uint8Array(MAX_HAND),
      over: new Uint8Array(MAX_HAND),
      fromOthers: new Uint8Array(MAX_HAND),
      away: new Uint8Array(MAX_HAND),
    },
  };
}

/** Whether a race can be run on this field. */
export const canRace = (field: Field): boolean =>
  field.ferryLines.length === 0 && !field.freeBuild && field.graph.junctionCount <= MOST_JUNCTIONS;

export function copyRace(from: Race, to: Race): void {
  to.part.set(from.part);
  to.near.set(from.near);
  to.by.set(from.by);
  to.gap.set(from.gap);
  to.edge.set(from.edge);
  to.supply = from.supply;
  to.start = from.start;
  to.seat = from.seat;
  to.cycle = from.cycle;
  to.left = from.left;
  to.laid = from.laid;
  to.pending = from.pending;
  to.over = from.over;
  to.passes = from.passes;
}

export function dealToRace(race: Race, targets: ArrayLike<number>, sizes: ArrayLike<number>): void {
  race.targets.set(targets);
  race.sizes.set(sizes);
  race.holder.fill(NOBODY);
  for (let seat = 0; seat < race.field.seats; seat++) {
    for (let i = 0; i < sizes[seat]!; i++) race.holder[targets[seat * MAX_HAND + i]!] = seat;
  }
}
