// The review of a whole game, turn by turn: first the chances alone, then with the whole budget and beside better turns.

import { POLICY_MODEL, reader } from '@branchline/bots/trans-europa/judgement';
import type { Reader } from '@branchline/bots/trans-europa/judging';
import type { BySeat, Seat } from '@branchline/core';
import { transEuropa, type Action, type State } from '@branchline/trans-europa';
import type { Doubtful } from '../analysis.ts';
import { ledgerOf, type Ledger } from './ledger.ts';
import { dealtChances, openingOf, type DealtChances, type Opening } from './opening.ts';
import { reasonsFor, type Reason } from './reasons.ts';
import { roundOpenings, turnsOf, type Course, type Turn } from './turns.ts';
import { glanceAt, lossOf, verdictOn, type Effort, type Glance, type Verdict } from './verdict.ts';

/** A turn at first look. All of it plain data: it crosses from a worker to the page and into files. */
export interface TurnGlance extends Glance {
  readonly round: number;
  readonly seat: Seat;
  readonly kind: Turn['kind'];
  /** Numbers of its first and last move, from 1. */
  readonly first: number;
  readonly last: number;
  readonly actions: readonly Action[];
}

/** A turn with its verdict. */
export interface TurnReview extends TurnGlance, Omit<Verdict, 'difference'> {
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

/** What has just been worked out. What the first look saw comes first and is replaced step by step. */
export type Progress =
  | { readonly kind: 'first-opening'; readonly round: number; readonly opening: DealtChances }
  | { readonly kind: 'first-turn'; readonly index: number; readonly turn: TurnGlance }
  | { readonly kind: 'opening'; readonly round: number; readonly opening: Opening }
  | { readonly kind: 'turn'; readonly index: number; readonly turn: TurnReview };

/** The first look takes a part of the budget, but not so little that it misleads. */
const ROUGH = 25;
const LEAST_BUDGET = 40;

/** Every seat reads the others with its own eyes, from the first marker of a round on. */
function readersOf(seats: number): readonly Reader[] {
  return Array.from({ length: seats }, () => reader(POLICY_MODEL));
}

/** How a walk looks at the deals and turns it comes by. */
interface Look {
  readonly opening: (at: { readonly sequence: number; readonly state: State }, round: number) => Progress;
  readonly turn: (turn: Turn, reading: Reader, index: number) => Progress;
}

function plain(turn: Turn): Omit<TurnGlance, keyof Glance> {
  const { before: _, after: __, ...data } = turn;
  return data;
}

const firstLook = (effort: Effort): Look => ({
  opening: ({ sequence, state }, round) => ({
    kind: 'first-opening',
    round,
    opening: dealtChances(sequence, state, effort),
  }),
  turn: (turn, reading, index) => ({
    kind: 'first-turn',
    index,
    turn: { ...plain(turn), ...glanceAt({ turn, reading, effort }) },
  }),
});

/** One turn alone. */
export function reviewTurn(turn: Turn, reading: Reader, effort: Effort): TurnReview {
  const verdict = verdictOn({ turn, reading, effort });
  const loss = lossOf(verdict);
  return {
    ...plain(turn),
    ...verdict,
    ...(loss === undefined ? {} : { loss, reasons: reasonsFor(turn, verdict, { reading, effort }) }),
  };
}

const closeLook = (effort: Effort): Look => ({
  opening: ({ sequence, state }, round) => ({ kind: 'opening', round, opening: openingOf(sequence, state, effort) }),
  turn: (turn, reading, index) => ({ kind: 'turn', index, turn: reviewTurn(turn, reading, effort) }),
});

/** One walk through the game. */
function* walk(course: Course, look: Look): Generator<Progress> {
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
    if (opening !== undefined && turns[index - 1]?.round !== turn.round) yield look.opening(opening, turn.round);
    showUpTo(turn.first - 1);
    yield look.turn(turn, readers[turn.seat]!, index);
  }
}

/** A first look at the chances of the whole game; whoever runs it may stop after any step. */
export const firstSteps = (course: Course, { budget, seed }: Effort): Generator<Progress> =>
  walk(course, firstLook({ budget: Math.max(LEAST_BUDGET, Math.ceil(budget / ROUGH)), seed }));

/** Steps of the review itself, with the whole budget. */
export const reviewSteps = (course: Course, effort: Effort): Generator<Progress> => walk(course, closeLook(effort));

export function accuracyOf(turns: readonly TurnReview[]): number | undefined {
  let kept = 0;
  let best = 0;
  for (const turn of turns) {
    kept += turn.kept[turn.seat]!;
    best += turn.kept[turn.seat]! + turn.difference.value;
  }
  return best > 0 ? Math.min(1, kept / best) : undefined;
}

/** Puts all that was looked at closely together; of a review that was stopped, as far as it came. */
export function reviewFrom(steps: Iterable<Progress>, { budget, seed }: Effort, seats: number): Review {
  const openings: Opening[] = [];
  const turns: TurnReview[] = [];
  for (const step of steps) {
    if (step.kind === 'opening') openings[step.round] = step.opening;
    else if (step.kind === 'turn') turns[step.index] = step.turn;
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
