// Lets chance and the bots of a table move, one after the other, as long as nobody else is asked.

import type { Seat } from '@branchline/core';
import type { Clock, Report } from './ports.ts';
import { retry } from './retry.ts';

export interface Driven {
  readonly clock: Clock;
  readonly report: Report;
  readonly leastThought: number;
  /** Chance or the bot's seat that has to act now; undefined where people are asked, all is over, or another process acts. */
  readonly next: () => Seat | 'chance' | undefined;
  readonly sequence: () => number;
  readonly decide: (seat: Seat) => Promise<unknown>;
  /** Lets chance do what is due. It follows every move by itself: only a log that took nothing leaves it undone. */
  readonly deal: () => Promise<'done' | 'not-stored'>;
  /** Whether the move was stored, or refused for good. */
  readonly move: (seat: Seat, action: unknown, after: number) => Promise<'done' | 'not-stored'>;
  readonly thinking: (seats: readonly Seat[]) => void;
}

export interface Driver {
  /** Something has changed: a bot may be to move. */
  wake(): void;
  stop(): void;
}

const rest = (clock: Clock, milliseconds: number): Promise<void> =>
  milliseconds <= 0 ? Promise.resolve() : new Promise((resolve) => void clock.after(milliseconds, resolve));

export function driver(table: Driven): Driver {
  const { clock } = table;
  let driving = false;
  /** Woken since it was last asked who is next. */
  let again = false;
  let stopped = false;
  const retries = retry(clock, () => wake());

  const nextMover = (): Seat | 'chance' | undefined => {
    again = false;
    return stopped ? undefined : table.next();
  };

  async function moveBot(seat: Seat): Promise<'done' | 'not-stored'> {
    const after = table.sequence();
    table.thinking([seat]);
    const began = clock.now();
    const action = await table.decide(seat);
    await rest(clock, table.leastThought - (clock.now() - began));
    if (stopped || table.sequence() !== after || table.next() !== seat) return 'done';
    return table.move(seat, action, after);
  }

  function tryLater(): void {
    retries.later();
    again = false; // whatever has changed meanwhile, the retry finds it
  }

  async function drive(): Promise<void> {
    if (nextMover() === undefined) return;
    try {
      for (let next = nextMover(); next !== undefined; next = nextMover()) {
        const moved = next === 'chance' ? await table.deal() : await moveBot(next);
        if (moved === 'not-stored') {
          tryLater();
          break;
        }
        retries.end();
      }
    } catch (fault) {
      table.report(fault);
      tryLater();
    }
    table.thinking([]);
  }

  function wake(): void {
    again = true;
    if (driving || stopped) return;
    driving = true;
    void drive().finally(() => {
      driving = false;
      if (again) wake();
    });
  }

  return {
    wake,
    stop() {
      stopped = true;
      retries.end();
    },
  };
}
