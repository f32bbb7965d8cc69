// The levels: what each of them knows and does, from the first lesson to the strongest.

import { POLICY_MODEL } from './inference/policy-model.ts';
import type { Manners } from './search/manners.ts';
import { searcher, type SearchSettings } from './search/searcher.ts';

export { conductor } from './reference.ts';

/** Oneself builds first what nobody else will; the others mostly take the nearest city, but nobody knows. */
const MANNERS: Manners = {
  own: { nearest: 0, patient: 1, remote: 0, sociable: 0, whim: 0 },
  others: { nearest: 4, patient: 2, remote: 1, sociable: 1, whim: 0 },
  varied: true,
};

/** Knows the exact cheapest tree for its cities and finds a good order to build it, but reads nobody's cards. */
export const ENGINEER: SearchSettings = {
  id: 'engineer',
  worldsPerIteration: 0.15,
  mostWorlds: 60,
  arms: { first: 10, second: 4, waste: 0, arms: 24 },
  starts: { places: 1, extra: 0 },
  marginWeight: 0.01,
  wasteWeight: 0.02,
  manners: MANNERS,
};

/** Reads the others' cards from what they do, and tries a few starts. */
export const INSPECTOR: SearchSettings = {
  ...ENGINEER,
  id: 'inspector',
  worldsPerIteration: 0.25,
  mostWorlds: 100,
  starts: { places: 4, extra: 0 },
  model: POLICY_MODEL,
};

/** Looks at more of everything: worlds, turns and starts. */
export const DIRECTOR: SearchSettings = {
  ...INSPECTOR,
  id: 'director',
  worldsPerIteration: 1,
  mostWorlds: 4000,
  arms: { first: 14, second: 6, waste: 0, arms: 60 },
  starts: { places: 40, extra: 0 },
};

export const engineer = searcher(ENGINEER);
export const inspector = searcher(INSPECTOR);
export const director = searcher(DIRECTOR);
