// Networks that grow and merge, sixteen junctions at a time. The same as in playout/race.ts.
import {
  BY_AT,
  HOLDER,
  METRIC,
  NEAR_AT,
  NOBODY,
  OPEN,
  PART_AT,
  SIZES,
  TRIAL,
  by,
  edge,
  gap,
  near,
  partOf,
  seats,
  setGap,
  target,
  vectors,
} from './memory';

/** Keeps the lower of two costs for every junction, and the junction it comes from. */
function takeNearer(part: i32, junction: i32): void {
  let costs = TRIAL + NEAR_AT + (part << 8);
  let sources = TRIAL + BY_AT + (part << 8);
  let row = METRIC + (junction << 8);
  const source = i8x16.splat(<i8>junction);
  for (let i = 0; i < vectors; i++) {
    const old = v128.load(costs);
    const fresh = v128.load(row);
    const nearer = i8x16.lt_u(fresh, old);
    v128.store(costs, i8x16.min_u(fresh, old));
    v128.store(sources, v128.bitselect(source, v128.load(sources), nearer));
    costs += 16;
    sources += 16;
    row += 16;
  }
}

function takeOther(part: i32, other: i32): void {
  let costs = TRIAL + NEAR_AT + (part << 8);
  let sources = TRIAL + BY_AT + (part << 8);
  let otherCosts = TRIAL + NEAR_AT + (other << 8);
  let otherSources = TRIAL + BY_AT + (other << 8);
  for (let i = 0; i < vectors; i++) {
    const old = v128.load(costs);
    const fresh = v128.load(otherCosts);
    const nearer = i8x16.lt_u(fresh, old);
    v128.store(costs, i8x16.min_u(fresh, old));
    v128.store(sources, v128.bitselect(v128.load(otherSources), v128.load(sources), nearer));
    costs += 16;
    sources += 16;
    otherCosts += 16;
    otherSources += 16;
  }
}

export function countOpen(seat: i32): void {
  const part = partOf(seat);
  let open = 0;
  for (let i = 0; i < <i32>load<u8>(SIZES + seat); i++) if (near(part, target(seat, i)) > 0) open++;
  store<u8>(OPEN + seat, <u8>open);
}

export function join(part: i32, junction: i32): void {
  for (let other = 0; other < seats; other++) {
    if (other !== part && partOf(other) === other && near(other, junction) === 0) {
      merge(part, other);
      return;
    }
  }
  takeNearer(part, junction);
  for (let other = 0; other < seats; other++) {
    if (other === part || partOf(other) !== other) continue;
    const across = near(other, junction);
    if (across < gap(part, other)) setGap(part, other, across, junction, by(other, junction));
  }
  const owner = <i32>load<u8>(HOLDER + junction);
  if (owner !== NOBODY && partOf(owner) === part) store<u8>(OPEN + owner, load<u8>(OPEN + owner) - 1);
}

function merge(part: i32, other: i32): void {
  takeOther(part, other);
  for (let seat = 0; seat < seats; seat++) {
    if (partOf(seat) === other) store<u8>(TRIAL + PART_AT + seat, <u8>part);
  }
  for (let third = 0; third < seats; third++) {
    if (third === part || partOf(third) !== third) continue;
    if (gap(other, third) < gap(part, third)) {
      setGap(part, third, gap(other, third), edge(other, third), edge(third, other));
    }
  }
  for (let seat = 0; seat < seats; seat++) if (partOf(seat) === part) countOpen(seat);
}
