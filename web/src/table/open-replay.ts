// A replay on the page, for any game: any position of a kept game, through allowed eyes, stepped or played.

import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Seat, Viewer } from '@branchline/core';
import type { OpenProblem, ReplayOpened } from '../worker/protocol.ts';
import { line, type Line } from './authority.ts';
import type { Told } from './open-table.ts';

/** Everybody's hands at once, or one pair of eyes. */
export type Eyes = Viewer | 'all';

export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 900;

export type OpenReplay<V = unknown, E = unknown> = {
  readonly opened: ReplayOpened;
  readonly at: ReadonlySignal<number>;
  readonly view: ReadonlySignal<V>;
  /** Every seat's view, where all of them may be seen. */
  readonly open: ReadonlySignal<readonly V[]>;
  readonly eyes: Signal<Eyes>;
  readonly playing: Signal<boolean>;
  readonly speed: Signal<number>;
  /** All moves of the game. */
  readonly course: readonly Told<E>[];
  /** Moves up to the present position. */
  readonly entries: ReadonlySignal<readonly Told<E>[]>;
  readonly goTo: (move: number) => void;
  /** Forward or back from where the replay stands, or is already on its way to. */
  readonly step: (by: number) => void;
  readonly look: (eyes: Eyes) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly close: () => void;
};

/** The eyes a replay begins with: everybody's after the end, the only person's before it. */
export const firstEyes = ({ over, eyes }: ReplayOpened): Eyes =>
  over ? 'all' : (eyes.find((viewer): viewer is Seat => viewer !== 'spectator') ?? 'spectator');

type Wish = { readonly move: number | undefined; readonly line?: Line };

export async function openReplay<V, E>(
  id: string,
  { move, line: { ask } = line }: Wish,
): Promise<OpenReplay<V, E> | OpenProblem> {
  const opened = await ask('replay', { id, who: 'spectator' });
  if ('problem' in opened) return opened;
  const start = Math.min(move ?? 0, opened.moves);
  const wanted = firstEyes(opened);
  const first = await ask('at', { id, sequence: start, who: wanted === 'all' ? 'spectator' : wanted });
  if (!first) return { problem: 'unknown-game' };
  return replayOf({ opened, start, wanted, first, ask });
}

type Position = { readonly view: unknown; readonly open: readonly unknown[] };

type Beginning = {
  readonly opened: ReplayOpened;
  readonly start: number;
  readonly wanted: Eyes;
  readonly first: Position;
  readonly ask: Line['ask'];
};

function replayOf<V, E>({ opened, start, wanted, first, ask }: Beginning): OpenReplay<V, E> {
  const { id, moves } = opened;
  const at = signal(start);
  const position = signal<Position>(first);
  const eyes = signal<Eyes>(wanted);
  const playing = signal(false);
  const speed = signal(1);
  const course = opened.entries as readonly Told<E>[];
  let asked = 0;
  let aim = start;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function show(move: number): Promise<void> {
    const target = Math.max(0, Math.min(move, moves));
    aim = target;
    const number = ++asked;
    const who = eyes.value === 'all' ? 'spectator' : eyes.value;
    const found = await ask('at', { id, sequence: target, who });
    if (!found || number !== asked) return; // a later wish has overtaken this one
    batch(() => {
      at.value = target;
      position.value = found;
    });
  }

  const pause = (): void => {
    clearTimeout(timer);
    playing.value = false;
  };

  function tick(): void {
    timer = setTimeout(() => {
      if (at.value >= moves) {
        pause();
        return;
      }
      void show(at.value + 1).then(() => {
        if (playing.value) tick();
      });
    }, STEP / speed.value);
  }

  return {
    opened,
    at,
    view: computed(() => position.value.view as V),
    open: computed(() => position.value.open as readonly V[]),
    eyes,
    playing,
    speed,
    course,
    entries: computed(() => course.slice(0, at.value)),
    goTo: (move) => {
      pause();
      void show(move);
    },
    step: (by) => {
      pause();
      void show(aim + by);
    },
    look: (next) => {
      eyes.value = next;
      void show(at.value);
    },
    play: () => {
      if (playing.value) return;
      playing.value = true;
      void (at.value >= moves ? show(0) : Promise.resolve()).then(tick);
    },
    pause,
    close: pause,
  };
}
