// People at their own devices: each a separate browser at the same server, with every frame of their sockets recorded.

import { expect, type Browser, type Page } from '@playwright/test';
import { prefer, untilComplete, watchFaults } from './page.ts';
import { playUntil, type Moment } from './playing.ts';

export type Device = {
  readonly name: string;
  readonly page: Page;
  /** Everything the server has said to this device over its sockets. */
  readonly heard: string[];
  /** Everything this device has said. */
  readonly said: string[];
  readonly faults: string[];
  readonly setOffline: (offline: boolean) => Promise<void>;
};

type Wish = {
  readonly name: string;
  readonly url: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** A client that loses the connection keeps what comes later, as on a real device; that takes a fresh browser seconds. */
  readonly keeps?: boolean;
};

export const PHONE = { width: 390, height: 844 } as const;

export async function newDevice(browser: Browser, { name, url, viewport, keeps = false }: Wish): Promise<Device> {
  const context = await browser.newContext({
    baseURL: url,
    serviceWorkers: keeps ? 'allow' : 'block',
    ...(viewport ? { viewport, hasTouch: true } : {}),
  });
  await prefer(context, { playerName: name });
  const page = await context.newPage();
  const device: Device = {
    name,
    page,
    heard: [],
    said: [],
    faults: [],
    setOffline: (offline) => context.setOffline(offline),
  };
  watchFaults(page, device.faults);
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => device.heard.push(String(payload)));
    socket.on('framesent', ({ payload }) => device.said.push(String(payload)));
  });
  return device;
}

/** Opens an address of the page and waits until it is shown, complete. */
export async function visit({ page }: Device, path: string): Promise<void> {
  await page.goto(`./#/${path}`);
  await expect(page.locator('html')).toHaveAttribute('data-at', `#/${path}`);
  await untilComplete(page);
}

type TableWish = {
  /** Kinds of the seats: `human` or a bot's level. */
  readonly seats: readonly string[];
  readonly target?: number;
  readonly tracks?: number;
  readonly clock?: 'Live' | 'Slow play';
  readonly listed?: boolean;
  /** Another game than the first. */
  readonly game?: string;
};

/** Makes a table through the game's own form; answers with its id. */
export async function makeTable(device: Device, wish: TableWish): Promise<string> {
  const { page } = device;
  await visit(device, wish.game === undefined ? 'online/new' : `online/new/${wish.game}`);
  if (wish.clock !== undefined) await page.getByRole('radio', { name: wish.clock }).check();
  if (wish.listed) await page.getByRole('radio', { name: 'Everyone' }).check();
  const rows = page.locator('.seat-row');
  await rows.first().waitFor();
  const first = await rows.count();
  for (let count = first + 1; count <= wish.seats.length; count++) {
    await page.getByRole('button', { name: 'Add a player' }).click();
    await expect(rows).toHaveCount(count);
  }
  for (const [index, kind] of wish.seats.entries()) {
    const value = kind === 'human' ? 'human' : `bot:${kind}`;
    await rows.nth(index).locator('select').selectOption(value);
  }
  if (wish.target !== undefined) await page.getByLabel('Length of the scoring track').fill(String(wish.target));
  if (wish.tracks !== undefined) await page.getByLabel('Tracks in the supply').fill(String(wish.tracks));
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for everyone' })).toBeVisible();
  const at = await page.locator('html').getAttribute('data-at');
  return at!.replace('#/online/', '');
}

/** Opens the invitation and takes the free seat. */
export async function join(device: Device, id: string): Promise<void> {
  await visit(device, `online/${id}`);
  await device.page.getByLabel('Your name').fill(device.name);
  await device.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(device.page.getByRole('heading', { name: 'Waiting for everyone' })).toBeVisible();
}

/** All play to the end of the game. */
export const playToTheEnd = (devices: readonly Device[]): Promise<unknown> =>
  Promise.all(devices.map(({ page }) => playUntil(page, ({ kind }) => kind === 'over')));

/** All play when asked until one is asked for this; returns that one, who has not done it. */
export async function playUntilOne(
  devices: readonly Device[],
  wanted: (moment: Moment, device: Device) => boolean,
): Promise<Device> {
  let isFound = false;
  const playing = devices.map(async (device) => {
    // The others wait for their turn; by then it is no longer this that is played for.
    await playUntil(device.page, (moment) => isFound || wanted(moment, device));
    isFound = true;
    return device;
  });
  for (const each of playing) each.catch(() => undefined);
  return Promise.race(playing);
}
