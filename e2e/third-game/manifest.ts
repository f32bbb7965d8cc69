// A tiny third game, for tests alone: what the shell knows of it before it is opened.

import type { GameManifest } from '../../web/src/games/game-ui.ts';
import { GAME, standingFrom, TITLE } from './standing.ts';
import { quickTable } from './tables.ts';

export const numbers: GameManifest = {
  id: GAME,
  title: TITLE,
  row: ({ summary }) => {
    const { named, winners } = standingFrom(summary.detail);
    return { title: TITLE, state: `${named} named`, winners };
  },
  quickTable,
  forget: async () => {},
  home: async () => (await import('./home.tsx')).HomeCard,
  load: async () => (await import('./index.tsx')).ui,
};
