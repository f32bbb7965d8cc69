// A replay on the page, for any game: any position of a kept game, through allowed eyes, stepped or played.

import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Seat, Viewer } from '@branchline/core';
import type { OpenProblem, ReplayOpened } from '@branchline/protocol';
import { device } from '../link/device.ts';
import type { Link } from '../link/link.ts';
import type { Told } from './table-types.ts';

/** Everybody's hands at once, or one pair of eyes. */
export type Eyes = Viewer | 'all';

export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 900;

export type OpenReplay<V = unknown, E = unknown> = {
  readonly opened: ReplayOpened;
  /** Where everybody finds a move of this game, if it is kept by a server. */
  readonly linkTo?: (move: number) => string;
  /** What it is called there. */
  readonly table?: string;
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

type Kept = Pick<OpenReplay, 'linkTo' | 'table'>;

type Wish = Kept & { readonly move: number | undefined; readonly link?: Link };

export async function openReplay<V, E>(
  id: string,
  { move, link = device, linkTo, table }: Wish,
): Promise<OpenReplay<V, E> | OpenProblem> {
  const opened = await link.ask('replay', { id, who: 'spectator' });
  if ('problem' in opened) return opened;
  const start = Math.min(move ?? 0, opened.moves);
  const wanted = firstEyes(opened);
  const first = await link.ask('at', { id, sequence: start, who: wanted === 'all' ? 'spectator' : wanted });
  if (!first) return { problem: 'unknown-game' };
  return new ShownReplay<V, E>(opened, {
    ...{ start, wanted, first, link },
    ...(linkTo ? { linkTo } : {}),
    ...(table === undefined ? {} : { table }),
  });
}

type Position = { readonly view?: unknown; readonly open: readonly unknown[] };

type Beginning = Kept & {
  readonly start: number;
  readonly wanted: Eyes;
  readonly first: Position;
  readonly link: Link;
};

class ShownReplay<V, E> implements OpenReplay<V, E> {
  readonly opened: ReplayOpened;
  readonly linkTo?: (move: number) => string;
  readonly table?: string;
  readonly at: Signal<number>;
  readonly eyes: Signal<Eyes>;
  readonly playing = signal(false);
  readonly speed = signal(1);
  readonly course: readonly Told<E>[];
  readonly #link: Link;
  readonly #position: Signal<Position>;
  #asked = 0;
  #aim: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(opened: ReplayOpened, { start, wanted, first, link, linkTo }: Beginning) {
    this.opened = opened;
    if (linkTo) this.linkTo = linkTo;
    this.course = opened.entries as readonly Told<E>[];
    this.at = signal(start);
    this.eyes = signal(wanted);
    this.#position = signal(first);
    this.#aim = start;
    this.#link = link;
  }

  readonly view = computed(() => this.#position.value.view as V);
  readonly open = computed(() => this.#position.value.open as readonly V[]);
  readonly entries = computed(() => this.course.slice(0, this.at.value));

  async #show(move: number): Promise<void> {
    const target = Math.max(0, Math.min(move, this.opened.moves));
    this.#aim = target;
    const number = ++this.#asked;
    const who = this.eyes.value === 'all' ? 'spectator' : this.eyes.value;
    const found = await this.#link.ask('at', { id: this.opened.id, sequence: target, who });
    if (!found || number !== this.#asked) return; // a later wish has overtaken this one
    batch(() => {
      this.at.value = target;
      this.#position.value = found;
    });
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      if (this.at.value >= this.opened.moves) {
        this.pause();
        return;
      }
      void this.#show(this.at.value + 1).then(() => {
        if (this.playing.value) this.#tick();
      });
    }, STEP / this.speed.value);
  }

  readonly goTo = (move: number): void => {
    this.pause();
    void this.#show(move);
  };

  readonly step = (by: number): void => {
    this.pause();
    void this.#show(this.#aim + by);
  };

  readonly look = (next: Eyes): void => {
    this.eyes.value = next;
    void this.#show(this.#aim);
  };

  readonly play = (): void => {
    if (this.playing.value) return;
    this.playing.value = true;
    void (this.at.value >= this.opened.moves ? this.#show(0) : Promise.resolve()).then(() => {
      if (this.playing.value) this.#tick();
    });
  };

  readonly pause = (): void => {
    clearTimeout(this.#timer);
    this.playing.value = false;
  };

  readonly close = (): void => {
    this.pause();
    void this.#link.ask('forget', { id: this.opened.id });
  };
}
