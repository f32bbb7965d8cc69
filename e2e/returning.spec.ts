// A player who returns to a screen finds it as before, without messages of other screens.

import { finished, ownTurn } from './europa-positions.ts';
import { expect, open, prefer, test, untilComplete } from './page.ts';
import { untilAsked } from './playing.ts';
import { keepStored, openStored } from './stored-game.ts';

test.beforeEach(({ context }) => prefer(context));

test('the list of games is where it was before a replay', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const games = await Promise.all(['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => finished({ seed })));
  await keepStored(page, await ownTurn(), ...games);
  await open(page, 'games');
  await page.getByRole('radio', { name: /^Finished/ }).check();
  const rows = page.locator('.games-line-row a');
  await expect(rows).toHaveCount(6);
  const last = rows.last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(rows).toHaveCount(6);
  await untilComplete(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(last).toBeFocused();
  // Opened from elsewhere, the list begins at its beginning.
  await open(page, '');
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(rows).toHaveCount(7);
  await expect(page.locator('h1')).toBeFocused();
});

test('what was said at a table is not to be heard elsewhere', async ({ page }) => {
  await openStored(page, ownTurn());
  await untilAsked(page);
  const said = page.locator('[aria-live]');
  await expect(said.first()).toContainText('Your turn');
  await page.locator('.title').click();
  await expect(page.locator('.card-games')).toBeVisible();
  await expect(said).toHaveText(['', '']);
});
