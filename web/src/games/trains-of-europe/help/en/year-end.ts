// English: the end of a year.

import { list, note, p, type ChapterText } from '../text.ts';

export const yearEnd: ChapterText<'year-end'> = {
  title: 'The year end',
  sections: {
    settlement: {
      title: 'Payout and loss',
      body: [
        p(
          'A profit is paid out in cash, at most 200k. The rest is corporate tax. A loss is paid to the bank in cash. Each company’s annual profit at that moment counts.',
        ),
        p(
          'The bank begins with 4760k less the starting cash. It always pays in full, even if it has to go into debt for a while.',
        ),
        note('Example: a profit of 70k brings 70k, one of 230k brings 200k, a loss of 50k costs 50k.'),
      ],
      words: 'payout loss pay bank cap limit tax 200',
    },
    'year-end-order': {
      title: 'In this order',
      body: [
        list(
          'Profits are paid out, losses are paid in.',
          'Companies that cannot pay: see “When the money runs out”.',
          'Does the game end? If so, only the evaluation follows.',
          'Chips for contracts, new contracts.',
          'The chair moves on. All six phases can be called again.',
          'New vehicles at the Fair.',
        ),
      ],
      words: 'order sequence steps end of round',
    },
    subsidies: {
      title: 'Chips for contracts on display',
      body: [
        p(
          'Every contract still on display gets a chip. If it already has 2 chips, it goes under the draw pile without them. Then the display is refilled to 5 contracts. New contracts have no chip.',
        ),
      ],
      words: 'subsidy chip untaken pile refill',
    },
    'new-year': {
      title: 'Chair and stands',
      body: [
        p(
          'The chair goes to the next company clockwise. All vehicles on the stands are discarded, even if no one called the Fair. New ones are drawn.',
        ),
        p(
          'The discards are shuffled back into the supply at the end of years 4, 8, 12 and so on. If a supply runs out before that, its discards come back at once.',
        ),
      ],
      words: 'chair next vehicles discard reshuffle display stands',
    },
  },
};
