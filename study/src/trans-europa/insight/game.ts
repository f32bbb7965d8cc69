// One game of one player, in the figures that insight is made of.

import type { Seat } from '@branchline/core';
import { exercisesFrom } from '../puzzles/exercise.ts';
import type { StartPuzzle, TurnPuzzle } from '../puzzles/puzzle.ts';
import type { Review } from '../review.ts';
import type { Course } from '../turns.ts';
import { judgedOf, type JudgedInsight } from './judged.ts';
import { roundsOf, type RoundInsight } from './round.ts';

export interface GameInsight {
  readonly seat: Seat;
  readonly edition: string;
  readonly board: string;
  readonly rounds: readonly RoundInsight[];
  /** From the review of the game, if there is one. */
  readonly judged?: JudgedInsight;
  /** Own mistakes as questions; made together with `judged`. */
  readonly exercises?: readonly (TurnPuzzle | StartPuzzle)[];
}

export interface Asked {
  /** The id under which the game is kept; its exercises are named after it. */
  readonly id: string;
  readonly seat: Seat;
  readonly review?: Review;
}

export function gameInsight(course: Course, { id, seat, review }: Asked): GameInsight {
  const { edition, board } = course.states[0]!.config;
  const judged = review && judgedOf(course, review, seat);
  return {
    ...{ seat, edition, board, rounds: roundsOf(course, seat) },
    ...(judged === undefined ? {} : { judged, exercises: exercisesFrom(course, review!, { id, seat }) }),
  };
}
