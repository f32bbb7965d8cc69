// Orders around the table: clockwise is ascending, seats that left are skipped.

import type { Seat } from '@branchline/core';
import type { Public } from './types.ts';

export const remainingSeats = (position: Public): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < position.left.length; seat++) if (!position.left[seat]) seats.push(seat);
  return seats;
};

export function remainingCount(position: Public): number {
  let count = 0;
  for (const gone of position.left) if (!gone) count++;
  return count;
}

function neighbour(position: Public, seat: Seat, step: number): Seat {
  const seats = position.left.length;
  let next = seat;
  do next = (next + step + seats) % seats;
  while (position.left[next] && next !== seat);
  return next;
}

/** The next remaining seat clockwise, which is to the left. */
export const leftNeighbour = (position: Public, seat: Seat): Seat => neighbour(position, seat, 1);

/** The previous remaining seat (TOE-SMI-2). */
export const rightNeighbour = (position: Public, seat: Seat): Seat => neighbour(position, seat, -1);

/** Remaining seats clockwise, beginning with this one or the next that remains. */
export function clockwiseFrom(position: Public, seat: Seat): Seat[] {
  const seats = remainingSeats(position);
  const at = seats.findIndex((other) => other >= seat);
  return at <= 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)];
}
