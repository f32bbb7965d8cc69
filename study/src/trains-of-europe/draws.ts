// The luck of a draw: the chance to win after it, less the mean over all that could have been drawn.

import type { BySeat } from '@branchline/core';
import { playOn, type Ending } from '@branchline/bots/trains-of-europe/judgement';
import type { Outcome, State } from '@branchline/trains-of-europe';
import type { Doubtful } from '../analysis.ts';
import { stationsOf, type Course } from './course.ts';
import { differenceOf, meanOf } from './estimate.ts';
import { futuresFor, leadIn, type Effort } from './outlook.ts';

/** Something chance drew after the first call, with the positions before and after. */
export interface Draw {
  readonly sequence: number;
  readonly year: number;
  readonly outcome: Outcome;
  readonly before: State;
  readonly after: State;
}

export interface DrawReview {
  readonly sequence: number;
  readonly year: number;
  readonly outcome: Outcome;
  /** By seat, in chances to win. */
  readonly luck: BySeat<Doubtful>;
}

/** What the set-up dealt is judged by the first position between phases. */
export function drawsOf(course: Course): readonly Draw[] {
  const { moves, states } = course;
  const first = stationsOf(course)[0]?.sequence ?? moves.length;
  return moves.flatMap((move, at): Draw[] => {
    if (move.by !== 'chance' || at < first) return [];
    const { by: _, ...outcome } = move;
    return [{ sequence: at + 1, year: states[at]!.public.year, outcome, before: states[at]!, after: states[at + 1]! }];
  });
}

/** Draws that are judged by whole games: those that seem to have changed most. */
const JUDGED = 4;
/** For so many games that judge, one that sifts. */
const SIFTING = 6;
const LEAST_SIFTING = 5;
/** Luck is small beside all that comes later: it takes more games than a curve. */
const JUDGING = 3;

/** From before the draw every future draws by itself, so that their mean is the mean over what could be drawn. */
function endings({ before, after }: Draw, futures: readonly number[]): Record<'drawn' | 'open', readonly Ending[]> {
  return {
    drawn: futures.map((future) => playOn(after, { future })),
    open: futures.map((future) => playOn(before, { future })),
  };
}

/** By how many points it seems to have moved the companies. */
function weightOf(draw: Draw, { budget, seed }: Effort): number {
  const count = Math.max(LEAST_SIFTING, Math.ceil(budget / SIFTING));
  const { drawn, open } = endings(draw, futuresFor(seed, `${draw.sequence}:sift draw`, count));
  const moved = draw.after.public.left.map((_, seat) =>
    Math.abs(meanOf(drawn.map((ending, at) => leadIn(ending, seat) - leadIn(open[at]!, seat)))),
  );
  return Math.max(...moved);
}

export function luckyDraws(draws: readonly Draw[], effort: Effort): readonly Draw[] {
  return draws
    .map((draw) => ({ draw, weight: weightOf(draw, effort) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, JUDGED)
    .map(({ draw }) => draw);
}

/** In futures that had no part in the choice. */
export function judgedDraw(draw: Draw, { budget, seed }: Effort): DrawReview {
  const { sequence, year, outcome } = draw;
  const { drawn, open } = endings(draw, futuresFor(seed, `${sequence}:draw`, JUDGING * budget));
  const luck = draw.after.public.left.map((_, seat) =>
    differenceOf(
      drawn.map(({ wins }) => wins[seat]!),
      open.map(({ wins }) => wins[seat]!),
    ),
  );
  return { sequence, year, outcome, luck };
}
