// Pages that nobody looks at are not painted: painting is two thirds of what loading a table costs, and half of what playing
// costs. Everything is where it is, and pointer and keys find it there (see also `unseen` in hurrying.ts, which ends with
// what is played). Whoever judges colours or takes a picture has the page painted for that.

/// <reference lib="dom" />

import { sharedPage, type BrowserContext, type Page } from './page.ts';

type Unpainted = { unpainted?: CSSStyleSheet };

/** From the next address on. */
export const leaveUnpainted = (where: Page | BrowserContext) =>
  where.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    Object.assign(globalThis, { unpainted: sheet });
  });

const paint = (page: Page, isPainted: boolean): Promise<void> =>
  page.evaluate((isDisabled) => {
    const { unpainted } = globalThis as Unpainted;
    if (unpainted) unpainted.disabled = isDisabled;
  }, isPainted);

/** Has the page painted for what looks at it. */
export async function painted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await paint(page, true);
  try {
    return await look();
  } finally {
    await paint(page, false);
  }
}

/** One page for several tests, as `sharedPage`; unpainted. */
export function sharedUnpainted(): ReturnType<typeof sharedPage> {
  const shared = sharedPage();
  shared.test.beforeAll(() => leaveUnpainted(shared.page()));
  return shared;
}
