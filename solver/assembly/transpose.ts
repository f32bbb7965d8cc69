// Exchanges two ways to keep eight maps: one after the other, or the eight values of each junction side by side.
import { stride } from './memory';

// @ts-ignore: decorator
@inline
function lower(a: v128, b: v128): v128 {
  return i8x16.shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

// @ts-ignore: decorator
@inline
function upper(a: v128, b: v128): v128 {
  return i8x16.shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}

// @ts-ignore: decorator
@inline
function fromMap(maps: usize, i: usize, at: usize): v128 {
  return v128.load(load<usize>(maps + (i << 2)) + at);
}

// @ts-ignore: decorator
@inline
function toMap(maps: usize, i: usize, at: usize, v: v128): void {
  v128.store(load<usize>(maps + (i << 2)) + at, v);
}

// @ts-ignore: decorator
@inline
function twoRows(row: usize, v: v128): void {
  v128.store64_lane(row, v, 0);
  v128.store64_lane(row, v, 1, 16);
}

// @ts-ignore: decorator
@inline
function farRows(row: usize): v128 {
  return lower(v128.load64_zero(row), v128.load64_zero(row, 128));
}

// Each round of interleaving a vector with the one four further on turns the number of every byte (vector, place) by
// one bit; three or four rounds exchange vector and place.

// @ts-ignore: decorator
@inline
function room(v: v128, limits: usize, i: usize): v128 {
  return i8x16.sub_sat_u(v128.load_splat<u8>(limits + i), v);
}

/** Eight maps into their half of the rows; returns the blocks where one is below its limit. */
export function toRows(maps: usize, rows: usize, limits: usize): i32 {
  let active = 0;
  for (let at: usize = 0; at < <usize>stride; at += 16) {
    const a = fromMap(maps, 0, at);
    const b = fromMap(maps, 1, at);
    const c = fromMap(maps, 2, at);
    const d = fromMap(maps, 3, at);
    const e = fromMap(maps, 4, at);
    const f = fromMap(maps, 5, at);
    const g = fromMap(maps, 6, at);
    const h = fromMap(maps, 7, at);
    const below = v128.or(
      v128.or(v128.or(room(a, limits, 0), room(b, limits, 1)), v128.or(room(c, limits, 2), room(d, limits, 3))),
      v128.or(v128.or(room(e, limits, 4), room(f, limits, 5)), v128.or(room(g, limits, 6), room(h, limits, 7))),
    );
    if (v128.any_true(below)) active |= 1 << <i32>(at >> 4);
    const p = lower(a, e);
    const q = upper(a, e);
    const r = lower(b, f);
    const s = upper(b, f);
    const t = lower(c, g);
    const u = upper(c, g);
    const v = lower(d, h);
    const w = upper(d, h);
    const aa = lower(p, t);
    const bb = upper(p, t);
    const cc = lower(q, u);
    const dd = upper(q, u);
    const ee = lower(r, v);
    const ff = upper(r, v);
    const gg = lower(s, w);
    const hh = upper(s, w);
    const row = rows + (at << 4);
    twoRows(row, lower(aa, ee));
    twoRows(row + 32, upper(aa, ee));
    twoRows(row + 64, lower(bb, ff));
    twoRows(row + 96, upper(bb, ff));
    twoRows(row + 128, lower(cc, gg));
    twoRows(row + 160, upper(cc, gg));
    twoRows(row + 192, lower(dd, hh));
    twoRows(row + 224, upper(dd, hh));
  }
  return active;
}

/** Half of the rows back into eight maps. */
export function toMaps(maps: usize, rows: usize): void {
  for (let at: usize = 0; at < <usize>stride; at += 16) {
    const row = rows + (at << 4);
    const a = farRows(row);
    const b = farRows(row + 16);
    const c = farRows(row + 32);
    const d = farRows(row + 48);
    const e = farRows(row + 64);
    const f = farRows(row + 80);
    const g = farRows(row + 96);
    const h = farRows(row + 112);
    const p = lower(a, e);
    const q = upper(a, e);
    const r = lower(b, f);
    const s = upper(b, f);
    const t = lower(c, g);
    const u = upper(c, g);
    const v = lower(d, h);
    const w = upper(d, h);
    const aa = lower(p, t);
    const bb = upper(p, t);
    const cc = lower(q, u);
    const dd = upper(q, u);
    const ee = lower(r, v);
    const ff = upper(r, v);
    const gg = lower(s, w);
    const hh = upper(s, w);
    toMap(maps, 0, at, lower(aa, ee));
    toMap(maps, 1, at, upper(aa, ee));
    toMap(maps, 2, at, lower(bb, ff));
    toMap(maps, 3, at, upper(bb, ff));
    toMap(maps, 4, at, lower(cc, gg));
    toMap(maps, 5, at, upper(cc, gg));
    toMap(maps, 6, at, lower(dd, hh));
    toMap(maps, 7, at, upper(dd, hh));
  }
}
