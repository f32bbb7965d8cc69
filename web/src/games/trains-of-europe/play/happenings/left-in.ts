// In which year a company left the game, as announced; all other companies played on.

import type { Seat } from '@branchline/core';
import type { Entry } from '../../types.ts';

export function leftIn(entries: readonly Pick<Entry, 'events'>[]): ReadonlyMap<Seat, number> {
  const found = new Map<Seat, number>();
  let year = 0;
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.kind === 'year') year = event.year;
    if (event.kind === 'left') found.set(event.seat, year);
  }
  return found;
}
