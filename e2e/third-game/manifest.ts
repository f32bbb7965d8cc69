// A tiny third game, for tests alone: what the shell knows of it before it is opened.

import { botNames, yourName } from '../../web/src/table/create.ts';
import type { GameManifest } from '../../web/src/games/game-ui.ts';
import { GAME, standingFrom } from './standing.ts';

const TITLE = 'Numbers';

export const numbers: GameManifest = {
  id: GAME,
  title: { en: TITLE, de: TITLE, fr: TITLE, nl: TITLE, pl: TITLE },
  row: ({ summary }) => {
    const { named, winners } = standingFrom(summary.detail);
    return { title: TITLE, state: `${named} named`, winners };
  },
  quickTable: () => {
    const you = yourName();
    const [other = 'Bot'] = botNames(1, [you]);
    return {
      game: GAME,
      spec: { seats: 2 },
      seats: [
        { name: you, kind: 'human' },
        { name: other, kind: 'bot:first' },
      ],
    };
  },
  forget: async () => {},
  home: async () => (await import('./index.tsx')).Home,
  load: async () => (await import('./index.tsx')).ui,
};
