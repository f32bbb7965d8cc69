// Places around the table, clockwise.

import type { Seat } from '@branchline/core';

/** The left neighbour: the next seat clockwise. */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

export const rightOf = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

export const allSeats = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
