// Processor time of this process: other work on the machine does not count.

import { cpuUsage } from 'node:process';

export const processorSeconds = (): number => {
  const { user, system } = cpuUsage();
  return (user + system) / 1e6;
};

/** Of ascending or any values; 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
