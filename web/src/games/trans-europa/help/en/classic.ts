// English: what is special about the classic edition.

import { list, p, type ChapterText } from '../text.ts';

export const classic: ChapterText<'classic'> = {
  title: 'Classic edition',
  sections: {
    'classic-seas': {
      title: 'Across the sea',
      body: [
        p(
          'There are no ferries in this edition. Sea crossings are ordinary double lines: one track, the whole turn, and 2 points when missing.',
        ),
      ],
      words: 'water Channel ship',
    },
    'classic-score': {
      title: 'Points lost',
      body: [
        p(
          'If you have linked everything, you lose nothing. All others lose a point for each missing single line and two for each missing double line.',
        ),
        p(
          'For every point your locomotive moves one step from the engine house towards the red buffer. The scoring track has *13 steps*, so you begin with 13 points.',
        ),
      ],
      words: 'scoring penalty minus track score',
    },
    'classic-end': {
      title: 'End of the game',
      body: [
        p('The game ends after the round in which a player has lost 13 points or more in all.'),
        list(
          'The player with the most points left wins. Equal points mean shared victory.',
          'A player who falls below zero keeps the exact number for the ranking.',
        ),
      ],
      words: 'win winner tie draw buffer',
    },
  },
};
