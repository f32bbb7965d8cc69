// What a review says of one player, small enough to be kept of every game: accuracy, and every turn that gave something away.

import type { Seat } from '@branchline/core';
import type { Reason } from '../reasons.ts';
import type { Review } from '../review.ts';

/** What kind of mistake it was: the strongest reason for the better turn, or just a start or a turn elsewhere. */
export type MistakeKind = Reason['why'] | 'place';

export interface MistakeInsight {
  /** Number of the turn's first move, from 1. */
  readonly first: number;
  readonly round: number;
  readonly kind: MistakeKind;
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

/** Who profits is no reason that teaches anything: it only counts where there is no other. */
function kindOf(reasons: readonly Reason[]): MistakeKind {
  return reasons.find(({ why }) => why !== 'slows')?.why ?? reasons[0]?.why ?? 'place';
}

/** Undefined for a player without turns. */
export function judgedOf({ turns, accuracy }: Review, seat: Seat): JudgedInsight | undefined {
  const share = accuracy[seat];
  if (share === undefined) return undefined;
  const own = turns.filter((turn) => turn.seat === seat);
  const mistakes = own.flatMap(({ first, round, kind, loss, reasons = [] }): MistakeInsight[] =>
    loss === undefined
      ? []
      : [{ first, round, kind: kindOf(reasons), turn: kind, loss: loss.value, doubt: loss.doubt }],
  );
  return { accuracy: share, turns: own.length, mistakes };
}
