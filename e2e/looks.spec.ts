// Every screen, day and night, large and small: no serious accessibility problem.

import { expectAccessible } from './accessible.ts';
import { expect, open, sharedPage, test } from './page.ts';
import { confirmButton, playToTheEnd, untilAsked } from './playing.ts';
import { europaAt, openStored } from './stored-game.ts';

const SCREENS = ['', 'new/prestige', 'same-device', 'games', 'rules/classic', 'settings', 'learn/1', 'nowhere/at/all'];

/** What the browser calls the page in its tab. */
const TITLES: Readonly<Record<string, string>> = { games: 'Your games', settings: 'Settings' };

/** A game of one short round, with a special card in force. */
const TABLE = {
  edition: 'prestige',
  seats: ['human', 'apprentice', 'apprentice'],
  options: { targetScore: 1, blackTracks: 14, scoring: 'penalty', specialCards: 'fixedGame' },
  agreed: { cards: [[9]] },
};

for (const [shape, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(shape, () => {
    test.use({ viewport });
    const shared = sharedPage();
    const { test: judging } = shared;

    judging('screens beside the table', async () => {
      const page = shared.page();
      for (const screen of SCREENS) {
        await open(page, screen);
        await expect(page.locator('h1').first()).toBeVisible();
        if (screen in TITLES) await expect(page).toHaveTitle(`${TITLES[screen]} · Branchline`);
        await expectAccessible(page, screen || 'home');
      }
    });

    judging('the table from the marker to the end', async () => {
      const page = shared.page();
      await openStored(
        page,
        europaAt({ ...TABLE, until: ({ state, asked }) => state.public.stage.kind === 'markers' && asked[0] === 0 }),
      );
      await untilAsked(page);
      await expectAccessible(page, 'marker');
      await openStored(
        page,
        europaAt({ ...TABLE, until: ({ state, asked }) => state.public.stage.kind === 'build' && asked[0] === 0 }),
      );
      await untilAsked(page);
      await page.locator('.tickets .ticket:not([data-linked])').first().click();
      await expect(confirmButton(page)).toBeEnabled();
      await expectAccessible(page, 'plan');
      const { id } = await openStored(page, europaAt(TABLE));
      expect((await untilAsked(page)).kind).toBe('round');
      await expectAccessible(page, 'round end');
      await playToTheEnd(page);
      await expectAccessible(page, 'game over');
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'picture or film');
      await page.keyboard.press('Escape');
      await open(page, `replay/${id}/12`);
      await page.getByRole('slider').waitFor();
      await expectAccessible(page, 'replay');
      await open(page, 'games');
      await page.locator('.record summary').click();
      await expect(page.locator('.record td').first()).toBeVisible();
      await expectAccessible(page, 'own record');
    });

    judging('the curtain', async () => {
      const page = shared.page();
      await openStored(page, europaAt({ seats: ['human', 'human'], until: () => true }));
      await page.locator('.curtain').waitFor();
      await expectAccessible(page, 'curtain');
    });
  });
}
