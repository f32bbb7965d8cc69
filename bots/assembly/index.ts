// What the host calls. It writes board, position, hands and tracks straight into memory at the addresses given here.
import { countOpen } from './join';
import {
  ARM,
  BLOCK,
  BY_AT,
  COST,
  EDGE_AT,
  END_A,
  END_B,
  GAP_AT,
  HOLDER,
  LIMITS,
  MARKERS,
  METRIC,
  MISSING,
  NEAR_AT,
  NEIGHBOUR,
  NUMBERS_AT,
  OFFSETS,
  OPEN,
  OVER,
  PART_AT,
  ROOT,
  SIZES,
  START,
  STYLES,
  TARGETS,
  TRIAL,
  WEIGHT,
  layout,
  near,
  number,
  partOf,
  seats,
  setGap,
  target,
} from './memory';
import { beginTurn, endTurn, lay, run, setTwist } from './race';

export { setTwist };

export function prepare(junctions: i32, lines: i32, seatCount: i32, limits: i32, pass: bool, claim: bool): void {
  layout(junctions, lines, seatCount, limits, pass, claim);
}

/** Addresses by number, in the order in which the host fills or reads them. */
export function address(which: i32): usize {
  switch (which) {
    case 0:
      return OFFSETS;
    case 1:
      return NEIGHBOUR;
    case 2:
      return WEIGHT;
    case 3:
      return END_A;
    case 4:
      return END_B;
    case 5:
      return COST;
    case 6:
      return LIMITS;
    case 7:
      return METRIC;
    case 8:
      return ROOT + NEAR_AT;
    case 9:
      return ROOT + BY_AT;
    case 10:
      return ROOT + GAP_AT;
    case 11:
      return ROOT + EDGE_AT;
    case 12:
      return ROOT + PART_AT;
    case 13:
      return ROOT + NUMBERS_AT;
    case 14:
      return TARGETS;
    case 15:
      return SIZES;
    case 16:
      return OPEN;
    case 17:
      return MISSING;
    case 18:
      return MARKERS;
    case 19:
      return STYLES;
    default:
      return ARM;
  }
}

/** Gives out the hands that the host has written. */
export function deal(): void {
  memory.fill(HOLDER, 255, 256);
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < <i32>load<u8>(SIZES + seat); i++) store<u8>(HOLDER + target(seat, i), <u8>seat);
  }
}

/** Lays these tracks and plays the round to its end. */
export function playOn(tracks: i32): void {
  layAll(tracks);
  run();
}

/** The same, but the turn ends after these tracks. */
export function playTurns(tracks: i32): void {
  layAll(tracks);
  if (number(OVER) === 0) endTurn();
  run();
}

function layAll(tracks: i32): void {
  memory.copy(TRIAL, ROOT, BLOCK);
  for (let seat = 0; seat < seats; seat++) countOpen(seat);
  for (let i = 0; i < tracks && number(OVER) === 0; i++) lay(<i32>load<u16>(ARM + (i << 1)));
}

/** Places these markers and plays the whole round. */
export function playMarkers(): void {
  memory.copy(TRIAL + NUMBERS_AT, ROOT + NUMBERS_AT, 64);
  for (let seat = 0; seat < seats; seat++) {
    const at = <i32>load<u8>(MARKERS + seat);
    let part = seat;
    for (let other = seat - 1; other >= 0; other--) if (<i32>load<u8>(MARKERS + other) === at) part = partOf(other);
    store<u8>(TRIAL + PART_AT + seat, <u8>part);
    memory.copy(TRIAL + NEAR_AT + (seat << 8), METRIC + (at << 8), 256);
    memory.fill(TRIAL + BY_AT + (seat << 8), <u8>at, 256);
  }
  for (let a = 0; a < seats; a++) {
    if (partOf(a) !== a) continue;
    for (let b = a + 1; b < seats; b++) {
      if (partOf(b) !== b) continue;
      const atA = <i32>load<u8>(MARKERS + a);
      const atB = <i32>load<u8>(MARKERS + b);
      setGap(a, b, near(a, atB), atA, atB);
    }
  }
  for (let seat = 0; seat < seats; seat++) countOpen(seat);
  beginTurn(number(START), 1);
  run();
}
