// One thread of bots: started on demand, asked with a deadline, and replaced when it hangs, crashes or takes too much memory.

import { Worker } from 'node:worker_threads';
import type { Bots, Decision } from '@branchline/tables';
import type { FromBots, ToBots } from './messages.ts';

export interface ThreadLimits {
  readonly script: URL;
  /** Milliseconds a bot may take for one decision, far beyond the longest thought. */
  readonly deadline: number;
  readonly memoryMegabytes: number;
  /** Told of every thread that had to be ended. */
  readonly onRestart?: (why: string) => void;
}

export interface BotThread extends Bots {
  close(): Promise<void>;
}

export function botThread({ script, deadline, memoryMegabytes, onRestart }: ThreadLimits): BotThread {
  let worker: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, (decision: Decision) => void>();
  const listeners = new Set<() => void>();

  const settle = (number: number, decision: Decision): void => {
    waiting.get(number)?.(decision);
    waiting.delete(number);
  };

  /** Whoever made it necessary has failed; all others are asked again. */
  function restart(why: string, culprit?: number): void {
    const ended = worker;
    worker = undefined;
    void ended?.terminate();
    onRestart?.(why);
    for (const listener of [...listeners]) listener();
    for (const number of [...waiting.keys()]) {
      settle(number, { kind: culprit === undefined || culprit === number ? 'failed' : 'lost' });
    }
  }

  function open(): Worker {
    if (worker) return worker;
    const started = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
    started.unref();
    started.on('message', (said: FromBots) =>
      settle(said.number, 'action' in said ? { kind: 'action', action: said.action } : { kind: 'failed' }),
    );
    started.on('error', (fault) => {
      if (worker === started) restart(String(fault));
    });
    worker = started;
    return started;
  }

  const tell = (message: ToBots): void => open().postMessage(message);

  return {
    sit: (sitting) => tell({ tell: 'sit', sitting }),
    observe: (key, update) => tell({ tell: 'observe', key, update }),
    leave: (key) => worker?.postMessage({ tell: 'leave', key } satisfies ToBots),
    decide: (key, view) =>
      new Promise((resolve) => {
        const number = ++count;
        const timer = setTimeout(() => restart('a bot took too long', number), deadline);
        waiting.set(number, (decision) => {
          clearTimeout(timer);
          resolve(decision);
        });
        tell({ tell: 'decide', key, number, view });
      }),
    onRestart(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => {
      const ended = worker;
      worker = undefined;
      await ended?.terminate();
    },
  };
}
