// A table that lives on the page alone, for lessons: nothing is hidden there, and nothing is kept.

import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Game, GameSpec, GameTypes, Move, Ruling, Seat, SeatInfo, Viewer } from '@branchline/core';
import type { Submitted } from '@branchline/protocol';
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
    conceded: signal(undefined),
    finishing: signal(false),
    standIn: async () => ({ ok: false, reason: 'not-your-turn' }),
    hint: async () => undefined,
    liftCurtain: async () => {},
    untilShown: async () => {},
    takeOver: () => {},
  }) satisfies Partial<OpenTable>;

/** The moves so far, and what this viewpoint was told of each. */
type Course<G extends GameTypes> = {
  readonly state: G['State'];
  readonly entries: readonly Told<G['Event']>[];
  /** The move that led here, and where from; nothing at the beginning of the lesson. */
  readonly last?: { readonly move: Move<G>; readonly from: Course<G> };
};

function played<G extends GameTypes>({ game, you }: Setup<G>, course: Course<G>, move: Move<G>): Course<G> {
  const state = game.apply(course.state, move);
  const told: Told<G['Event']> = {
    sequence: (course.entries.at(-1)?.sequence ?? 0) + 1,
    by: move.by,
    events: game.events(course.state, move, state, you),
  };
  return { state, entries: [...course.entries, told], last: { move, from: course } };
}

/** What was played before a lesson is known, but cannot be taken back. */
function beginning<G extends GameTypes>(setup: Setup<G>): Course<G> {
  const start: Course<G> = { state: setup.state, entries: [] };
  const { state, entries } = (setup.before ?? []).reduce((course, move) => played(setup, course, move), start);
  return { state, entries };
}

/** Where your latest turn began, or your latest move if you are still at it; as at any table (core/src/ruling.ts). */
function decisionBefore<G extends GameTypes>(
  { game, you }: Setup<G>,
  now: Course<G>,
): Course<G> | 'nothing-to-take-back' | 'revealed' {
  const turn = game.turn(now.state);
  const isAmidst = now.last?.move.by === you && turn.kind === 'seats' && turn.seats.includes(you);
  let found: Course<G> | undefined;
  for (let course = now; course.last; course = course.last.from) {
    const { move, from } = course.last;
    if (found && (isAmidst || move.by !== you)) break;
    if (move.by === 'chance' || game.reveals(from.state, move, course.state)) return found ?? 'revealed';
    if (move.by === you) found = from;
  }
  return found ?? 'nothing-to-take-back';
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

export const localTable = <G extends GameTypes>(setup: Setup<G>): LocalTable<G> => ({
  ...alone(),
  ...new PageTable(setup),
});

/** Holds the course of a lesson and who listens: hence a class. Its parts are its own, so that a lesson can replace some. */
class PageTable<G extends GameTypes> {
  readonly #setup: Setup<G>;
  readonly #listeners = new Set<(told: Told<G['Event']>, now: G['View']) => void>();
  #course: Course<G>;
  #closed = false;
  #playing = false;

  readonly game: string;
  readonly spec: GameSpec;
  readonly seats: Signal<readonly SeatInfo[]>;
  readonly humans: ReadonlySignal<ReadonlySet<Seat>>;
  readonly who: Signal<Viewer>;
  readonly view: Signal<G['View']>;
  readonly sequence: Signal<number>;
  readonly entries: Signal<readonly Told<G['Event']>[]>;
  readonly stop = signal<Told<G['Event']> | undefined>(undefined);

  constructor(setup: Setup<G>) {
    const { game, seats, you } = setup;
    this.#setup = setup;
    this.#course = beginning(setup);
    this.game = game.id;
    this.spec = { seats: seats.length };
    this.seats = signal(seats);
    this.humans = signal<ReadonlySet<Seat>>(new Set([you]));
    this.who = signal<Viewer>(you);
    this.view = signal(game.view(this.#course.state, you));
    this.sequence = signal(this.#course.entries.length);
    this.entries = signal(this.#course.entries);
  }

  readonly acting = computed(() => {
    const { game, you } = this.#setup;
    const turn = game.turn(this.view.value);
    return turn.kind === 'seats' && turn.seats.includes(you) && !this.stop.value ? you : undefined;
  });

  #show(course: Course<G>, told: Told<G['Event']>): void {
    const { game, you, stopsAfter } = this.#setup;
    batch(() => {
      this.#course = course;
      this.view.value = game.view(course.state, you);
      this.sequence.value = told.sequence;
      this.entries.value = course.entries;
      if (stopsAfter(told)) this.stop.value = told;
    });
    for (const listener of [...this.#listeners]) listener(told, this.view.value);
  }

  #play(move: Move<G>): void {
    const course = played(this.#setup, this.#course, move);
    this.#show(course, course.entries.at(-1)!);
  }

  async #letOthersPlay(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    const { pause } = this.#setup;
    for (;;) {
      const seen = this.#course;
      const move = this.#closed || this.stop.value ? undefined : nextMove(this.#setup, seen.state);
      if (!move) break;
      await wait(typeof pause === 'number' ? pause : pause(move));
      // You may have played meanwhile: what is next is asked again then.
      if (!this.#closed && !this.stop.value && this.#course === seen) this.#play(move);
    }
    this.#playing = false;
  }

  readonly state = (): G['State'] => this.#course.state;
  readonly resume = (): void => void this.#letOthersPlay();

  readonly act = async (action: G['Action']): Promise<Submitted> => {
    const { game, you } = this.#setup;
    const illegal = game.check(this.view.value, you, action);
    if (illegal) return { ok: false, reason: 'illegal', illegal };
    this.#play({ ...action, by: you });
    this.resume();
    return { ok: true, sequence: this.sequence.value };
  };

  /** Nothing can be given up in a lesson, only taken back. */
  readonly rule = async (kind: Ruling['kind']): Promise<Submitted> => {
    if (kind === 'concede') return { ok: false, reason: 'over' };
    const earlier = decisionBefore(this.#setup, this.#course);
    if (typeof earlier === 'string') return { ok: false, reason: earlier };
    const to = earlier.entries.at(-1)?.sequence ?? 0;
    const moves = this.#course.entries.length - earlier.entries.length;
    const by = this.#setup.you;
    this.stop.value = undefined;
    this.#show(earlier, { sequence: to, by, events: [], ruling: { kind, by, to, moves } });
    return { ok: true, sequence: to };
  };

  readonly goOn = (): void => {
    this.stop.value = undefined;
    this.resume();
  };

  readonly onShown = (listener: (told: Told<G['Event']>, now: G['View']) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly close = (): void => {
    this.#closed = true;
  };
}
