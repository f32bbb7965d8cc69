// English: how a game begins.

import { list, p, type ChapterText } from '../text.ts';

export const setup: ChapterText<'setup'> = {
  title: 'How a game begins',
  sections: {
    'first-display': {
      title: 'The open displays',
      body: [
        p(
          'Five contracts lie face up beside the draw pile. Five locomotives and five wagons stand at the Railroad Fair, never more than two of the same model on one display; with two players four and four.',
        ),
      ],
      words: 'face up display stands market five',
    },
    'first-company': {
      title: 'What a company starts with',
      body: [
        list(
          '100k in cash and a profit of 0',
          '48 sticks',
          'one locomotive and two wagons, drawn blind; they wait in the yard',
          'one launch contract',
        ),
      ],
      words: 'starting cash hand begin sticks',
    },
    launch: {
      title: 'Launch contracts',
      body: [
        p(
          'Every company draws one of the 8 launch contracts. It is active from the first moment, costs no tax and counts towards the target like any other. Those that nobody has drawn leave the game.',
        ),
      ],
      words: 'green first contract start tax free',
    },
    'first-chair': {
      title: 'The first chair',
      body: [
        p(
          'The company in the *chair* calls the first phase of the year. Who begins is drawn by lot unless the table was set up otherwise.',
        ),
      ],
      words: 'chairperson start player begins first oldest',
    },
    'two-players': {
      title: 'With two players',
      body: [
        list(
          'The chair calls the first phase, the other company the second, the chair again the third. Then the chair changes hands.',
          'The Fair shows four locomotives and four wagons.',
          'The two launch contracts lie near each other: some city of one is at most 3 segments from some city of the other.',
        ),
        p('The first two points also hold as soon as only two of three or four companies are left.'),
      ],
      words: 'two duel pair 2',
    },
  },
};
