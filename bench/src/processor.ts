// Processor time of this process: other work on the machine does not count.

import { cpuUsage } from 'node:process';

export const processorSeconds = (): number => {
  const { user, system } = cpuUsage();
  return (user + system) / 1e6;
};

export interface Measured {
  readonly count: number;
  readonly seconds: number;
  readonly perSecond: number;
}

/** Repeats the work, which says how much it did, until it has had this much processor time. */
export function measure(seconds: number, work: () => number): Measured {
  const start = processorSeconds();
  let count = 0;
  let used = 0;
  do {
    count += work();
    used = processorSeconds() - start;
  } while (used < seconds);
  return { count, seconds: used, perSecond: count / used };
}

/** 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
