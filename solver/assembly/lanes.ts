// Up to sixteen maps spread at once, one to a lane: rows hold the values of all lanes at one junction.
import { LANES, LIMITS, ROWS, SPARE } from './memory';
import { sweep } from './sweep';
import { toMaps, toRows } from './transpose';

let lanes: i32 = 0;

/** No lanes yet. */
export function clearLanes(): void {
  lanes = 0;
}

/** One more map to spread; its values from `limit` on need not be right. When all lanes are taken they spread first. */
export function enterLane(map: usize, limit: i32): void {
  if (lanes == 16) spreadLanes();
  store<usize>(LANES + (lanes << 2), map);
  store<u8>(LIMITS + lanes, max(0, limit));
  lanes++;
}

/** Spreads the maps that have been entered, and forgets them. */
export function spreadLanes(): void {
  spreadFrom(-1);
}

/** The same where only some blocks of junctions (bits) can be the first to make others fall. */
export function spreadFrom(blocks: i32): void {
  if (lanes == 0) return;
  const groups = (lanes + 7) >> 3;
  while (lanes < 16) enterLane(SPARE, 0);
  let active = 0;
  for (let group = 0; group < groups; group++) {
    active |= toRows(LANES + (group << 5), ROWS + (group << 3), LIMITS + (group << 3));
  }
  sweep(active & blocks, v128.load(LIMITS));
  for (let group = 0; group < groups; group++) toMaps(LANES + (group << 5), ROWS + (group << 3));
  lanes = 0;
}
