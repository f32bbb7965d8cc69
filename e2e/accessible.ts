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

/** Day and night differ in colours alone, so the night is judged for its colours. */
const THEMES = { light: [], dark: ['color-contrast'] } as const;

/**
 * What is drawn inside a picture that is hidden from assistive technology has no words to judge, and axe does not dare to
 * judge words that a drawing comes near to. So the pictures are empty meanwhile. They are most of a table, and axe would
 * look at every part of them only to leave it out.
 */
const DRAWINGS = 'svg[aria-hidden=true]';

export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const [theme, rules] of Object.entries(THEMES)) {
    await page.emulateMedia({ colorScheme: theme as keyof typeof THEMES });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await untilComplete(page);
    await expectNoViolation(page, `${name}, ${theme}`, rules);
  }
}

/** Landmarks, and targets large enough for a finger: axe calls the first moderate and does not look at the second unasked. */
const LAYOUT = [
  ...['landmark-complementary-is-top-level', 'landmark-main-is-top-level', 'landmark-no-duplicate-main'],
  ...['landmark-one-main', 'landmark-unique', 'target-size'],
];

export const expectOrderly = (page: Page, name: string): Promise<void> =>
  expectNoViolation(page, `${name}, order and size`, LAYOUT, ['moderate', 'serious', 'critical']);

type Axe = { run(context: Document, options: object): Promise<{ readonly violations: Violation[] }> };

/** Judges by the rules given, or by all. */
export async function expectNoViolation(
  page: Page,
  name: string,
  rules: readonly string[],
  impacts: readonly string[] = ['serious', 'critical'],
): Promise<void> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(
    async ([drawings, only]) => {
      const { axe: engine } = globalThis as unknown as { axe: Axe };
      const options = { resultTypes: ['violations'], ...(only.length > 0 ? { runOnly: only } : {}) };
      const pictures = Array.from(document.querySelectorAll(drawings), (picture) => {
        const parts = [...picture.childNodes];
        picture.replaceChildren();
        return { picture, parts };
      });
      // Whether a page that is unseen is judged to be seen (hurrying.ts). Axe reads styles, so nothing has to be painted for
      // it, and painting would cost more than judging does.
      const { style } = document.documentElement;
      const before = style.opacity;
      style.opacity = '';
      try {
        return (await engine.run(document, options)).violations;
      } finally {
        style.opacity = before;
        // One may stand inside another; in which order they are filled again does not matter.
        for (const { picture, parts } of pictures) picture.append(...parts);
      }
    },
    [DRAWINGS, rules] as const,
  );
  const serious = violations.filter(({ impact }) => impacts.includes(impact));
  const told = serious.map(
    ({ id, nodes }) =>
      `${name}: ${id} at ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 4)
        .join('; ')}`,
  );
  expect(told).toEqual([]);
}
