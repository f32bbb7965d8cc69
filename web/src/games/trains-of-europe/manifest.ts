// Trains of Europe as far as it is known before it is opened.

import type { GameManifest } from '../game-ui.ts';
import { COLOURS } from './colours.ts';
import { GAME } from './game.ts';
import { rowText } from './row-texts.ts';
import { standingFrom } from './standing.ts';
import { quickTable } from './tables.ts';

const TITLE = 'Trains of Europe';

export const trainsOfEurope: GameManifest = {
  id: GAME,
  title: TITLE,
  row: ({ summary }) => {
    const { year, winners } = standingFrom(summary.detail);
    return { title: TITLE, state: rowText.value.year(year), winners };
  },
  colours: COLOURS,
  quickTable,
  insight: true,
  forget: async (id) => {
    (await import('./state/plans.ts')).forgetPlans(id);
    (await import('./state/orders-shelf.ts')).forgetOrders(id);
    await (await import('./study/forget.ts')).forgetReview(id);
  },
  home: async () => (await import('./screens/home/home.tsx')).HomeCard,
  load: async () => (await import('./index.ts')).ui,
};
