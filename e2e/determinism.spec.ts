// The engine and its bots give the same game in the browser as in Node.

import { build, type Rolldown } from 'vite';
import { gameDigests } from './determinism.ts';
import { expect, open, test } from './page.ts';

test('the same seed gives the same game files in Chromium as in Node', async ({ page }) => {
  const bundle = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: new URL('determinism.ts', import.meta.url).pathname, formats: ['es'], fileName: 'determinism' },
    },
  })) as Rolldown.RolldownOutput[];
  const { code } = bundle[0]!.output[0];
  await page.route('**/determinism.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await open(page, '');
  const inPage = await page.evaluate(async (address) => {
    const { gameDigests: digests } = (await import(address)) as { gameDigests(): string[] };
    return digests();
  }, '/determinism.js');
  expect(inPage).toHaveLength(3);
  expect(new Set(inPage).size).toBe(3);
  expect(inPage).toEqual(gameDigests());
});
