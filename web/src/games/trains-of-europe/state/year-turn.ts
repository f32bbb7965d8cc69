// The turn of a year, gathered while it is shown: the view before the settlement, everything told since, and the view after.

import { signal, type ReadonlySignal } from '@preact/signals';
import type { Event, View } from '@branchline/trains-of-europe';
import type { Table } from '../types.ts';

export type YearTurn = { readonly before: View; readonly after: View; readonly events: readonly Event[] };

export type YearTurns = {
  /** The latest turn of a year that was shown. */
  readonly turn: ReadonlySignal<YearTurn | undefined>;
  readonly close: () => void;
};

/** What was told since the latest settlement: for pages that were loaded while assets were being sold. */
function toldSince({ entries }: Table): Event[] {
  const all = entries.peek();
  const from = all.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'settled'));
  return all.slice(Math.max(0, from)).flatMap(({ events }) => events);
}

export function yearTurnAt(table: Table): YearTurns {
  const turn = signal<YearTurn | undefined>(undefined);
  let last = table.view.peek();
  let running: { readonly before: View; events: Event[] } | undefined;
  const stop = table.onShown(({ events }, after) => {
    // A sale of all assets may lie between the settlement and the next year.
    if (!running && events.some(({ kind }) => kind === 'settled')) running = { before: last, events: [] };
    running?.events.push(...events);
    if (events.some((event) => event.kind === 'year' && event.year > 1)) {
      turn.value = { before: running?.before ?? last, after, events: running?.events ?? toldSince(table) };
      running = undefined;
    }
    last = after;
  });
  return { turn, close: stop };
}
