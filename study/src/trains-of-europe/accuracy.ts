// How much of its chance to win a company kept, of what the better choices found would have kept.

import type { Seat } from '@branchline/core';
import type { Review } from './review.ts';

/**
 * Every phase counts with the chance that it left the company; what its turning points gave away comes on top. An idea that proved
 * no better than the choice made gave nothing away. Undefined for a company that never had a chance.
 */
export function accuracyOf({ stations, decisions }: Pick<Review, 'stations' | 'decisions'>, seat: Seat) {
  const kept = stations.slice(1).reduce((sum, { open, known }) => sum + (known?.[seat] ?? open).chances[seat]!, 0);
  const losses = decisions.flatMap(({ seat: own, loss }) =>
    own === seat && loss?.of === 'chances' ? [loss.value] : [],
  );
  const given = losses.reduce((sum, value) => sum + value, 0);
  return kept + given > 0 ? kept / (kept + given) : undefined;
}
