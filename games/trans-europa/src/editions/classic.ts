// The classic edition: penalty points, no ferries.

import type { Edition } from './edition.ts';

export const classic = {
  id: 'classic',
  defaultBoard: 'europe',
  ferryBoards: false,
  blackTracks: 83,
  ownTracks: 0,
  scoring: 'penalty',
  optional: [],
} as const satisfies Edition;
