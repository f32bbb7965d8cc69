// How much of its chance to win a company kept, of what the better choices found would have kept.

import type { Seat } from '@branchline/core';
import type { Review } from './review.ts';

/**
 * Every phase counts with the chance that it left the company; what its judged decisions gave away comes on top. Differences
 * within their doubt count as well, better or worse, so that they cancel out. Undefined for a company that never had a chance.
 */
export function accuracyOf({ stations, decisions }: Pick<Review, 'stations' | 'decisions'>, seat: Seat) {
  const kept = stations.slice(1).reduce((sum, { open, known }) => sum + (known?.[seat] ?? open).chances[seat]!, 0);
  const given = decisions.reduce(
    (sum, decision) => sum + (decision.seat === seat ? decision.known.chance.value : 0),
    0,
  );
  return kept + given > 0 ? Math.max(0, Math.min(1, kept / (kept + given))) : undefined;
}
