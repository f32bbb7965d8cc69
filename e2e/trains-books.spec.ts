// Books kept by hand: the page tells conditions and no sums, the player reckons and books, and rivals are audited.

import { expectAccessible } from './accessible.ts';
import { expect, sharedPage, test, type Page } from './page.ts';
import { openStored, trainsAt } from './stored-game.ts';
import { stepOn, untilAskedAgain, untilMoved } from './trains-playing.ts';
import { TOO_MUCH, trainsAtStep } from './trains-positions.ts';

const TABLE = { seats: ['human', 'conductor', 'conductor'], options: { manualBooks: true } };

/** All companies book a little more each year, whatever is earned, and nobody audits. */
const untidy: NonNullable<Parameters<typeof trainsAt>[0]['steer']> = ({ public: open }, seat, legal) => {
  if (open.stage.kind === 'audits') return { do: 'pass' };
  if (open.stage.kind !== 'books') return undefined;
  const token = open.books!.tokens[seat]!;
  return legal().find((action) => action.do === 'book' && action.profit === Math.min(TOO_MUCH, token + 50_000));
};

const sum = (page: Page) => page.locator('.toe-pad-sum');

/** The tokens, and what rivals have found in audits by now. */
const told = async (page: Page): Promise<string> =>
  [
    await page.locator('.tt-track').getAttribute('aria-label'),
    ...(await page.locator('.toe-found').allTextContents()),
  ].join();

test.describe('books by hand', () => {
  const shared = sharedPage();
  const { test } = shared;

  test('[TOE-BOOK-8] contract cards and the head of the table tell no sum and no forecast', async () => {
    const page = shared.page();
    await openStored(page, trainsAtStep('licences', { ...TABLE, from: 2 }));
    await expect(page.locator('.toe-card').first()).toContainText('Printed profit');
    await expect(page.locator('.toe-card-net')).toHaveCount(0);
    await expect(page.locator('.toe-contracts .toe-bar')).toHaveCount(0);
    await expect(page.locator('.tt-stop-end')).not.toContainText('payout');
  });

  test('[TOE-BOOK-2] a year is booked by mouse: amounts are added, taken off, used and booked', async () => {
    const page = shared.page();
    await openStored(page, trainsAtStep('books', { ...TABLE, from: 2 }));
    const { sequence } = await untilAskedAgain(page);
    const [first, second] = [page.locator('.toe-item').nth(0), page.locator('.toe-item').nth(1)];
    const amounts = await Promise.all([first, second].map((item) => item.locator('b').textContent()));
    const [one, two] = amounts.map((text) => Number(/\d+/.exec(text ?? '')![0]));
    await first.click();
    await second.click();
    await expect(sum(page)).toHaveText(`+${one! + two!}k`);
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect(sum(page)).toHaveText(`+${two}k`);
    await expectAccessible(page, 'booking');
    await page.locator('.toe-booking button').first().click();
    await expect(page.locator('.toe-amount input')).toHaveValue(String(two));
    await page.locator('.toe-booking .button-me').click();
    await untilMoved(page, sequence);
    // The token is where it was booked, whatever the contracts bring.
    await expect.poll(() => told(page)).toContain(`+${two}k`);
  });

  test('[TOE-BOOK-2] a year is booked by keyboard, and what is not on the track is refused', async () => {
    const page = shared.page();
    await openStored(page, trainsAtStep('books', TABLE));
    const { sequence } = await untilAskedAgain(page);
    await page.locator('.toe-item').first().focus();
    await page.keyboard.press('Space');
    await expect(sum(page)).not.toHaveText('0k');
    const field = page.locator('.toe-amount input');
    await field.fill('505');
    await page.keyboard.press('Enter');
    await expect(page.locator('.toe-booking .toe-refusal')).toHaveText('Book a multiple of 10k from −1,000k to 500k.');
    await field.fill('-20');
    await page.keyboard.press('Enter');
    await untilMoved(page, sequence);
    await expect.poll(() => told(page)).toContain('−20k');
  });

  test('[TOE-BOOK-4] an audit finds a wrong booking, and what it found is explained afterwards', async () => {
    const page = shared.page();
    const { state } = await openStored(page, trainsAtStep('audits', TABLE));
    const { sequence } = await untilAskedAgain(page);
    const rival = page.locator('.toe-audited').first();
    await expect(rival).toContainText(`+${TOO_MUCH / 1000}k`);
    await rival.click();
    await page.locator('.toe-item').first().click();
    await expect(sum(page)).not.toHaveText('0k');
    await expectAccessible(page, 'audit');
    await page.locator('.toe-side-buttons .button-me').click();
    await untilMoved(page, sequence);
    expect(state.public.books!.audits).toEqual([]);
    const asked = await untilAskedAgain(page);
    if (asked.kind !== 'year-end') await stepOn(page, asked);
    const found = page.locator('.toe-found li').first();
    await expect(found).toContainText(`+${TOO_MUCH / 1000}k booked`);
    await found.locator('button').click();
    await expect(page.getByRole('dialog')).toContainText('Annual profit');
  });

  test('[TOE-BOOK-7] the last check of the books is told with the evaluation', async () => {
    const page = shared.page();
    await openStored(page, trainsAt({ ...TABLE, steer: untidy }));
    await expect(page.locator('.toe-evaluation .toe-found')).toContainText('Final check of the books');
  });
});
