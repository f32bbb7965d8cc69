// Every screen, day and night, large and small: no serious accessibility problem.

import { expectAccessible } from './accessible.ts';
import { expect, open, prefer, test } from './page.ts';
import { playToRoundEnd, playToTheEnd, step, untilAsked } from './playing.ts';
import { setUp } from './setting-up.ts';

const SCREENS = ['', 'new/prestige', 'same-device', 'games', 'rules/classic', 'settings', 'learn/1', 'nowhere/at/all'];

for (const [shape, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(shape, () => {
    test.use({ viewport });
    test.beforeEach(async ({ context }) => prefer(context));

    test('screens beside the table', async ({ page }) => {
      for (const screen of SCREENS) {
        await open(page, screen);
        await expect(page.locator('h1').first()).toBeVisible();
        await expectAccessible(page, screen || 'home');
      }
    });

    test('the table from the marker to the end', async ({ page }) => {
      await setUp(page, {
        edition: 'prestige',
        seats: ['human', 'apprentice', 'apprentice'],
        cards: [9],
        target: 1,
        tracks: 14,
        scoring: 'Points lost',
      });
      await untilAsked(page);
      await expectAccessible(page, 'marker');
      await step(page);
      await untilAsked(page);
      await page.locator('.tickets .ticket:not([data-linked])').first().click();
      await expectAccessible(page, 'plan');
      await playToRoundEnd(page);
      await expectAccessible(page, 'round end');
      await playToTheEnd(page);
      await expectAccessible(page, 'game over');
      await page.getByRole('button', { name: 'Picture or film' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'picture or film');
      await page.keyboard.press('Escape');
      const id = page.url().split('/').at(-1)!;
      await open(page, `replay/${id}/12`);
      await page.getByRole('slider').waitFor();
      await expectAccessible(page, 'replay');
      await open(page, 'games');
      await page.locator('.record summary').click();
      await expect(page.locator('.record td').first()).toBeVisible();
      await expectAccessible(page, 'own record');
    });

    test('the curtain', async ({ page }) => {
      await setUp(page, { seats: ['human', 'human'] });
      await page.locator('.curtain').waitFor();
      await expectAccessible(page, 'curtain');
    });
  });
}
