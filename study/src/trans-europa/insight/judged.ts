// What a review says of one player, small enough to be kept of every game: accuracy, and every turn that gave something away.

import type { Seat } from '@branchline/core';
import type { Review } from '../review.ts';
import type { Course } from '../turns.ts';
import { causesIn, type MistakeKind } from './causes.ts';

export type { MistakeKind } from './causes.ts';

export interface MistakeInsight {
  /** Number of the turn's first move, from 1. */
  readonly first: number;
  readonly round: number;
  /** What kind of mistake it was; one turn may have several causes, and their order says nothing. */
  readonly kinds: readonly MistakeKind[];
  readonly turn: 'marker' | 'build';
  readonly loss: number;
  readonly doubt: number;
}

export interface JudgedInsight {
  readonly accuracy: number;
  /** How many turns it is made of. */
  readonly turns: number;
  readonly mistakes: readonly MistakeInsight[];
}

/** Undefined for a player without turns. */
export function judgedOf(course: Course, review: Review, seat: Seat): JudgedInsight | undefined {
  const share = review.accuracy[seat];
  if (share === undefined) return undefined;
  const own = review.turns.filter((turn) => turn.seat === seat);
  const causes = causesIn(course, review, seat);
  const mistakes = own.flatMap(({ first, round, kind, loss }): MistakeInsight[] =>
    loss === undefined
      ? []
      : [{ first, round, kinds: causes.get(first) ?? ['place'], turn: kind, loss: loss.value, doubt: loss.doubt }],
  );
  return { accuracy: share, turns: own.length, mistakes };
}
