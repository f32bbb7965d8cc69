// Reviews of games of Trains of Europe: from the replay, by pointer and by keys, large and small.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { expectAccessible } from './accessible.ts';
import { expect, open, prefer, test, tooWideBy, type Page } from './page.ts';
import { openStored, trainsAt } from './stored-game.ts';

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`./fixtures/${name}.json`, import.meta.url)), 'utf8');

const review = (page: Page) => page.locator('main.tv');

/** A game between two bots, opened by its link. */
async function openGame(page: Page): Promise<void> {
  await page.goto(`./#/game/${deflateRawSync(read('company-game')).toString('base64url')}`);
  await expect(page.locator('html')).toHaveAttribute('data-at', /^#\/replay\//);
}

/** As if this device had worked the review out before: playing hundreds of games on takes a minute. */
async function keepReview(page: Page): Promise<void> {
  await page.evaluate(async (text) => {
    const request = indexedDB.open('branchline-study', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('results'));
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const writing = request.result.transaction('results', 'readwrite');
    writing.objectStore('results').put(JSON.parse(text), `review/companies/2/${location.hash.split('/')[2]}`);
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    request.result.close();
  }, read('company-review'));
}

async function openReview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-at', /^#\/review\//);
  await expect(review(page)).toBeVisible();
}

/** A review whose figures are there already. */
async function openKeptReview(page: Page): Promise<void> {
  await openGame(page);
  await keepReview(page);
  await openReview(page);
  await expect(review(page)).toHaveAttribute('data-work', 'done');
}

test.beforeEach(async ({ context }) => {
  await prefer(context);
});

test('a review of companies: curve, costly decisions on the map, returns, auctions, by keys, saved', async ({
  page,
}) => {
  await openKeptReview(page);

  // A decision leads to the position in which it was made, and is explained.
  const first = page.locator('.tv-point').first();
  await first.click();
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expect(review(page)).toHaveAttribute('data-at', '76');
  await expect(page.locator('.tv-words')).toContainText('call On-site Meeting');
  await expect(page.getByText('Turning point 1 of 3')).toBeVisible();
  // Turning points are ranked by the chance to win, and the first line says which of them decided the game.
  await expect(page.locator('.tv-point .tv-loss')).toContainText([/^−51%/, /^−29%/, /^−14%/, /^−4%/]);
  await expect(page.locator('.review-line')).toContainText('A lost the game in year 5');
  await expect(page.locator('.tv-accuracy')).toContainText('Accuracy 83%');
  await page.getByRole('radio', { name: /^B/ }).check();
  await expect(page.locator('.tv-costly h2')).toContainText('Turning points of B');
  await expect(page.locator('.review-line')).toContainText('B won because of a mistake by A in year 5');

  // With the keyboard alone: along the curve, and from one turning point to the next.
  const curve = page.getByRole('slider', { name: 'Winning chance' });
  await curve.focus();
  await page.keyboard.press('Home');
  await expect(curve).toHaveAttribute('aria-valuetext', 'Start of year 1');
  await page.keyboard.press('ArrowRight');
  await expect(curve).toHaveAttribute('aria-valuetext', 'Year 1, after On-site Meeting');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.locator('.tv-point[aria-current]')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Final points' }).check();
  await expect(page.getByRole('slider', { name: 'Final points' })).toBeVisible();
  await expectAccessible(page, 'review of companies');

  await page.getByRole('button', { name: 'As a table' }).click();
  await expect(page.locator('.tv-table tbody tr')).toHaveCount(stationCount());

  // What everything returned: each row leads to where it was bought.
  await page.getByRole('tab', { name: 'Returns' }).click();
  await page.getByRole('radio', { name: /^A/ }).check();
  await expect(page.locator('.tv-returns tbody').first().locator('tr')).toHaveCount(3);
  await page.getByText('10 licences').click();
  await page.locator('.tv-returns details[open] .tv-jump').first().click();
  await expect(review(page)).not.toHaveAttribute('data-at', '76');
  await page.getByRole('tab', { name: 'Auctions' }).click();
  await expect(page.locator('.tv-lot').first()).toBeVisible();
  await expectAccessible(page, 'auctions of a review');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the figures as a file' }).click();
  const figures = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { stations: unknown[] };
  expect(figures.stations.length).toBe(stationCount());
});

test('learn from your mistakes, to the end: each decision is asked before its better choice is shown', async ({
  page,
}) => {
  await openKeptReview(page);
  await page.locator('.tv-learn-button').click();
  const options = page.locator('.tv-option');
  const onward = page.locator('[data-onward]');
  await expect(options.first().or(onward)).toBeVisible();
  let asked = 0;
  while ((await options.count()) > 0) {
    // What decided the game, and the better choice, are out of sight.
    await expect(page.locator('.review-line')).toHaveCount(0);
    expect(await options.count()).toBeGreaterThanOrEqual(3);
    // By keys and by pointer in turn; once the answer is only shown.
    if (asked === 0) {
      await page.keyboard.press('b');
      await expect(options.nth(1)).toHaveAttribute('aria-pressed', 'true');
      await expectAccessible(page, 'an own decision');
      await page.keyboard.press('Enter');
    } else if (asked === 1) {
      await options.first().click();
      await page.getByRole('button', { name: 'Check' }).click();
    } else await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.locator('.tv-learn .tz-verdict')).toHaveAttribute('data-ending', /solved|failed/);
    await expect(page.locator('.tv-option[data-right]').first()).toBeVisible();
    await expect(page.locator('.tv-option small')).toHaveText('(your choice)');
    if (asked++ === 0) await expectAccessible(page, 'an own decision and why');
    await expect(onward).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.tv-learn .tz-verdict')).toHaveCount(0);
    await expect(options.first().or(onward)).toBeVisible();
  }
  await expect(page.locator('.tv-learn')).toContainText(
    asked === 0 ? 'too little to choose from' : `of ${asked} better`,
  );
  expect(asked).toBeGreaterThan(0);
  await onward.click();
  await expect(page.locator('.tv-costly')).toBeVisible();
});

