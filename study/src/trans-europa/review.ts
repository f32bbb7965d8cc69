// The review of a whole game, turn by turn: first the chances alone, then with the whole budget and beside better turns.

import { allHandsOpen, POLICY_MODEL, reader, whatIsKnown } from '@branchline/bots/trans-europa/judgement';
import type { Reader } from '@branchline/bots/trans-europa/judging';
import type { BySeat, Seat } from '@branchline/core';
import { transEuropa, type Action } from '@branchline/trans-europa';
import type { Doubtful } from '../analysis.ts';
import { accuracyOf, ledgerOf, type Ledger } from './ledger.ts';
import { dealtChances, openingOf, type Dealt, type DealtChances, type Opening } from './opening.ts';
import { aimOf, reasonsFor, type Aim, type Reason } from './reasons.ts';
import { roundOpenings, turnsOf, type Course, type Turn } from './turns.ts';
import {
  chancesSeen,
  glanceAt,
  lossOf,
  outcomeOf,
  verdictOn,
  type Comparison,
  type Effort,
  type Glance,
} from './verdict.ts';
import type { Search } from './who-joins.ts';

/** A turn at first look. All of it plain data: it crosses from a worker to the page and into files. */
export interface TurnGlance extends Glance {
  readonly round: number;
  readonly seat: Seat;
  readonly kind: Turn['kind'];
  /** Numbers of its first and last move, from 1. */
  readonly first: number;
  readonly last: number;
  readonly actions: readonly Action[];
  /** By viewer: all seats' chances after it, as this viewer could know them; undefined for viewers that were not requested. */
  readonly seen: BySeat<BySeat<number> | undefined>;
}

/** A turn beside the best one. */
export interface Lesson extends Comparison {
  /** What it gave away, where that is sure. */
  readonly loss?: Doubtful;
  /** Why the best turn was better; only where something was lost. */
  readonly reasons?: readonly Reason[];
  /** What both were for; only where something was lost while building. */
  readonly aims?: { readonly played: Aim; readonly better: Aim };
}

