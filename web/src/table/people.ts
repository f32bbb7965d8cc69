// Small questions about the people at a table.

import type { Seat } from '@branchline/core';
import type { Who } from '../messages/who.ts';
import type { OpenTable } from './table-types.ts';
import { isolated } from '../ui/isolated.ts';

type Seated = Pick<OpenTable, 'seats' | 'humans'>;

export const nameOf = (table: Pick<OpenTable, 'seats'>, seat: Seat): string => isolated(table.seats.value[seat]!.name);

/** The people who sit at other devices. */
export const elsewhereAt = ({ seats, humans }: Seated): readonly Seat[] =>
  [...seats.value.keys()].filter((seat) => seats.value[seat]!.kind === 'human' && !humans.value.has(seat));

/** A player in a sentence; the only person at the device is addressed as "you". */
export const whoIs =
  (table: Seated) =>
  (seat: Seat): Who => ({
    name: nameOf(table, seat),
    you: table.humans.value.size === 1 && table.humans.value.has(seat),
  });
