// Small questions about the seats of a table.

import type { Seat } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import type { View } from '@branchline/trans-europa';
import type { Who } from '../../../../messages/who.ts';
import type { OpenTable } from '../../../../table/open-table.ts';

/** Who has to act, as everybody sees it. */
export const turnSeats = (view: View): readonly Seat[] => {
  const turn = transEuropa.turn(view);
  return turn.kind === 'seats' ? turn.seats : [];
};

export const nameOf = (table: OpenTable, seat: Seat): string => table.seats.value[seat]!.name;

/** A player in a sentence; the only person at the device is addressed as "you". */
export const whoIs =
  (table: OpenTable) =>
  (seat: Seat): Who => ({
    name: nameOf(table, seat),
    you: table.humans.value.size === 1 && table.humans.value.has(seat),
  });
