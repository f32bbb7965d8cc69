// Hands of all hidden seats drawn together: each as likely as its moves make it, and no city in two hands (TE-DEAL-3).

import type { Rng, Seat } from '@branchline/core';
import type { HandSpace } from './hand-space.ts';

export interface JointHands {
  /** Draws every hidden hand anew given the others; afterwards `hand(seat)` is one more sample. */
  sweep(): void;
  /** Position in the seat's hand space of the hand it holds now. */
  hand(seat: Seat): number;
  /** Draws on and averages, per hidden seat, the chance of every city to be in its hand. */
  chances(sweeps: number): readonly (Float64Array | undefined)[];
}

/** What is known of one hidden seat. */
export interface Suspect {
  readonly space: HandSpace;
  /** Logarithm of how well each hand explains what was seen; `-Infinity` where it cannot be. */
  readonly scores: Float64Array;
}

/** Hands that together make up less than this are left out of the draws, not of the posterior. */
const NEGLIGIBLE = 1e-4;
const BURN_IN = 6;
const LUCKY_TRIES = 16;
const CITY_LIMIT = 64;

interface Chain {
  readonly space: HandSpace;
  /** Hands worth drawing, and their weights. */
  readonly hands: Int32Array;
  readonly weights: Float64Array;
  /** Running sums of the weights. */
  readonly sums: Float64Array;
  /** All possible hands, for the rare case that the worthwhile ones all collide with another hand. */
  readonly rest: () => { readonly hands: Int32Array; readonly weights: Float64Array };
  current: number;
}

/** Weights that sum to 1. */
export function weightsOf(scores: Float64Array): Float64Array {
  let most = -Infinity;
  for (let i = 0; i < scores.length; i++) if (scores[i]! > most) most = scores[i]!;
  const weights = new Float64Array(scores.length);
  let sum = 0;
  for (let i = 0; i < scores.length; i++) sum += weights[i] = Math.exp(scores[i]! - most);
  for (let i = 0; i < scores.length; i++) weights[i]! /= sum;
  return weights;
}

function chainOf({ space, scores }: Suspect): Chain {
  const weights = weightsOf(scores);
  const hands = new Int32Array(weights.length);
  const kept = new Float64Array(weights.length);
  const sums = new Float64Array(weights.length);
  const least = NEGLIGIBLE / weights.length;
  let count = 0;
  for (let hand = 0; hand < weights.length; hand++) {
    if (weights[hand]! < least) continue;
    hands[count] = hand;
    kept[count] = weights[hand]!;
    sums[count] = weights[hand]! + (count > 0 ? sums[count - 1]! : 0);
    count++;
  }
  return {
    space,
    hands: hands.subarray(0, count),
    weights: kept.subarray(0, count),
    sums: sums.subarray(0, count),
    rest: () => everyPossible(scores, weights),
    current: -1,
  };
}

function everyPossible(scores: Float64Array, weights: Float64Array): ReturnType<Chain['rest']> {
  const hands = Int32Array.from(scores.keys()).filter((hand) => scores[hand]! > -Infinity);
  return { hands, weights: Float64Array.from(hands, (hand) => weights[hand]! + Number.MIN_VALUE) };
}

const FINE = 2 ** 30;

export function jointHands(suspects: readonly (Suspect | undefined)[], rng: Rng): JointHands {
  const chains = suspects.map((suspect) => suspect && chainOf(suspect));
  const hidden = [...chains.keys()].filter((seat) => chains[seat] !== undefined);
  const longest = Math.max(1, ...suspects.map((suspect) => suspect?.space.count ?? 0));
  const upTo = new Float64Array(longest);
  const fitting = new Int32Array(longest);

  /** The cities in all other hands, in two words. */
  let takenLow = 0;
  let takenHigh = 0;

  function lookAtOthers(chain: Chain): void {
    takenLow = 0;
    takenHigh = 0;
    for (const seat of hidden) {
      const other = chains[seat]!;
      if (other === chain || other.current < 0) continue;
      takenLow |= other.space.low[other.current]!;
      takenHigh |= other.space.high[other.current]!;
    }
  }

  const isFree = ({ low, high }: HandSpace, hand: number): boolean =>
    (low[hand]! & takenLow) === 0 && (high[hand]! & takenHigh) === 0;

  /** Lists the hands that fit the others' present ones, with running sums of their weights. */
  function fit(chain: Chain, all: boolean): number {
    const { hands, weights } = all ? chain.rest() : chain;
    let sum = 0;
    let count = 0;
    for (let i = 0; i < hands.length; i++) {
      if (!isFree(chain.space, hands[i]!)) continue;
      sum += weights[i]!;
      upTo[count] = sum;
      fitting[count++] = hands[i]!;
    }
    return count;
  }

  /** First place whose running sum lies above a random mark. */
  function drawPlace(sums: Float64Array, count: number): number {
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

  /** Draws among the hands that fit, all of them listed; how many there are. */
  function drawListed(chain: Chain): number {
    lookAtOthers(chain);
    const count = fit(chain, false) || fit(chain, true);
    if (count > 0) chain.current = fitting[drawPlace(upTo, count)]!; // else the others must be drawn anew first
    return count;
  }

  /** The same, but tries its luck before it makes the list: most hands fit most of the time. */
  function draw(chain: Chain): boolean {
    lookAtOthers(chain);
    for (let i = 0; i < LUCKY_TRIES; i++) {
      const hand = chain.hands[drawPlace(chain.sums, chain.hands.length)]!;
      if (!isFree(chain.space, hand)) continue;
      chain.current = hand;
      return true;
    }
    return drawListed(chain) > 0;
  }

  function sweep(): void {
    for (const seat of hidden) draw(chains[seat]!);
  }

  function deal(): void {
    for (let attempt = 0; attempt < 100; attempt++) {
      for (const seat of hidden) chains[seat]!.current = -1;
      // The seat with the fewest hands chooses first.
      const order = hidden.slice().sort((a, b) => chains[a]!.hands.length - chains[b]!.hands.length || a - b);
      if (order.every((seat) => draw(chains[seat]!))) break;
    }
    for (let i = 0; i < BURN_IN; i++) sweep();
  }

  deal();
  return {
    sweep,
    hand: (seat) => chains[seat]!.current,
    chances(sweeps) {
      const sums = chains.map((chain) => chain && new Float64Array(CITY_LIMIT));
      for (let i = 0; i < sweeps; i++) {
        for (const seat of hidden) {
          const chain = chains[seat]!;
          const count = drawListed(chain);
          if (count > 0) addFitting(sums[seat]!, chain.space, fitting, upTo, count);
        }
      }
      return sums.map((sum, seat) => sum && normalised(sum, chains[seat]!.space.size));
    },
  };
}

/** Adds the chances of all hands that fit now, not only of the one drawn: far fewer draws are needed. */
function addFitting(
  sums: Float64Array,
  space: HandSpace,
  fitting: Int32Array,
  upTo: Float64Array,
  count: number,
): void {
  const { size, cities } = space;
  const whole = upTo[count - 1]!;
  for (let i = 0; i < count; i++) {
    const share = (upTo[i]! - (i > 0 ? upTo[i - 1]! : 0)) / whole;
    for (let c = fitting[i]! * size; c < (fitting[i]! + 1) * size; c++) sums[cities[c]!]! += share;
  }
}

/** A hand of n cities has chances that sum to n. */
function normalised(sums: Float64Array, size: number): Float64Array {
  let total = 0;
  for (const sum of sums) total += sum;
  return total > 0 ? sums.map((sum) => (sum * size) / total) : sums;
}