const stationCount = (): number => (JSON.parse(read('company-review')) as { stations: unknown[] }).stations.length;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a review begins with a curve and the books, can be stopped and taken up again', async ({ page }) => {
    await openGame(page);
    await openReview(page);
    await expect(review(page)).toHaveAttribute('data-work', /first|curve|sifting|judging/);
    await page.getByRole('tab', { name: 'Returns' }).click();
    await expect(page.locator('.tv-returns table').first()).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(review(page)).toHaveAttribute('data-work', 'stopped');
    await expect(page.getByRole('link', { name: 'Play on from here' })).toBeVisible();
    await expectAccessible(page, 'review of companies on a phone');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(review(page)).toHaveAttribute('data-work', /first|curve|sifting|judging/);
  });
});

test('the contract that pays: solved and failed, the sum and the way on the map, the rating follows', async ({
  page,
}) => {
  // Puzzles follow from the date: every run is asked the same ones.
  await page.clock.setFixedTime(new Date('2026-03-18T12:00:00'));
  await open(page, '');
  await page.locator('[data-game=trains-of-europe]').getByRole('link', { name: 'Puzzles' }).click();
  const cards = page.locator('.tz-options button');
  const verdict = page.locator('.tz-verdict');
  await expect(cards).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Check' })).toBeDisabled();
  const endings = new Set<string | null>();
  for (let asked = 0; endings.size < 2 && asked < 40; asked++) {
    // Letters choose and Enter checks, as pressing does.
    if (asked % 2 === 1) {
      await page.keyboard.press('abcd'[asked % 4]!);
      await expect(cards.nth(asked % 4)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Enter');
    } else {
      await cards.nth(asked % 4).click();
      await page.getByRole('button', { name: 'Check' }).click();
    }
    await expect(page.locator('.tt-map .t-stop').first()).toBeAttached();
    await expect(page.locator('.tz-points')).toHaveCount(4);
    await expect(page.locator('.tz-why tbody tr')).toHaveCount(6);
    endings.add(await verdict.getAttribute('data-ending'));
    if (asked === 0) await expectAccessible(page, 'the contract that pays');
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await expect(verdict).toHaveCount(0);
  }
  expect(endings).toEqual(new Set(['failed', 'solved']));
  await expect(page.locator('.tz-rating')).not.toHaveText('Your rating: 1200');

  // Today's stays as it ended.
  await page.getByRole('radio', { name: 'Today' }).check();
  await expect(verdict).toBeVisible();
});

test.describe('where there is little room', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('map, question, four contracts and Check are on one screen, and the map turns to the contract', async ({
    page,
  }) => {
    await open(page, 'puzzles/trains-of-europe');
    const cards = page.locator('.tz-options button');
    await expect(cards).toHaveCount(4);
    for (const place of [0, 1, 2, 3]) {
      await cards.nth(place).tap();
      await expect(page.locator('.tt-map .t-stop').first()).toBeInViewport();
    }
    await page.getByRole('button', { name: 'Check' }).tap();
    await expect(page.locator('.tz-verdict')).toHaveAttribute('data-ending', /solved|failed/);
    await page.getByRole('button', { name: 'Next puzzle' }).tap();
    await expect(page.locator('.tz-verdict')).toHaveCount(0);
    for (const each of [
      page.locator('.tt-map'),
      cards.first(),
      cards.last(),
      page.getByRole('button', { name: 'Check' }),
    ])
      await expect(each).toBeInViewport({ ratio: 1 });
    expect(await tooWideBy(page)).toBe(0);
    await expectAccessible(page, 'the contract that pays on a phone');
  });
});

test('how somebody runs companies: from the games of this device, one of them reviewed', async ({ page }) => {
  await openStored(page, trainsAt({ seats: ['human', 'conductor'], isSeen: true }));
  await open(page, 'insight/trains-of-europe');
  await expect(page.locator('.insight')).toHaveAttribute('data-work', 'idle');
  await expect(page.locator('.insight-sums')).toContainText('of 1 game won');
  await expect(page.getByRole('heading', { name: 'Where your points come from' })).toBeVisible();
  await expectAccessible(page, 'insight into companies');
  await page.getByRole('button', { name: 'Review it now' }).click();
  await expect(page.locator('.insight')).toHaveAttribute('data-work', 'reviewing');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('.insight')).toHaveAttribute('data-work', 'idle');
});
