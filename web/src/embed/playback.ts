// Where a replay stands, and how it goes on: stepped by hand, or played.

/** Calls back once after so many milliseconds; returns the call that prevents it. */
type After = (milliseconds: number, call: () => void) => () => void;

/** A value that changes, and tells those who follow it. */
export type Followed<T> = {
  readonly value: T;
  /** Told at once, and with every change; returns the call that ends it. */
  readonly follow: (told: (value: T) => void) => () => void;
};

export type Playback = {
  readonly moves: number;
  readonly at: Followed<number>;
  readonly playing: Followed<boolean>;
  readonly goTo: (move: number) => void;
  readonly step: (by: number) => void;
  readonly play: () => void;
  readonly pause: () => void;
};

/** How long a move is shown, in milliseconds. */
export const PACE = 900;

const byTimer: After = (milliseconds, call) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

function followed<T>(first: T): Followed<T> & { value: T } {
  const followers = new Set<(value: T) => void>();
  let now = first;
  return {
    get value() {
      return now;
    },
    set value(next) {
      if (next === now) return;
      now = next;
      for (const told of followers) told(next);
    },
    follow(told) {
      followers.add(told);
      told(now);
      return () => void followers.delete(told);
    },
  };
}

export function playbackOf(moves: number, start = 0, after: After = byTimer): Playback {
  const within = (move: number): number => Math.max(0, Math.min(Math.trunc(move) || 0, moves));
  const at = followed(within(start));
  const playing = followed<boolean>(false);
  let stop: (() => void) | undefined;

  function pause(): void {
    stop?.();
    stop = undefined;
    playing.value = false;
  }
  function goOn(): void {
    stop = after(PACE, () => {
      at.value = within(at.value + 1);
      if (at.value === moves) pause();
      else goOn();
    });
  }
  function goTo(move: number): void {
    pause();
    at.value = within(move);
  }
  return {
    ...{ moves, at, playing, pause, goTo },
    step: (by) => goTo(at.value + by),
    play() {
      if (playing.value || moves === 0) return;
      // At its end it begins again.
      if (at.value === moves) at.value = 0;
      playing.value = true;
      goOn();
    },
  };
}

/** What a key does; undefined where it means nothing here. */
export function commandOf(key: string, playback: Playback): (() => void) | undefined {
  const { moves, playing } = playback;
  switch (key) {
    case 'ArrowLeft':
      return () => playback.step(-1);
    case 'ArrowRight':
      return () => playback.step(1);
    case 'Home':
      return () => playback.goTo(0);
    case 'End':
      return () => playback.goTo(moves);
    case ' ':
      return playing.value ? playback.pause : playback.play;
    default:
      return undefined;
  }
}
