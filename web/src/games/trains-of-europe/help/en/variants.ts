// English: what a table of one’s own may change.

import { list, type ChapterText } from '../text.ts';

export const variants: ChapterText<'variants'> = {
  title: 'A custom table',
  sections: {
    'variant-secret': {
      title: 'What stays secret',
      body: [
        list(
          '*Hidden vehicles:* only you see your spare vehicles, the others their number. Those on offer are shown, and so are all in an insolvency sale and at the end.',
          '*Hidden cash:* the others see neither your cash nor the bank.',
        ),
      ],
      words: 'hidden secret option variant custom',
    },
    'variant-money': {
      title: 'When the money runs out: variants',
      body: [
        list(
          '*Self-managed insolvency:* instead of leaving, an insolvent company may sell first.',
          '*Forgiven once per game:* the mark is never taken off. The second loss that cannot be paid is the end.',
          '*Licences come free:* the tracks of a company that has left are free for others and no longer raise the fee.',
          '*The bank can run dry:* usually an empty bank ends the game; without this it may go into debt.',
        ),
      ],
      words: 'option variant custom insolvency bank',
    },
    'variant-beginning': {
      title: 'The beginning',
      body: [
        list(
          '*First chair:* drawn, the first seat, or the oldest person.',
          '*Launch contracts:* for two players near each other, any two, or chosen together.',
        ),
      ],
      words: 'option variant custom start launch chair',
    },
    'variant-turns': {
      title: 'Turn by turn',
      body: [
        list(
          '*Assign in turn:* at the Fair each company assigns in its own turn, not all together at the end.',
          '*Fixed bid steps:* the first bid is exactly the lowest one, and every further bid exactly 10k more.',
          '*Offers in turn:* at the Auction House one offers after the other, openly, beginning with the caller.',
          '*Reshuffle:* the discarded vehicles come back after 1, 2, 3 or 4 years.',
        ),
      ],
      words: 'option variant custom auction fair shuffle',
    },
    'variant-end': {
      title: 'The end: variants',
      body: [
        list(
          '*Target:* how many completed contracts end the game.',
          '*Open end:* without a target. Only the other reasons end the game.',
          '*Raise the target:* you may agree on more contracts on the way.',
          '*Begun is not idle:* a contract without income costs no point if it has a vehicle or a route.',
          '*Ties:* shared, or decided by profit, then completed contracts, then cash.',
        ),
      ],
      words: 'option variant custom open end target tie',
    },
    'books-by-hand': {
      title: 'Books by hand',
      body: [
        list(
          '*Books by hand:* the game tells no sums of your contracts and no profit to come. Nothing moves on the profit track during the year.',
          'Booking: at the year end everyone works out the annual profit and books it, all at once and in secret. A scratch pad adds the amounts you pick.',
          'Audits: then, from the Chairperson clockwise, each company may audit one other. Each company is audited at most once a year.',
          'A wrong booking that an audit finds costs the difference, at most the company’s cash, paid to the auditor; the token is put right. An audit that finds nothing costs nothing.',
          'What counts: the payout, a loss and the 500k that end the game go by the tokens. The 500k are tested once a year, after the audits.',
          'Insolvency: with every contract sold, the seller’s token moves by what the contract brought less its tax. Nothing is booked, and the buyer’s token stays.',
          'At the end all books are put right before the companies are evaluated. Nobody pays for that.',
        ),
      ],
      words: 'books audit booking manual hand token tax inspection scratch pad',
    },
  },
};
