// Every step of Trains of Europe, each at a table where it is asked for: accessible day and night, and taken by keyboard
// alone at a desk, by finger on a phone.

import { expectAccessible, expectOrderly } from './accessible.ts';
import { coveredStops } from './focus-stops.ts';
import { expect, sharedPage, test, untilComplete, type Page } from './page.ts';
import { openStored, trainsAt } from './stored-game.ts';
import { PHASE_OF, stepOn, untilAskedAgain } from './trains-playing.ts';
import { trainsAtStep, trainsAtYearEnd, type Step } from './trains-positions.ts';

const BY_HAND: readonly Step[] = ['books', 'audits'];
const STEPS = ['call', ...Object.keys(PHASE_OF), ...BY_HAND] as Step[];
/** In the third year companies have contracts and vehicles. */
const TABLE = { seats: ['human', 'conductor', 'conductor'], from: 3 };

const tableFor = (step: Step) => (BY_HAND.includes(step) ? { ...TABLE, options: { manualBooks: true } } : TABLE);

const SIZES = [
  [1366, 768],
  [820, 1180],
  [390, 844],
  [1440, 900],
] as const;

/** Every element that can take the focus is visible and not covered, in windows of all sizes and with each tab in front. */
async function expectReachable(page: Page): Promise<void> {
  const walk = async (tab: string, sizes: readonly (readonly [number, number])[]): Promise<void> => {
    for (const [width, height] of sizes)
      await test.step(`${width}×${height}, ${tab}`, async () => {
        await page.setViewportSize({ width, height });
        await untilComplete(page);
        await expect.poll(() => coveredStops(page)).toEqual([]);
      });
  };
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('l');
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#tt-tabpanel .tt-log')).toBeVisible();
  await walk('log', [SIZES[0], SIZES[2], SIZES[3]]);
  const phase = page.locator('.tt-tab-stage');
  if ((await phase.count()) > 0) await phase.click();
  await walk('phase', SIZES);
}

test.describe('at a desk', () => {
  const shared = sharedPage();
  const { test } = shared;

  for (const step of STEPS) {
    test(`the step ${step} is accessible, and is taken by keyboard alone`, async () => {
      const page = shared.page();
      await openStored(page, trainsAtStep(step, tableFor(step)));
      const asked = await untilAskedAgain(page);
      expect(asked).toMatchObject({ kind: 'act', step });
      if (step === 'licences') {
        // With a section chosen the map says the most.
        await page.getByRole('tab', { name: 'Sections' }).click();
        await page.locator('.tt-side .tt-list li button').first().click();
        await expect(page.locator('.tt-section')).toBeVisible();
      }
      await expectAccessible(page, step);
      await expectOrderly(page, step);
      await expectReachable(page);
      await stepOn(page, asked, 'keys');
    });
  }

  test('the year end is accessible, and is left by keyboard alone', async () => {
    const page = shared.page();
    await openStored(page, trainsAtYearEnd(3, { seats: TABLE.seats }));
    const asked = await untilAskedAgain(page);
    expect(asked.kind).toBe('year-end');
    await expectAccessible(page, 'year end');
    await expectReachable(page);
    await stepOn(page, asked, 'keys');
  });

  test('the evaluation is accessible', async () => {
    const page = shared.page();
    await openStored(page, trainsAt({ seats: TABLE.seats }));
    expect((await untilAskedAgain(page)).kind).toBe('over');
    await expectAccessible(page, 'evaluation');
    await expectReachable(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const shared = sharedPage();
  const { test: touching } = shared;

  for (const step of STEPS) {
    touching(`the step ${step} is taken by finger`, async () => {
      const page = shared.page();
      await openStored(page, trainsAtStep(step, tableFor(step)));
      const asked = await untilAskedAgain(page);
      expect(asked).toMatchObject({ kind: 'act', step });
      await stepOn(page, asked);
    });
  }
});
