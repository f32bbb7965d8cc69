// A table that lives on the page alone, for lessons: nothing is hidden there, and nothing is kept.

import { computed, signal } from '@preact/signals';
import type { Move, Seat, SeatInfo } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import type { Action, State, TransEuropa } from '@branchline/trans-europa';
import { wait } from './pace.ts';
import type { OpenTable, RoundEnd, TableEntry } from './table.ts';

export type LocalTable = OpenTable & { readonly state: () => State };

type Setup = {
  readonly state: State;
  readonly seats: readonly SeatInfo[];
  readonly you: Seat;
  /** What the others do when it is their turn; nothing ends the lesson's play. */
  readonly reply: (state: State, seat: Seat) => Action | undefined;
  readonly pause: number;
};

export function localTable({ state: start, seats, you, reply, pause }: Setup): LocalTable {
  let state = start;
  let closed = false;
  const view = signal(transEuropa.view(state, you));
  const sequence = signal(0);
  const entries = signal<readonly TableEntry[]>([]);
  const roundEnd = signal<RoundEnd | undefined>(undefined);
  const listeners = new Set<(entry: TableEntry, now: typeof view.value) => void>();

  function apply(by: Seat, action: Action): void {
    const before = state;
    const move: Move<TransEuropa> = { ...action, by };
    state = transEuropa.apply(before, move);
    const entry: TableEntry = {
      sequence: sequence.value + 1,
      by,
      events: transEuropa.events(before, move, state, you),
    };
    view.value = transEuropa.view(state, you);
    sequence.value = entry.sequence;
    entries.value = [...entries.value, entry];
    const scored = entry.events.find((event) => event.kind === 'round-scored');
    if (scored?.kind === 'round-scored') {
      roundEnd.value = { sequence: entry.sequence, scored, scoresBefore: before.public.scores };
    }
    for (const listener of [...listeners]) listener(entry, view.value);
  }

  async function letOthersPlay(): Promise<void> {
    for (;;) {
      const turn = transEuropa.turn(state);
      const seat = turn.kind === 'seats' ? turn.seats.find((other) => other !== you) : undefined;
      const action = seat === undefined ? undefined : reply(state, seat);
      if (seat === undefined || action === undefined) return;
      await wait(pause);
      if (closed) return;
      apply(seat, action);
    }
  }

  return {
    state: () => state,
    id: 'lesson',
    spec: { seats: seats.length },
    commitment: '',
    seats: signal(seats),
    humans: signal<ReadonlySet<Seat>>(new Set([you])),
    who: signal(you),
    view,
    sequence,
    entries,
    thinking: signal([]),
    role: signal('host'),
    notices: signal([]),
    roundEnd,
    curtain: signal(undefined),
    paused: signal(false),
    behind: signal(false),
    acting: computed(() => {
      const turn = transEuropa.turn(view.value);
      return turn.kind === 'seats' && turn.seats.includes(you) && !roundEnd.value ? you : undefined;
    }),
    act: async (action) => {
      const illegal = transEuropa.check(view.value, you, action);
      if (illegal) return { ok: false, reason: 'illegal', illegal };
      apply(you, action);
      void letOthersPlay();
      return { ok: true, sequence: sequence.value };
    },
    liftCurtain: async () => {},
    nextRound: () => {},
    onShown: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    untilShown: async () => {},
    takeOver: () => {},
    close: () => {
      closed = true;
    },
  };
}
