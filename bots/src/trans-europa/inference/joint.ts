// Hands of all hidden seats drawn together: each as likely as its moves make it, and no city in two hands (TE-DEAL-3).
//
// Every seat in turn draws again, given the hands of the others. At a full table that alone hardly moves, because nearly all
// cities are in a hand; so every two seats also exchange cities of the same region.

import type { Rng, Seat } from '@branchline/core';
import { CITY_LIMIT, type HandSpace, type Suspect } from './hand-space.ts';
import { exchange, newExchanges, type Exchanges } from './exchange.ts';
import { chainOf, drawPlace, fittingHands, type Chain, type CitySet, type Fitting } from './hand-draws.ts';

export interface JointHands {
  /** Draws every hidden hand again, given the others; afterwards `hand(seat)` is one more sample. */
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

/** The hidden hands in the making. */
interface Table {
  readonly chains: readonly (Chain | undefined)[];
  /** The same without the viewer's own seat. */
  readonly hidden: readonly Chain[];
  readonly rng: Rng;
  readonly fitting: Fitting;
  readonly exchanges: Exchanges;
}

/** The cities in all hands but this one. */
function takenBesides({ hidden }: Table, chain: Chain): CitySet {
  let low = 0;
  let high = 0;
  for (const other of hidden) {
    if (other === chain || other.current < 0) continue;
    low |= other.space.low[other.current]!;
    high |= other.space.high[other.current]!;
  }
  return { low, high };
}

/** Draws among the hands that fit, all of them listed unless there are more than `most`; how many there are. */
function drawListed({ fitting, rng }: Table, chain: Chain, { taken, most }: { taken: CitySet; most: number }): number {
  const count = fittingHands(chain, { taken, most }, fitting);
  // With none the others must be drawn again first.
  if (count > 0) chain.current = fitting.hands[drawPlace(fitting.sums, count, rng)]!;
  return count;
}

/** The same, but tries its luck before it makes a long list: most hands fit most of the time. */
function draw(table: Table, chain: Chain): boolean {
  const taken = takenBesides(table, chain);
  if (drawListed(table, chain, { taken, most: FEW }) > 0) return true;
  const { low, high } = chain.space;
  for (let i = 0; i < LUCKY_TRIES; i++) {
    const hand = chain.hands[drawPlace(chain.sums, chain.hands.length, table.rng)]!;
    if ((low[hand]! & taken.low) !== 0 || (high[hand]! & taken.high) !== 0) continue;
    chain.current = hand;
    return true;
  }
  return drawListed(table, chain, { taken, most: Infinity }) > 0;
}

function exchangeAll({ hidden, rng, exchanges }: Table): void {
  for (let one = 0; one < hidden.length; one++) {
    for (let other = one + 1; other < hidden.length; other++) exchange([hidden[one]!, hidden[other]!], exchanges, rng);
  }
}

function sweep(table: Table): void {
  for (const chain of table.hidden) draw(table, chain);
  exchangeAll(table);
}

function deal(table: Table): void {
  const { hidden } = table;
  // The seat with the fewest hands chooses first.
  const order = hidden.slice().sort((a, b) => a.hands.length - b.hands.length || a.space.seat - b.space.seat);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    for (const chain of hidden) chain.current = -1;
    if (order.every((chain) => draw(table, chain))) break;
  }
  for (let i = 0; i < BURN_IN; i++) sweep(table);
}

function chances(table: Table, sweeps: number): readonly (Float64Array | undefined)[] {
  const { chains, hidden, fitting } = table;
  const sums = chains.map((chain) => chain && new Float64Array(CITY_LIMIT));
  for (let i = 0; i < sweeps; i++) {
    for (const chain of hidden) {
      const count = drawListed(table, chain, { taken: takenBesides(table, chain), most: Infinity });
      if (count > 0) addFitting(sums[chain.space.seat]!, chain.space, firstOf(fitting, count));
    }
    exchangeAll(table);
  }
  return sums.map((sum, seat) => sum && normalised(sum, chains[seat]!.space.size));
}

const firstOf = ({ hands, sums }: Fitting, count: number): Fitting => ({
  hands: hands.subarray(0, count),
  sums: sums.subarray(0, count),
});

export function jointHands(suspects: readonly (Suspect | undefined)[], rng: Rng): JointHands {
  const chains = suspects.map((suspect) => suspect && chainOf(suspect));
  const longest = Math.max(1, ...suspects.map((suspect) => suspect?.space.count ?? 0));
  const table: Table = {
    chains,
    hidden: chains.filter((chain) => chain !== undefined),
    rng,
    fitting: { hands: new Int32Array(longest), sums: new Float64Array(longest) },
    exchanges: newExchanges(),
  };
  deal(table);
  return {
    sweep: () => sweep(table),
    hand: (seat) => chains[seat]!.current,
    chances: (sweeps) => chances(table, sweeps),
  };
}

/** Adds the chances of all hands that fit now, not only of the one drawn: far fewer draws are needed. */
function addFitting(cityChances: Float64Array, space: HandSpace, { hands, sums }: Fitting): void {
  const { size, cities } = space;
  const whole = sums[sums.length - 1]!;
  for (let i = 0; i < hands.length; i++) {
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
