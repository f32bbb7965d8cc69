// Seats and their colours: the first seat is Plum, and so on around the table.

import type { Seat } from '@branchline/core';
import { PLAYER_COLOURS, type PlayerColour } from '../games/trans-europa/board/types.ts';

export const colourOfSeat = (seat: Seat): PlayerColour => PLAYER_COLOURS[seat % PLAYER_COLOURS.length]!;
