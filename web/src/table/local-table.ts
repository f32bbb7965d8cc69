// A table that lives on the page alone, for lessons: nothing is hidden there, and nothing is kept.

import { computed, signal } from '@preact/signals';
import type { Game, GameTypes, Move, Seat, SeatInfo } from '@branchline/core';
import type { OpenTable, Told } from './table-types.ts';
import { wait } from './pace.ts';

export type LocalTable<G extends GameTypes> = OpenTable<G['View'], G['Action'], G['Event']> & {
  readonly state: () => G['State'];
};

type Setup<G extends GameTypes> = {
  readonly game: Game<G>;
  readonly state: G['State'];
  readonly seats: readonly SeatInfo[];
  readonly you: Seat;
  /** What the others do when it is their turn; nothing ends the lesson's play. */
  readonly reply: (state: G['State'], seat: Seat) => G['Action'] | undefined;
  readonly stopsAfter: (told: Told<G['Event']>) => boolean;
  readonly pause: number;
};

/** What a table has for others, tabs and storage, where there are none. */
const alone = () =>
  ({
    id: 'lesson',
    commitment: '',
    thinking: signal([]),
    role: signal('host'),
    notices: signal([]),
    curtain: signal(undefined),
    paused: signal(false),
    settled: signal(true),
    behind: signal(false),
    hint: async () => undefined,
    liftCurtain: async () => {},
    goOn: () => {},
    untilShown: async () => {},
    takeOver: () => {},
  }) satisfies Partial<OpenTable>;

export function localTable<G extends GameTypes>(setup: Setup<G>): LocalTable<G> {
  const { game, seats, you, reply, stopsAfter, pause } = setup;
  let { state } = setup;
  let closed = false;
  const view = signal<G['View']>(game.view(state, you));
  const sequence = signal(0);
  const entries = signal<readonly Told<G['Event']>[]>([]);
  const stop = signal<Told<G['Event']> | undefined>(undefined);
  const listeners = new Set<(told: Told<G['Event']>, now: G['View']) => void>();

  function apply(by: Seat, action: G['Action']): void {
    const before = state;
    const move: Move<G> = { ...action, by };
    state = game.apply(before, move);
    const told: Told<G['Event']> = {
      sequence: sequence.value + 1,
      by,
      events: game.events(before, move, state, you),
    };
    view.value = game.view(state, you);
    sequence.value = told.sequence;
    entries.value = [...entries.value, told];
    if (stopsAfter(told)) stop.value = told;
    for (const listener of [...listeners]) listener(told, view.value);
  }

  async function letOthersPlay(): Promise<void> {
    for (;;) {
      const turn = game.turn(state);
      const seat = turn.kind === 'seats' ? turn.seats.find((other) => other !== you) : undefined;
      const action = seat === undefined ? undefined : reply(state, seat);
      if (seat === undefined || action === undefined) return;
      await wait(pause);
      if (closed) return;
      apply(seat, action);
    }
  }

  return {
    ...alone(),
    state: () => state,
    game: game.id,
    spec: { seats: seats.length },
    seats: signal(seats),
    humans: signal<ReadonlySet<Seat>>(new Set([you])),
    who: signal(you),
    view,
    sequence,
    entries,
    stop,
    acting: computed(() => {
      const turn = game.turn(view.value);
      return turn.kind === 'seats' && turn.seats.includes(you) && !stop.value ? you : undefined;
    }),
    act: async (action) => {
      const illegal = game.check(view.value, you, action);
      if (illegal) return { ok: false, reason: 'illegal', illegal };
      apply(you, action);
      void letOthersPlay();
      return { ok: true, sequence: sequence.value };
    },
    onShown: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      closed = true;
    },
  };
}
