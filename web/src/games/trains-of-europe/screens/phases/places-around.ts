// Where companies sit around a lot.

import type { Seat } from '@branchline/core';

type Place = 'bottom' | 'left' | 'top' | 'right';
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
};

/** Seats around the lot, clockwise, the own one nearest to the reader. */
export function placesAround(seats: readonly Seat[], me: Seat): ReadonlyMap<Seat, Place> {
  const at = Math.max(0, seats.indexOf(me));
  const order = [...seats.slice(at), ...seats.slice(0, at)];
  return new Map(order.map((seat, no) => [seat, PLACES[seats.length]?.[no] ?? 'bottom']));
}
