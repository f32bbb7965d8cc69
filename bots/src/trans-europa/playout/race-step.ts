// The next step of a seat in a race: which city to head for, over which networks, and by which line.

import type { JunctionIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { MAX_HAND, UNSEEN } from './position.ts';
import { FAR, NOBODY, type Race } from './race.ts';
import { STYLE, twisted, whimOf } from './styles.ts';

function measureParts({ field, part, gap, costs: { toPart, heading } }: Race, from: number): void {
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
  if (least === UNSEEN) return false;
  const size = sizes[seat]!;
  let i = twisted(race.twist, seat, size);
  for (let tried = 0; tried < size; tried++) {
    const target = targets[hand + i]!;
    if (near[(from << 8) + target] === least && firstStep(race, from, { target, over: NOBODY })) return true;
    i = i + 1 === size ? 0 : i + 1;
  }
  return false;
}

/** Cost of every open target and the network to go over first. The least cost; `UNSEEN` where nothing is open. */
function measureTargets(race: Race, from: number): number {
  const { field, near, targets, sizes, seat } = race;
  const { toPart, heading, toTarget, over, fromOthers } = race.costs;
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

/** More than any way costs. */
const REMOTE = 128;

/** Turns what the open targets cost into the order in which a style takes them. The least of it. */
function rankTargets(race: Race, style: number): number {
  const { sizes, seat, twist } = race;
  const { toTarget, fromOthers } = race.costs;
  let least = UNSEEN;
  for (let i = 0; i < sizes[seat]!; i++) {
    const cost = toTarget[i]!;
    if (cost === UNSEEN) continue;
    if (style === STYLE.patient) toTarget[i] = cost + FAR - fromOthers[i]!;
    else if (style === STYLE.remote) toTarget[i] = cost < REMOTE ? REMOTE - cost : 0;
    else if (style === STYLE.sociable) toTarget[i] = cost + fromOthers[i]!;
    else toTarget[i] = whimOf(twist, seat, i);
    if (toTarget[i]! < least) least = toTarget[i]!;
  }
  return least;
}

/** Finds it, at most `slack` more expensive than the nearest city of all; false if there is none to be paid for. */
export function findStep(race: Race, slack: number): boolean {
  const { targets, sizes, seat } = race;
  const { toTarget, over } = race.costs;
  const from = race.part[seat]!;
  const style = race.styles[seat]!;
  if (style === STYLE.nearest && findStraightStep(race, from)) return true;
  let least = measureTargets(race, from);
  if (least === UNSEEN) return false;
  let most = least + slack;
  if (style !== STYLE.nearest) {
    least = rankTargets(race, style);
    most = UNSEEN - 1;
  }
  const size = sizes[seat]!;
  const first = twisted(race.twist, seat, size);
  for (let limit = least; limit <= most && limit < UNSEEN; limit++) {
    let i = first;
    for (let tried = 0; tried < size; tried++) {
      if (toTarget[i] === limit) {
        if (firstStep(race, from, { target: targets[seat * MAX_HAND + i]!, over: over[i]! })) return true;
      }
      i = i + 1 === size ? 0 : i + 1;
    }
  }
  return false;
}

/** Where to head for: a target, over another network first unless that is `NOBODY`. */
interface Goal {
  readonly target: JunctionIndex;
  readonly over: number;
}

/** The first payable line from a network towards a target, or towards another network on the way. */
function firstStep(race: Race, from: number, { target, over }: Goal): boolean {
  const { field, metric, by, edge, left, step } = race;
  const start = over === NOBODY ? by[(from << 8) + target]! : edge[(from << 3) + over]!;
  const goal = over === NOBODY ? target : edge[(over << 3) + from]!;
  const { offsets, neighbour } = field.graph;
  const whole = metric[(start << 8) + goal]!;
  const begin = offsets[start]!;
  const end = offsets[start + 1]!;
  let slot = begin + twisted(race.twist, start, end - begin);
  for (let tried = begin; tried < end; tried++) {
    const cost = field.slotWeight[slot]!;
    const to = neighbour[slot]!;
    if (cost <= left && metric[(to << 8) + goal]! + cost === whole) {
      step.to = to;
      step.cost = cost;
      return true;
    }
    slot = slot + 1 === end ? begin : slot + 1;
  }
  return false;
}

/** About what a seat still misses: its open cities joined one by one, always the cheapest next. */
export function missingInRace({ metric, part, near, targets, sizes, costs: { away } }: Race, seat: Seat): number {
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
