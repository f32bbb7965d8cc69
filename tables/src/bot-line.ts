// The line to bots that live elsewhere, in a worker or a thread: started on demand, asked with a deadline, replaced when they hang.

import { parseFromBots, type ToBots } from './bot-messages.ts';
import type { Bots, Clock, Decision } from './ports.ts';

/** Where bots live, as long as it lives. */
export interface BotHome {
  post(message: ToBots): void;
  end(): Promise<void>;
}

/** Starts a home; `hear` gets whatever it says, `broke` is called when it goes down by itself. */
export type StartHome = (hear: (said: unknown) => void, broke: (why: string) => void) => BotHome;

export interface BotLineSetup {
  readonly start: StartHome;
  readonly clock: Clock;
  /** Milliseconds a bot may think about one question, far beyond the longest thought. */
  readonly deadline: number;
  /** Told of every home that had to be ended. */
  readonly onRestart?: (why: string) => void;
}

export interface BotLine extends Bots {
  close(): Promise<void>;
}

/**
 * Whoever has not begun after so many deadlines never will: its code does not come, or everything hangs. Short enough for
 * the line to notice before a table gives up on the bot.
 */
const LONGEST_START = 1.5;

interface Waiting {
  readonly answer: (decision: Decision) => void;
  hasBegun: boolean;
  cancel: () => void;
}

export function botLine({ start, clock, deadline, onRestart }: BotLineSetup): BotLine {
  let home: BotHome | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();

  function settle(number: number, decision: Decision): void {
    const found = waiting.get(number);
    waiting.delete(number);
    found?.cancel();
    found?.answer(decision);
  }

  /** Whoever made it necessary has failed; all others are asked again. */
  function restart(why: string, culprit?: number): void {
    void home?.end();
    home = undefined;
    onRestart?.(why);
    for (const listener of [...listeners]) listener();
    for (const number of [...waiting.keys()]) {
      settle(number, { kind: culprit === undefined || culprit === number ? 'failed' : 'lost' });
    }
  }

  const limit = (number: number, milliseconds: number): (() => void) =>
    clock.after(milliseconds, () => restart('a bot took too long', number));

  function hear(raw: unknown): void {
    const said = parseFromBots(raw);
    if (said === undefined) return;
    if ('action' in said) return settle(said.number, { kind: 'action', action: said.action });
    if ('failure' in said) return settle(said.number, { kind: 'failed' });
    begin(said.number);
  }

  /** One thinks at a time: a thought that is interrupted has all its time again once it goes on. */
  function begin(number: number): void {
    const found = waiting.get(number);
    if (!found) return;
    for (const each of waiting.values()) if (each.hasBegun) each.cancel();
    found.cancel();
    found.hasBegun = true;
    found.cancel = limit(number, deadline);
  }

  function open(): BotHome {
    if (home) return home;
    const opened = start(hear, (why) => {
      if (home === opened) restart(why);
    });
    home = opened;
    return opened;
  }

  return {
    sit: (sitting) => open().post({ tell: 'sit', sitting }),
    observe: (key, update) => open().post({ tell: 'observe', key, update }),
    leave: (key) => home?.post({ tell: 'leave', key }),
    decide: (key, view) =>
      new Promise((answer) => {
        const number = ++count;
        waiting.set(number, { answer, hasBegun: false, cancel: limit(number, LONGEST_START * deadline) });
        open().post({ tell: 'decide', key, number, view });
      }),
    onRestart(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => {
      const ended = home;
      home = undefined;
      await ended?.end();
    },
  };
}
