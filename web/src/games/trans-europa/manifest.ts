// Trans Europa as far as it is known before it is opened.

import type { Language } from '../../prefs/languages.ts';
import type { GameManifest } from '../game-ui.ts';
import { GAME } from './game.ts';
import { BOARD_TITLES, EDITION_TITLES, roundOf } from './row-texts.ts';
import { standingFrom } from './standing.ts';
import { quickTable } from './tables.ts';

const TITLE = 'Trans Europa';

type Titles = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** What this page does not know is called by its id. */
const titleIn = (titles: Titles, id: string, language: Language): string =>
  Object.hasOwn(titles, id) ? titles[id]![language] : id;

export const transEuropa: GameManifest = {
  id: GAME,
  title: { en: TITLE, de: TITLE, fr: TITLE, nl: TITLE, pl: TITLE },
  row: ({ spec, summary }, language) => {
    const { round, winners } = standingFrom(summary.detail);
    return {
      title: [titleIn(BOARD_TITLES, spec.board ?? '', language), titleIn(EDITION_TITLES, spec.edition ?? '', language)]
        .filter((title) => title !== '')
        .join(' · '),
      state: roundOf[language](round),
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
