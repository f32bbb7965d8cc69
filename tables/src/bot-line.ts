// The line to bots that live elsewhere, in a worker or a thread: started on demand, asked with a deadline, replaced when they hang.

import type { Update } from '@branchline/core';
import { parseFromBots, type ToBots } from './bot-messages.ts';
import type { Bots, Clock, Decision, Sitting } from './ports.ts';

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
 * A worker that has not begun after so many deadlines never will: its code does not come, or everything hangs. Short enough for
 * the line to notice before a table gives up on the bot.
 */
const LONGEST_START = 1.5;

interface Waiting {
  readonly answer: (decision: Decision) => void;
  hasBegun: boolean;
  cancel: () => void;
}

export const botLine = (setup: BotLineSetup): BotLine => new Line(setup);

/** Holds identity and time: hence a class. */
class Line implements BotLine {
  readonly #with: BotLineSetup;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<() => void>();
  #home: BotHome | undefined;
  #count = 0;

  constructor(setup: BotLineSetup) {
    this.#with = setup;
  }

  sit(sitting: Sitting): void {
    this.#open().post({ tell: 'sit', sitting });
  }

  observe(key: string, update: Update): void {
    this.#open().post({ tell: 'observe', key, update });
  }

  leave(key: string): void {
    this.#home?.post({ tell: 'leave', key });
  }

  decide(key: string, view: unknown): Promise<Decision> {
    return new Promise((answer) => {
      const number = ++this.#count;
      const cancel = this.#limit(number, LONGEST_START * this.#with.deadline);
      this.#waiting.set(number, { answer, hasBegun: false, cancel });
      this.#open().post({ tell: 'decide', key, number, view });
    });
  }

  onRestart(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    const ended = this.#home;
    this.#home = undefined;
    await ended?.end();
  }

  #settle(number: number, decision: Decision): void {
    const found = this.#waiting.get(number);
    this.#waiting.delete(number);
    found?.cancel();
    found?.answer(decision);
  }

  /** The bot that made it necessary has failed; all others are asked again. */
  #restart(why: string, culprit?: number): void {
    void this.#home?.end();
    this.#home = undefined;
    this.#with.onRestart?.(why);
    for (const listener of [...this.#listeners]) listener();
    for (const number of [...this.#waiting.keys()]) {
      this.#settle(number, { kind: culprit === undefined || culprit === number ? 'failed' : 'lost' });
    }
  }

  #limit(number: number, milliseconds: number): () => void {
    return this.#with.clock.after(milliseconds, () => this.#restart('a bot took too long', number));
  }

  #hear(raw: unknown): void {
    const said = parseFromBots(raw);
    if (said === undefined) return;
    if ('action' in said) return this.#settle(said.number, { kind: 'action', action: said.action });
    if ('failure' in said) return this.#settle(said.number, { kind: 'failed' });
    this.#begin(said.number);
  }

  /** One thinks at a time: a thought that is interrupted has all its time again once it goes on. */
  #begin(number: number): void {
    const found = this.#waiting.get(number);
    if (!found) return;
    for (const each of this.#waiting.values()) if (each.hasBegun) each.cancel();
    found.cancel();
    found.hasBegun = true;
    found.cancel = this.#limit(number, this.#with.deadline);
  }

  #open(): BotHome {
    if (this.#home) return this.#home;
    const opened = this.#with.start(
      (said) => this.#hear(said),
      (why) => {
        if (this.#home === opened) this.#restart(why);
      },
    );
    this.#home = opened;
    return opened;
  }
}
