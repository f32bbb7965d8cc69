// Playouts without searching: every network knows how far it is from everywhere, and where it is nearest.
//
// Tracks only ever join junctions to networks, and inside a network all ways are free. So the cost between a network and
// a junction is the least cost on the empty board from any junction of the network, and ways over other players'
// networks are found by going from network to network. Holds on boards without ferries and while tracks must touch a
// network; everything else is played out by searching (guided.ts).

import type { Seat } from '@branchline/core';
import type { Field } from './field.ts';
import { metricOf, type Metric } from './metric.ts';
import { MAX_HAND, UNSEEN, type Position } from './position.ts';

/** After falling short of budget for the nearest city, another one may cost this much more. */
const SLACK = 2;
export const NOBODY = 255;

/** How far away from other networks a city may lie to be built to before nearer ones. */
const FAR = 6;

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
  /** The seat that leaves to the others what lies near them, or `NOBODY`; all other seats take their nearest city. */
  patient: number;
  supply: number;
  start: Seat;
  seat: Seat;
  cycle: number;
  left: number;
  laid: number;
  pending: boolean;
  over: boolean;
  passes: number;
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
    patient: NOBODY,
    supply: 0,
    start: 0,
    seat: 0,
    cycle: 1,
    left: 0,
    laid: 0,
    pending: false,
    over: false,
    passes: 0,
  };
}

/** Whether a race can be run on this field. */
export const canRace = (field: Field): boolean =>
  field.ferryLines.length === 0 && !field.freeBuild && field.graph.junctionCount <= 255;

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
  eachPair(race, (a, b) => measureGap(race, a, b, position.reach));
}

function gather({ field, metric, near, by }: Race, part: number, reach: Uint8Array): void {
  const first = part << 8;
  near.fill(UNSEEN, first, first + 256);
  for (let junction = 0; junction < field.graph.junctionCount; junction++) {
    if ((reach[junction]! >> part) & 1) takeNearer(metric, near, by, first, junction, field.graph.junctionCount);
  }
}

