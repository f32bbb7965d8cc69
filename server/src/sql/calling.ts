// Calls out to other processes what transactions have made durable, a moment after them and several at once. Inside a transaction
// a notification would keep all others from committing until the disk has this one; see ADR 17.

import { escapeLiteral } from 'pg';

export interface Calling {
  /** Nobody waits for it: a call that is lost is made up for by reading. */
  out(payloads: readonly string[]): void;
  /** Resolves once nothing is left to call out. */
  end(): Promise<void>;
}

/** One transaction, which need not wait for the disk: it writes nothing. */
const textOf = (payloads: readonly string[]): string =>
  ['set local synchronous_commit = off', ...payloads.map((each) => `notify branchline, ${escapeLiteral(each)}`)].join(
    '; ',
  );

export function calling(run: (text: string) => Promise<unknown>): Calling {
  let waiting: string[] = [];
  let sending: Promise<void> | undefined;

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const payloads = waiting;
      waiting = [];
      await run(textOf(payloads)).catch(() => {});
    }
    sending = undefined;
  }

  return {
    out(payloads) {
      if (payloads.length === 0) return;
      waiting.push(...payloads);
      sending ??= send();
    },
    end: () => sending ?? Promise.resolve(),
  };
}
