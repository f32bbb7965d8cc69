// The ferry edition: penalty points, ferry lines with two slots, three tracks in the own colour for each player.

import type { Edition } from './edition.ts';

export const ferry = {
  id: 'ferry',
  defaultBoard: 'europe-ferries',
  ferryBoards: true,
  blackTracks: 83,
  ownTracks: 3,
  scoring: 'penalty',
  optional: ['sharedStart'],
} as const satisfies Edition;
