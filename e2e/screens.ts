// Takes a picture of every screen, day and night, large and small, into .cache/screens/; those that README shows also into docs/screens/.

import { copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { followUntil } from './coach.ts';
import { expect, open, prefer, test, untilComplete, type Page } from './page.ts';
import { playToOwnTurn, playToRoundEnd, playToTheEnd, press, step, untilAsked } from './playing.ts';
import { setUp } from './setting-up.ts';
import { ruinUntil, setUpTrains, stepSeeingAll, untilAskedAgain } from './trains-playing.ts';

const ALL = fileURLToPath(new URL('../.cache/screens/', import.meta.url));
/** The only pictures that are kept: every other one is made again on demand. */
const KEPT = fileURLToPath(new URL('../docs/screens/', import.meta.url));
const SHOWN = new Set(['table-desktop-light', 'trains-fair-desktop-light']);
const THEMES = ['light', 'dark'] as const;
const SHAPES = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const;
/** So many building turns into the round. */
const MIDDLE = 4;

type Shape = keyof typeof SHAPES;

/** Chromium keeps inherited colours when only the system's scheme changes; hiding the page for a moment renews them. */
const repaint = (): void => {
  document.body.style.display = 'none';
  document.body.getBoundingClientRect();
  document.body.style.display = '';
};

type Picture = { readonly screen: string; readonly shape: Shape; readonly theme: (typeof THEMES)[number] };

async function photograph(page: Page, { screen, shape, theme }: Picture): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await page.mouse.move(2, 2);
  await page.evaluate(repaint);
  await untilComplete(page);
  const name = `${screen}-${shape}-${theme}`;
  const path = `${ALL}${name}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 70 });
  if (SHOWN.has(name)) copyFileSync(path, `${KEPT}${name}.jpg`);
}

async function take(page: Page, screen: string, shape: Shape): Promise<void> {
  for (const theme of THEMES) await photograph(page, { screen, shape, theme });
}

/** One step of the business game in each other language. */
const ELSEWHERE = { de: 'call', fr: 'fair', nl: 'licences', pl: 'contracts' } as const;

/** The table as a player with another language sees it; afterwards the page is in English again. */
async function takeIn(page: Page, language: keyof typeof ELSEWHERE, shape: Shape): Promise<void> {
  const speak = async (spoken: string): Promise<void> => {
    await page.evaluate((to) => {
      const settings = JSON.parse(localStorage.getItem('branchline-settings')!) as object;
      localStorage.setItem('branchline-settings', JSON.stringify({ ...settings, language: to }));
    }, spoken);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', spoken);
    await untilAskedAgain(page);
  };
  await speak(language);
  if (ELSEWHERE[language] === 'contracts') await press(page, page.locator('.toe-compact').first());
  if (ELSEWHERE[language] === 'fair') await press(page, page.locator('.toe-stand[aria-pressed]').first());
  await photograph(page, { screen: `trains-${ELSEWHERE[language]}-${language}`, shape, theme: 'light' });
  await speak('en');
}

for (const folder of [ALL, KEPT]) mkdirSync(folder, { recursive: true });

for (const shape of ['desktop', 'phone'] as const) {
  test.describe(shape, () => {
    test.use(SHAPES[shape]);

    test.beforeEach(({ context }) => prefer(context, { quickBots: 3, quickLevel: 'conductor', playerName: 'Lena' }));

    test('a round of four: in the middle, with a plan, and at its end', async ({ page }) => {
      await open(page, '');
      await page.locator('[data-game=trans-europa] .button-ink').click();
      for (let turns = 0; turns < MIDDLE; turns++) {
        await playToOwnTurn(page);
        await step(page);
      }
      await playToOwnTurn(page);
      // The way to the last open city, as far as this turn goes.
      if (shape === 'desktop') await page.keyboard.press('Escape');
      await page.locator('.tickets .ticket:not([data-linked])').last().click();
      await take(page, 'table', shape);
      await playToRoundEnd(page);
      await take(page, 'round-end', shape);
    });

    test('a short game, its replay, and every other screen', async ({ page }) => {
      await setUp(page, { edition: 'ferry', seats: ['human', 'conductor', 'conductor'], target: 4 });
      await playToTheEnd(page);
      await take(page, 'game-over', shape);
      const id = page.url().split('/').at(-1)!;
      await open(page, `replay/${id}/30`);
      await take(page, 'replay', shape);

      await setUp(page, { seats: ['human', 'human', 'conductor'] });
      await page.locator('.curtain').waitFor();
      await take(page, 'curtain', shape);
      await page.locator('.curtain button').click();
      await untilAsked(page);

      await open(page, '');
      // It comes when the page has nothing else to do.
      await page.locator('.th-picture').waitFor();
      await take(page, 'home', shape);
      await open(page, 'new/prestige');
      await take(page, 'setup', shape);
      await open(page, 'games');
      await take(page, 'games', shape);
      await open(page, 'learn/4');
      await take(page, 'learn', shape);
      await open(page, 'rules/ferry');
      await take(page, 'rules', shape);
      await open(page, 'settings');
      await take(page, 'settings', shape);
    });

    test('a game of companies: a company that cannot pay sells what it has', async ({ page }) => {
      await setUpTrains(page, { seats: ['human', 'conductor', 'conductor'], variants: ['Self-managed insolvency'] });
      await ruinUntil(page, ({ step, kind }) => kind === 'act' && step === 'offer-contracts');
      await take(page, 'trains-insolvency', shape);
    });

    test('a game of companies: the quick start and the curtain', async ({ page }) => {
      await open(page, 'learn/trains-of-europe');
      await page.locator('.coach-on').click();
      await expect(page.locator('.coach-card')).toHaveAttribute('data-step', 'meeting');
      await take(page, 'trains-learn', shape);
      // The Development Bonus asks nothing of anyone; the coach stops there to explain it.
      await followUntil(page, 'bonus');
      await take(page, 'trains-bonus', shape);
      await setUpTrains(page, { seats: ['human', 'human', 'conductor'], variants: ['Hidden cash'] });
      await page.locator('.curtain').waitFor();
      await take(page, 'trains-curtain', shape);
    });

    test('a game of companies: every step as it is met, the year end and the evaluation', async ({ page }) => {
      await open(page, 'new/trains-of-europe');
      await take(page, 'trains-setup', shape);
      await setUpTrains(page, { seats: ['human', 'conductor', 'conductor'] });
      const taken = new Set<string>();
      for (;;) {
        const asked = await untilAskedAgain(page);
        const name = asked.kind === 'act' ? asked.step : asked.kind;
        if (!taken.has(name)) {
          await take(page, `trains-${name}`, shape);
          for (const language of ['de', 'fr', 'nl', 'pl'] as const)
            if (ELSEWHERE[language] === name) await takeIn(page, language, shape);
        }
        taken.add(name);
        if (asked.kind === 'over') break;
        await stepSeeingAll(page, asked, taken);
      }
      await open(page, `replay/${page.url().split('/').at(-1)!}/30`);
      await take(page, 'trains-replay', shape);
    });
  });
}
