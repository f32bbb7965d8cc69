// Finding the best of several choices by trying them on the same samples and keeping the better half, again and again.

import { concluded, type Thought } from './thought.ts';

export interface Trials {
  readonly arms: number;
  /** Samples to be drawn altogether. */
  readonly samples: number;
  /** Share of the time used up, from 0 to 1, where time decides; the samples then are the most that make sense. */
  elapsed?(): number;
  /** Asked between samples: whether it must end at once with what is known. */
  stop?(): boolean;
  /** Draws the next sample; every arm still alive is then tried on it. */
  next(): void;
  /** What an arm is worth on the present sample, higher is better; a thought where that takes long. */
  value(arm: number): number | Thought<number>;
  /** Added to the mean value of an arm: what speaks for it beforehand. */
  prior?(arm: number): number;
}

/** Each later phase has fewer arms and tries each of them on so many more samples. */
const GROWTH = 1.5;
const LEAST_SAMPLES = 4;

/** How many samples each phase gets: growing, and all of them together. */
function phasesFor(arms: number, samples: number): number[] {
  const count = Math.max(1, Math.ceil(Math.log2(arms)));
  const unit = (samples * (GROWTH - 1)) / (GROWTH ** count - 1);
  return Array.from({ length: count }, (_, phase) => Math.max(LEAST_SAMPLES, Math.round(unit * GROWTH ** phase)));
}

export interface Best {
  readonly arm: number;
  readonly mean: number;
}

/** The arm with the best mean of those that survived; the mean is of the values seen, without the prior. */
export const bestArm = (trials: Trials): Best => concluded(trying(trials));

/** The same in steps: at least one for every arm and sample. */
export function* trying(trials: Trials): Thought<Best> {
  const { arms, samples, elapsed, value, prior } = trials;
  const sums = new Float64Array(arms);
  const standing = Array.from(sums.keys(), (arm) => ({ arm, score: prior?.(arm) ?? 0 }));
  const phases = phasesFor(arms, samples);
  let tried = 0;
  for (let phase = 0; phase < phases.length && standing.length > 1 && !trials.stop?.(); phase++) {
    const isOver = (done: number): boolean =>
      trials.stop?.() === true ||
      (elapsed ? tried >= samples || elapsed() >= (phase + 1) / phases.length : done >= phases[phase]!);
    for (let done = 0; done < LEAST_SAMPLES || !isOver(done); done++) {
      trials.next();
      for (const { arm } of standing) {
        const worth = value(arm);
        sums[arm]! += typeof worth === 'number' ? worth : yield* worth;
        yield;
      }
      tried++;
    }
    for (const entry of standing) entry.score = sums[entry.arm]! / tried + (prior?.(entry.arm) ?? 0);
    standing.sort((a, b) => b.score - a.score || a.arm - b.arm);
    standing.length = Math.ceil(standing.length / 2);
  }
  const { arm } = standing[0]!;
  return { arm, mean: tried > 0 ? sums[arm]! / tried : 0 };
}
