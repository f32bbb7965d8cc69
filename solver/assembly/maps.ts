// Distance maps of junctions, kept between questions and repaired when lines become cheaper.
import {
  ARCS,
  CHEAPER,
  INPUT,
  KNOWN,
  LINE_ARCS,
  LINE_ENDS,
  MAPS,
  MOST_CHEAPER,
  TAKEN,
  lineCount,
  n,
  stride,
} from './memory';
import { fromJunction, noLimits, put, run } from './spread';

const MOST_REPAIRS: i32 = 24;

let cheaper: i32 = 0;

export function forget(): void {
  memory.fill(TAKEN, 255, 4 * n);
  cheaper = 0;
}

function take(line: i32): void {
  const weight = <i32>load<u8>(INPUT + line);
  const before = <i32>load<u8>(KNOWN + line);
  store<u8>(KNOWN + line, weight);
  for (let side = 0; side < 4; side += 2) {
    const arc = ARCS + ((<usize>load<u16>(LINE_ARCS + (line << 2) + side)) << 1);
    store<u8>(arc, weight, 1);
  }
  if (weight > before || cheaper == MOST_CHEAPER) forget();
  else {
    store<u16>(CHEAPER + (cheaper << 1), line);
    cheaper++;
  }
}

/** Takes over the weights at INPUT. */
export function useInput(): void {
  for (let at = 0; at < lineCount; at += 16) {
    let mask = i8x16.bitmask(i8x16.ne(v128.load(INPUT + at), v128.load(KNOWN + at)));
    while (mask != 0) {
      take(at + ctz(mask));
      mask &= mask - 1;
    }
  }
}

function repair(map: usize, from: i32): void {
  let first = 255;
  let last = -1;
  for (let i = from; i < cheaper; i++) {
    const line = <i32>load<u16>(CHEAPER + (i << 1));
    const weight = <i32>load<u8>(KNOWN + line);
    for (let side = 0; side < 2; side++) {
      const u = <usize>load<u8>(LINE_ENDS + (line << 1) + side);
      const v = <usize>load<u8>(LINE_ENDS + (line << 1) + (side ^ 1));
      const reached = <i32>load<u8>(map + u) + weight;
      if (reached >= <i32>load<u8>(map + v)) continue;
      store<u8>(map + v, reached);
      put(reached, <i32>v);
      first = min(first, reached);
      last = max(last, reached);
    }
  }
  noLimits();
  run(map, first, last);
}

/** The up-to-date map of a junction. */
export function mapOf(junction: i32): usize {
  const map = MAPS + junction * stride;
  const taken = TAKEN + (junction << 2);
  const since = load<i32>(taken);
  if (since != cheaper) {
    if (since < 0 || cheaper - since > MOST_REPAIRS) fromJunction(junction, map);
    else repair(map, since);
    store<i32>(taken, cheaper);
  }
  return map;
}
