// Seats and their colours. What is shown of a table wears what its players have chosen; without a table, as in puzzles and
// pictures, seats wear the colours of their places: the first one Plum, and so on around the table.

import { signal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Seat } from '@branchline/core';
import {
  coloursWorn,
  isSeatColour,
  SEAT_COLOURS as PLAYER_COLOURS,
  type SeatColour as PlayerColour,
} from '@branchline/core/seat-colours';

export { coloursWorn, isSeatColour, PLAYER_COLOURS };
/** Colour, shape, pattern and dash of a player; always shown together. */
export type { PlayerColour };

/** The colours of the table that is shown, by seat. */
const worn = signal<readonly PlayerColour[] | undefined>(undefined);

/** What a seat of the table shown wears; undefined where no table is shown. */
export const wornBy = (seat: Seat): PlayerColour | undefined => worn.value?.[seat];

export const colourOfSeat = (seat: Seat): PlayerColour => wornBy(seat) ?? PLAYER_COLOURS[seat % PLAYER_COLOURS.length]!;

/** From now on, until it goes, everything on the page wears these colours: the table of this component is shown. */
export function useWorn(colours: readonly PlayerColour[]): void {
  const key = colours.join(' ');
  // Not in an effect: what is below is drawn in these colours at once.
  useMemo(() => (worn.value = colours), [key]);
  useLayoutEffect(
    () => () => {
      if (worn.peek()?.join(' ') === key) worn.value = undefined;
    },
    [key],
  );
}
