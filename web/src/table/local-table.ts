// A table that lives on the page alone, for lessons: nothing is hidden there, and nothing is kept.

import { computed, signal } from '@preact/signals';
import type { Game, GameTypes, Move, Seat, SeatInfo } from '@branchline/core';
import type { OpenTable, Told } from './table-types.ts';
import { wait } from './pace.ts';

export type LocalTable<G extends GameTypes> = OpenTable<G['View'], G['Action'], G['Event']> & {
  readonly state: () => G['State'];
  /** Lets the others and chance play on, as far as they know what to do. */
  readonly resume: () => void;
};

type Setup<G extends GameTypes> = {
  readonly game: Game<G>;
  readonly state: G['State'];
  readonly seats: readonly SeatInfo[];
  readonly you: Seat;
  /** What the others do when it is their turn; nothing ends the lesson's play. */
  readonly reply: (state: G['State'], seat: Seat) => G['Action'] | undefined;
  /** What chance brings when it is its turn; without it the lesson waits there. */
  readonly chance?: (state: G['State']) => G['Outcome'] | undefined;
  /** What was played before the lesson begins: it is known, but not shown. */
  readonly before?: readonly Move<G>[];
  readonly stopsAfter: (told: Told<G['Event']>) => boolean;
  /** Milliseconds before a move of the others. */
  readonly pause: number | ((move: Move<G>) => number);
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
    untilShown: async () => {},
    takeOver: () => {},
  }) satisfies Partial<OpenTable>;

/** The moves so far, and what these eyes were told of each. */
type Course<G extends GameTypes> = { readonly state: G['State']; readonly entries: readonly Told<G['Event']>[] };

function played<G extends GameTypes>({ game, you }: Setup<G>, course: Course<G>, move: Move<G>): Course<G> {
  const state = game.apply(course.state, move);
  const told: Told<G['Event']> = {
    sequence: course.entries.length + 1,
    by: move.by,
    events: game.events(course.state, move, state, you),
  };
  return { state, entries: [...course.entries, told] };
}

/** Whose move it is beside yours, if the lesson knows what they do. */
function nextMove<G extends GameTypes>({ game, you, reply, chance }: Setup<G>, state: G['State']): Move<G> | undefined {
  const turn = game.turn(state);
  if (turn.kind === 'chance') {
    const outcome = chance?.(state);
    return outcome && { ...outcome, by: 'chance' };
  }
  const seat = turn.kind === 'seats' ? turn.seats.find((other) => other !== you) : undefined;
  const action = seat === undefined ? undefined : reply(state, seat);
  return seat === undefined || action === undefined ? undefined : { ...action, by: seat };
}

export function localTable<G extends GameTypes>(setup: Setup<G>): LocalTable<G> {
  const { game, seats, you, stopsAfter, pause, before = [] } = setup;
  let course = before.reduce<Course<G>>((so, move) => played(setup, so, move), { state: setup.state, entries: [] });
  let closed = false;
  let playing = false;
  const view = signal<G['View']>(game.view(course.state, you));
  const sequence = signal(course.entries.length);
  const entries = signal(course.entries);
  const stop = signal<Told<G['Event']> | undefined>(undefined);
  const listeners = new Set<(told: Told<G['Event']>, now: G['View']) => void>();

  function apply(move: Move<G>): void {
    course = played(setup, course, move);
    const told = course.entries.at(-1)!;
    view.value = game.view(course.state, you);
    sequence.value = told.sequence;
    entries.value = course.entries;
    if (stopsAfter(told)) stop.value = told;
    for (const listener of [...listeners]) listener(told, view.value);
  }

  async function letOthersPlay(): Promise<void> {
    if (playing) return;
    playing = true;
    for (;;) {
      const seen = course.state;
      const move = closed || stop.value ? undefined : nextMove(setup, seen);
      if (!move) break;
      await wait(typeof pause === 'number' ? pause : pause(move));
      // You may have played meanwhile: what is next is asked again then.
      if (!closed && !stop.value && course.state === seen) apply(move);
    }
    playing = false;
  }

  return {
    ...alone(),
    state: () => course.state,
    resume: () => void letOthersPlay(),
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
      apply({ ...action, by: you });
      void letOthersPlay();
      return { ok: true, sequence: sequence.value };
    },
    goOn: () => {
      stop.value = undefined;
      void letOthersPlay();
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
