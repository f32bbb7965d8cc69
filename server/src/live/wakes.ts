// When tables are to be looked at next, collected and written together.

import type { Plan, Running } from '../store/running.ts';

export interface Wakes {
  set(id: string, plan: Plan): void;
  flush(): Promise<void>;
}

export function wakesOf(running: Running): Wakes {
  let waiting = new Map<string, Plan>();
  return {
    set: (id, plan) => void waiting.set(id, plan),
    async flush() {
      if (waiting.size === 0) return;
      const plans = waiting;
      waiting = new Map();
      try {
        await running.wake(plans);
      } catch (fault) {
        // A later plan for the same table goes before.
        waiting = new Map([...plans, ...waiting]);
        throw fault;
      }
    },
  };
}
