// A game with each special card, played through the page.

import { expect, prefer, sharedPage, test } from './page.ts';
import { playToTheEnd } from './playing.ts';
import { setUp } from './setting-up.ts';

/** The two cards that change the points table act on prestige only; the others get a short round by a small supply. */
const POINT_CARDS = [1, 2];

/** Two groups, so that two workers share them; within a group the games follow each other on one page. */
const GROUPS = [
  [1, 3, 5, 7, 9, 11, 13, 15, 17, 19],
  [2, 4, 6, 8, 10, 12, 14, 16, 18],
];

for (const cards of GROUPS) {
  test.describe(`cards ${cards[0]} to ${cards.at(-1)}`, () => {
    const shared = sharedPage();

    for (const card of cards) {
      shared.test(`[TP-CARD-${card}] a game under this card is played to its end`, async () => {
        const page = shared.page();
        const short = POINT_CARDS.includes(card) ? { target: 1 } : { target: 1, tracks: 16, scoring: 'Points lost' };
        const seats = ['human', 'apprentice', 'apprentice'];
        await setUp(page, { edition: 'prestige', seats, cards: [card], ...short });
        await expect(page.locator('.special-number')).toHaveText(String(card));
        await playToTheEnd(page);
      });
    }
  });
}

test('[TP-MULTI-2] several cards hold together', async ({ page, context }) => {
  await prefer(context);
  await setUp(page, {
    edition: 'prestige',
    seats: ['human', 'apprentice', 'human'],
    cards: [8, 9, 16],
    target: 1,
    tracks: 12,
    scoring: 'Points lost',
  });
  await expect(page.locator('.special-number')).toHaveText(['8', '9', '16']);
  await playToTheEnd(page);
});
