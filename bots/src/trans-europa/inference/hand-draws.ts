// Drawing one hidden hand given all others: by weight, among those that fit.

import type { Rng } from '@branchline/core';
import type { HandSpace, Suspect } from './hand-space.ts';

/** Hands that together make up less than this are left out of lucky draws, not of the posterior. */
const NEGLIGIBLE = 1e-4;

/** The hand a hidden seat holds in the world drawn last, and what it may hold. */
export interface Chain {
  readonly space: HandSpace;
  readonly weights: Float64Array;
  /** Hands worth drawing, and running sums of their weights. */
  readonly hands: Int32Array;
  readonly sums: Float64Array;
  current: number;
}

/** Hands that fit what the others hold, with running sums of their weights. */
export interface Fitting {
  readonly hands: Int32Array;
  readonly sums: Float64Array;
}

export function chainOf({ space, weights }: Suspect): Chain {
  const hands = new Int32Array(weights.length);
  const sums = new Float64Array(weights.length);
  let whole = 0;
  for (let hand = 0; hand < weights.length; hand++) whole += weights[hand]!;
  const least = (NEGLIGIBLE * whole) / weights.length;
  let count = 0;
  for (let hand = 0; hand < weights.length; hand++) {
    if (weights[hand]! <= least) continue;
    hands[count] = hand;
    sums[count] = weights[hand]! + (count > 0 ? sums[count - 1]! : 0);
    count++;
  }
  return { space, weights, hands: hands.subarray(0, count), sums: sums.subarray(0, count), current: -1 };
}

const FINE = 2 ** 30;

/** First position whose running sum is above a random number. */
export function drawPlace(sums: Float64Array, count: number, rng: Rng): number {
  const mark = (rng.below(FINE) / FINE) * sums[count - 1]!;
  let first = 0;
  let last = count - 1;
  while (first < last) {
    const middle = (first + last) >> 1;
    if (sums[middle]! <= mark) first = middle + 1;
    else last = middle;
  }
  return first;
}

/** A set of cities in two words: cities 0–31, and from 32 on. */
export interface CitySet {
  readonly low: number;
  readonly high: number;
}

/** Cities that are not to be had, and how many hands are worth listing. */
interface Demand {
  readonly taken: CitySet;
  readonly most: number;
}

/** Lists the hands without the taken cities. 0 where there are none, or more than `most`. */
export function fittingHands(chain: Chain, { taken, most }: Demand, out: Fitting): number {
  const { hands } = out;
  const { low, high } = taken;
  let count = 1;
  hands[0] = 0;
  for (const { stride, low: lows, high: highs } of chain.space.regions) {
    const free: number[] = []; // offsets of the options without taken cities
    for (let option = 0; option < lows.length; option++) {
      if ((lows[option]! & low) === 0 && (highs[option]! & high) === 0) free.push(option * stride);
    }
    const options = free.length;
    if (options === 0 || count * options > most) return 0;
    // From the back: what is read is never overwritten before.
    for (let i = count - 1; i >= 0; i--) {
      const hand = hands[i]!;
      for (let option = options - 1; option >= 0; option--) hands[i * options + option] = hand + free[option]!;
    }
    count *= options;
  }
  return weigh(chain, count, out);
}

function weigh({ weights }: Chain, count: number, { hands, sums }: Fitting): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sums[i] = sum += weights[hands[i]!]!;
  return sum > 0 ? count : 0;
}
