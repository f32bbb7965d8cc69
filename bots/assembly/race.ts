// Turns of a playout: every seat builds towards its nearest city. The same as in playout/race.ts.
import { join } from './join';
import {
  COST,
  CYCLE,
  END_A,
  END_B,
  FROM_OTHERS,
  HEADING,
  LAID,
  LEFT,
  LIMITS,
  MISSING,
  NEIGHBOUR,
  NOBODY,
  OFFSETS,
  OPEN,
  OVER,
  OVER_PART,
  PASSES,
  PENDING,
  SEAT,
  SIZES,
  START,
  STYLES,
  SUPPLY,
  TO_PART,
  TO_TARGET,
  UNSEEN,
  WEIGHT,
  allowPass,
  by,
  claims,
  edge,
  gap,
  limitCount,
  metric,
  near,
  number,
  partOf,
  seats,
  setNumber,
  target,
} from './memory';

const SLACK: i32 = 2;
const FAR: i32 = 6;

/** As in playout/styles.ts. */
const NEAREST: i32 = 0;
const PATIENT: i32 = 1;
const REMOTE_FIRST: i32 = 2;
const SOCIABLE: i32 = 3;
/** More than any way costs. */
const REMOTE: i32 = 128;

let twist: u32 = 0;

/** The bits by which ties are broken. */
export function setTwist(bits: u32): void {
  twist = bits;
}

// @ts-ignore: decorator
@inline
function twisted(at: i32, choices: i32): i32 {
  return <i32>(((twist >> (at & 15)) & 7) % <u32>choices);
}

export function lay(line: i32): void {
  const part = partOf(number(SEAT));
  const a = <i32>load<u8>(END_A + line);
  const b = <i32>load<u8>(END_B + line);
  const cost = <i32>load<u8>(COST + line);
  track(part, near(part, a) === 0 ? (near(part, b) === 0 ? NOBODY : b) : a, cost);
}

function track(part: i32, junction: i32, cost: i32): void {
  setNumber(LEFT, number(LEFT) - cost);
  setNumber(LAID, number(LAID) + 1);
  const supply = number(SUPPLY) - 1;
  setNumber(SUPPLY, supply);
  if (junction !== NOBODY) join(part, junction);
  if (load<u8>(OPEN + number(SEAT)) === 0 || supply === 0) {
    setNumber(OVER, 1);
    return;
  }
  if (claims) return;
  for (let other = 0; other < seats; other++) if (load<u8>(OPEN + other) === 0) setNumber(PENDING, 1);
}

export function endTurn(): void {
  if (number(PENDING) !== 0) {
    setNumber(OVER, 1);
    return;
  }
  setNumber(PASSES, number(LAID) > 0 ? 0 : number(PASSES) + 1);
  const seat = number(SEAT);
  const next = seat + 1 === seats ? 0 : seat + 1;
  beginTurn(next, next === number(START) ? number(CYCLE) + 1 : number(CYCLE));
  if (claims && load<u8>(OPEN + next) === 0) setNumber(OVER, 1);
}

export function beginTurn(seat: i32, cycle: i32): void {
  setNumber(SEAT, seat);
  setNumber(CYCLE, cycle);
  setNumber(LEFT, <i32>load<u8>(LIMITS + ((cycle - 1) % limitCount)));
  setNumber(LAID, 0);
}

function measureParts(from: i32): void {
  let parts = 0;
  for (let other = 0; other < seats; other++) {
    const apart = other !== from && partOf(other) === other;
    if (apart) parts++;
    store<u8>(TO_PART + other, apart ? <u8>gap(from, other) : 255);
    store<u8>(HEADING + other, <u8>other);
  }
  for (let changed = parts > 1; changed;) {
    changed = false;
    for (let via = 0; via < seats; via++) {
      const first = <i32>load<u8>(TO_PART + via);
      if (first === UNSEEN) continue;
      for (let other = 0; other < seats; other++) {
        const now = <i32>load<u8>(TO_PART + other);
        if (now === UNSEEN || other === via) continue;
        const cost = first + gap(via, other);
        if (cost >= now) continue;
        store<u8>(TO_PART + other, <u8>cost);
        store<u8>(HEADING + other, load<u8>(HEADING + via));
        changed = true;
      }
    }
  }
}

let stepTo: i32 = 0;
let stepCost: i32 = 0;

/** No way over another network is cheaper than getting there: often the nearest city is nearer than that. */
function findStraightStep(seat: i32, from: i32, size: i32): bool {
  let least = UNSEEN;
  for (let i = 0; i < size; i++) {
    const cost = near(from, target(seat, i));
    if (cost > 0 && cost < least) least = cost;
  }
  for (let other = 0; other < seats; other++) {
    if (other !== from && partOf(other) === other && gap(from, other) < least) return false;
  }
  if (least === UNSEEN) return false;
  let i = twisted(seat, size);
  for (let tried = 0; tried < size; tried++) {
    if (near(from, target(seat, i)) === least && firstStep(from, target(seat, i), NOBODY)) return true;
    i = i + 1 === size ? 0 : i + 1;
  }
  return false;
}

