// What the end of a playout is worth to a seat.

import type { Seat } from '@branchline/core';
import type { Position } from '../playout/position.ts';

/** A round won counts 1, shared with others who are complete too; otherwise little, and less the more is missing. */
export function worthOf(position: Position, seat: Seat, marginWeight: number): number {
  const { open, field } = position;
  if (open[seat]! > 0) return -marginWeight * shortfall(position, seat);
  let complete = 0;
  for (let other = 0; other < field.seats; other++) if (open[other] === 0) complete++;
  return 1 / complete;
}

/** About what a seat still misses: the way to its nearest city, and a usual one for each further city. */
const USUAL_WAY = 3;

function shortfall({ open, plans }: Position, seat: Seat): number {
  const next = plans.stale[seat] === 0 ? plans.cost[seat]! : USUAL_WAY;
  return next + USUAL_WAY * (open[seat]! - 1);
}
