// The worker in which the bots of this device live.

import type { StartHome } from '@branchline/tables';

/** Both workers are entries of the same build, so that they share the rules with the page instead of bringing their own. */
const botsUrl = (): URL => new URL(import.meta.env.DEV ? './bot-worker.ts' : './bots.js', location.href);

export const startBots: StartHome = (hear, broke) => {
  const worker = new Worker(botsUrl(), { type: 'module', name: 'bots' });
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
