// English: the details of an auction.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const auction: ChapterText<'auction'> = {
  title: 'More about auctions',
  sections: {
    'auction-licences': {
      title: 'Which licences can be sold',
      body: [
        p(
          'Only unused ones: without the sections offered, all routes of your completed contracts and all routes that already earn must still be connected. This is checked once more when the lot is opened.',
        ),
        list(
          'The seller gets the sticks back.',
          'The buyer needs enough sticks, must not be on the section already, and is credited new routes at once.',
        ),
      ],
      words: 'sell licence section unused in use sticks',
    },
    'auction-minimum': {
      title: 'The lowest bid',
      body: [
        table(
          ['lot', 'lowest bid'],
          ['vehicle', 'its price less 20k, at least 20k'],
          ['licence', '10k for each segment'],
        ),
        note('Example: a vehicle of 50k opens at 30k, one of 30k at 20k, a section of 3 segments at 30k.'),
      ],
      words: 'minimum opening price reserve',
    },
    'auction-opening': {
      title: 'Who opens',
      body: [
        p(
          'The right to open a lot begins with the caller. Whoever declines, or can open nothing, passes it on clockwise. After a sale it goes to the company after the one that opened, not after the one that bought.',
        ),
        p(
          'Declining is not final: after a sale you may open again. When all lots are sold, or nobody has opened in a full circle, the auction is over, first for licences, then for vehicles. What is left stays with its owner, and what was bought is not sold again.',
        ),
      ],
      words: 'open lot decline right order circle stage end unsold',
    },
    'auction-bidding': {
      title: 'Bidding',
      body: [
        p(
          'After the opening bid the others raise by 10k or more in clockwise order, or pass. Whoever passes is out for this lot; the last one buys.',
        ),
        list(
          'The price goes to the former owner, and the lot changes hands at once.',
          'Nobody bids for a lot of their own.',
          'Bids are multiples of 10k, and no one can bid more than they have. Whoever cannot raise is not asked.',
        ),
      ],
      words: 'bid raise pass step highest winner owner',
    },
  },
};
