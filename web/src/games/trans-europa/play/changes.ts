// What the others did since a seat's last turn.

import type { LineId } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import type { Entry } from '../types.ts';

export type SeatChange = { readonly seat: Seat; readonly lines: readonly LineId[] };

/** Tracks of the others between this seat's last two turns, in the order of play. A new round begins with a clean sheet. */
export function changesSince(entries: readonly Entry[], seat: Seat): readonly SeatChange[] {
  const found = new Map<Seat, LineId[]>();
  let at = entries.length - 1;
  while (at >= 0 && entries[at]!.by === seat) at--; // in the middle of the own turn
  for (; at >= 0 && entries[at]!.by !== seat; at--) {
    const { events } = entries[at]!;
    if (events.some(({ kind }) => kind === 'dealt')) break;
    for (const event of events) {
      if (event.kind === 'track-laid') found.set(event.seat, [event.line, ...(found.get(event.seat) ?? [])]);
    }
  }
  return [...found].reverse().map(([mover, lines]) => ({ seat: mover, lines }));
}
