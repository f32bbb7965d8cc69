// Every combination of one junction per slot, joined to one marker. All maps are shared between combinations, so that a
// combination costs only a few sums of maps.
import { enterLane, spreadLanes } from './lanes';
import { bringUp, mapOf } from './maps';
import { CHAINS, HALVES, SPARE, TERMINALS, free, reach, stride } from './memory';
import { add, leastSum2, lower } from './vectors';

const SLOTS: i32 = 5;
/** Numbers of junctions per slot, four bits each. */
let sizes: i32 = 0;
let next: usize = 0;
let out: usize = 0;

/** usize per slot: maps of marker and one junction. Per two slots: of two junctions, and of the marker and two. */
const ONE = memory.data(4 * 8);
const TWO = memory.data(4 * 64);
const WITH_TWO = memory.data(4 * 64);
/** i32 per slot: by how much the next junction of the slot moves the result. */
const STEP = memory.data(4 * 8);

// @ts-ignore: decorator
@inline
function size(slot: i32): i32 {
  return (sizes >> (slot << 2)) & 15;
}

// @ts-ignore: decorator
@inline
function single(slot: i32, i: i32): usize {
  return mapOf(<i32>load<u8>(TERMINALS + (slot << 4) + i));
}

/** Bytes from one map of a family to the next; the first byte behind a map holds its least value. */
// @ts-ignore: decorator
@inline
function pitch(): i32 {
  return stride + 16;
}

// @ts-ignore: decorator
@inline
function one(slot: i32, i: i32): usize {
  return load<usize>(ONE + (slot << 2)) + i * pitch();
}

/** Of a family over two slots, the lower slot first. */
// @ts-ignore: decorator
@inline
function two(family: usize, s: i32, i: i32, t: i32, j: i32): usize {
  return load<usize>(family + (((s << 3) | t) << 2)) + (i * size(t) + j) * pitch();
}

// @ts-ignore: decorator
@inline
function step(slot: i32): i32 {
  return load<i32>(STEP + (slot << 2));
}

function take(maps: i32): usize {
  const at = next;
  next += <usize>(maps * pitch());
  reach(next);
  return at;
}

/** Maps of the marker and one junction, and of two junctions. */
function joinTwo(marker: usize): void {
  for (let s = 0; s < SLOTS; s++) {
    store<usize>(ONE + (s << 2), take(size(s)));
    for (let i = 0; i < size(s); i++) {
      add(one(s, i), marker, single(s, i));
      enterLane(one(s, i), 255);
    }
    for (let t = s + 1; t < SLOTS; t++) {
      store<usize>(TWO + (((s << 3) | t) << 2), take(size(s) * size(t)));
      for (let i = 0; i < size(s); i++) {
        for (let j = 0; j < size(t); j++) {
          add(two(TWO, s, i, t, j), single(s, i), single(t, j));
          enterLane(two(TWO, s, i, t, j), 255);
        }
      }
    }
  }
  spreadLanes();
}

/** Maps of the marker and two junctions. */
function joinThree(marker: usize): void {
  for (let s = 0; s < SLOTS; s++) {
    for (let t = s + 1; t < SLOTS; t++) {
      store<usize>(WITH_TWO + (((s << 3) | t) << 2), take(size(s) * size(t)));
      for (let i = 0; i < size(s); i++) {
        for (let j = 0; j < size(t); j++) {
          const map = two(WITH_TWO, s, i, t, j);
          add(map, two(TWO, s, i, t, j), marker);
          lower(map, one(s, i), single(t, j));
          lower(map, one(t, j), single(s, i));
          enterLane(map, 255);
        }
      }
    }
  }
  spreadLanes();
}

/** Keeps the least value of every map behind it. */
function measure(first: usize): void {
  // It is the least sum of the map with itself, halved; sums stop at 255, which no map reaches half of.
  for (let map = first; map < next; map += pitch()) store<u8>(map + stride, leastSum2(map, map) >> 1);
}

// @ts-ignore: decorator
@inline
function offer(at: i32, map: usize, least: i32): void {
  const result = out + at;
  const best = <i32>load<u8>(result);
  if (<i32>load<u8>(map + stride) + least < best) store<u8>(result, min(best, leastSum2(map, HALVES)));
}

/** Marker and slots s, t at one end of a path, slots u, v, w at the other. */
function chain(s: i32, t: i32, u: i32, v: i32, w: i32): void {
  for (let i = 0; i < size(u); i++) {
    for (let j = 0; j < size(v); j++) {
      for (let k = 0; k < size(w); k++) {
        const at = i * step(u) + j * step(v) + k * step(w);
        memory.fill(HALVES, 255, stride);
        const least = min(
          lower(HALVES, two(TWO, u, i, v, j), single(w, k)),
          min(lower(HALVES, two(TWO, u, i, w, k), single(v, j)), lower(HALVES, two(TWO, v, j, w, k), single(u, i))),
        );
        for (let x = 0; x < size(s); x++) {
          for (let y = 0; y < size(t); y++) offer(at + x * step(s) + y * step(t), two(WITH_TWO, s, x, t, y), least);
        }
      }
    }
  }
}

/** Marker and slot s as one of three pairs around a junction; p, q, r, w are the other slots. */
function star(s: i32, p: i32, q: i32, r: i32, w: i32): void {
  for (let i = 0; i < size(p); i++) {
    for (let j = 0; j < size(q); j++) {
      for (let k = 0; k < size(r); k++) {
        for (let l = 0; l < size(w); l++) {
          const at = i * step(p) + j * step(q) + k * step(r) + l * step(w);
          memory.fill(HALVES, 255, stride);
          const least = min(
            lower(HALVES, two(TWO, p, i, q, j), two(TWO, r, k, w, l)),
            min(
              lower(HALVES, two(TWO, p, i, r, k), two(TWO, q, j, w, l)),
              lower(HALVES, two(TWO, p, i, w, l), two(TWO, q, j, r, k)),
            ),
          );
          for (let x = 0; x < size(s); x++) offer(at + x * step(s), one(s, x), least);
        }
      }
    }
  }
}

/** Costs of all combinations, the last slot changing fastest; the junctions stand at TERMINALS, sixteen to a slot. */
export function productCosts(from: i32, packedSizes: i32): usize {
  sizes = packedSizes;
  let total = 1;
  for (let slot = SLOTS - 1; slot >= 0; slot--) {
    store<i32>(STEP + (slot << 2), total);
    total *= size(slot);
  }
  out = free();
  next = (out + <usize>total + 15) & ~15;
  reach(next);
  memory.fill(out, 255, total);
  store<u8>(SPARE, from);
  bringUp(SPARE, 1);
  for (let slot = 0; slot < SLOTS; slot++) bringUp(TERMINALS + (slot << 4), size(slot));
  const first = next;
  joinTwo(mapOf(from));
  joinThree(mapOf(from));
  measure(first);
  for (let i = 0; i < 10; i++) {
    const row = CHAINS + (i << 3);
    const s = <i32>load<u8>(row, 1) - 1;
    const t = <i32>load<u8>(row, 2) - 1;
    chain(s, t, <i32>load<u8>(row, 3) - 1, <i32>load<u8>(row, 4) - 1, <i32>load<u8>(row, 5) - 1);
  }
  for (let s = 0; s < SLOTS; s++) {
    const p = s == 0 ? 1 : 0;
    const q = s <= 1 ? 2 : 1;
    const r = s <= 2 ? 3 : 2;
    star(s, p, q, r, s <= 3 ? 4 : 3);
  }
  return out;
}
