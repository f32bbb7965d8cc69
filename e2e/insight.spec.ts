// Insight: how a player plays, from the games on this device; reviews in the background, own mistakes to do better.

import { expectAccessible } from './accessible.ts';
import { expect, open, prefer, test as plain, tooWideBy, type Page } from './page.ts';
import { readStored, testWith } from './stored.ts';

/** Games that an earlier build has left: three finished ones of one person among bots, each of another edition. */
const { origins, ...rest } = readStored(2);
const test = testWith({
  ...rest,
  origins: origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.filter(({ name }) => name !== 'branchline-settings'),
  })),
});

test.beforeEach(({ context }) => prefer(context));
plain.beforeEach(({ context }) => prefer(context));

const insight = (page: Page) => page.locator('.insight');
const untilCounted = (page: Page): Promise<void> => expect(insight(page)).toHaveAttribute('data-work', 'idle');

test('from the own record to starts, shared tracks and colours, by edition', async ({ page }) => {
  await open(page, 'games');
  await page.getByRole('group').filter({ hasText: 'Your record' }).locator('summary').click();
  await page.getByRole('link', { name: 'See how you play' }).click();
  await untilCounted(page);
  await expect(page.locator('.insight-sums')).toContainText('3 games');
  for (const title of ['Where you start', 'Shared tracks', 'Points lost, by colour', 'Typical mistakes'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  // Five regions of each of the three boards, as far as they were dealt.
  await page.getByLabel('Which games').selectOption({ label: 'Europe · Classic (1)' });
  await expect(page.locator('.insight-sums')).toContainText('1 game');
  await expect(page.locator('.insight-region')).toHaveCount(5);
  await expectAccessible(page, 'insight');
});

test('a review from here with the keyboard: accuracy, mistakes, and one of them done better', async ({ page }) => {
  await open(page, 'insight/trans-europa');
  await untilCounted(page);
  await page.getByLabel('Which games').selectOption({ label: 'Europe · Classic (1)' });
  await page.getByRole('button', { name: 'Review it now' }).press('Enter');
  await expect(insight(page)).toHaveAttribute('data-work', 'reviewing');
  // It can be stopped, and taken up again.
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await page.getByRole('button', { name: 'Review it now' }).press('Enter');
  await page.getByRole('button', { name: 'As a table' }).press('Enter');
  await expect(page.getByRole('link', { name: /^Review of the game of/ })).toHaveAttribute('href', /#\/review\//);
  await untilCounted(page);
  await expect(page.locator('.insight-examples a').first()).toHaveAttribute('href', /#\/review\/\w+\/\d+$/);

  await page.getByRole('button', { name: /^Practise \d+ position/ }).press('Enter');
  await expect(page.getByRole('radio', { name: 'Your mistakes' })).toBeChecked();
  await page.getByRole('button', { name: 'Show the answer' }).press('Enter');
  await expect(page.locator('.puzzle-verdict')).toBeVisible();
  // The better move is beside the one that was made, and the position comes back on another day.
  await expect(page.locator('.puzzle-beside li')).toHaveCount(2);
  const kept = await page.evaluate(() => localStorage.getItem('branchline-mistakes'));
  expect(Object.keys(JSON.parse(kept ?? '{}') as object)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('nothing is wider than the screen', async ({ page }) => {
    await open(page, 'insight/trans-europa');
    await untilCounted(page);
    await expect(page.locator('.insight-region').first()).toBeVisible();
    expect(await tooWideBy(page)).toBe(0);
    await expectAccessible(page, 'insight on a phone');
  });
});

plain('where nothing was played yet, it says what will be here', async ({ page }) => {
  await open(page, 'puzzles/trans-europa');
  await page.getByRole('link', { name: 'See how you play' }).click();
  await expect(page.getByText('how accurate your turns are, game after game')).toBeVisible();
  await expectAccessible(page, 'insight without games');
});
