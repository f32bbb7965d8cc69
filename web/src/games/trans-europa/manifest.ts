// Trans Europa as far as it is known before it is opened.

import type { GameManifest } from '../game-ui.ts';
import { GAME } from './game.ts';
import { text } from './messages/text.ts';
import { boardTitle, editionTitle } from './row-texts.ts';
import { standingFrom } from './standing.ts';
import { quickTable } from './tables.ts';

const TITLE = 'Trans Europa';

export const transEuropa: GameManifest = {
  id: GAME,
  title: TITLE,
  row: ({ spec, summary }) => {
    const { round, winners } = standingFrom(summary.detail);
    return {
      title: [boardTitle(spec.board ?? ''), editionTitle(spec.edition ?? '')]
        .filter((title) => title !== '')
        .join(' · '),
      state: text.value.table.round(round),
      winners,
    };
  },
  record: async () => (await import('./record.ts')).recordOf,
  insight: true,
  quickTable,
  forget: async (id) => {
    (await import('./state/plans.ts')).forgetPlans(id);
    await (await import('./study/forget.ts')).forgetReview(id);
  },
  home: async () => (await import('./screens/home/home.tsx')).HomeCard,
  load: async () => (await import('./index.ts')).ui,
};