/** Cost of every open target and the network to go over first. The least cost; `UNSEEN` where nothing is open. */
function measureTargets(seat: i32, from: i32, size: i32): i32 {
  measureParts(from);
  let least = UNSEEN;
  for (let i = 0; i < size; i++) {
    const city = target(seat, i);
    let cost = near(from, city);
    let nearest = FAR;
    store<u8>(OVER_PART + i, 255);
    if (cost > 0) {
      for (let other = 0; other < seats; other++) {
        const first = <i32>load<u8>(TO_PART + other);
        if (first === UNSEEN) continue;
        const last = near(other, city);
        if (last < nearest) nearest = last;
        if (first + last >= cost) continue;
        cost = first + last;
        store<u8>(OVER_PART + i, load<u8>(HEADING + other));
      }
      if (cost < least) least = cost;
    } else cost = UNSEEN;
    store<u8>(TO_TARGET + i, <u8>cost);
    store<u8>(FROM_OTHERS + i, <u8>nearest);
  }
  return least;
}

/** Turns what the open targets cost into the order in which a style takes them. The least of it. */
function rankTargets(seat: i32, style: i32, size: i32): i32 {
  let least = UNSEEN;
  for (let i = 0; i < size; i++) {
    const cost = <i32>load<u8>(TO_TARGET + i);
    if (cost === UNSEEN) continue;
    const apart = <i32>load<u8>(FROM_OTHERS + i);
    let rank = 0;
    if (style === PATIENT) rank = cost + FAR - apart;
    else if (style === REMOTE_FIRST) rank = cost < REMOTE ? REMOTE - cost : 0;
    else if (style === SOCIABLE) rank = cost + apart;
    else rank = <i32>((twist >> ((7 * seat + 3 * i) % 20)) & 7);
    store<u8>(TO_TARGET + i, <u8>rank);
    if (rank < least) least = rank;
  }
  return least;
}

function findStep(slack: i32): bool {
  const seat = number(SEAT);
  const from = partOf(seat);
  const size = <i32>load<u8>(SIZES + seat);
  const style = <i32>load<u8>(STYLES + seat);
  if (style === NEAREST && findStraightStep(seat, from, size)) return true;
  let least = measureTargets(seat, from, size);
  if (least === UNSEEN) return false;
  let most = least + slack;
  if (style !== NEAREST) {
    least = rankTargets(seat, style, size);
    most = UNSEEN - 1;
  }
  const first = twisted(seat, size);
  for (let limit = least; limit <= most && limit < UNSEEN; limit++) {
    let i = first;
    for (let tried = 0; tried < size; tried++) {
      if (<i32>load<u8>(TO_TARGET + i) === limit) {
        if (firstStep(from, target(seat, i), <i32>load<u8>(OVER_PART + i))) return true;
      }
      i = i + 1 === size ? 0 : i + 1;
    }
  }
  return false;
}

function firstStep(from: i32, city: i32, over: i32): bool {
  const start = over === NOBODY ? by(from, city) : edge(from, over);
  const goal = over === NOBODY ? city : edge(over, from);
  const whole = metric(start, goal);
  const left = number(LEFT);
  const begin = <i32>load<u16>(OFFSETS + (start << 1));
  const end = <i32>load<u16>(OFFSETS + (start << 1), 2);
  let arc = begin + twisted(start, end - begin);
  for (let tried = begin; tried < end; tried++) {
    const cost = <i32>load<u8>(WEIGHT + arc);
    const to = <i32>load<u8>(NEIGHBOUR + arc);
    // Costs are the same both ways: rows of the goal stay at hand.
    if (cost <= left && metric(goal, to) + cost === whole) {
      stepTo = to;
      stepCost = cost;
      return true;
    }
    arc = arc + 1 === end ? begin : arc + 1;
  }
  return false;
}

function playTurn(): void {
  while (number(LEFT) > 0) {
    const mayStop = number(LAID) > 0 || allowPass;
    if (!findStep(mayStop ? SLACK : UNSEEN)) break;
    track(partOf(number(SEAT)), stepTo, stepCost);
    if (number(OVER) !== 0) return;
  }
  endTurn();
}

export function run(): void {
  const stuck = seats * limitCount;
  while (number(OVER) === 0 && number(PASSES) < stuck) playTurn();
  setNumber(OVER, 1);
  for (let seat = 0; seat < seats; seat++) store<u8>(MISSING + seat, <u8>missing(seat));
}

function missing(seat: i32): i32 {
  if (load<u8>(OPEN + seat) === 0) return 0;
  const part = partOf(seat);
  const size = <i32>load<u8>(SIZES + seat);
  for (let i = 0; i < size; i++) store<u8>(TO_TARGET + i, <u8>near(part, target(seat, i)));
  let sum = 0;
  for (let next = nearestTarget(size); next >= 0; next = nearestTarget(size)) {
    sum += <i32>load<u8>(TO_TARGET + next);
    store<u8>(TO_TARGET + next, 0);
    for (let i = 0; i < size; i++) {
      const apart = metric(target(seat, next), target(seat, i));
      if (apart < <i32>load<u8>(TO_TARGET + i)) store<u8>(TO_TARGET + i, <u8>apart);
    }
  }
  return sum;
}

function nearestTarget(size: i32): i32 {
  let next = -1;
  let least = UNSEEN;
  for (let i = 0; i < size; i++) {
    const away = <i32>load<u8>(TO_TARGET + i);
    if (away > 0 && (next < 0 || away < least)) {
      next = i;
      least = away;
    }
  }
  return next;
}
