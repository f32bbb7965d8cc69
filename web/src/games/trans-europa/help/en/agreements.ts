// English: what a table may agree on.

import { list, p, type ChapterText } from '../text.ts';

export const agreements: ChapterText<'agreements'> = {
  title: 'At this table',
  sections: {
    options: {
      title: 'What you can agree on',
      body: [
        p('Where the printed rules differ, the table follows these pages. A custom table may change:'),
        list(
          'the length of the scoring track: 13 as printed, or any other',
          'who starts: by lot, the first player, or the oldest',
          'the scoring: points lost or prestige, with any board',
          'the number of tracks in the supply',
          'markers on the same junction (ferry edition)',
          'passing without building (prestige edition)',
          'how a half-built ferry counts when missing: 2 or 1',
          'who notices a complete hand: the table, or the players, who claim by hand',
          'the memory aid, which shows cards you have seen on their way to others.',
        ),
      ],
      words: 'options house rules variants custom',
    },
    final: {
      title: 'No taking back',
      body: [
        p(
          'Planning costs nothing: a plan is yours alone and can be changed as long as you like. A laid track is final.',
        ),
        p(
          'A turn is carried out one track at a time. If the first links another player’s last city, you are told before the second is laid.',
        ),
      ],
      words: 'undo take back plan confirm',
    },
  },
};
