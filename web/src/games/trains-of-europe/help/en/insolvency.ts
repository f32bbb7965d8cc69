// English: losses that cannot be paid.

import { list, note, p, type ChapterText } from '../text.ts';

export const insolvency: ChapterText<'insolvency'> = {
  title: 'When the money runs out',
  sections: {
    forgiven: {
      title: 'A loss you cannot pay',
      body: [
        p(
          'If your loss is higher than your cash, you pay all your cash. The rest is written off for good, but your company is *marked*. You cannot sell anything to avoid this.',
        ),
        p(
          'At the next year end a marked company must be out of the red or pay its loss in full. Then it is no longer marked.',
        ),
        note('Example: loss 50k, cash 30k. You pay 30k, 20k is written off, and your company is marked.'),
      ],
      words: 'marked warning forgiven written off debt loss cash',
    },
    leaving: {
      title: 'Leaving the game',
      body: [
        p(
          'A marked company that again cannot pay is insolvent. It pays nothing and leaves the game. It is still evaluated at the end.',
        ),
        list(
          'Everything it owns stays where it is. Its tracks remain taken.',
          'The number of phases depends on the companies that are left.',
          'If only one company is left, the game ends with this year.',
        ),
      ],
      words: 'insolvent bankrupt out leave eliminated',
    },
    'self-managed': {
      title: 'Self-managed insolvency',
      body: [
        p('With this variant an insolvent company does not leave at once. It sells its assets. The others bid for'),
        list(
          'all its spare vehicles,',
          'every licence it does not use, and',
          'the unfinished contracts that it offers. It chooses them once, at the beginning.',
        ),
      ],
      words: 'sell variant rescue contracts offer assets',
    },
    'insolvency-sale': {
      title: 'The sale',
      body: [
        p(
          'It works like an auction, but licences and vehicles are sold together. The company to the right of the insolvent one opens first. After each sale the game determines again what is for sale. All other companies take part, even those whose own insolvency follows.',
        ),
        list(
          'The lowest bid for a contract is its printed profit less 20k, but at least 20k.',
          'A contract is sold with its vehicles and chips. For the buyer it may be complete at once.',
          'Licences are not part of a contract. They stay with the seller.',
        ),
      ],
      words: 'minimum bid contract sold right neighbour buyer',
    },
    rescue: {
      title: 'Saved or not',
      body: [
        p(
          'The sale ends in one of two ways. Once the annual profit is no longer negative, nothing is due and nothing is paid out. Once the cash covers the loss, the loss is paid. In both cases the company stays and is no longer marked.',
        ),
        p(
          'If no company opens a lot in a full round, the insolvent company leaves. It keeps the proceeds, which count in the evaluation. If several companies are insolvent, they follow one after the other.',
        ),
      ],
      words: 'saved over proceeds enough leaves circle',
    },
  },
};
