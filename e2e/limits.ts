// Every browser test ends at ten times what it usually takes, at the earliest after a minute. The limit ends a hang and
// judges no speed; a single wait has no other limit than its test.

import { test as base } from '@playwright/test';
import { limitOf, nameOf, readTimes } from '../scripts/lib/usual-times.js';

const times = readTimes();

export const test = base.extend<{ limit: undefined }>({
  limit: [
    // Playwright reads off this pattern what a fixture needs: here nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, info) => {
      const [file = '', ...titles] = info.titlePath;
      info.setTimeout(limitOf('browser', nameOf(file, titles), times) * 1000);
      await use(undefined);
    },
    { auto: true },
  ],
});
