// The worker in which the bots of this device live.

import type { StartHome } from '@branchline/tables';

/** Both workers are entries of the same build, so that they share the rules with the page instead of bringing their own. */
const botsUrl = (): URL => new URL(import.meta.env.DEV ? './bot-worker.ts' : './bots.js', location.href);

const newWorker = (): Worker => new Worker(botsUrl(), { type: 'module', name: 'bots' });

/** Started ahead of the first bot that takes its seat. */
let waiting: Worker | undefined;

/** Bots will be wanted soon: their code is on its way while the new game is being stored and opened. */
export function expectBots(game: string, bots: readonly string[]): void {
  if (bots.length === 0) return;
  if (waiting === undefined) {
    const worker = newWorker();
    waiting = worker;
    // No bot has a seat yet; the next one starts another worker and learns what is wrong with it.
    worker.addEventListener('error', (event) => {
      if (waiting !== worker) return;
      event.preventDefault();
      waiting = undefined;
    });
  }
  waiting.postMessage({ expect: { game, bots } } satisfies Expected);
}

/** What the worker is told beside what tables tell it. */
export type Expected = { readonly expect: { readonly game: string; readonly bots: readonly string[] } };

export const startBots: StartHome = (hear, broke) => {
  const worker = waiting ?? newWorker();
  waiting = undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    broke(event.message);
  });
  return {
    post: (message) => worker.postMessage(message),
    end: async () => worker.terminate(),
  };
};
