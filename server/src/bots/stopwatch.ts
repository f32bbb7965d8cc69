// The clock a bot thinks by: it runs only while this bot thinks, not while its thought is interrupted.

import type { SeatedBot } from '@branchline/tables';

export interface Stopwatch {
  now(): number;
  /** The same bot, and the clock runs with its steps. */
  timed(player: SeatedBot): SeatedBot;
}

export function stopwatch(ran: () => number): Stopwatch {
  let before = 0;
  let since: number | undefined;
  const now = (): number => (since === undefined ? before : before + ran() - since);

  function running<T>(work: () => T): T {
    since = ran();
    try {
      return work();
    } finally {
      before = now();
      since = undefined;
    }
  }

  return {
    now,
    timed: (player) => ({
      observe: (events, view) => player.observe?.(events, view),
      decide: (view) => running(() => player.decide(view)),
      ...(player.think && {
        think: (view: unknown) => {
          const thought = player.think!(view);
          return { next: () => running(() => thought.next()) };
        },
      }),
    }),
  };
}
