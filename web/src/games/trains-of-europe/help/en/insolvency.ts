// English: losses that cannot be paid.

import { list, note, p, type ChapterText } from '../text.ts';

export const insolvency: ChapterText<'insolvency'> = {
  title: 'When the money runs out',
  sections: {
    forgiven: {
      title: 'A loss you cannot pay',
      body: [
        p(
          'If your loss is higher than your cash, you pay what you have. The rest is forgiven for good, but the company is *marked*. You cannot sell anything to avoid this.',
        ),
        p('At the next year end a marked company must be out of the red or pay its whole loss. Then the mark is gone.'),
        note('Example: loss 50k, cash 30k. You pay 30k, 20k is forgiven, and you are marked.'),
      ],
      words: 'marked warning forgiven debt loss cash',
    },
    leaving: {
      title: 'Leaving the game',
      body: [
        p(
          'A marked company that again cannot pay is insolvent. It pays nothing any more, leaves the game and is still evaluated at the end.',
        ),
        list(
          'Everything it has stays where it is. Its tracks remain taken.',
          'The number of phases follows the companies that are left.',
          'If only one company is left, the game ends with this year.',
        ),
      ],
      words: 'insolvent bankrupt out leave eliminated',
    },
    'self-managed': {
      title: 'Self-managed insolvency',
      body: [
        p('With this variant an insolvent company does not leave at once but sells what it has. The others bid for'),
        list(
          'all its spare vehicles,',
          'every licence it does not use,',
          'and those of its unfinished contracts that it puts up. It chooses them once, at the beginning.',
        ),
      ],
      words: 'sell variant rescue contracts offer assets',
    },
    'insolvency-sale': {
      title: 'The sale',
      body: [
        p(
          'It works like an auction, but in a single stage, and the company to the right of the insolvent one opens first. After each sale it is worked out again what can be bought. All other companies take part, even those that are waiting for their own insolvency.',
        ),
        list(
          'A contract costs at least its printed profit less 20k, and not less than 20k.',
          'It goes with its vehicles and chips and may be complete for the buyer at once.',
          'Licences are not part of a contract; they stay with the seller.',
        ),
      ],
      words: 'minimum bid contract sold right neighbour buyer',
    },
    rescue: {
      title: 'Saved or not',
      body: [
        p(
          'After every sale: as soon as the profit is no longer negative, nothing is due any more and nothing is paid out. As soon as the cash covers the loss, it is paid. In both cases the company stays and its mark is gone.',
        ),
        p(
          'If nobody opens in a full circle, it leaves; the proceeds stay with it and count in the evaluation. Where several companies are insolvent, each is judged when its turn comes.',
        ),
      ],
      words: 'saved over proceeds enough leaves circle',
    },
  },
};
