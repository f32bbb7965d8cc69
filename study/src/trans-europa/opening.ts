// What a deal was worth before anybody did anything: chances of every seat, and what its cities cost against all other hands.

import type { BySeat, Rng } from '@branchline/core';
import { handCosts, type HandCosts } from '@branchline/solver';
import { loadView } from '@branchline/bots/trans-europa/judging';
import { gridOf, missingCount, roundRules, transEuropa, type Config, type State } from '@branchline/trans-europa';
import { streamOf } from '../streams.ts';
import { addShares, benchOf, dealOf, somePatience } from './bench.ts';
import { openChances } from './open.ts';
import { expectStarts, standing } from './starts.ts';
import type { Effort } from './verdict.ts';

export interface HandWorth {
  /** Tracks that its cities cost from the best start. */
  readonly cost: number;
  /** Share of all hands that cost more, and half of those that cost as much; only where all hands are of this kind. */
  readonly dearer?: number;
}

export interface Opening {
  /** Number of the last move before the first marker. */
  readonly sequence: number;
  /** Chances by place at the table alone, and with the hands as they were dealt. */
  readonly known: BySeat<number>;
  readonly open: BySeat<number>;
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

/** Somebody who sees no card: hands are dealt anew for every round played out. */
function chancesByPlace(state: State, count: number, rng: Rng): number[] {
  const bench = benchOf(state);
  const { field, root, playouts } = bench;
  const sums = new Float64Array(field.seats);
  const markers = new Int16Array(field.seats);
  const view = transEuropa.view(state, 'spectator');
  loadView(root, view);
  playouts.setRoot(root);
  for (let i = 0; i < count; i++) {
    const deal = dealOf(field, transEuropa.sample(view, rng).secret.hands);
    playouts.deal(deal.targets, deal.sizes);
    expectStarts(state, { deal, graph: field.graph, rng }, standing(state, markers));
    somePatience(bench, rng);
    playouts.playMarkers(markers);
    addShares(playouts, sums);
  }
  return Array.from(sums, (sum) => sum / count);
}

/** For every variation of the others' turns later on, so many deals and starts here. */
const VARIATIONS = 10;

export function openingOf(sequence: number, state: State, { budget, seed }: Effort): Opening {
  const count = Math.ceil(budget / VARIATIONS);
  const costs = costsFor(state.config);
  return {
    sequence,
    known: chancesByPlace(state, count, streamOf(seed, `${sequence}:place`)),
    open: openChances(benchOf(state), state, { count, rng: streamOf(seed, `${sequence}:deal`) }),
    hands: worthOf(state, costs),
    meanCost: costs.mean,
  };
}
