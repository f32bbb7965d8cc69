// Finding the best of several choices by trying them on the same samples and keeping the better half, again and again.

export interface Trials {
  readonly arms: number;
  /** Samples to be drawn altogether. */
  readonly samples: number;
  /** Draws the next sample; every arm still alive is then tried on it. */
  next(): void;
  /** What an arm is worth on the present sample, higher is better. */
  value(arm: number): number;
  /** Added to the mean value of an arm: what speaks for it beforehand. */
  prior?(arm: number): number;
  /** Asked between samples: whether time is up. */
  stop?(): boolean;
}

/** Share of the samples that the first and largest field gets; each later one gets more per arm. */
const FIRST_SHARE = 1 / 8;
const GROWTH = 1.7;
const LEAST_SAMPLES = 4;

/** The arm with the best mean among those that survived; the mean is of values seen, prior left out. */
export function bestArm(trials: Trials): { readonly arm: number; readonly mean: number } {
  const { samples, value, prior } = trials;
  const sums = new Float64Array(trials.arms);
  const standing = Array.from(sums.keys(), (arm) => ({ arm, score: prior?.(arm) ?? 0 }));
  let tried = 0;
  let phase = Math.max(LEAST_SAMPLES, Math.round(samples * FIRST_SHARE));
  while (standing.length > 1 && tried < samples && !(tried > 0 && trials.stop?.())) {
    for (let i = 0; i < phase && tried < samples; i++) {
      if (tried >= LEAST_SAMPLES && trials.stop?.()) break;
      trials.next();
      for (const { arm } of standing) sums[arm]! += value(arm);
      tried++;
    }
    for (const entry of standing) entry.score = sums[entry.arm]! / tried + (prior?.(entry.arm) ?? 0);
    standing.sort((a, b) => b.score - a.score || a.arm - b.arm);
    standing.length = Math.ceil(standing.length / 2);
    phase = Math.round(phase * GROWTH);
  }
  standing.sort((a, b) => b.score - a.score || a.arm - b.arm);
  const { arm } = standing[0]!;
  return { arm, mean: tried > 0 ? sums[arm]! / tried : 0 };
}
