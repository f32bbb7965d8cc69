// The home page does not move while its fonts arrive late, on a phone.

/// <reference lib="dom" />

import { ownTurn } from './europa-positions.ts';
import { expect, open, QUICK_SETTINGS, test, untilComplete, type Page } from './page.ts';
import { keepStored } from './stored-game.ts';
import { trainsAtStep } from './trains-positions.ts';

/** What browsers call a good page is a tenth; what nobody notices is a fifth of that. */
const UNNOTICED = 0.02;

test.use({ viewport: { width: 390, height: 844 } });

type Shifts = { readonly sum: number; readonly moved: readonly string[] };

/** Opens the home page, with its faces held back until everything else is there; answers with how far it moved in all. */
async function shiftsOf(page: Page): Promise<Shifts> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let faces = 0;
  await page.route(/\.woff2$/, async (route) => {
    faces++;
    await held;
    await route.continue();
  });
  await page.addInitScript((settings) => {
    localStorage.setItem('branchline-settings', JSON.stringify(settings));
    const shifts: object[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  }, QUICK_SETTINGS);
  await page.goto('./');
  await page.waitForFunction(
    () => document.documentElement.dataset['at'] === '#/' && document.querySelector('[aria-busy=true]') === null,
  );
  await expect(page.locator('.card-games')).toBeVisible();
  expect(faces).toBeGreaterThan(0);
  letGo();
  await untilComplete(page);
  return page.evaluate(async () => {
    type Shift = { readonly value: number; readonly sources: readonly { readonly node: Node | null }[] };
    // What has moved is told of after it was painted.
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    const { shifts } = window as unknown as { shifts: readonly Shift[] };
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ sources }) => sources.map(({ node }) => (node as Element | null)?.className ?? 'text')),
    };
  });
}

const expectStill = ({ sum, moved }: Shifts): void => expect(sum, moved.join(', ')).toBeLessThanOrEqual(UNNOTICED);

test('the home page of a new visitor stands still', async ({ page }) => expectStill(await shiftsOf(page)));

test('the home page of a visitor with games to go on with stands still from the second visit on', async ({ page }) => {
  await keepStored(page, await ownTurn(), await trainsAtStep('call', { seats: ['human', 'conductor'] }));
  await open(page, '');
  await expect(page.locator('a.hero-continue')).toHaveCount(2);
  expectStill(await shiftsOf(page));
  await expect(page.locator('a.hero-continue')).toHaveCount(2);
});
