// The character of a player: what it thinks of money, network and risk. Levels and styles differ in nothing else.

export interface Taste {
  /** Points that EUR 100,000 left over at the end are thought to be worth on the way there. */
  readonly cash: number;
  /** Weight of cities, countries and network beyond what the contracts need. */
  readonly expansion: number;
  /** Expected purchases a year: how fast contracts are thought to come along. */
  readonly pace: number;
  /** Share of the years to come that is counted on: who plans for less time hurries. */
  readonly patience: number;
  /** Points feared for a loss that cannot be paid. */
  readonly fear: number;
  /** Cash kept back when expanding, EUR. */
  readonly reserve: number;
  /** Gain in points a contract must promise. */
  readonly pickiness: number;
  /** Contracts under way at the same time, at most. */
  readonly contracts: number;
  /** Weight of the payback time when choosing among contracts. */
  readonly payback: number;
  /** Weight of the others' points when looking ahead; 1 looks at the lead alone. */
  readonly rivalry: number;
  /** Calls any phase, whatever it brings. */
  readonly randomCalls: boolean;
  /** How far others are trusted to call the phases one needs. */
  readonly trust: number;
  /** Weight of Government Aid and of auctions when calling. */
  readonly aid: number;
  readonly auctions: number;
  /** How much debt is borne for a new contract. */
  readonly nerve: number;
  /** Gain in points below which nothing is bought. */
  readonly worthIt: number;
  /** Added to what the Development Bonus seems worth, in points. */
  readonly bonusLove: number;
}

export const EVEN: Taste = {
  cash: 0.25,
  expansion: 1,
  pace: 1,
  patience: 0.3,
  fear: 4,
  reserve: 60_000,
  pickiness: -0.1,
  contracts: 5,
  payback: 0,
  rivalry: 0.6,
  randomCalls: false,
  trust: 1,
  aid: 1,
  auctions: 1,
  nerve: 1,
  worthIt: 0,
  bonusLove: 0,
};

/** Hurries, signs what it can carry and spends what it has: stronger, and found by playing many games against `EVEN`. */
export const BOLD: Taste = { ...EVEN, reserve: 0, pickiness: -0.3 };
