// Reviews of finished games: from the end screen and the replay, by pointer and by keys, large and small.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { expectAccessible } from './accessible.ts';
import { expect, open, prefer, test, type Page } from './page.ts';
import { playToTheEnd } from './playing.ts';

/** A game of the files that the rules are tested with, opened by its link. */
async function openFixture(page: Page, edition: string, place: number): Promise<void> {
  const path = fileURLToPath(new URL(`../games/trans-europa/test/fixtures/${edition}.jsonl`, import.meta.url));
  const { hashes: _, ...file } = JSON.parse(readFileSync(path, 'utf8').split('\n')[place]!) as Record<string, unknown>;
  await page.goto(`./#/game/${deflateRawSync(JSON.stringify(file)).toString('base64url')}`);
  await expect(page.locator('html')).toHaveAttribute('data-at', /^#\/replay\//);
}

const review = (page: Page) => page.locator('main.review');

async function openReview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-at', /^#\/review\//);
}

/** The whole game has been looked at once. */
const untilFirstLook = (page: Page): Promise<void> =>
  expect(review(page)).toHaveAttribute('data-work', /refining|done/);

test.beforeEach(({ context }) => prefer(context));

test('a review from the replay: curve, costly turns, both judgements, table, kept and saved', async ({ page }) => {
  await openFixture(page, 'classic', 5);
  await openReview(page);
  await expect(review(page)).toHaveAttribute('data-work', 'done');
  const curve = page.getByRole('slider', { name: 'Chance to win the round' });
  await expect(curve).toHaveAttribute('aria-valuenow', '0');

  // Somebody gave something away; the turn is explained and drawn.
  const points = page.locator('.review-point');
  for (const player of await page.locator('.review-chart-head .choice').all()) {
    await player.click();
    if ((await points.count()) > 0) break;
  }
  await points.first().click();
  await expect(page.locator('.review-words')).toContainText('By what could be known:');
  await expect(page.locator('.review-words')).toContainText('With all hands face up:');
  await expect(page.locator('.review-pill')).toHaveCount(2);
  await expect(page.getByText('Turning point 1 of')).toBeVisible();

  // With the keyboard alone: along the curve, and to its ends.
  await curve.focus();
  await page.keyboard.press('Home');
  await expect(curve).toHaveAttribute('aria-valuetext', 'The deal');
  await page.keyboard.press('ArrowRight');
  await expect(curve).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.locator('.review-point[aria-current]')).toHaveCount(1);

  // The other judgement is another curve; the table has both.
  await page.getByLabel('Judged by').selectOption('open');
  await page.getByRole('button', { name: 'As a table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Could know' })).toBeVisible();
  await page.getByRole('button', { name: 'As a curve' }).click();

  // What could be known of each of the others.
  await expect(page.locator('.known-region')).toHaveCount(5);
  await expectAccessible(page, 'review');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the figures as a file' }).click();
  const { turns } = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { turns: unknown[] };
  expect(turns.length).toBe(Number(await curve.getAttribute('aria-valuemax')));

  // What was worked out is kept: at once the next time.
  await page.reload();
  await expect(review(page)).toHaveAttribute('data-work', 'done');
});

test('a review can be stopped and taken up again', async ({ page }) => {
  await openFixture(page, 'classic', 8);
  await openReview(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(review(page)).toHaveAttribute('data-work', 'stopped');
  await page.getByRole('button', { name: 'Go on' }).click();
  await untilFirstLook(page);
});

for (const [edition, place] of [
  ['ferry', 5],
  ['prestige', 2],
] as const) {
  test(`a review of a game of the ${edition} edition`, async ({ page }) => {
    await openFixture(page, edition, place);
    await openReview(page);
    await untilFirstLook(page);
    await expect(page.locator('.ledger li')).toHaveCount(3);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the review from the end of a game, tab by tab', async ({ page }) => {
    await open(page, '');
    await page.locator('[data-game=trans-europa] .button-ink').click();
    await playToTheEnd(page);
    await page.getByRole('button', { name: 'Review' }).click();
    await untilFirstLook(page);
    await expect(page.locator('.review-costly')).toBeVisible();
    await page.getByText('Luck', { exact: true }).click();
    await expect(page.locator('.ledger li')).toHaveCount(3);
    await page.getByText('Known', { exact: true }).click();
    await expect(page.locator('.known-region')).toHaveCount(5);
    await expectAccessible(page, 'review on a phone');
  });
});
