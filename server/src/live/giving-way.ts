// Long work in pieces: after a few milliseconds it waits until the process has looked after everything else once.

import type { GiveWay } from '@branchline/tables';

/** In milliseconds. The longest piece: two kinds of long work may follow each other within ten. */
const PIECE = 4;

interface EventLoop {
  /** Time that only runs, in milliseconds. */
  readonly ran: () => number;
  /** Calls back once everything else that is due has been looked after. */
  readonly next: (call: () => void) => void;
}

const NODE: EventLoop = { ran: () => performance.now(), next: (call) => void setImmediate(call) };

/** Those who wait go on one at a time, in the order in which they came: together they hold nobody up for longer than one. */
export function givingWay({ ran, next }: EventLoop = NODE): GiveWay {
  const waiting: (() => void)[] = [];
  let since = ran();

  function goOn(): void {
    const first = waiting.shift()!;
    if (waiting.length > 0) next(goOn);
    since = ran();
    first();
  }

  return () => {
    if (ran() - since < PIECE) return undefined;
    return new Promise((resolve) => {
      if (waiting.push(resolve) === 1) next(goOn);
    });
  };
}
