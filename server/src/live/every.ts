// Something that is done again and again, each time after the last time is done or given up.

import type { Report } from '@branchline/tables';
import { inTime } from '../in-time.ts';

export interface Job {
  /** Resolves once nothing is under way any more, or is given up. */
  readonly stop: () => Promise<void>;
}

export interface Task {
  /** As it is called in reports. */
  readonly name: string;
  /** Milliseconds between the end of one time and the next. */
  readonly rest: number;
  /** Milliseconds after which one time is given up. */
  readonly deadline?: number;
  /** Once the signal says so it begins nothing more. */
  readonly work: (signal: AbortSignal) => Promise<unknown>;
}

/** Long enough for several statements in a row that take nearly all the time they may. */
const DEADLINE = 30_000;

export function every({ name, rest, deadline = DEADLINE, work }: Task, report: Report): Job {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function once(): Promise<void> {
    const giving = new AbortController();
    try {
      await inTime(deadline, work(giving.signal), () => giving.abort());
    } catch (fault) {
      report(new Error(`the job "${name}" failed`, { cause: fault }));
    }
  }

  const again = (): void => {
    timer = setTimeout(() => {
      running = once().then(() => {
        if (!stopped) again();
      });
    }, rest);
    timer.unref();
  };
  again();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
