// A game with each special card, played through the page.

import { expect, prefer, test } from './page.ts';
import { playToTheEnd } from './playing.ts';
import { setUp } from './setting-up.ts';

test.beforeEach(async ({ context }) => prefer(context));

/** The two cards that change the points table act on prestige only; the others get a short round by a small supply. */
const POINT_CARDS = [1, 2];

for (let card = 1; card <= 19; card++) {
  test(`[TP-CARD-${card}] a game under this card is played to its end`, async ({ page }) => {
    const short = POINT_CARDS.includes(card) ? { target: 1 } : { target: 1, tracks: 16, scoring: 'Points lost' };
    await setUp(page, { edition: 'prestige', seats: ['human', 'apprentice', 'apprentice'], cards: [card], ...short });
    await expect(page.locator('.special-number')).toHaveText(String(card));
    await playToTheEnd(page);
  });
}

test('[TP-MULTI-2] several cards hold together', async ({ page }) => {
  await setUp(page, {
    edition: 'prestige',
    seats: ['human', 'apprentice', 'human'],
    cards: [8, 9, 16],
    target: 1,
    tracks: 12,
    scoring: 'Points lost',
  });
  await expect(page.locator('.special-card')).toHaveCount(3);
  await playToTheEnd(page);
});
