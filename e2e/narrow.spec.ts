// On the narrowest phones of today, 360 px wide, every text fits its box, in every language.

/// <reference lib="dom" />

import { LANGUAGES, type Language } from '@branchline/boards';
import { finished, ownTurn } from './europa-positions.ts';
import { expect, open, prefer, test, untilComplete, type Page } from './page.ts';
import { untilAsked } from './playing.ts';
import { startServer, type Server } from './server.ts';
import { keepStored, type StoredGame } from './stored-game.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** English is the shortest of them. */
const LONG = LANGUAGES.filter((language) => language !== 'en');

/** Screens with the menu of languages. */
const PAGES = [
  '',
  'new/classic',
  'new/prestige',
  'new/trains-of-europe',
  'same-device',
  'settings',
  'games',
  'challenge',
  'lessons/trans-europa',
  'insight/trans-europa',
  'rules/classic',
  'online',
  'online/new',
];

/**
 * Texts that something cuts, or that leave the box they stand in. A menu shows its widest choice only once it is chosen, so
 * that one is measured. Drawings set their own texts.
 */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const found = new Set<string>();
    const nameOf = (element: Element): string => {
      const name = element.closest('[class]')?.getAttribute('class') ?? '';
      return `${element.tagName.toLowerCase()}.${name.split(' ')[0]}`;
    };
    /** For ears only, for later, or drawn. */
    const isHidden = (element: Element): boolean => {
      if (element.closest('svg, script, style, option') || !element.checkVisibility({ visibilityProperty: true }))
        return true;
      for (let box: Element | null = element; box; box = box.parentElement)
        if (getComputedStyle(box).clipPath !== 'none' || box.getBoundingClientRect().width === 1) return true;
      return false;
    };
    const isBox = (style: CSSStyleDeclaration): boolean =>
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      (style.borderRightStyle !== 'none' && style.borderRightWidth !== '0px');

    /** What cuts the text, or what it leaves; undefined if it fits. */
    function fault(text: Range, from: Element): string | undefined {
      const rects = [...text.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (rects.length === 0) return undefined;
      const left = Math.min(...rects.map((rect) => rect.left));
      const right = Math.max(...rects.map((rect) => rect.right));
      const bottom = Math.max(...rects.map((rect) => rect.bottom));
      let [isBoxed, isScrolled] = [false, false];
      for (let box: Element | null = from; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const edge = box.getBoundingClientRect();
        const beyond = Math.max(right - edge.right, edge.left - left);
        const isShort = style.textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth;
        if (/auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth + 1) return undefined;
        if (style.overflowX !== 'visible' && (beyond > 1 || isShort)) return `cut by ${nameOf(box)}`;
        // What scrolls ends below its edge.
        isScrolled ||= /auto|scroll/.test(style.overflowY);
        if (!isScrolled && style.overflowY !== 'visible' && bottom - edge.bottom > 4)
          return `cut below by ${nameOf(box)}`;
        if (!isBoxed && isBox(style)) {
          isBoxed = true;
          if (beyond > 1) return `leaves ${nameOf(box)} by ${Math.round(beyond)} px`;
        }
        if (style.position === 'fixed') break;
      }
      return right > innerWidth + 1 || left < -1 ? 'leaves the window' : undefined;
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || isHidden(element)) continue;
      const text = document.createRange();
      text.selectNodeContents(node);
      const what = fault(text, element);
      if (what !== undefined) found.add(`“${node.textContent.trim()}” ${what}`);
    }
    for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input[placeholder]')) {
      if (isHidden(field)) continue;
      const style = getComputedStyle(field);
      // The browser's own arrow is next to the text.
      const arrow = field instanceof HTMLSelectElement && style.appearance !== 'none' ? 20 : 0;
      const room =
        field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - arrow;
      pen.font = style.font;
      const texts =
        field instanceof HTMLSelectElement ? [...field.options].map(({ label }) => label) : [field.placeholder];
      // A field under its own label shows nothing itself.
      if (style.opacity === '0' || style.color === 'rgba(0, 0, 0, 0)') continue;
      for (const each of texts) {
        const wide = pen.measureText(each).width;
        if (wide > room + 1)
          found.add(`“${each}” needs ${Math.ceil(wide)} of ${Math.floor(room)} px in ${nameOf(field)}`);
      }
    }
    return [...found];
  });

/** Without a reload: through the menu at the head of the page. */
async function speakHere(page: Page, language: Language): Promise<void> {
  await page.locator('.language-menu select').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await untilComplete(page);
}

let server: Server;
test.beforeAll(async () => {
  server = await startServer({});
});
test.afterAll(() => server.end());

test('no text is cut or leaves its box at 360 px', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    serviceWorkers: 'block',
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  });
  await prefer(context, { playerName: 'Lena' });
  const page = await context.newPage();
  await open(page, '');
  const table: StoredGame = await ownTurn({ edition: 'prestige', seats: ['human', 'conductor', 'apprentice'] });
  const over: StoredGame = await finished();
  await keepStored(page, table, over);
  const faults: string[] = [];
  const look = async (language: Language, where: string): Promise<void> => {
    for (const fault of await cutTexts(page)) faults.push(`${language} ${where}: ${fault}`);
  };
  for (const screen of PAGES) {
    await open(page, screen);
    for (const language of LONG) {
      await speakHere(page, language);
      await look(language, screen || 'home');
    }
  }
  for (const language of LONG) {
    await open(page, '');
    await speakHere(page, language);
    for (const screen of ['nowhere/x', 'learn/1', 'puzzles/trans-europa', `replay/${over.id}`, `review/${over.id}`]) {
      await open(page, screen);
      await look(language, screen);
    }
    await open(page, `table/${over.id}`);
    await look(language, 'end of the game');
    await open(page, `table/${table.id}`);
    await untilAsked(page);
    await look(language, 'table');
    await page.getByRole('button', { name: /^Men[uü]$/ }).click();
    await untilComplete(page);
    await look(language, 'menu of the table');
    await page.keyboard.press('Escape');
    await page.locator('.tickets .ticket:not([data-linked])').first().click();
    await look(language, 'table with a plan');
  }
  await context.close();
  expect(faults).toEqual([]);
});
