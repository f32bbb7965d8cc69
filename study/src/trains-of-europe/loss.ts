// What a decision gave away, and which of several gave away most: in chances to win where these differ beyond doubt, else in points.

import type { Seat } from '@branchline/core';
import type { Doubtful } from '../analysis.ts';
import type { Comparison } from './verdict.ts';

export interface Loss extends Doubtful {
  /** Chances to win, or points ahead of the best other company. */
  readonly of: 'chances' | 'points';
}

/** Less is no loss of chances; and who has less before and after has lost already. */
const LEAST_CHANCE = 0.03;
/** Less is no loss of points: below this the figures say more about how games are played on than about the decision. */
const LEAST_POINTS = 0.3;

const isSure = ({ value, doubt }: Doubtful, least: number): boolean => value >= least && value >= doubt;

/** Undefined where nothing was given away beyond doubt, or nothing was left to give away. */
export function lossOf({ played, better, difference, chance }: Comparison, seat: Seat): Loss | undefined {
  if (Math.max(played.chances[seat]!, better.chances[seat]!) < LEAST_CHANCE) return undefined;
  if (isSure(chance, LEAST_CHANCE)) return { of: 'chances', ...chance };
  return isSure(difference, LEAST_POINTS) ? { of: 'points', ...difference } : undefined;
}

/** For sorting: the costliest first, and chances before points. */
export function byCost(a: Loss, b: Loss): number {
  return a.of === b.of ? b.value - a.value : a.of === 'chances' ? -1 : 1;
}
