// Distance maps of junctions, kept between questions. Laying track only lowers distances, so a map from before is a good
// start for spreading; where a weight has risen since, it is not.
import { clearLanes, enterLane, spreadLanes } from './lanes';
import { INPUT, KNOWN, MAPS, MOST_JUNCTIONS, TAKEN, WEIGHTS_AT, lineCount, n, stride } from './memory';

/** The weights in force, by number, and the first ones that none after them exceeded. */
let now: i32 = 0;
let risen: i32 = 0;

export function forgetMaps(): void {
  memory.fill(KNOWN, 255, lineCount);
  memory.fill(TAKEN, 255, 4 * n);
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
    if (taken < risen) {
      memory.fill(map, 255, stride);
      store<u8>(map + junction, 0);
    }
    store<i32>(TAKEN + (junction << 2), now);
    enterLane(map, 255);
  }
  spreadLanes();
}
