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
const CITY_LIMIT = 64;

interface Chain {
  readonly space: HandSpace;
  /** Hands worth drawing, likeliest first, and their weights. */
  readonly hands: Int32Array;
  readonly weights: Float64Array;
  /** All possible hands, for the rare case that the worthwhile ones all collide with another hand. */
  readonly rest: () => { readonly hands: Int32Array; readonly weights: Float64Array };
  current: number;
}

/** Weights that sum to 1. */
export function weightsOf(scores: Float64Array): Float64Array {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  const weights = scores.map((score) => Math.exp(score - most));
  let sum = 0;
  for (const weight of weights) sum += weight;
  return weights.map((weight) => weight / sum);
}

function chainOf({ space, scores }: Suspect): Chain {
  const weights = weightsOf(scores);
  const possible = Int32Array.from(weights.keys()).filter((hand) => scores[hand]! > -Infinity);
  const sorted = possible.slice().sort((a, b) => weights[b]! - weights[a]! || a - b);
  let mass = 0;
  let kept = 0;
  while (kept < sorted.length && mass < 1 - NEGLIGIBLE) mass += weights[sorted[kept++]!]!;
  const hands = sorted.slice(0, kept);
  return {
    space,
    hands,
    weights: Float64Array.from(hands, (hand) => weights[hand]!),
    rest: () => ({ hands: sorted, weights: Float64Array.from(sorted, (hand) => weights[hand]! + Number.MIN_VALUE) }),
    current: -1,
  };
}

const FINE = 2 ** 30;

export function jointHands(suspects: readonly (Suspect | undefined)[], rng: Rng): JointHands {
  const chains = suspects.map((suspect) => suspect && chainOf(suspect));
  const hidden = [...chains.keys()].filter((seat) => chains[seat] !== undefined);
  const longest = Math.max(1, ...suspects.map((suspect) => suspect?.space.count ?? 0));
  const upTo = new Float64Array(longest);
  const fitting = new Int32Array(longest);

  /** Lists the hands that fit the others' present ones, with running sums of their weights. */
  function fit(chain: Chain, all: boolean): number {
    let low = 0;
    let high = 0;
    for (const seat of hidden) {
      const other = chains[seat]!;
      if (other === chain || other.current < 0) continue;
      low |= other.space.low[other.current]!;
      high |= other.space.high[other.current]!;
    }
    const { hands, weights } = all ? chain.rest() : chain;
    const { space } = chain;
    let sum = 0;
    let count = 0;
    for (let i = 0; i < hands.length; i++) {
      const hand = hands[i]!;
      if ((space.low[hand]! & low) !== 0 || (space.high[hand]! & high) !== 0) continue;
      sum += weights[i]!;
      upTo[count] = sum;
      fitting[count++] = hand;
    }
    return count;
  }

  function draw(chain: Chain): number {
    let count = fit(chain, false);
    if (count === 0) count = fit(chain, true);
    if (count === 0) return 0; // the others hold what it needs: they are drawn anew first
    const mark = (rng.below(FINE) / FINE) * upTo[count - 1]!;
    let first = 0;
    let last = count - 1;
    while (first < last) {
      const middle = (first + last) >> 1;
      if (upTo[middle]! <= mark) first = middle + 1;
      else last = middle;
    }
    chain.current = fitting[first]!;
    return count;
  }

  function sweep(): void {
    for (const seat of hidden) draw(chains[seat]!);
  }

  function deal(): void {
    for (let attempt = 0; attempt < 100; attempt++) {
      for (const seat of hidden) chains[seat]!.current = -1;
      // The seat with the fewest hands chooses first.
      const order = hidden.slice().sort((a, b) => chains[a]!.hands.length - chains[b]!.hands.length || a - b);
      if (order.every((seat) => draw(chains[seat]!) > 0)) break;
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
          const count = draw(chain);
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
