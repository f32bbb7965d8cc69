// The worth of a playout's end for a seat.

import type { Seat } from '@branchline/core';
import type { Playouts } from '../playout/playouts.ts';

interface Stake {
  readonly seats: number;
  readonly seat: Seat;
  /** What a missing track counts. */
  readonly marginWeight: number;
}

/**
 * A round won counts 1, shared with others who are complete too. The margin counts a little: what the best other seat
 * misses when the round is won, what the seat itself misses when it is lost.
 */
export function worthOf({ open, missing }: Playouts, { seats, seat, marginWeight }: Stake): number {
  if (open[seat]! > 0) return -marginWeight * missing(seat);
  let complete = 0;
  let closest = Infinity;
  for (let other = 0; other < seats; other++) {
    if (open[other] === 0) complete++;
    if (other !== seat) closest = Math.min(closest, missing(other));
  }
  return 1 / complete + marginWeight * closest;
}