function takeNearer(
  metric: Metric,
  near: Uint8Array,
  by: Uint8Array,
  first: number,
  junction: number,
  count: number,
): void {
  const row = junction << 8;
  for (let at = 0; at < count; at++) {
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
function measureGap({ field, near, by, gap, edge }: Race, a: number, b: number, reach: Uint8Array): void {
  let least = UNSEEN;
  for (let junction = 0; junction < field.graph.junctionCount; junction++) {
    if (((reach[junction]! >> b) & 1) === 0 || near[(a << 8) + junction]! >= least) continue;
    least = near[(a << 8) + junction]!;
    edge[(a << 3) + b] = by[(a << 8) + junction]!;
    edge[(b << 3) + a] = junction;
  }
  gap[(a << 3) + b] = gap[(b << 3) + a] = least;
}

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
function join(race: Race, part: number, junction: number): void {
  const { field, near, by, gap, edge, holder, open } = race;
  const { seats } = field;
  for (let other = 0; other < seats; other++) {
    if (other !== part && race.part[other] === other && near[(other << 8) + junction] === 0) {
      merge(race, part, other);
      return;
    }
  }
  takeNearer(race.metric, near, by, part << 8, junction, field.graph.junctionCount);
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

/** Lays a track of the active seat on a line that touches its network. */
export function layInRace(race: Race, line: number): void {
  const { graph, cost } = race.field;
  const part = race.part[race.seat]!;
  const a = graph.lineA[line]!;
  const b = graph.lineB[line]!;
  const nearA = race.near[(part << 8) + a]!;
  const nearB = race.near[(part << 8) + b]!;
  // A track inside the own network changes nothing but the supply.
  track(race, part, nearA === 0 ? (nearB === 0 ? NOBODY : b) : a, cost[line]!);
}

function track(race: Race, part: number, junction: number, cost: number): void {
  race.left -= cost;
  race.laid++;
  race.supply--;
  if (junction !== NOBODY) join(race, part, junction);
  // TE-ENDR-2, TE-ENDR-4
  if (race.open[race.seat] === 0 || race.supply === 0) {
    race.over = true;
    return;
  }
  for (let other = 0; other < race.field.seats; other++) if (race.open[other] === 0) race.pending = true;
}

export function endTurnOfRace(race: Race): void {
  if (race.pending) {
    race.over = true;
    return;
  }
  race.passes = race.laid > 0 ? 0 : race.passes + 1;
  const next = race.seat + 1 === race.field.seats ? 0 : race.seat + 1;
  beginTurnOfRace(race, next, next === race.start ? race.cycle + 1 : race.cycle);
}

export function beginTurnOfRace(race: Race, seat: Seat, cycle: number): void {
  const { limits } = race.field;
  race.seat = seat;
  race.cycle = cycle;
  race.left = limits[(cycle - 1) % limits.length]!;
  race.laid = 0;
}

/** Cost from one network to each other one, over third ones if that is cheaper, and the network to head for first. */
const toPart = new Uint8Array(8);
const heading = new Uint8Array(8);
/** Per open target: what it costs, and the network to head for, or `NOBODY`. */
const toTarget = new Uint8Array(MAX_HAND);
const over = new Uint8Array(MAX_HAND);
/** Per open target: how far the nearest other network is from it, `FAR` at most. */
const fromOthers = new Uint8Array(MAX_HAND);

function measureParts({ field, part, gap }: Race, from: number): void {
  const { seats } = field;
  for (let other = 0; other < seats; other++) {
    toPart[other] = other !== from && part[other] === other ? gap[(from << 3) + other]! : UNSEEN;
    heading[other] = other;
  }
  // At most six networks: relaxing over all of them until nothing changes.
  for (let changed = true; changed;) {
    changed = false;
    for (let via = 0; via < seats; via++) {
      if (toPart[via] === UNSEEN) continue;
      for (let other = 0; other < seats; other++) {
        if (toPart[other] === UNSEEN || other === via) continue;
        const cost = toPart[via]! + gap[(via << 3) + other]!;
        if (cost >= toPart[other]!) continue;
        toPart[other] = cost;
        heading[other] = heading[via]!;
        changed = true;
      }
    }
  }
}

/** The line to lay next towards the cheapest open city, as the junction it leads to (`stepTo`) and its cost (`stepCost`). */
let stepTo = 0;
let stepCost = 0;

/** No way over another network is cheaper than getting there: often the nearest city is nearer than that. */
function findStraightStep(race: Race, from: number): boolean {
  const { field, part, near, gap, targets, sizes, seat } = race;
  const hand = seat * MAX_HAND;
  let least = UNSEEN;
  for (let i = 0; i < sizes[seat]!; i++) {
    const cost = near[(from << 8) + targets[hand + i]!]!;
    if (cost > 0 && cost < least) least = cost;
  }
  for (let other = 0; other < field.seats; other++) {
    if (other !== from && part[other] === other && gap[(from << 3) + other]! < least) return false;
  }
  for (let i = 0; i < sizes[seat]!; i++) {
    const target = targets[hand + i]!;
    if (near[(from << 8) + target] === least && firstStep(race, from, target, NOBODY)) return true;
  }
  return false;
}

/** Cost of every open target and the network to go over first. The least cost; `UNSEEN` where nothing is open. */
function measureTargets(race: Race, from: number): number {
  const { field, near, targets, sizes, seat } = race;
  measureParts(race, from);
  let least = UNSEEN;
  for (let i = 0; i < sizes[seat]!; i++) {
    const target = targets[seat * MAX_HAND + i]!;
    let cost = near[(from << 8) + target]!;
    let nearest = FAR;
    over[i] = NOBODY;
    if (cost > 0) {
      for (let other = 0; other < field.seats; other++) {
        if (toPart[other] === UNSEEN) continue;
        const last = near[(other << 8) + target]!;
        if (last < nearest) nearest = last;
        if (toPart[other]! + last >= cost) continue;
        cost = toPart[other]! + last;
        over[i] = heading[other]!;
      }
      if (cost < least) least = cost;
    } else cost = UNSEEN;
    toTarget[i] = cost;
    fromOthers[i] = nearest;
  }
  return least;
}

function findStep(race: Race, slack: number): boolean {
  const { targets, sizes, seat } = race;
  const from = race.part[seat]!;
  const patient = seat === race.patient;
  if (!patient && findStraightStep(race, from)) return true;
  let least = measureTargets(race, from);
  if (least === UNSEEN) return false;
  let most = least + slack;
  if (patient) {
    // What lies far from the others comes first: nobody else will build it.
    least = UNSEEN;
    most = UNSEEN - 1;
    for (let i = 0; i < sizes[seat]!; i++) {
      if (toTarget[i] === UNSEEN) continue;
      toTarget[i]! += FAR - fromOthers[i]!;
      if (toTarget[i]! < least) least = toTarget[i]!;
    }
  }
  for (let limit = least; limit <= most && limit < UNSEEN; limit++) {
    for (let i = 0; i < sizes[seat]!; i++) {
      if (toTarget[i] === limit && firstStep(race, from, targets[seat * MAX_HAND + i]!, over[i]!)) return true;
    }
  }
  return false;
}

/** The first payable line from a network towards a target, or towards another network on the way. */
function firstStep({ field, metric, by, edge, left }: Race, from: number, target: number, over: number): boolean {
  const start = over === NOBODY ? by[(from << 8) + target]! : edge[(from << 3) + over]!;
  const goal = over === NOBODY ? target : edge[(over << 3) + from]!;
  const { offsets, neighbour } = field.graph;
  const whole = metric[(start << 8) + goal]!;
  for (let slot = offsets[start]!; slot < offsets[start + 1]!; slot++) {
    const cost = field.slotWeight[slot]!;
    const to = neighbour[slot]!;
    if (cost > left || metric[(to << 8) + goal]! + cost !== whole) continue;
    stepTo = to;
    stepCost = cost;
    return true;
  }
  return false;
}

function playTurn(race: Race): void {
  while (race.left > 0) {
    const mayStop = race.laid > 0 || race.field.allowPass;
    if (!findStep(race, mayStop ? SLACK : UNSEEN)) break;
    track(race, race.part[race.seat]!, stepTo, stepCost);
    if (race.over) return;
  }
  endTurnOfRace(race);
}

export function runRace(race: Race): void {
  const stuck = race.field.seats * race.field.limits.length;
  while (!race.over && race.passes < stuck) playTurn(race);
  race.over = true;
}

/** About what a seat still misses: its open cities joined one by one, always the cheapest next. */
const away = new Uint8Array(MAX_HAND);

export function missingInRace({ metric, part, near, targets, sizes }: Race, seat: Seat): number {
  const hand = seat * MAX_HAND;
  const count = sizes[seat]!;
  for (let i = 0; i < count; i++) away[i] = near[(part[seat]! << 8) + targets[hand + i]!]!;
  let sum = 0;
  for (;;) {
    let next = -1;
    for (let i = 0; i < count; i++) if (away[i]! > 0 && (next < 0 || away[i]! < away[next]!)) next = i;
    if (next < 0) return sum;
    sum += away[next]!;
    away[next] = 0;
    for (let i = 0; i < count; i++) {
      const apart = metric[(targets[hand + next]! << 8) + targets[hand + i]!]!;
      if (apart < away[i]!) away[i] = apart;
    }
  }
}
