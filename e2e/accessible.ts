// Judging a page for accessibility, day and night.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, untilComplete, type Page } from './page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
};

const THEMES = ['light', 'dark'] as const;

/** Day and night; the page is the same otherwise. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
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
