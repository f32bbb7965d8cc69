// Seats and their colours: the first seat is Plum, and so on around the table.

import type { Seat } from '@branchline/core';

export const PLAYER_COLOURS = ['plum', 'cobalt', 'jade', 'vermilion', 'brass', 'coal'] as const;
/** Colour, shape, pattern and dash of a player; always shown together. */
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

export const colourOfSeat = (seat: Seat): PlayerColour => PLAYER_COLOURS[seat % PLAYER_COLOURS.length]!;
