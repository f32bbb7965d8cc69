// The review of a whole game, turn by turn: first roughly, then with the whole budget.

import { POLICY_MODEL, reader } from '@branchline/bots/trans-europa/judgement';
import type { Reader } from '@branchline/bots/trans-europa/judging';
import type { BySeat, Seat } from '@branchline/core';
import { transEuropa, type Action } from '@branchline/trans-europa';
import type { Doubtful } from '../analysis.ts';
import { ledgerOf, type Ledger } from './ledger.ts';
import { openingOf, type Opening } from './opening.ts';
import { reasonsFor, type Reason } from './reasons.ts';
import { roundOpenings, turnsOf, type Course, type Turn } from './turns.ts';
import { lossOf, verdictOn, type Effort, type Verdict } from './verdict.ts';

/** A turn with its verdict. All of it plain data: it crosses from a worker to the page and into files. */
export interface TurnReview extends Omit<Verdict, 'difference'> {
  readonly round: number;
  readonly seat: Seat;
  readonly kind: Turn['kind'];
  /** Numbers of its first and last move, from 1. */
  readonly first: number;
  readonly last: number;
  readonly actions: readonly Action[];
  /** Best less played, as measured; most of these are doubt. */
  readonly difference: Doubtful;
  /** What it gave away, where that is sure. */
  readonly loss?: Doubtful;
  /** Why the best turn was better; only where something was lost. */
  readonly reasons?: readonly Reason[];
}

export interface RoundReview {
  readonly opening: Opening;
  readonly ledger: BySeat<Ledger>;
}

export interface Review {
  readonly budget: number;
  readonly seed: string;
  readonly rounds: readonly RoundReview[];
  readonly turns: readonly TurnReview[];
  /** By seat: of the chance that the best turns would have kept, the share that was kept; undefined without turns. */
  readonly accuracy: BySeat<number | undefined>;
}

/** What has just been worked out. The rough figures come first and are replaced one by one. */
export type Progress =
  | { readonly kind: 'opening'; readonly rough: boolean; readonly round: number; readonly opening: Opening }
  | { readonly kind: 'turn'; readonly rough: boolean; readonly index: number; readonly turn: TurnReview };

export interface ReviewOptions extends Effort {
  /** Whether a first look at the whole game comes before the whole budget is spent. */
  readonly roughFirst: boolean;
}

/** The first look takes a part of the budget, but not so little that it misleads. */
const ROUGH = 25;
const LEAST_BUDGET = 40;

/** Every seat reads the others with its own eyes, from the first marker of a round on. */
function readersOf(seats: number): readonly Reader[] {
  return Array.from({ length: seats }, () => reader(POLICY_MODEL));
}

function reviewTurn(turn: Turn, reading: Reader, effort: Effort): TurnReview {
  const { before: _, after: __, ...plain } = turn;
  const verdict = verdictOn({ turn, reading, effort });
  const loss = lossOf(verdict);
  return {
    ...plain,
    ...verdict,
    ...(loss === undefined ? {} : { loss, reasons: reasonsFor(turn, verdict, { reading, effort }) }),
  };
}

/** One walk through the game. */
function* walk(course: Course, effort: Effort, rough: boolean): Generator<Progress> {
  const openings = roundOpenings(course);
  const turns = turnsOf(course);
  const readers = readersOf(course.states[0]!.config.seats);
  let shown = 0;
  const showUpTo = (sequence: number): void => {
    for (; shown <= sequence; shown++) {
      readers.forEach((reading, seat) => reading.look(transEuropa.view(course.states[shown]!, seat)));
    }
  };
  for (const [index, turn] of turns.entries()) {
    const opening = openings[turn.round];
    if (opening !== undefined && turns[index - 1]?.round !== turn.round) {
      yield {
        kind: 'opening',
        rough,
        round: turn.round,
        opening: openingOf(opening.sequence, opening.state, effort),
      };
    }
    showUpTo(turn.first - 1);
    yield { kind: 'turn', rough, index, turn: reviewTurn(turn, readers[turn.seat]!, effort) };
  }
}

/** Steps of a review; whoever runs it may stop after any of them. */
export function* reviewSteps(course: Course, { roughFirst, budget, seed }: ReviewOptions): Generator<Progress> {
  if (roughFirst) yield* walk(course, { budget: Math.max(LEAST_BUDGET, Math.ceil(budget / ROUGH)), seed }, true);
  yield* walk(course, { budget, seed }, false);
}

function accuracyOf(turns: readonly TurnReview[]): number | undefined {
  let kept = 0;
  let best = 0;
  for (const turn of turns) {
    kept += turn.kept[turn.seat]!;
    best += turn.kept[turn.seat]! + turn.difference.value;
  }
  return best > 0 ? Math.min(1, kept / best) : undefined;
}

/** Puts the latest of every step together; of a review that was stopped, as far as it came. */
export function reviewFrom(steps: Iterable<Progress>, { budget, seed }: Effort, seats: number): Review {
  const openings: Opening[] = [];
  const turns: TurnReview[] = [];
  for (const step of steps) {
    if (step.kind === 'opening') openings[step.round] = step.opening;
    else turns[step.index] = step.turn;
  }
  const allSeats = Array.from({ length: seats }, (_, seat) => seat);
  return {
    budget,
    seed,
    rounds: openings.map((opening, round) => {
      const ofRound = turns.filter((turn) => turn.round === round);
      return { opening, ledger: allSeats.map((seat) => ledgerOf(opening.open, ofRound, seat)) };
    }),
    turns,
    accuracy: allSeats.map((seat) => accuracyOf(turns.filter((turn) => turn.seat === seat))),
  };
}
