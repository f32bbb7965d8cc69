// A table in the living room: the page comes over plain http from another machine's address, where a browser gives it neither
// WebCrypto, locks, private files, a service worker nor the clipboard. See docs/browsers.md.

import { chromium } from '@playwright/test';
import { makeTable, newDevice, playToTheEnd } from './devices.ts';
import { test } from './limits.ts';
import { expect } from './page.ts';
import { startServer } from './server.ts';

/** A name that is no safe place for a browser, though it leads to this machine. */
const NAME = 'livingroom.test';

test('a table over plain http is played, and links are copied by hand', async ({ launchOptions }) => {
  const server = await startServer();
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`];
  const browser = await chromium.launch({ ...launchOptions, args });
  const url = server.url.replace('localhost', NAME);
  const lena = await newDevice(browser, { name: 'Lena', url });
  const { page } = lena;
  await makeTable(lena, { seats: ['human', 'apprentice'], target: 1, tracks: 8 });
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator, 'locks' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.locator('.online-by-hand')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await playToTheEnd([lena]);
  await page.getByRole('button', { name: 'After the game' }).click();
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'Copy a link to this move' }).click();
  await expect(page.locator('.replay-copied')).toBeVisible();
  expect(lena.faults).toEqual([]);
  await browser.close();
  await server.end();
});
