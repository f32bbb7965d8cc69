// English: the end of a year.

import { list, note, p, type ChapterText } from '../text.ts';

export const yearEnd: ChapterText<'year-end'> = {
  title: 'The year end',
  sections: {
    settlement: {
      title: 'Payout and loss',
      body: [
        p(
          'A profit is paid out in cash, at most 200k; anything above that is corporate tax. A loss is paid to the bank. What counts is each company’s profit at that moment.',
        ),
        p(
          'The bank begins with 4760k less the starting cash and always pays in full, even if it has to go into debt for a while.',
        ),
        note('Example: a profit of 70k brings 70k, one of 230k brings 200k, a loss of 50k costs 50k.'),
      ],
      words: 'payout loss pay bank cap limit tax 200',
    },
    'year-end-order': {
      title: 'In this order',
      body: [
        list(
          'Profits are paid out, losses are paid.',
          'Companies that cannot pay: see “When the money runs out”.',
          'Does the game end? If so, nothing else happens before the evaluation.',
          'Chips for contracts, new contracts.',
          'The chair moves on, all six phases are back.',
          'New vehicles at the Fair.',
        ),
      ],
      words: 'order sequence steps end of round',
    },
    subsidies: {
      title: 'Chips for contracts nobody took',
      body: [
        p(
          'Every contract that nobody has taken this year gets a chip. If it has 2 already, it goes under the draw pile without them. Then the display is filled up to 5; new contracts have no chip.',
        ),
      ],
      words: 'subsidy chip untaken pile refill',
    },
    'new-year': {
      title: 'Chair and stands',
      body: [
        p(
          'The chair goes to the next company clockwise. All vehicles on the stands are discarded, even if there was no Fair, and new ones are drawn.',
        ),
        p(
          'The discards are shuffled back at the end of years 4, 8, 12 and so on; if a supply runs out before that, its discards come back at once.',
        ),
      ],
      words: 'chair next vehicles discard reshuffle display stands',
    },
  },
};
