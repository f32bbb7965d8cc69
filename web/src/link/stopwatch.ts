// How long a player has thought, by this device's own clock: from the arrival of the question to the press.

import type { Seat, Viewer } from '@branchline/core';
import type { Update } from '@branchline/protocol';

type Happening = Pick<Update, 'turn'> & { readonly by?: Update['by'] };

export type Stopwatch = {
  readonly follow: (happening: Happening) => void;
  /** In milliseconds. */
  readonly thought: () => number;
};

export function stopwatch(who: () => Viewer | undefined, now = (): number => performance.now()): Stopwatch {
  let asked = now();
  let wasAsked = false;
  return {
    follow({ by, turn }) {
      const own = who();
      const isAsked = turn.kind === 'seats' && turn.seats.includes(own as Seat);
      // Every move of one's own puts the next question.
      if (isAsked && (!wasAsked || by === own)) asked = now();
      wasAsked = isAsked;
    },
    thought: () => Math.round(now() - asked),
  };
}
