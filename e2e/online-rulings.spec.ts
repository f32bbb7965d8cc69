// Two people at their own devices: one asks to take back a turn or to give up, the other decides.

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { join, makeTable, newDevice, PHONE, playUntilOne, type Device } from './devices.ts';
import { test } from './limits.ts';
import { expect } from './page.ts';
import { sequenceOf, step, untilAsked } from './playing.ts';
import { startServer, type Server } from './server.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer({ AWAY_SECONDS: '3600', CONSENT_SECONDS: '600' });
});
test.afterAll(() => server.end());

const item = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

async function askFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await item(page, name).click();
  await expect(page.getByRole('dialog')).toContainText('The others have to agree:');
  await item(page, 'Ask them').click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const question = ({ page }: Device) => page.locator('.ruling-box');

/** Tracks on the board, by what the last turns left of the supply. */
const supply = async ({ page }: Device): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.supply').first().innerText()).replace(/\s/g, ' '))![0]);

test('a turn is taken back only if the other agrees, and a game is given up only if the other agrees', async ({
  browser,
}) => {
  const lena = await newDevice(browser, { name: 'Lena', url: server.url });
  const tomas = await newDevice(browser, { name: 'Tomas', url: server.url, viewport: PHONE });
  const id = await makeTable(lena, { seats: ['human', 'human'] });
  await join(tomas, id);
  await lena.page.getByRole('button', { name: 'Start', exact: true }).click();
  const mover = await playUntilOne([lena, tomas], ({ kind, stage }) => kind === 'act' && stage === 'build');
  const other = mover === lena ? tomas : lena;
  const before = await supply(lena);
  await step(mover.page);
  await expect.poll(() => supply(lena)).toBeLessThan(before);
  const played = await sequenceOf(mover.page);

  // Refused, by the keyboard alone: the turn stands.
  await askFromMenu(mover.page, 'Take back');
  await expect(question(mover)).toContainText(`Waiting for ${other.name}`);
  await expect(question(other)).toContainText(`${mover.name} asks to take back a turn.`);
  await expect(other.page.locator('[aria-live=assertive]')).toContainText('Do you agree?');
  await expectAccessible(other.page, 'a request to take back');
  await question(other).getByRole('button', { name: 'Refuse' }).focus();
  await other.page.keyboard.press('Enter');
  await expect(question(mover)).toContainText(`${other.name} does not agree, so the game goes on.`);
  expect(await sequenceOf(mover.page)).toBe(played);

  // Agreed to: the position is back, at both devices.
  await askFromMenu(mover.page, 'Take back');
  await question(other).getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => supply(lena)).toBe(before);
  await untilAsked(mover.page);
  await expect(other.page.getByText(`${mover.name} takes the turn back.`)).toBeAttached();
  for (const device of [mover, other]) await expect(question(device)).toHaveCount(0);

  // It is played on, and stays so after a reload.
  await step(mover.page);
  await mover.page.reload();
  await expect.poll(() => supply(lena)).toBeLessThan(before);

  await askFromMenu(other.page, 'Give up the game');
  await expect(question(mover)).toContainText(`${other.name} asks to give up the game.`);
  await question(mover).getByRole('button', { name: 'Agree' }).click();
  for (const device of [mover, other]) {
    await expect(device.page.getByRole('dialog')).toContainText(
      device === mover ? `${other.name} gives up` : 'You give up',
    );
    await expect(device.page.getByRole('dialog')).toContainText(`${mover.name} wins.`);
    await device.page.keyboard.press('Escape');
    await device.page.getByRole('button', { name: 'After the game' }).click();
    await expect(device.page.getByRole('heading', { name: 'The deal was fair' })).toBeVisible();
    expect(device.faults).toEqual([]);
    await device.page.context().close();
  }
});
