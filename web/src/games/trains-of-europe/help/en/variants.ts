// English: what a custom table may change.

import { list, type ChapterText } from '../text.ts';

export const variants: ChapterText<'variants'> = {
  title: 'A custom table',
  sections: {
    'variant-secret': {
      title: 'Secret information',
      body: [
        list(
          '*Hidden vehicles:* only you see your spare vehicles; the others see their number. Vehicles on offer are shown. In an insolvency sale and at the end all are shown.',
          '*Hidden cash:* the others see neither your cash nor the bank.',
        ),
      ],
      words: 'hidden secret option variant custom',
    },
    'variant-money': {
      title: 'When the money runs out: variants',
      body: [
        list(
          '*Self-managed insolvency:* an insolvent company may sell assets before it has to leave.',
          '*Written off once per game:* a marked company stays marked. The second loss it cannot pay makes it insolvent.',
          '*Licences are released:* when a company leaves, its tracks become free for others and no longer raise the fee.',
          '*The bank can run dry:* an empty bank ends the game. Without this rule the bank may go into debt.',
        ),
      ],
      words: 'option variant custom insolvency bank',
    },
    'variant-beginning': {
      title: 'The beginning',
      body: [
        list(
          '*First chair:* drawn at random, the first seat, or the oldest player.',
          '*Launch contracts:* with two players, two near each other, any two, or two chosen together.',
        ),
      ],
      words: 'option variant custom start launch chair',
    },
    'variant-turns': {
      title: 'Turn by turn',
      body: [
        list(
          '*Assign in turn:* at the Fair each company assigns in its own turn, not all together at the end.',
          '*Fixed bid steps:* the first bid is exactly the lowest bid, and every further bid is exactly 10k more.',
          '*Offers in turn:* at the Auction House, companies offer openly and one after the other, beginning with the caller.',
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
          '*Open end:* there is no target. Only the other reasons end the game.',
          '*Raise the target:* you may agree on more contracts during the game.',
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
          '*Books by hand:* the game shows no sums of your contracts and no expected profit. Nothing moves on the annual profit track during the year.',
          'Booking: at the year end all players work out their annual profit and book it, at the same time and in secret. A scratch pad adds up the amounts you pick.',
          'Audits: then each company may audit one other company, clockwise from the chair. Each company is audited at most once a year.',
          'If an audit finds a wrong booking, the company pays the auditor the difference, at most all its cash. Its token is corrected. An audit that finds nothing costs nothing.',
          'What counts: the tokens decide payouts, losses and the 500k that end the game. The 500k is checked once a year, after the audits.',
          'Insolvency: when a contract is sold, the seller’s token moves by what the contract earned less its tax. Nothing is booked, and the buyer’s token stays.',
          'At the end all books are corrected before the companies are evaluated. No one pays for that.',
        ),
      ],
      words: 'books audit booking manual hand token tax inspection scratch pad',
    },
  },
};
