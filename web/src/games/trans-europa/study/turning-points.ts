// The costliest decisions of one player in what is looked at, numbered; the same numbers stand on the curve.

import type { Lesson, TurnReview } from '@branchline/study/trans-europa';
import { judgedTurns, lessonIn } from './figures.ts';
import { turnsOfRound, type ReviewState } from './review-state.ts';

export type TurningPoint = {
  /** From 1, the costliest first. */
  readonly number: number;
  readonly turn: TurnReview;
  /** Which turn of its round, from 1. */
  readonly at: number;
  readonly lesson: Lesson;
  /** What it gave away. */
  readonly loss: NonNullable<Lesson['loss']>;
};

const MOST = 5;

type Costly = Omit<TurningPoint, 'number' | 'at'>;

/** All turns that gave something away. */
export function costlyTurns(state: ReviewState): readonly Costly[] {
  return judgedTurns(state).flatMap((turn) => {
    const lesson = lessonIn(state, turn);
    const { loss } = lesson;
    return turn.seat === state.seat.value && loss ? [{ turn, lesson, loss }] : [];
  });
}

export function turningPoints(state: ReviewState): readonly TurningPoint[] {
  const { turns, bare } = state;
  return costlyTurns(state)
    .toSorted((a, b) => b.loss.value - a.loss.value || a.turn.first - b.turn.first)
    .slice(0, MOST)
    .map((costly, index) => ({
      ...costly,
      number: index + 1,
      at: turnsOfRound(bare.value, costly.turn.round).indexOf(turns.value.indexOf(costly.turn)) + 1,
    }));
}

/** The turning points in the order in which they happened, and the present position among them. */
export function pointFrom(state: ReviewState, by: 1 | -1): TurningPoint | undefined {
  const order = turningPoints(state).toSorted((a, b) => a.turn.first - b.turn.first);
  const { round, at } = state;
  const isAfter = ({ turn, at: place }: TurningPoint): boolean =>
    turn.round > round.value || (turn.round === round.value && place > at.value);
  const isBefore = ({ turn, at: place }: TurningPoint): boolean =>
    turn.round < round.value || (turn.round === round.value && place < at.value);
  return by === 1 ? order.find(isAfter) : order.findLast(isBefore);
}

export function jump(state: ReviewState, by: 1 | -1): void {
  const point = pointFrom(state, by);
  if (point) state.goTo(point.turn.round, point.at);
}

/** The present turning point. */
export function pointHere(state: ReviewState): TurningPoint | undefined {
  const { round, at } = state;
  return turningPoints(state).find(({ turn, at: place }) => turn.round === round.value && place === at.value);
}
