// What a deal was worth before anyone did anything: chances of every seat, and what its cities cost against all other hands.

import type { BySeat, Rng, Seat } from '@branchline/core';
import { handCosts, type HandCosts } from '@branchline/solver';
import { chancesAt } from '@branchline/bots/trans-europa/judgement';
import { MAX_HAND, type Reader, type Worlds } from '@branchline/bots/trans-europa/judging';
import { gridOf, missingCount, roundRules, transEuropa, type Config, type State } from '@branchline/trans-europa';
import { numberFor } from '../streams.ts';
import { chancesSeen, openChances, type Effort } from './verdict.ts';

export interface HandWorth {
  /** Tracks that its cities cost from the best start. */
  readonly cost: number;
  /** Share of all hands that cost more, and half of those that cost as much; only where all hands are of this kind. */
  readonly dearer?: number;
}

export interface DealtChances {
  /** Number of the last move before the first marker. */
  readonly sequence: number;
  /** Chances by place at the table alone, and with the hands as they were dealt. */
  readonly known: BySeat<number>;
  readonly open: BySeat<number>;
  /** By viewer: as they saw it, with their own cards; undefined for those nobody asks about. */
  readonly seen: BySeat<BySeat<number> | undefined>;
}

/** A deal, the readers of all seats, who have seen it, and through whose eyes it is looked at. */
export interface Dealt {
  readonly sequence: number;
  readonly state: State;
  readonly readers: BySeat<Reader>;
  readonly viewers: readonly Seat[];
}

export interface Opening extends DealtChances {
  readonly hands: BySeat<HandWorth>;
  /** Mean cost of all hands there are. */
  readonly meanCost: number;
}

const allCosts = new Map<string, HandCosts>();

/** Every hand that can be dealt at such a table (TE-SETUP-3). */
function costsFor({ board, seats }: Config): HandCosts {
  const key = `${board} ${seats > 3}`;
  let costs = allCosts.get(key);
  if (costs === undefined) {
    costs = handCosts(gridOf(board).board, { withoutDashed: seats <= 3 });
    allCosts.set(key, costs);
  }
  return costs;
}

/** Under cards that take a city away or ease terrain there is nothing to compare with. */
function worthOf(state: State, { costs, hands, cities }: HandCosts): HandWorth[] {
  const comparable = roundRules(state.public.cards).eased === 0;
  return state.secret.hands.map((hand, seat) => {
    const cost = missingCount(state, seat, hand);
    if (!comparable || hand.length !== cities.length) return { cost };
    let dearer = 0;
    for (const other of costs) dearer += other > cost ? 1 : other === cost ? 0.5 : 0;
    return { cost, dearer: dearer / hands };
  });
}

/** A viewer who sees no card: hands are dealt again for every round played out. */
function chancesByPlace(state: State, deals: number, seed: number): readonly number[] {
  const view = transEuropa.view(state, 'spectator');
  const { cityJunction } = gridOf(state.config.board).graph;
  const targets = new Uint16Array(state.config.seats * MAX_HAND);
  const sizes = Uint8Array.from(state.secret.hands, (hand) => hand.length);
  const worlds = (rng: Rng): Worlds => ({
    targets,
    sizes,
    draw() {
      const { hands } = transEuropa.sample(view, rng).secret;
      hands.forEach((hand, seat) => hand.forEach((city, i) => (targets[seat * MAX_HAND + i] = cityJunction[city]!)));
    },
  });
  return chancesAt({ view, worlds }, { deals, seed })?.map(({ mean }) => mean) ?? [];
}

const LEAST_DEALS = 40;
/** For so many deals that judge a turn, one here: nothing is decided by it. */
const PART = 5;

export function dealtChances({ sequence, state, readers, viewers }: Dealt, effort: Effort): DealtChances {
  const { budget, seed } = effort;
  const deals = Math.max(LEAST_DEALS, Math.ceil(budget / PART));
  return {
    sequence,
    known: chancesByPlace(state, deals, numberFor(seed, `${sequence}:place`)),
    open: openChances(state, numberFor(seed, `${sequence}:deal`), budget),
    seen: readers.map((reading, viewer) =>
      viewers.includes(viewer) ? chancesSeen({ state, viewer, reading }, `${sequence}`, effort) : undefined,
    ),
  };
}

export function openingOf(dealt: Dealt, effort: Effort): Opening {
  const { state } = dealt;
  const costs = costsFor(state.config);
  return { ...dealtChances(dealt, effort), hands: worthOf(state, costs), meanCost: costs.mean };
}
