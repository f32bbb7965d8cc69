// Chances with all hands open: the deal is known, what the players make of it is not, so their next turns are varied.

import { copyBoard, dealHands, endTurn, lay, loadView, type ArmLimits } from '@branchline/bots/trans-europa/judging';
import { transEuropa, type State } from '@branchline/trans-europa';
import type { Rng, Seat } from '@branchline/core';
import { addShares, dealOf, openTargets, somePatience, type Bench, type Deal } from './bench.ts';
import { expectStarts, standing } from './starts.ts';

/** What a sensible player might do next: any turn that brings the own cities nearer without waste. */
const SENSIBLE: ArmLimits = { first: 5, second: 2, waste: 0, arms: 8 };
/** Rounds of the table that are varied before everybody plays on as usual. */
const VARIED_CYCLES = 1;
/** Rounds played out from each variation: with one patient seat or another. */
const PER_VARIATION = 4;

function varyTurn({ finder, trial }: Bench, deal: Deal, rng: Rng) {
  const arms = finder.find(trial, openTargets(trial, deal, trial.seat), SENSIBLE);
  return arms[rng.below(arms.length)]?.lays ?? [];
}

/** Plays the trial on for a while; false where that ended the round. */
function vary(bench: Bench, deal: Deal, rng: Rng): boolean {
  const { trial, field } = bench;
  for (let turn = 0; turn < VARIED_CYCLES * field.seats && !trial.over; turn++) {
    for (const { line, piece } of varyTurn(bench, deal, rng)) if (!trial.over) lay(trial, line, piece);
    if (!trial.over) endTurn(trial);
  }
  return !trial.over;
}

/** Who has the round when it ended on the trial. */
function shareOf({ trial }: Bench, sums: Float64Array): void {
  addShares({ open: trial.open, missing: (seat: Seat) => trial.open[seat]! }, sums);
}

function fromBuilding(bench: Bench, state: State, { deal, count, rng }: Rehearsal): Float64Array {
  const { root, trial, playouts, field } = bench;
  const sums = new Float64Array(field.seats);
  loadView(root, transEuropa.view(state, 'spectator'));
  for (let i = 0; i < count; i++) {
    copyBoard(root, trial);
    dealHands(trial, deal.targets, deal.sizes);
    if (!vary(bench, deal, rng)) {
      for (let again = 0; again < PER_VARIATION; again++) shareOf(bench, sums);
      continue;
    }
    playouts.setRoot(trial);
    playouts.deal(deal.targets, deal.sizes);
    const lays = varyTurn(bench, deal, rng);
    for (let again = 0; again < PER_VARIATION; again++) {
      somePatience(bench, rng);
      playouts.playTurns(lays);
      addShares(playouts, sums);
    }
  }
  return sums;
}

function fromStarts(bench: Bench, state: State, { deal, count, rng }: Rehearsal): Float64Array {
  const { root, playouts, field } = bench;
  const sums = new Float64Array(field.seats);
  const markers = new Int16Array(field.seats);
  loadView(root, transEuropa.view(state, 'spectator'));
  playouts.setRoot(root);
  playouts.deal(deal.targets, deal.sizes);
  for (let i = 0; i < count * PER_VARIATION; i++) {
    expectStarts(state, { deal, graph: field.graph, rng }, standing(state, markers));
    somePatience(bench, rng);
    playouts.playMarkers(markers);
    addShares(playouts, sums);
  }
  return sums;
}

interface Rehearsal {
  readonly deal: Deal;
  /** How many variations. */
  readonly count: number;
  readonly rng: Rng;
}

/** Chances of every seat at a position in which markers are placed or tracks laid, every hand as it is. */
export function openChances(bench: Bench, state: State, { count, rng }: Omit<Rehearsal, 'deal'>): readonly number[] {
  const rehearsal = { deal: dealOf(bench.field, state.secret.hands), count, rng };
  const sums =
    state.public.stage.kind === 'markers' ? fromStarts(bench, state, rehearsal) : fromBuilding(bench, state, rehearsal);
  return Array.from(sums, (sum) => sum / (count * PER_VARIATION));
}
