// Every screen, day and night, large and small: no serious accessibility problem.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, open, prefer, test, untilComplete, type Page } from './page.ts';
import { playToRoundEnd, playToTheEnd, step, untilAsked } from './playing.ts';
import { setUp } from './setting-up.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
};

const THEMES = ['light', 'dark'] as const;

/** Day and night; the page is the same otherwise. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await untilComplete(page);
    await expectNoViolation(page, `${name}, ${theme}`);
  }
}

async function expectNoViolation(page: Page, name: string): Promise<void> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe: engine } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await engine.run()).violations;
  });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = serious.map(
    ({ id, nodes }) =>
      `${name}: ${id} at ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 4)
        .join('; ')}`,
  );
  expect(told).toEqual([]);
}

const SCREENS = ['', 'new/prestige', 'same-device', 'games', 'rules/classic', 'settings', 'learn/1', 'nowhere/at/all'];

for (const [shape, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(shape, () => {
    test.use({ viewport });
    test.beforeEach(async ({ context }) => prefer(context));

    test('screens beside the table', async ({ page }) => {
      for (const screen of SCREENS) {
        await open(page, screen);
        await expect(page.locator('h1').first()).toBeVisible();
        await expectAccessible(page, screen || 'home');
      }
    });

    test('the table from the marker to the end', async ({ page }) => {
      await setUp(page, {
        edition: 'prestige',
        seats: ['human', 'apprentice', 'apprentice'],
        cards: [9],
        target: 1,
        tracks: 14,
        scoring: 'Points lost',
      });
      await untilAsked(page);
      await expectAccessible(page, 'marker');
      await step(page);
      await untilAsked(page);
      await page.locator('.tickets .ticket:not([data-linked])').first().click();
      await expectAccessible(page, 'plan');
      await playToRoundEnd(page);
      await expectAccessible(page, 'round end');
      await playToTheEnd(page);
      await expectAccessible(page, 'game over');
      const id = page.url().split('/').at(-1)!;
      await open(page, `replay/${id}/12`);
      await page.getByRole('slider').waitFor();
      await expectAccessible(page, 'replay');
    });

    test('the curtain', async ({ page }) => {
      await setUp(page, { seats: ['human', 'human'] });
      await page.locator('.curtain').waitFor();
      await expectAccessible(page, 'curtain');
    });
  });
}
