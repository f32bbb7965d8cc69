// English: the details of an auction.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const auction: ChapterText<'auction'> = {
  title: 'More about auctions',
  sections: {
    'auction-licences': {
      title: 'Which licences can be sold',
      body: [
        p(
          'Only unused ones. Without the sections you offer, all routes of your completed contracts and all routes that already earn must still be connected. The game checks this again when the lot is opened.',
        ),
        list(
          'The seller gets the sticks back.',
          'The buyer needs enough sticks and must not be on the section already. New routes are credited at once.',
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
          'The caller has the first right to open a lot. A company that declines, or cannot open anything, passes the right on clockwise. After a sale it goes to the company after the opener, not after the buyer.',
        ),
        p(
          'Declining is not final: after a sale you may open again. The auction is over when all lots are sold or when no company opens one in a full round. This applies first to licences, then to vehicles. Unsold lots stay with their owners. A lot that was bought is not sold again.',
        ),
      ],
      words: 'open lot decline right order circle round stage end unsold',
    },
    'auction-bidding': {
      title: 'Bidding',
      body: [
        p(
          'After the opening bid the others raise by 10k or more in clockwise order, or pass. If you pass, you are out for this lot. The last company left buys it.',
        ),
        list(
          'The buyer pays the former owner, and the lot changes hands at once.',
          'You cannot bid for your own lot.',
          'Bids are multiples of 10k. You cannot bid more than your cash. If you cannot raise, the game does not ask you.',
        ),
      ],
      words: 'bid raise pass step highest winner owner',
    },
  },
};
