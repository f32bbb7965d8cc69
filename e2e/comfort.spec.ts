// Keyboard, touch, languages, small screens.

import { expect, prefer, test } from './page.ts';
import { actingOf, playToOwnTurn, playToRoundEnd, playToTheEnd, sequenceOf, untilAsked } from './playing.ts';
import { setUp } from './setting-up.ts';

test('a game is started with the keyboard alone', async ({ page, context }) => {
  await prefer(context);
  await page.goto('./');
  // From the top of the page to the button that starts a game.
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab');
    if ((await page.locator(':focus').textContent())?.trim() === 'Play now') break;
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('main.table')).toBeVisible();
});

test('a game is played with the keyboard alone', async ({ page, context }) => {
  await prefer(context);
  await setUp(page, { seats: ['human', 'apprentice'], target: 2 });
  const toBoard = async (): Promise<void> => {
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await page.evaluate(() => document.activeElement?.classList.contains('board'))) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('the board cannot be reached with Tab');
  };
  for (;;) {
    const { kind, stage, sequence } = await untilAsked(page);
    if (kind === 'over') break;
    if (kind === 'round') {
      await page.keyboard.press('Enter');
      await expect(page.locator('.round-end')).toBeHidden();
      continue;
    }
    await toBoard();
    // A city by its number, choose it, confirm: places the marker or lays what fits into the turn.
    for (const city of ['1', '2', '3', '4', '5']) {
      if (stage === 'build') await page.keyboard.press('Escape');
      await page.keyboard.press(city);
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await untilAsked(page);
      if ((await sequenceOf(page)) !== sequence) break;
    }
    // Everything is linked and something is left of the turn.
    if ((await sequenceOf(page)) === sequence) await page.keyboard.press('Enter');
  }
});

test('the cursor walks by compass direction and says where it is', async ({ page, context }) => {
  await prefer(context);
  await setUp(page, { seats: ['human', 'apprentice'] });
  await playToOwnTurn(page);
  await page.locator('.board').focus();
  await page.keyboard.press('h');
  const live = page.locator('[aria-live=polite]').first();
  await expect(live).toContainText('on your line');
  await page.keyboard.press('d');
  await expect(live).toContainText('lines:');
  await page.keyboard.press('m');
  await expect(live).toContainText('Missing');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game is played by touch', async ({ page, context }) => {
    await prefer(context);
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now' }).tap();
    await expect(page.locator('.sheet')).toBeVisible();
    // The marker by tapping on the map until a junction is hit.
    await expect.poll(() => actingOf(page), { timeout: 60_000 }).not.toBeNull();
    const confirm = page.locator('.turn-buttons .button-me');
    for (let x = 60; x < 340 && !(await confirm.isEnabled()); x += 11)
      await page.locator('.board').tap({ position: { x, y: 260 } });
    await confirm.tap();
    await playToRoundEnd(page);
    // A short game, to its very end.
    await setUp(page, { seats: ['human', 'apprentice'], target: 2 });
    await playToTheEnd(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('the lines in words leave the turn in reach', async ({ page, context }) => {
    await prefer(context);
    await setUp(page, { seats: ['human', 'apprentice'] });
    await playToOwnTurn(page);
    await page.locator('.legal-list summary').focus();
    await page.keyboard.press('Enter');
    await page.locator('.legal-list button').first().tap();
    await page.locator('.turn-buttons .button-me').tap();
    await expect(page.locator('.plan-track')).toHaveCount(0);
  });
});
