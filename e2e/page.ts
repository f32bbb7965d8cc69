// The page under test: fails on console errors and on any request that leaves the site.

/// <reference lib="dom" />

import {
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Download,
  type Locator,
  type Page,
} from '@playwright/test';
import { FREE, SEED, settleChance } from './chance.ts';
import { beUnseen } from './hurrying.ts';
import { holdBack } from './late.ts';
import { test as base } from './limits.ts';

/** Preferences a test starts with; bots answer at once, so that games take seconds. */
export const QUICK_SETTINGS = {
  speed: 'instant',
  motion: 'less',
  quickBots: 1,
  quickLevel: 'apprentice',
  language: 'en',
  nameAsked: true,
  goalTold: true,
};

export async function prefer(context: BrowserContext, changes: object = {}): Promise<void> {
  if (process.env['E2E_LATE'] !== undefined) await holdBack(context);
  // What is measured or taken a picture of is seen.
  if (SEED !== FREE) await beUnseen(context);
  await settleChance(context);
  await context.addInitScript(
    (settings) => {
      if (localStorage.getItem('branchline-settings') === null) {
        localStorage.setItem('branchline-settings', JSON.stringify(settings));
      }
    },
    { ...QUICK_SETTINGS, ...changes },
  );
}

/** Everything on the screen is there and at rest: no part is on its way, no letter without its face, nothing moves. */
export async function untilComplete(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const endless = (animation: Animation): boolean => animation.effect?.getComputedTiming().endTime === Infinity;
    return (
      document.documentElement.dataset['at'] !== undefined &&
      document.querySelector('[aria-busy=true], [data-moving]') === null &&
      document.fonts.status === 'loaded' &&
      document.getAnimations().every((animation) => animation.playState === 'finished' || endless(animation))
    );
  });
}

/** Opens a screen by its address and waits until the page shows that screen, complete. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`./#/${path}`);
  // The screen before stays until the new one is drawn.
  await expect(page.locator('html')).toHaveAttribute('data-at', `#/${path}`);
  await untilComplete(page);
}

/** By how much the page is wider than the screen. A phone's window itself grows with what is too wide for it. */
export const tooWideBy = async (page: Page): Promise<number> =>
  Math.max(0, (await page.evaluate(() => document.documentElement.scrollWidth)) - page.viewportSize()!.width);

/** Presses what saves something; answers with the file. */
export async function savedBy(page: Page, button: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 0 }), button.click()]);
  return download;
}

/** Collects everything that must not happen while a page is open. */
export function watchFaults(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const own = new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin;
    if (protocol.startsWith('http') && origin !== own) faults.push(`request to ${origin}`);
  });
}

export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      watchFaults(page, faults);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

type Shared = {
  /** What the browser holds before the page starts; with it the settings are those that were stored. */
  readonly stored?: (origin: string) => Exclude<BrowserContextOptions['storageState'], string | undefined>;
};

/**
 * One page for several tests that follow each other: loading it is most of what a short game costs. Returns the page of
 * the group it is called in, and the function that declares its tests.
 */
export function sharedPage({ stored }: Shared = {}): { readonly page: () => Page; readonly test: typeof base } {
  const faults: string[] = [];
  let context: BrowserContext;
  let page: Page;
  base.describe.configure({ mode: 'default' });
  base.beforeAll(async ({ browser, baseURL }) => {
    context = await browser.newContext(stored ? { storageState: stored(new URL(baseURL!).origin) } : {});
    if (stored) await beUnseen(context);
    else await prefer(context);
    page = await context.newPage();
    watchFaults(page, faults);
  });
  base.afterEach(() => expect(faults.splice(0)).toEqual([]));
  base.afterAll(() => context.close());
  return { page: () => page, test: base };
}

export { expect, type BrowserContext, type Page };
