// Two travellers who go about it each in their own way.

import { traveller } from './traveller.ts';

/** Starts near the others, heads for cities near their tracks, and sometimes leaves the building to them. */
export const hitchhiker = traveller({
  id: 'hitchhiker',
  rank: ({ away, fromOthers }) => away + 2 * Math.min(fromOthers, 8),
  start: ({ spread, nearestMarker }) => spread + 3 * Math.min(nearestMarker, 12),
  rests: (rng) => rng.below(12) === 0,
});

/** Always the nearest city, by any of the shortest ways, from any of its better cities. */
export const rambler = traveller({
  id: 'rambler',
  rank: ({ away }, rng) => 4 * away + rng.below(4),
  start: ({ spread }, rng) => spread + rng.below(16),
  rests: () => false,
});
