// The prestige edition: prestige points counted up, 85 tracks, special cards as a variant.

import type { Edition } from './edition.ts';

export const prestige = {
  id: 'prestige',
  defaultBoard: 'central-europe',
  ferryBoards: false,
  blackTracks: 85, // TP-COMP-1
  ownTracks: 0,
  scoring: 'prestige',
  optional: ['allowPass', 'specialCards'],
} as const satisfies Edition;