/** A turn with its verdict: by what its player could know, and with all hands face up. */
export interface TurnReview extends TurnGlance, Lesson {
  readonly faceUp: Lesson;
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

/** How a walk looks at the deals and turns it comes by; by then every reader has seen all that happened. */
interface Look {
  readonly opening: (dealt: Dealt, round: number) => Progress;
  readonly turn: (turn: Turn, reading: Reader, index: number) => Judged;
  /** Through whose eyes the chances are looked at. */
  readonly viewers: readonly Seat[];
  readonly effort: Effort;
}

/** What is said of a turn, before any other viewpoint is asked. */
type Judged =
  | { readonly kind: 'first-turn'; readonly index: number; readonly turn: Omit<TurnGlance, 'seen'> }
  | { readonly kind: 'turn'; readonly index: number; readonly turn: Omit<TurnReview, 'seen'> };

function plain(turn: Turn): Omit<TurnGlance, keyof Glance | 'seen'> {
  const { before: _, after: __, ...data } = turn;
  return data;
}

const firstLook = (effort: Effort, viewers: readonly Seat[]): Look => ({
  opening: (dealt, round) => ({ kind: 'first-opening', round, opening: dealtChances(dealt, effort) }),
  turn: (turn, reading, index) => ({
    kind: 'first-turn',
    index,
    turn: { ...plain(turn), ...glanceAt({ turn, reading, effort }) },
  }),
  ...{ viewers, effort },
});

function lessonFrom(turn: Turn, comparison: Comparison, search: Search): Lesson {
  const loss = lossOf(comparison);
  if (loss === undefined) return comparison;
  const aims = { played: aimOf(turn, turn.actions), better: aimOf(turn, comparison.best.actions) };
  return {
    ...comparison,
    ...{ loss, reasons: reasonsFor(turn, comparison, search) },
    ...(turn.kind === 'build' ? { aims } : {}),
  };
}

function reviewTurn(turn: Turn, reading: Reader, effort: Effort): Omit<TurnReview, 'seen'> {
  const { before, seat } = turn;
  const { known, open, faceUp, ...comparison } = verdictOn({ turn, reading, effort });
  const { worlds } = whatIsKnown(transEuropa.view(before, seat), reading.suspects());
  return {
    ...plain(turn),
    ...{ known, open },
    ...lessonFrom(turn, comparison, { worlds, effort }),
    faceUp: lessonFrom(turn, faceUp, { worlds: allHandsOpen(before).worlds, effort }),
  };
}

const closeLook = (effort: Effort, viewers: readonly Seat[]): Look => ({
  opening: (dealt, round) => ({ kind: 'opening', round, opening: openingOf(dealt, effort) }),
  turn: (turn, reading, index) => ({ kind: 'turn', index, turn: reviewTurn(turn, reading, effort) }),
  ...{ viewers, effort },
});

/** One walk through the game. */
function* walk(course: Course, look: Look): Generator<Progress> {
  const openings = roundOpenings(course);
  const turns = turnsOf(course);
  const readers = readersOf(course.states[0]!.config.seats);
  const { viewers, effort } = look;
  let shown = 0;
  const showUpTo = (sequence: number): void => {
    for (; shown <= sequence; shown++) {
      readers.forEach((reading, seat) => reading.look(transEuropa.view(course.states[shown]!, seat)));
    }
  };
  /** All seats' chances after a turn, as each viewer could know them then. */
  const seenAfter = ({ seat, first, before, after }: Turn, { known }: Glance): TurnGlance['seen'] => {
    const isOver = outcomeOf(before, after) !== undefined;
    return readers.map((reading, viewer) => {
      if (isOver || viewer === seat) return known;
      return viewers.includes(viewer) ? chancesSeen({ state: after, viewer, reading }, `${first}`, effort) : undefined;
    });
  };
  for (const [index, turn] of turns.entries()) {
    showUpTo(turn.first - 1);
    const opening = openings[turn.round];
    if (opening !== undefined && turns[index - 1]?.round !== turn.round) {
      yield look.opening({ ...opening, readers, viewers }, turn.round);
    }
    const step = look.turn(turn, readers[turn.seat]!, index);
    showUpTo(turn.last);
    const seen = seenAfter(turn, step.turn);
    yield step.kind === 'turn' ? { ...step, turn: { ...step.turn, seen } } : { ...step, turn: { ...step.turn, seen } };
  }
}

const allSeats = ({ states }: Course): readonly Seat[] =>
  Array.from({ length: states[0]!.config.seats }, (_, seat) => seat);

/** A first look at the chances of the whole game, from this viewpoint; the caller may stop after any step. */
export const firstSteps = (
  course: Course,
  { budget, seed }: Effort,
  viewers: readonly Seat[] = allSeats(course),
): Generator<Progress> =>
  walk(course, firstLook({ budget: Math.max(LEAST_BUDGET, Math.ceil(budget / ROUGH)), seed }, viewers));

/** Steps of the review itself, with the whole budget. */
export const reviewSteps = (course: Course, effort: Effort): Generator<Progress> =>
  walk(course, closeLook(effort, allSeats(course)));

/** Puts all that was looked at closely together; of a review that was stopped, as far as it came. */
export function reviewFrom(steps: Iterable<Progress>, { budget, seed }: Effort, seats: number): Review {
  const openings: Opening[] = [];
  const turns: TurnReview[] = [];
  for (const step of steps) {
    if (step.kind === 'opening') openings[step.round] = step.opening;
    else if (step.kind === 'turn') turns[step.index] = step.turn;
  }
  const table = Array.from({ length: seats }, (_, seat) => seat);
  return {
    budget,
    seed,
    rounds: openings.map((opening, round) => {
      const ofRound = turns.filter((turn) => turn.round === round).map(({ seat, open }) => ({ seat, chances: open }));
      return { opening, ledger: table.map((seat) => ledgerOf(opening.open, ofRound, seat)) };
    }),
    turns,
    accuracy: table.map((seat) => accuracyOf(turns, seat)),
  };
}
