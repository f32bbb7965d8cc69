// Drawing one hidden hand, or two at once, given all others: by weight, among those that fit.

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

/** First place whose running sum lies above a random mark. */
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

/** Lists the hands without these cities. 0 where there are none, or more than `most`. */
export function fittingHands(chain: Chain, low: number, high: number, most: number, out: Fitting): number {
  const { hands } = out;
  let count = 1;
  hands[0] = 0;
  for (const { stride, low: lows, high: highs } of chain.space.regions) {
    let options = 0;
    for (let option = 0; option < lows.length; option++) {
      if ((lows[option]! & low) === 0 && (highs[option]! & high) === 0) free[options++] = option * stride;
    }
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

/** Offsets of the options of one region that are free; with two cards of a region there are 21 of them. */
const free = new Int32Array(256);

function weigh({ weights }: Chain, count: number, { hands, sums }: Fitting): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sums[i] = sum += weights[hands[i]!]!;
  return sum > 0 ? count : 0;
}

const MOST_EXCHANGES = 256;
const inOne = new Int32Array(MOST_EXCHANGES);
const inOther = new Int32Array(MOST_EXCHANGES);
const together = new Float64Array(MOST_EXCHANGES);

/** Two seats draw anew which of them holds what, region by region, out of the cities they hold now. */
export function exchange(one: Chain, other: Chain, rng: Rng): void {
  if (one.current < 0 || other.current < 0) return;
  let count = 1;
  inOne[0] = one.current;
  inOther[0] = other.current;
  for (let region = 0; region < one.space.regions.length && 2 * count <= MOST_EXCHANGES; region++) {
    const first = one.space.regions[region]!;
    const second = other.space.regions[region]!;
    const mine = Math.floor(one.current / first.stride) % first.onlyCity.length;
    const theirs = Math.floor(other.current / second.stride) % second.onlyCity.length;
    const given = first.onlyCity[mine]!;
    const taken = second.onlyCity[theirs]!;
    if (given < 0 || taken < 0 || first.optionOf[taken]! < 0 || second.optionOf[given]! < 0) continue;
    const stepOne = (first.optionOf[taken]! - mine) * first.stride;
    const stepOther = (second.optionOf[given]! - theirs) * second.stride;
    for (let i = 0; i < count; i++) {
      inOne[count + i] = inOne[i]! + stepOne;
      inOther[count + i] = inOther[i]! + stepOther;
    }
    count *= 2;
  }
  if (count === 1) return;
  let sum = 0;
  for (let i = 0; i < count; i++) together[i] = sum += one.weights[inOne[i]!]! * other.weights[inOther[i]!]!;
  if (sum === 0) return;
  const place = drawPlace(together, count, rng);
  one.current = inOne[place]!;
  other.current = inOther[place]!;
}
