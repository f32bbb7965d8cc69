// What a review says of one player, small enough to be kept of every game: accuracy, and every turn to which a better one was found.

import type { Seat } from '@branchline/core';
import { causesOf, type MistakeKind } from '../causes.ts';
import type { Review, TurnReview } from '../review.ts';
import { turnsOf, type Course } from '../turns.ts';

export type { MistakeKind } from '../causes.ts';

export interface MistakeInsight {
  /** Number of the turn's first move, from 1. */
  readonly first: number;
  readonly round: number;
  /** All its causes; their order says nothing. */
  readonly kinds: readonly MistakeKind[];
  readonly turn: 'marker' | 'build';
  readonly loss: number;
  readonly doubt: number;
  /** It gave something away beyond doubt. Small losses count for habits, but one alone says nothing. */
  readonly sure: boolean;
}

export interface JudgedInsight {
  readonly accuracy: number;
  /** How many turns it is made of. */
  readonly turns: number;
  readonly mistakes: readonly MistakeInsight[];
}

/** What insight needs of a review. */
export interface Reviewed extends Pick<Review, 'accuracy'> {
  readonly turns: readonly Pick<TurnReview, 'seat' | 'first' | 'best' | 'difference' | 'loss'>[];
}

/** Undefined for a player without turns. */
export function judgedOf(course: Course, { turns, accuracy }: Reviewed, seat: Seat): JudgedInsight | undefined {
  const share = accuracy[seat];
  if (share === undefined) return undefined;
  const own = turns.filter((turn) => turn.seat === seat);
  const played = new Map(turnsOf(course).map((turn) => [turn.first, turn]));
  const mistakes = own.flatMap(({ first, best, difference: { value, doubt }, loss }): MistakeInsight[] => {
    const turn = played.get(first);
    if (!turn || value <= 0) return [];
    const kinds = causesOf(turn, best.actions);
    return [{ first, round: turn.round, kinds, turn: turn.kind, loss: value, doubt, sure: loss !== undefined }];
  });
  return { accuracy: share, turns: own.length, mistakes };
}
