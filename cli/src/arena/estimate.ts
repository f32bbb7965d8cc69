// Means with confidence intervals where rounds come in clusters: all rounds of one deal belong together.

/** Sums over the rounds of one deal. */
export interface Cluster {
  sum: number;
  count: number;
}

export interface Estimate {
  readonly count: number;
  readonly mean: number;
  /** Half the width of the 95 % interval; infinite where a single cluster says nothing of the spread. */
  readonly margin: number;
}

const NORMAL_95 = 1.96;

/** A ratio estimate: clusters may differ in size, as they do in a half-finished arena. */
export function estimate(clusters: Iterable<Cluster>): Estimate {
  const all = [...clusters].filter(({ count }) => count > 0);
  let sum = 0;
  let count = 0;
  for (const cluster of all) {
    sum += cluster.sum;
    count += cluster.count;
  }
  const mean = sum / count;
  if (all.length < 2) return { count, mean, margin: Infinity };
  let squares = 0;
  for (const cluster of all) squares += (cluster.sum - mean * cluster.count) ** 2;
  const variance = (squares * all.length) / (all.length - 1) / count ** 2;
  return { count, mean, margin: NORMAL_95 * Math.sqrt(variance) };
}
