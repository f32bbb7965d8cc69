// Every test plays the same games in every run: what is dealt follows from the test's title and TEST_SEED. Another seed
// plays other games through the same tests: TEST_SEED=2 npm run browser

import { createHash } from 'node:crypto';
import { test, type BrowserContext, type TestInfo } from '@playwright/test';

/** As a seed: what is measured is what visitors get. */
export const FREE = 'free';
export const SEED = process.env['TEST_SEED'] ?? '1';

/** Devices of one test are dealt different games. */
const devices = new WeakMap<TestInfo, number>();

/** See scripts/lib/seeded.js; a server with a separate database draws as usual. */
export async function settleChance(context: BrowserContext): Promise<void> {
  if (SEED === FREE) return;
  const info = test.info();
  const device = (devices.get(info) ?? 0) + 1;
  devices.set(info, device);
  const seed = createHash('sha256')
    .update([SEED, ...info.titlePath, device].join('\n'))
    .digest()
    .readUInt32BE();
  await context.addCookies([{ name: 'chance', value: String(seed), url: info.project.use.baseURL! }]);
  await context.addInitScript((start) => {
    // The page itself draws names and the strength of opponents.
    let state = start;
    Math.random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  }, seed);
}
