// Distance maps of junctions. Where lines are as printed or laid, they follow from the maps of the empty board. Otherwise
// maps spread: laying track only lowers distances, so the map from before, or that of the empty board, is a good start,
// and only where lines have become cheaper can anything fall.
import { clearLanes, enterLane, spreadFrom } from './lanes';
import {
  EMPTY_MAPS,
  INPUT,
  KNOWN,
  LINE_ENDS,
  MAPS,
  MOST_JUNCTIONS,
  PRINTED,
  TAKEN,
  TERMINALS,
  WEIGHTS_AT,
  lineCount,
  n,
  stride,
} from './memory';
import { clearNetworks, fromNetworks, layTrack, measureNetworks } from './networks';

/** The weights in force, by number, and the first ones that none after them exceeded. */
let now: i32 = 0;
let risen: i32 = 0;
/** The weights by which the following is known. */
let compared: i32 = -1;
/** Whether a line weighs more than what is printed; whether all others are as printed or laid, in few networks. */
let dearer: bool = true;
let laidOnly: bool = false;
/** The blocks at the ends of lines that weigh less. */
let cheaper: i32 = 0;

/** Takes over the printed weights at INPUT, and measures the empty board. */
export function forgetMaps(): void {
  memory.fill(KNOWN, 255, lineCount);
  memory.fill(TAKEN, 255, 4 * n);
  memory.copy(PRINTED, INPUT, lineCount);
  useInput();
  // Nothing is known yet: these maps spread from nothing.
  compared = now;
  for (let first = 0; first < n; first += 16) {
    const count = min(16, n - first);
    for (let i = 0; i < count; i++) store<u8>(TERMINALS + i, first + i);
    bringUp(TERMINALS, count);
  }
  memory.copy(EMPTY_MAPS, MAPS, n * MOST_JUNCTIONS);
  compared = -1;
}

/** Takes over the weights at INPUT. */
export function useInput(): void {
  const before = now;
  let rise = i8x16.splat(0);
  for (let at = 0; at < lineCount; at += 16) {
    const input = v128.load(INPUT + at);
    const known = v128.load(KNOWN + at);
    let mask = i8x16.bitmask(i8x16.ne(input, known));
    if (mask == 0) continue;
    now = before + 1;
    rise = v128.or(rise, i8x16.sub_sat_u(input, known));
    v128.store(KNOWN + at, input);
    do {
      const line = at + ctz(mask);
      const weight = load<u8>(INPUT + line);
      store<u8>(load<usize>(WEIGHTS_AT + (line << 3)), weight);
      store<u8>(load<usize>(WEIGHTS_AT + (line << 3), 4), weight);
      mask &= mask - 1;
    } while (mask != 0);
  }
  if (v128.any_true(rise)) risen = now;
}

/** Compares the weights in force with the printed ones, once. */
function comparePrinted(): void {
  if (compared == now) return;
  compared = now;
  let above = i8x16.splat(0);
  let eased = false;
  cheaper = 0;
  clearNetworks();
  for (let at = 0; at < lineCount; at += 16) {
    const known = v128.load(KNOWN + at);
    const printed = v128.load(PRINTED + at);
    above = v128.or(above, i8x16.sub_sat_u(known, printed));
    for (let mask = i8x16.bitmask(i8x16.ne(known, printed)); mask != 0; mask &= mask - 1) {
      const line = at + ctz(mask);
      const a = <i32>load<u8>(LINE_ENDS + (line << 1));
      const b = <i32>load<u8>(LINE_ENDS + (line << 1), 1);
      cheaper |= (1 << (a >> 4)) | (1 << (b >> 4));
      if (load<u8>(KNOWN + line) == 0) layTrack(a, b);
      else eased = true;
    }
  }
  dearer = v128.any_true(above);
  laidOnly = !dearer && !eased && measureNetworks();
}

// @ts-ignore: decorator
@inline
export function mapOf(junction: i32): usize {
  return MAPS + junction * MOST_JUNCTIONS;
}

/** Brings the maps of up to sixteen junctions up to date; one u8 per junction. */
export function bringUp(junctions: usize, count: i32): void {
  clearLanes();
  for (let i = 0; i < count; i++) {
    const junction = <i32>load<u8>(junctions + i);
    const map = mapOf(junction);
    const taken = load<i32>(TAKEN + (junction << 2));
    if (taken == now) continue;
    store<i32>(TAKEN + (junction << 2), now);
    comparePrinted();
    if (laidOnly) {
      fromNetworks(junction, map);
      continue;
    }
    if (taken < risen) {
      if (dearer) {
        memory.fill(map, 255, stride);
        store<u8>(map + junction, 0);
      } else memory.copy(map, EMPTY_MAPS + junction * MOST_JUNCTIONS, stride);
    }
    enterLane(map, 255);
  }
  spreadFrom(dearer ? -1 : cheaper);
}
