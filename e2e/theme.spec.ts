// The system's theme changes while the page is open, and both themes can be read.

import { expectAccessible } from './accessible.ts';
import { expect, open as openScreen, prefer, test, untilComplete, type Page } from './page.ts';

/** Every element with the colours it is shown in. */
const colours = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, b, button, span, li, input, select')].map(
      (element) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
        return `${element.localName} ${element.textContent.slice(0, 20)}: ${color} ${backgroundColor} ${borderTopColor}`;
      },
    ),
  );

for (const motion of ['full', 'less'] as const) {
  test(`all text follows the system's theme at once, ${motion} motion`, async ({ browser, baseURL }) => {
    const open = async (colorScheme: 'light' | 'dark'): Promise<Page> => {
      const context = await browser.newContext({ colorScheme, locale: 'en-GB', ...(baseURL ? { baseURL } : {}) });
      await prefer(context, { motion });
      const page = await context.newPage();
      await openScreen(page, 'rules/classic');
      await expect(page.locator('.rules-picture').first()).toBeVisible();
      return page;
    };
    const [turned, fresh] = [await open('light'), await open('dark')];
    const wanted = await colours(fresh);
    expect(wanted.length).toBeGreaterThan(50);
    await turned.emulateMedia({ colorScheme: 'dark' });
    await expect(turned.locator('html')).toHaveAttribute('data-theme', 'dark');
    // A control may fade for as long as a press; inherited colours may not.
    if (motion === 'full') await untilComplete(turned);
    expect(await colours(turned)).toEqual(wanted);
  });
}

test('words that can hardly be read are found in both themes, though nothing is painted', async ({ page, context }) => {
  await prefer(context);
  await openScreen(page, '');
  await expectAccessible(page, 'the home page');
  const faint = { light: '#ccc', dark: '#333' };
  for (const [theme, colour] of Object.entries(faint)) {
    const style = await page.addStyleTag({ content: `[data-theme=${theme}] h2 { color: ${colour} !important }` });
    const told = `the home page, ${theme}: color-contrast`;
    await expect(expectAccessible(page, 'the home page')).rejects.toThrow(told);
    await style.evaluate((element) => (element as HTMLStyleElement).remove());
  }
});
