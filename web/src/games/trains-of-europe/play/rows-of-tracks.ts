// Who holds which row of a section: rows fill in the order of purchase, and a licence sold keeps its row.

import type { Seat } from '@branchline/core';
import { contentOf, holds, type Event, type View } from '@branchline/trains-of-europe';

function place(rows: Map<string, Seat[]>, event: Event): void {
  if (event.kind === 'licensed') rows.set(event.section, [...(rows.get(event.section) ?? []), event.seat]);
  if (event.kind === 'sold' && 'section' in event.lot) {
    const { section, owner } = event.lot;
    rows.set(
      section,
      (rows.get(section) ?? []).map((seat) => (seat === owner ? event.to : seat)),
    );
  }
}

/** By section, as everything seen so far tells it; what was not seen comes in the order of seats. */
export function rowsOf({ config, public: open }: View, events: readonly Event[]): ReadonlyMap<string, readonly Seat[]> {
  const known = new Map<string, Seat[]>();
  for (const event of events) place(known, event);
  const { sections } = contentOf(config);
  return new Map(
    sections.flatMap(({ id }, no) => {
      const holders = open.left.flatMap((_, seat) => (holds(open.holders, no, seat) ? [seat] : []));
      if (holders.length === 0) return [];
      const first = [...new Set(known.get(id) ?? [])].filter((seat) => holders.includes(seat));
      return [[id, [...first, ...holders.filter((seat) => !first.includes(seat))]] as const];
    }),
  );
}
