// People at different devices: real browsers at a real server process, its database in a file.

import { test } from '@playwright/test';
import { expect } from './page.ts';
import { join, makeTable, newDevice, playTogether } from './devices.ts';
import { startServer, type Server } from './server.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.end());

test('two people at two devices play a game to its end', async ({ browser }) => {
  const lena = await newDevice(browser, { name: 'Lena', url: server.url });
  const tomas = await newDevice(browser, { name: 'Tomas', url: server.url });
  const id = await makeTable(lena, { seats: ['human', 'human'], target: 3 });
  await join(tomas, id);
  await lena.page.getByRole('button', { name: 'Start', exact: true }).click();
  await playTogether([lena, tomas], ({ kind }) => kind === 'over');
  for (const { page, faults } of [lena, tomas]) {
    await expect(page.locator('.game-over')).toBeVisible();
    expect(faults).toEqual([]);
  }
});
