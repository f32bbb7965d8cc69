// Processor time of this process: other work on the machine does not count.

import { performance } from 'node:perf_hooks';
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

/** Asking for processor time costs far more than a look at the clock, so it is asked for only this often. */
const MILLISECONDS_PER_LOOK = 20;

/** Repeats the work, which says how much it did, until it has had this much processor time. */
export function measure(seconds: number, work: () => number): Measured {
  const start = processorSeconds();
  let count = 0;
  let used = 0;
  do {
    const look = performance.now() + MILLISECONDS_PER_LOOK;
    do count += work();
    while (performance.now() < look);
    used = processorSeconds() - start;
  } while (used < seconds);
  return { count, seconds: used, perSecond: count / used };
}

/** 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
