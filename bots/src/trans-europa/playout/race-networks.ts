// The networks of a race: loaded from a position, grown junction by junction, merged.

import type { Seat } from '@branchline/core';
import { MAX_HAND, UNSEEN, type Position } from './position.ts';
import { NOBODY, type Race } from './race.ts';

/** The networks of a position whose markers all stand. Before that: one junction each, from `placeMarkers`. */
export function loadPosition(race: Race, position: Position): void {
  const { seats } = race.field;
  race.supply = position.supply;
  race.start = position.start;
  race.seat = position.seat;
  race.cycle = position.cycle;
  race.left = position.left;
  race.laid = position.laid;
  race.pending = position.pending;
  race.over = position.over;
  race.passes = position.passes;
  if (position.marker.includes(-1)) return;
  for (let seat = 0; seat < seats; seat++) {
    const together = position.reach[position.marker[seat]!]!;
    race.part[seat] = 31 - Math.clz32(together & -together);
    if (race.part[seat] === seat) gather(race, seat, position.reach);
  }
  eachPair(race, (a, b) => measureGap(race, position.reach, { a, b }));
}

function gather(race: Race, part: number, reach: Uint8Array): void {
  race.near.fill(UNSEEN, part << 8, (part + 1) << 8);
  for (let junction = 0; junction < race.field.graph.junctionCount; junction++) {
    if ((reach[junction]! >> part) & 1) takeNearer(race, part, junction);
  }
}

/** A junction belongs to a network: whatever is nearer to it than to the rest of the network is reached from it. */
function takeNearer({ field, metric, near, by }: Race, part: number, junction: number): void {
  const row = junction << 8;
  const first = part << 8;
  for (let at = 0; at < field.graph.junctionCount; at++) {
    if (metric[row + at]! < near[first + at]!) {
      near[first + at] = metric[row + at]!;
      by[first + at] = junction;
    }
  }
}

function eachPair({ field, part }: Race, each: (a: number, b: number) => void): void {
  for (let a = 0; a < field.seats; a++) {
    if (part[a] !== a) continue;
    for (let b = 0; b < field.seats; b++) if (b !== a && part[b] === b) each(a, b);
  }
}

/** Both directions are measured one by one, so that each finds its own junction. */
function measureGap({ field, near, by, gap, edge }: Race, reach: Uint8Array, { a, b }: { a: number; b: number }): void {
  let least = UNSEEN;
  for (let junction = 0; junction < field.graph.junctionCount; junction++) {
    if (((reach[junction]! >> b) & 1) === 0 || near[(a << 8) + junction]! >= least) continue;
    least = near[(a << 8) + junction]!;
    edge[(a << 3) + b] = by[(a << 8) + junction]!;
    edge[(b << 3) + a] = junction;
  }
  gap[(a << 3) + b] = gap[(b << 3) + a] = least;
}

export function placeMarkers(race: Race, markers: ArrayLike<number>): void {
  const { field, metric, near, by, part, gap, edge } = race;
  const count = field.graph.junctionCount;
  for (let seat = 0; seat < field.seats; seat++) {
    part[seat] = seat;
    // Markers may share a junction by a table option (AMB-TE-5): one network then.
    for (let other = seat - 1; other >= 0; other--) if (markers[other] === markers[seat]) part[seat] = part[other]!;
    const first = seat << 8;
    near.set(metric.subarray(markers[seat]! << 8, (markers[seat]! << 8) + count), first);
    by.fill(markers[seat]!, first, first + count);
  }
  eachPair(race, (a, b) => {
    gap[(a << 3) + b] = near[(a << 8) + markers[b]!]!;
    edge[(a << 3) + b] = markers[a]!;
  });
}

export function countOpen(race: Race): void {
  for (let seat = 0; seat < race.field.seats; seat++) countOpenOf(race, seat);
}

function countOpenOf({ part, near, targets, sizes, open }: Race, seat: Seat): void {
  const first = part[seat]! << 8;
  let count = 0;
  for (let i = 0; i < sizes[seat]!; i++) if (near[first + targets[seat * MAX_HAND + i]!]! > 0) count++;
  open[seat] = count;
}

/** A junction comes into a network, and with it the whole network it belongs to, if any. */
export function join(race: Race, part: number, junction: number): void {
  const { field, near, by, gap, edge, holder, open } = race;
  const { seats } = field;
  for (let other = 0; other < seats; other++) {
    if (other !== part && race.part[other] === other && near[(other << 8) + junction] === 0) {
      merge(race, part, other);
      return;
    }
  }
  takeNearer(race, part, junction);
  for (let other = 0; other < seats; other++) {
    if (other === part || race.part[other] !== other) continue;
    const across = near[(other << 8) + junction]!;
    if (across >= gap[(part << 3) + other]!) continue;
    gap[(part << 3) + other] = gap[(other << 3) + part] = across;
    edge[(part << 3) + other] = junction;
    edge[(other << 3) + part] = by[(other << 8) + junction]!;
  }
  const owner = holder[junction]!;
  if (owner !== NOBODY && race.part[owner] === part) open[owner]!--;
}

/** Two networks become one for all players involved (TE-NET-2). */
function merge(race: Race, part: number, other: number): void {
  const { field, near, by, gap, edge } = race;
  const first = part << 8;
  const second = other << 8;
  for (let at = 0; at < field.graph.junctionCount; at++) {
    if (near[second + at]! < near[first + at]!) {
      near[first + at] = near[second + at]!;
      by[first + at] = by[second + at]!;
    }
  }
  for (let seat = 0; seat < field.seats; seat++) if (race.part[seat] === other) race.part[seat] = part;
  for (let third = 0; third < field.seats; third++) {
    if (third === part || race.part[third] !== third) continue;
    if (gap[(other << 3) + third]! < gap[(part << 3) + third]!) {
      gap[(part << 3) + third] = gap[(third << 3) + part] = gap[(other << 3) + third]!;
      edge[(part << 3) + third] = edge[(other << 3) + third]!;
      edge[(third << 3) + part] = edge[(third << 3) + other]!;
    }
  }
  for (let seat = 0; seat < field.seats; seat++) if (race.part[seat] === part) countOpenOf(race, seat);
}
