// One thread of bots: replaced when it hangs, crashes or takes too much memory.

import { Worker } from 'node:worker_threads';
import { botLine, type BotLine, type Clock } from '@branchline/tables';

export interface ThreadLimits {
  readonly script: URL;
  readonly clock: Clock;
  /** Milliseconds a bot may take for one decision, far beyond the longest thought. */
  readonly deadline: number;
  readonly memoryMegabytes: number;
  /** Told of every thread that had to be ended. */
  readonly onRestart?: (why: string) => void;
}

export const botThread = ({ script, memoryMegabytes, ...limits }: ThreadLimits): BotLine =>
  botLine({
    ...limits,
    start: (hear, broke) => {
      const worker = new Worker(script, {
        resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      });
      worker.unref();
      worker.on('message', hear);
      worker.on('error', (fault) => broke(String(fault)));
      return {
        post: (message) => worker.postMessage(message),
        end: async () => void (await worker.terminate()),
      };
    },
  });
