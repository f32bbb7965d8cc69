// Trans Europa under a finger: the map does not move during play, arrows lead to cities out of sight.

import { ownTurn } from './europa-positions.ts';
import { legalJunctions, legalSingles } from './map.ts';
import { expect, prefer, test, untilComplete, type Page } from './page.ts';
import { untilAsked } from './playing.ts';
import { europaAt, openStored } from './stored-game.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ context }) => prefer(context));

/** The position of the board once it is at rest. */
async function lie(page: Page): Promise<string> {
  await untilComplete(page);
  return page.locator('.b-lattice').evaluate((lattice) => {
    const { x, y, width } = lattice.getBoundingClientRect();
    return [x, y, width].map(Math.round).join(' ');
  });
}

/** With the mouse: a browser swallows a tap that follows a swipe at once. */
async function drag(page: Page, dx: number): Promise<void> {
  await page.mouse.move(195, 350);
  await page.mouse.down();
  await page.mouse.move(195 + dx, 350, { steps: 4 });
  await page.mouse.up();
}

const arrows = (page: Page) => page.locator('.board-arrow:not([hidden])');

test('the board lies still under everything that is tapped on it', async ({ page }) => {
  const start = europaAt({
    seats: ['human', 'apprentice'],
    until: ({ state, asked }) => state.public.stage.kind === 'markers' && asked[0] === 0,
  });
  await openStored(page, start);
  await untilAsked(page);
  let before = await lie(page);
  const starts = await legalJunctions(page);
  for (const { x, y } of [starts[0]!, starts[Math.floor(starts.length / 2)]!, starts.at(-1)!]) {
    await page.touchscreen.tap(x, y);
    expect(await lie(page)).toBe(before);
  }
  await openStored(page, ownTurn());
  await untilAsked(page);
  before = await lie(page);
  for (const { x, y } of (await legalSingles(page)).slice(0, 3)) {
    await page.touchscreen.tap(x, y);
    expect(await lie(page)).toBe(before);
  }
  // Far places, to which a way is planned.
  for (const [x, y] of [
    [60, 200],
    [330, 240],
    [200, 480],
  ] as const) {
    await page.touchscreen.tap(x, y);
    expect(await lie(page)).toBe(before);
  }
});

test('an arrow brings its city into sight and says how far it is', async ({ page }) => {
  await openStored(page, ownTurn());
  await untilAsked(page);
  await drag(page, 190);
  await drag(page, 190);
  await drag(page, 190);
  await untilComplete(page);
  const arrow = arrows(page).first();
  const label = (await arrow.getAttribute('aria-label'))!;
  const { x, width } = (await arrow.boundingBox())!;
  // On the edge, but for the tip.
  expect(Math.min(x, 390 - x - width)).toBeLessThan(24);
  const before = await lie(page);
  await arrow.tap();
  await untilComplete(page);
  await expect(page.locator(`.board-arrow[aria-label="${label}"]`)).toBeHidden();
  expect(await lie(page)).not.toBe(before);
  await expect(page.locator('.board-tip')).toContainText(label.split(':')[0]!);
});

test('a planned way shows the tracks about to be laid, not the far city', async ({ page }) => {
  await openStored(page, ownTurn({ board: 'usa' }));
  await untilAsked(page);
  const isPlanSeen = (): Promise<boolean> =>
    page
      .locator('.b-costs .b-badge')
      .last()
      .evaluate((plan) => {
        const { left, right } = plan.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      });
  const tickets = page.locator('.tickets .ticket:not([data-linked])');
  for (let ticket = 0; ticket < (await tickets.count()); ticket++) {
    for (let drags = 0; drags < 4; drags++) await drag(page, ticket % 2 === 0 ? 190 : -190);
    await untilComplete(page);
    await tickets.nth(ticket).click();
    await untilComplete(page);
    expect(await isPlanSeen()).toBe(true);
    await page.locator('.turn-buttons .button:not(.button-me)').click();
  }
});
