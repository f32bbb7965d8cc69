// The costliest decisions of one player, numbered; the same numbers stand on the curve.

import type { Seat } from '@branchline/core';
import type { TurnReview } from '@branchline/study/trans-europa';
import { isJudged, turnsOfRound, type ReviewState } from './review-state.ts';

export type TurningPoint = {
  /** From 1, the costliest first. */
  readonly number: number;
  readonly turn: TurnReview;
  /** Which turn of its round, from 1. */
  readonly at: number;
};

const MOST = 5;

export function costlyTurns({ turns }: ReviewState, seat: Seat): readonly TurnReview[] {
  return turns.value.filter(isJudged).filter((turn) => turn.seat === seat && turn.loss !== undefined);
}

export function turningPoints(state: ReviewState): readonly TurningPoint[] {
  const { turns, bare, seat } = state;
  return costlyTurns(state, seat.value)
    .toSorted((a, b) => b.loss!.value - a.loss!.value || a.first - b.first)
    .slice(0, MOST)
    .map((turn, index) => ({
      number: index + 1,
      turn,
      at: turnsOfRound(bare.value, turn.round).indexOf(turns.value.indexOf(turn)) + 1,
    }));
}

/** The turning points in the order in which they happened, and where one stands among them. */
export function pointFrom(state: ReviewState, by: 1 | -1): TurningPoint | undefined {
  const order = turningPoints(state).toSorted((a, b) => a.turn.first - b.turn.first);
  const { round, at } = state;
  const isAfter = ({ turn, at: place }: TurningPoint): boolean =>
    turn.round > round.value || (turn.round === round.value && place > at.value);
  const isBefore = ({ turn, at: place }: TurningPoint): boolean =>
    turn.round < round.value || (turn.round === round.value && place < at.value);
  return by === 1 ? order.find(isAfter) : order.findLast(isBefore);
}
