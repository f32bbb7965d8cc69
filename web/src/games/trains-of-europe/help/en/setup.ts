// English: how a game begins.

import { list, p, type ChapterText } from '../text.ts';

export const setup: ChapterText<'setup'> = {
  title: 'How a game begins',
  sections: {
    'first-display': {
      title: 'The open displays',
      body: [
        p(
          'Five contracts lie face up beside the draw pile. The Railroad Fair shows five locomotives and five wagons, with two players four of each. A display never has more than two vehicles of the same model.',
        ),
      ],
      words: 'face up display stands market five',
    },
    'first-company': {
      title: 'What a company starts with',
      body: [
        list(
          '100k in cash and an annual profit of 0',
          '48 sticks',
          'one locomotive and two wagons, drawn face down; they wait in the yard',
          'one launch contract',
        ),
      ],
      words: 'starting cash hand begin sticks',
    },
    launch: {
      title: 'Launch contracts',
      body: [
        p(
          'Every company draws one of the 8 launch contracts. It is active from the start, costs no tax and counts towards the target like any other. The rest leave the game.',
        ),
      ],
      words: 'green first contract start tax free',
    },
    'first-chair': {
      title: 'The first chair',
      body: [
        p(
          'The company in the *chair* calls the first phase of the year. The first chair is drawn at random unless the table was set up otherwise.',
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
          'The two launch contracts are near each other: a city of one is at most 3 segments from a city of the other.',
        ),
        p('The first two points also apply once only two of three or four companies are left.'),
      ],
      words: 'two duel pair 2',
    },
  },
};
