// A company that cannot pay: warned, marked, led through its insolvency, and out of the game.

import { expectAccessible } from './accessible.ts';
import { expect, sharedPage, test } from './page.ts';
import { openStored, trainsAt, type Position } from './stored-game.ts';
import { playOnUntil, untilAskedAgain, untilMoved } from './trains-playing.ts';
import { ruin } from './trains-positions.ts';
import type { Settlement, TrainsOfEurope } from '@branchline/trains-of-europe';

const TABLE = { seats: ['human', 'conductor', 'conductor'], steer: ruin };

/** A year has ended like this for the first seat. */
const isSettled =
  (wanted: Settlement) =>
  ({ events }: Position<TrainsOfEurope>): boolean =>
    events.some((event) => event.kind === 'settled' && event.seat === 0 && event.how === wanted);

test.describe('a company that cannot pay', () => {
  const shared = sharedPage();
  const { test } = shared;

  test('[TOE-INS-3] is warned of a loss that it could not pay', async () => {
    const page = shared.page();
    await openStored(
      page,
      trainsAt({
        ...TABLE,
        until: ({ state, asked }) => state.public.stage.kind === 'conference-room' && asked[0] === 0,
      }),
    );
    await page.locator('.toe-compact').nth(1).click();
    await expect(page.locator('.toe-warning')).toBeVisible();
  });

  test('[TOE-INS-3] is forgiven once and marked, and plays on', async () => {
    const page = shared.page();
    await openStored(page, trainsAt({ ...TABLE, until: isSettled('forgiven') }));
    await expect(page.locator('.toe-statement tr.me')).toContainText('Marked');
    await expect(page.locator('.toe-statement .toe-note')).toContainText('written off, once only');
    // A loss has its sign and is hatched in ink, whatever the company's colour is.
    await expect(page.locator('.toe-statement tr.me .neg').first()).toHaveText(/^−\d+k$/);
    const inks = await page.locator('.toe-statement tr.me').evaluate((row) => {
      const styleOf = (selector: string): CSSStyleDeclaration => getComputedStyle(row.querySelector(selector)!);
      return { figure: styleOf('.neg').color, name: styleOf('th').color, bar: styleOf('.toe-profit-fill').background };
    });
    expect(inks.figure).toBe(inks.name);
    expect(inks.bar).toContain('repeating-linear-gradient');
    await page.locator('.toe-year-end .button-me').click();
    await expect(page.locator('.toe-year-end')).toBeHidden();
    await playOnUntil(page, ({ kind }) => kind === 'act');
  });

  test('[TOE-INS-3] leaves the game with the second loss, watches the rest, and stands in the evaluation', async () => {
    const page = shared.page();
    await openStored(page, trainsAt({ ...TABLE, until: isSettled('insolvent') }));
    await expect(page.locator('.toe-statement tr.me')).toContainText('insolvent');
    await expect(page.locator('.toe-statement .toe-note')).toContainText('You leave the game');
    await expectAccessible(page, 'insolvent');
    await page.locator('.toe-year-end .button-me').click();

    // Out of the game one watches: nothing is asked, nothing can be planned.
    await expect(page.locator('main.tt')).toContainText('Your company has left the game');
    await expect(page.locator('main.tt')).not.toContainText('You can plan meanwhile');
    await openStored(
      page,
      trainsAt({ ...TABLE, until: ({ state: { public: open } }) => open.left[0]! && open.stage.kind === 'over' }),
    );
    await expect(page.locator('.toe-ledger thead')).toContainText('left the game');
  });

  test('is led through what it sells, and a reload keeps its place', async () => {
    const page = shared.page();
    await openStored(
      page,
      trainsAt({
        ...TABLE,
        options: { selfManagedInsolvency: true },
        until: ({ state, asked }) => state.public.stage.kind === 'offer-contracts' && asked[0] === 0,
      }),
    );
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
    await expect(page.locator('.toe-lowest li').first()).toContainText(`All ${count} together`);
    await page.locator('.toe-stage .button-me').click();
    await untilMoved(page, sequence);
    await playOnUntil(page, ({ kind }) => kind === 'year-end');
    await expect(page.locator('.toe-statement tr.me')).toBeVisible();
  });
});
