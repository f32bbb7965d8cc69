// Waits for something on the page that tells itself by a change.

/// <reference lib="dom" />

import type { Page } from '@playwright/test';

/**
 * What `look` finds in the page, once it finds something. It looks again when something has changed: a look at every frame would
 * keep the page drawing for nothing. `look` runs in the page, so it knows nothing but the page.
 */
export async function untilSeen<T>(page: Page, look: () => T | undefined): Promise<T> {
  const found = await page.waitForFunction(`(async () => {
    const look = ${look};
    for (;;) {
      const seen = look();
      if (seen) return seen;
      await new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document, { subtree: true, childList: true, attributes: true });
      });
    }
  })()`);
  return (await found.jsonValue()) as T;
}
