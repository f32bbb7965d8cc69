// Means of what playouts were worth, and how far off they may be by chance.

/** A mean and its standard error: the truth is within twice the doubt nineteen times of twenty, as far as chance goes. */
export interface Estimate {
  readonly mean: number;
  readonly doubt: number;
}

/** Sums of values between 0 and 1, or of differences between such. */
export interface Tally {
  count: number;
  sum: number;
  squares: number;
  /** The same in batches of values that followed each other: their number, the squares of their sums, and the present one. */
  batches: number;
  batchSquares: number;
  batch: number;
}

export const newTally = (): Tally => ({ count: 0, sum: 0, squares: 0, batches: 0, batchSquares: 0, batch: 0 });

/** Hands are drawn one from the other, so deals that follow each other are alike; those so far apart hardly are. */
const BATCH = 25;
/** With fewer batches their spread says nothing yet. */
const LEAST_BATCHES = 8;

export function add(tally: Tally, value: number): void {
  tally.count++;
  tally.sum += value;
  tally.squares += value * value;
  tally.batch += value;
  if (tally.count % BATCH > 0) return;
  tally.batches++;
  tally.batchSquares += tally.batch * tally.batch;
  tally.batch = 0;
}

/** The standard error as the spread of whole batches has it: larger than that of single values where these are alike. */
function doubtOfBatches({ count, sum, batches, batchSquares, batch }: Tally): number {
  if (batches < LEAST_BATCHES) return 0;
  const mean = (sum - batch) / (count - (count % BATCH));
  const variance = Math.max(0, batchSquares / batches - (BATCH * mean) ** 2);
  return Math.sqrt(variance / (batches - 1)) / BATCH;
}

/** Observations invented at each end of the range, so that a hundred equal playouts do not count as certainty. */
const INVENTED = 2;

/** The ends of the range: 0 and 1, or −1 and 1 for a difference. */
export function estimateOf(tally: Tally, least: 0 | -1): Estimate {
  const { count, sum, squares } = tally;
  if (count === 0) return { mean: 0, doubt: 1 };
  const mean = sum / count;
  const all = count + 2 * INVENTED;
  const shifted = (sum + INVENTED * (1 + least)) / all;
  const variance = (squares + INVENTED * (1 + least * least)) / all - shifted * shifted;
  return { mean, doubt: Math.max(Math.sqrt(Math.max(0, variance) / all), doubtOfBatches(tally)) };
}
