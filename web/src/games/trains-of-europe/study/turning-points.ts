// The costliest decisions of one company, numbered; the same numbers stand on the curve.

import type { Seat } from '@branchline/core';
import type { Comparison, DecisionReview, Loss } from '@branchline/study/trains-of-europe';
import { byCost } from '@branchline/study/trains-of-europe/findings';
import type { ReviewState } from './review-state.ts';

/** A decision that gave something away, by the judgement that is looked at. */
export type Costly = DecisionReview & { readonly loss: Loss };

export type TurningPoint = {
  /** From 1, the costliest first. */
  readonly number: number;
  readonly decision: Costly;
  /** The position between phases that it led to. */
  readonly at: number;
};

const MOST = 5;

/** Both choices by the judgement that is looked at: where nothing is hidden there is one only. */
export const comparisonOf = (
  { judgement }: Pick<ReviewState, 'judgement'>,
  { known, open }: DecisionReview,
): Comparison => (judgement.value === 'open' ? (open ?? known) : known);

export const costlyOf = ({ decisions, judgement }: ReviewState, seat: Seat): readonly Costly[] =>
  decisions.value.flatMap((decision) => {
    const loss = judgement.value === 'open' && decision.open ? decision.openLoss : decision.loss;
    return decision.seat === seat && loss ? [{ ...decision, loss }] : [];
  });

export function turningPoints(state: ReviewState): readonly TurningPoint[] {
  const { seat, bare } = state;
  return costlyOf(state, seat.value)
    .toSorted((a, b) => byCost(a.loss, b.loss) || a.sequence - b.sequence)
    .slice(0, MOST)
    .map((decision, index) => ({
      number: index + 1,
      decision,
      at: bare.value.findIndex(({ sequence }) => sequence >= decision.sequence),
    }));
}

/** The next one in the order in which they happened, or the one before. */
export function pointFrom(state: ReviewState, by: 1 | -1): TurningPoint | undefined {
  const order = turningPoints(state).toSorted((a, b) => a.decision.sequence - b.decision.sequence);
  const here = state.chosen.value ?? state.bare.value[state.at.value]?.sequence ?? 0;
  return by === 1
    ? order.find(({ decision }) => decision.sequence > here)
    : order.findLast(({ decision }) => decision.sequence < here);
}

export function jump(state: ReviewState, by: 1 | -1): void {
  const point = pointFrom(state, by);
  if (point) state.choose(point.decision);
}
