// A company that cannot pay: warned, marked, led through its insolvency, and out of the game.

import { expectAccessible } from './accessible.ts';
import { expect, prefer, test } from './page.ts';
import { playOnUntil, ruinUntil, setUpTrains, untilAskedAgain, untilMoved, type Asked } from './trains-playing.ts';

test.beforeEach(async ({ context }) => prefer(context));

const isYearEnd = ({ kind }: Asked): boolean => kind === 'year-end';

test('[TOE-INS-3] a loss that cannot be paid is warned of, forgiven once, and the second one ends the company', async ({
  page,
}) => {
  await setUpTrains(page, { seats: ['human', 'conductor', 'conductor'] });
  await ruinUntil(page, ({ kind, step }) => kind === 'act' && step === 'contracts');
  await page.locator('.toe-compact').nth(1).click();
  await expect(page.locator('.toe-warning')).toBeVisible();
  const own = page.locator('.toe-statement tr.me');
  for (;;) {
    await ruinUntil(page, isYearEnd);
    if ((await own.innerText()).includes('Marked')) break;
    await page.locator('.toe-year-end .button-me').click();
    await expect(page.locator('.toe-year-end')).toBeHidden();
  }
  await expect(page.locator('.toe-statement .toe-note')).toContainText('forgiven, once');
  await page.locator('.toe-year-end .button-me').click();
  await expect(page.locator('.toe-year-end')).toBeHidden();

  await ruinUntil(page, isYearEnd);
  await expect(own).toContainText('insolvent');
  await expect(page.locator('.toe-statement .toe-note')).toContainText('You leave the game');
  await expectAccessible(page, 'insolvent');
  await page.locator('.toe-year-end .button-me').click();

  // Out of the game one watches: nothing is asked, nothing can be planned.
  await expect(page.locator('main.tt')).toContainText('Your company has left the game');
  await expect(page.locator('main.tt')).not.toContainText('You can plan meanwhile');
  await playOnUntil(page, ({ kind }) => kind === 'over');
  await expect(page.locator('.toe-ledger thead')).toContainText('left the game');
});

test('an insolvent company is led through what it sells, and a reload keeps its place', async ({ page }) => {
  await setUpTrains(page, {
    seats: ['human', 'conductor', 'conductor'],
    variants: ['Self-managed insolvency'],
  });
  const isOffering = ({ kind, step }: Asked): boolean => kind === 'act' && step === 'offer-contracts';
  await ruinUntil(page, isOffering);
  await expect(page.locator('.toe-steps .now')).toContainText('Contracts offered');
  await expectAccessible(page, 'contracts to sell');
  await page.reload();
  const { sequence } = await untilAskedAgain(page);
  await expect(page.locator('.toe-steps .now')).toContainText('Contracts offered');

  // What selling at the lowest bid would do is told before it is offered.
  const switches = page.locator('.toe-offered input');
  const count = await switches.count();
  expect(count).toBeGreaterThan(1);
  for (let at = 0; at < count; at++) {
    await switches.nth(at).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.locator('.toe-lowest li').last()).toContainText(`Offer ${count} contracts`);
  await page.locator('.toe-stage .button-me').click();
  await untilMoved(page, sequence);
  await playOnUntil(page, isYearEnd);
  await expect(page.locator('.toe-statement tr.me')).toBeVisible();
});
