// Means of what playouts were worth, and how far off they may be by chance.

/** A mean and its standard error: the truth lies within twice the doubt nineteen times of twenty, as far as chance goes. */
export interface Estimate {
  readonly mean: number;
  readonly doubt: number;
}

/** Sums of values between 0 and 1, or of differences between such. */
export interface Tally {
  count: number;
  sum: number;
  squares: number;
}

export const newTally = (): Tally => ({ count: 0, sum: 0, squares: 0 });

export function add(tally: Tally, value: number): void {
  tally.count++;
  tally.sum += value;
  tally.squares += value * value;
}

/** Observations invented at each end of the range, so that a hundred equal playouts do not count as certainty. */
const INVENTED = 2;

/** The ends of the range: 0 and 1, or −1 and 1 for a difference. */
export function estimateOf({ count, sum, squares }: Tally, least: 0 | -1): Estimate {
  if (count === 0) return { mean: 0, doubt: 1 };
  const mean = sum / count;
  const all = count + 2 * INVENTED;
  const shifted = (sum + INVENTED * (1 + least)) / all;
  const variance = (squares + INVENTED * (1 + least * least)) / all - shifted * shifted;
  return { mean, doubt: Math.sqrt(Math.max(0, variance) / all) };
}
