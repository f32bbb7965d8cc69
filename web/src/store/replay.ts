// A replay on the page: any position of a kept game, through allowed eyes, stepped or played.

import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Seat, Viewer } from '@branchline/core';
import type { CityIndex, Event, View } from '@branchline/trans-europa';
import type { OpenProblem, ReplayOpened } from '../worker/protocol.ts';
import { ask } from './authority.ts';
import type { TableEntry } from './table.ts';

/** Everybody's hands at once, or one pair of eyes. */
export type Eyes = Viewer | 'all';

export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 900;

export type ReplayDesk = {
  readonly opened: ReplayOpened;
  readonly at: ReadonlySignal<number>;
  readonly view: ReadonlySignal<View>;
  /** Every seat's hand where all of them may be seen. */
  readonly hands: ReadonlySignal<readonly (readonly CityIndex[])[]>;
  readonly eyes: Signal<Eyes>;
  readonly playing: Signal<boolean>;
  readonly speed: Signal<number>;
  /** Moves up to the present position. */
  readonly entries: ReadonlySignal<readonly TableEntry[]>;
  /** The round that ended with the move just shown. */
  readonly scored: ReadonlySignal<(Event & { readonly kind: 'round-scored' }) | undefined>;
  readonly round: ReadonlySignal<number>;
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

export async function openReplay(id: string, move: number | undefined): Promise<ReplayDesk | OpenProblem> {
  const opened = await ask('replay', { id, who: 'spectator' });
  if ('problem' in opened) return opened;
  const start = Math.min(move ?? 0, opened.moves);
  const wanted = firstEyes(opened);
  const first = await ask('at', { id, sequence: start, who: wanted === 'all' ? 'spectator' : wanted });
  if (!first) return { problem: 'unknown-game' };
  return deskOf(opened, start, wanted, first);
}

type Position = { readonly view: unknown; readonly open: readonly unknown[] };

function deskOf(opened: ReplayOpened, start: number, wanted: Eyes, first: Position): ReplayDesk {
  const { id, moves, rounds } = opened;
  const at = signal(start);
  const position = signal<Position>(first);
  const eyes = signal<Eyes>(wanted);
  const playing = signal(false);
  const speed = signal(1);
  const all = opened.entries as readonly TableEntry[];
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
    view: computed(() => position.value.view as View),
    hands: computed(() => position.value.open.map((view) => (view as View).own?.hand ?? [])),
    eyes,
    playing,
    speed,
    entries: computed(() => all.slice(0, at.value)),
    scored: computed(() => {
      const last = all[at.value - 1]?.events.find(({ kind }) => kind === 'round-scored');
      return last?.kind === 'round-scored' ? last : undefined;
    }),
    round: computed(() => Math.max(1, rounds.filter((before) => before < at.value || before === 0).length)),
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
      void show(aim);
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
