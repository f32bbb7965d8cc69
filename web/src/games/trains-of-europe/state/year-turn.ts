// The turn of a year, gathered while it is shown: the view before the settlement, everything told since, and the view after.

import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Event, View } from '@branchline/trains-of-europe';
import { missedTurn } from '../play/happenings/missed-turn.ts';
import type { Table } from '../types.ts';

export type YearTurn = { readonly before: View; readonly after: View; readonly events: readonly Event[] };

export type YearTurns = {
  /** The latest turn of a year that was shown. */
  readonly turn: ReadonlySignal<YearTurn | undefined>;
  readonly close: () => void;
};

const toldAt = ({ entries }: Table): Event[] => entries.peek().flatMap(({ events }) => events);

export function yearTurnAt(table: Table): YearTurns {
  let last = table.view.peek();
  // A page that is loaded at the turn of a year finds the table stopped there before anyone listened.
  const { stoppedFrom } = table;
  const missed = table.stop.peek() && stoppedFrom && { ...missedTurn(stoppedFrom, toldAt(table)), after: last };
  const turn = signal<YearTurn | undefined>(missed);
  let running: { readonly before: View; events: Event[] } | undefined;
  // A viewpoint that sees less compares with what it saw itself, never with what another one saw before.
  const stopLooking = effect(() => {
    const view = table.view.value;
    if (view.viewer === last.viewer) return;
    last = view;
    running = undefined;
  });
  const stopListening = table.onShown(({ events }, after) => {
    // A sale of all assets may lie between the settlement and the next year.
    if (!running && events.some(({ kind }) => kind === 'settled')) running = { before: last, events: [] };
    running?.events.push(...events);
    if (events.some((event) => event.kind === 'year' && event.year > 1)) {
      turn.value = { ...(running ?? missedTurn(last, toldAt(table))), after };
      running = undefined;
    }
    last = after;
  });
  return {
    turn,
    close: () => {
      stopLooking();
      stopListening();
    },
  };
}
