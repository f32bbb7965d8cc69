// Hands of all hidden seats drawn together: each as likely as its moves make it, and no city in two hands (TE-DEAL-3).
//
// Every seat in turn draws anew given the hands of the others. At a full table that alone hardly moves, because nearly all
// cities are in somebody's hand; so every two seats also exchange cities of the same region.

import type { Rng, Seat } from '@branchline/core';
import { CITY_LIMIT, type HandSpace, type Suspect } from './hand-space.ts';
import { chainOf, drawPlace, exchange, fittingHands, type Chain, type Fitting } from './hand-draws.ts';

export interface JointHands {
  /** Draws every hidden hand anew given the others; afterwards `hand(seat)` is one more sample. */
  sweep(): void;
  /** Position in the seat's hand space of the hand it holds now. */
  hand(seat: Seat): number;
  /** Draws on and averages, per hidden seat, the chance of every city to be in its hand. */
  chances(sweeps: number): readonly (Float64Array | undefined)[];
}

const BURN_IN = 10;
const LUCKY_TRIES = 16;
/** As long as no more hands than this fit, they are listed at once. */
const FEW = 64;
const ATTEMPTS = 100;

export function jointHands(suspects: readonly (Suspect | undefined)[], rng: Rng): JointHands {
  const chains = suspects.map((suspect) => suspect && chainOf(suspect));
  const hidden = [...chains.keys()].filter((seat) => chains[seat] !== undefined);
  const longest = Math.max(1, ...suspects.map((suspect) => suspect?.space.count ?? 0));
  const fitting: Fitting = { hands: new Int32Array(longest), sums: new Float64Array(longest) };

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

  /** Draws among the hands that fit, all of them listed; how many there are. */
  function drawListed(chain: Chain, most: number): number {
    const count = fittingHands(chain, takenLow, takenHigh, most, fitting);
    // With none the others must be drawn anew first.
    if (count > 0) chain.current = fitting.hands[drawPlace(fitting.sums, count, rng)]!;
    return count;
  }

  /** The same, but tries its luck before it makes a long list: most hands fit most of the time. */
  function draw(chain: Chain): boolean {
    lookAtOthers(chain);
    if (drawListed(chain, FEW) > 0) return true;
    const { low, high } = chain.space;
    for (let i = 0; i < LUCKY_TRIES; i++) {
      const hand = chain.hands[drawPlace(chain.sums, chain.hands.length, rng)]!;
      if ((low[hand]! & takenLow) !== 0 || (high[hand]! & takenHigh) !== 0) continue;
      chain.current = hand;
      return true;
    }
    return drawListed(chain, Infinity) > 0;
  }

  function exchangeAll(): void {
    for (const one of hidden) {
      for (const other of hidden) if (other > one) exchange(chains[one]!, chains[other]!, rng);
    }
  }

  function sweep(): void {
    for (const seat of hidden) draw(chains[seat]!);
    exchangeAll();
  }

  function deal(): void {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
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
          lookAtOthers(chain);
          const count = drawListed(chain, Infinity);
          if (count > 0) addFitting(sums[seat]!, chain.space, fitting, count);
        }
        exchangeAll();
      }
      return sums.map((sum, seat) => sum && normalised(sum, chains[seat]!.space.size));
    },
  };
}

/** Adds the chances of all hands that fit now, not only of the one drawn: far fewer draws are needed. */
function addFitting(cityChances: Float64Array, space: HandSpace, { hands, sums }: Fitting, count: number): void {
  const { size, cities } = space;
  const whole = sums[count - 1]!;
  for (let i = 0; i < count; i++) {
    const share = (sums[i]! - (i > 0 ? sums[i - 1]! : 0)) / whole;
    for (let c = hands[i]! * size; c < (hands[i]! + 1) * size; c++) cityChances[cities[c]!]! += share;
  }
}

/** A hand of n cities has chances that sum to n. */
function normalised(sums: Float64Array, size: number): Float64Array {
  let total = 0;
  for (const sum of sums) total += sum;
  return total > 0 ? sums.map((sum) => (sum * size) / total) : sums;
}
