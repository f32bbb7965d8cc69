// Statistics of durations.

export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** The value that so many of a thousand do not exceed. */
function quantile(sorted: readonly number[], thousandths: number): number {
  if (sorted.length === 0) return 0;
  return sorted[Math.min(sorted.length - 1, Math.ceil((thousandths / 1000) * sorted.length) - 1)]!;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

export function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (thousandths: number): number => tenths(quantile(sorted, thousandths));
  return { count: times.length, p50: at(500), p99: at(990), most: at(1000) };
}
