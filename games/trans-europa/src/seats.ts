// Places around the table, clockwise.

import type { Seat } from '@branchline/core';

/** The left neighbour: the next seat clockwise. */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

export const rightOf = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

/** The seats from 0 on, as many as there are. */
export const allSeats = (seats: number): readonly Seat[] => ALL_SEATS[seats]!;

const ALL_SEATS: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5, 6].map((seats) => [...Array(seats).keys()]);
