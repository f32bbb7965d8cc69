// The levels: what each of them knows and does, from the first lesson to the strongest.

import { POLICY_MODEL } from './inference/policy-model.ts';
import { searcher } from './search/searcher.ts';

export const inspector = searcher({
  id: 'inspector',
  worldsPerIteration: 0.25,
  mostWorlds: 300,
  arms: { first: 10, second: 4, waste: 0, arms: 24 },
  markers: { places: 16, extra: 0 },
  marginWeight: 0.01,
  wasteWeight: 0.02,
  model: POLICY_MODEL,
});

export const director = searcher({
  id: 'director',
  worldsPerIteration: 1,
  mostWorlds: 4000,
  arms: { first: 14, second: 6, waste: 0, arms: 60 },
  markers: { places: 40, extra: 0 },
  marginWeight: 0.01,
  wasteWeight: 0.02,
  model: POLICY_MODEL,
});
