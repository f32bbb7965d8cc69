// When tables are to be looked at next, collected and written together: what is late by a moment costs nothing, since every
// move already asks for a look in its own transaction.

import type { Report } from '@branchline/tables';
import type { Plan, Running } from '../store/running.ts';

const TOGETHER = 200;

export interface Wakes {
  set(id: string, plan: Plan): void;
  flush(): Promise<void>;
  stop(): void;
}

export function wakesOf(running: Running, report: Report): Wakes {
  let waiting = new Map<string, Plan>();

  async function flush(): Promise<void> {
    if (waiting.size === 0) return;
    const now = waiting;
    waiting = new Map();
    await running.wake(now).catch(report);
  }

  const timer = setInterval(() => void flush(), TOGETHER);
  timer.unref();
  return { set: (id, plan) => void waiting.set(id, plan), flush, stop: () => clearInterval(timer) };
}
