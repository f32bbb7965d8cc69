// Trying again what a port has refused: each time twice as late, until it goes well.

import type { Clock } from './ports.ts';

/** In milliseconds. */
const FIRST_PAUSE = 1000;
const LAST_PAUSE = 60_000;

export interface Retry {
  /** Tries again after a pause, in place of a try that was already planned. */
  later(): void;
  /** It went well, or nobody wants it any more. */
  end(): void;
}

export function retry(clock: Clock, attempt: () => void): Retry {
  let pause = FIRST_PAUSE;
  let cancel = (): void => {};
  return {
    later() {
      cancel();
      cancel = clock.after(pause, attempt);
      pause = Math.min(2 * pause, LAST_PAUSE);
    },
    end() {
      cancel();
      pause = FIRST_PAUSE;
    },
  };
}
