// People at different devices: real browsers at a real server process, its database in a file.

import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { join, makeTable, newDevice, PHONE, playToTheEnd, playUntilOne, visit, type Device } from './devices.ts';
import { lastTurn } from './europa-positions.ts';
import { test } from './limits.ts';
import { expect, open } from './page.ts';
import { packedProduct } from './packed.ts';
import { confirmButton, playUntil, sequenceOf, step, untilAsked, type Moment } from './playing.ts';
import { expectNoNumbers, expectOwnHandOnly, fileOf } from './secrets.ts';
import { startServer, type Server } from './server.ts';
import { openStored } from './stored-game.ts';
import { playOnUntil, stepOn, untilAskedAgain } from './trains-playing.ts';

/** What a browser itself says where a line breaks; everything else would be a fault of the page. */
const BROKEN_LINE = /^console: (WebSocket connection to .* failed|Failed to load resource: net::ERR_)/;

/** However long the page takes to be looked at: away for a while is away for long. */
const AWAY = /^(away|gone)$/;

/** Nobody's stand-in comes while a test is busy elsewhere. */
const PATIENT = { AWAY_SECONDS: '3600' };

/** With its capital: a bot may be called Jelena where Lena plays. */
const person = ({ page }: Device, name: string) => page.locator('.bar-person', { hasText: new RegExp(name) });

async function expectSound(devices: readonly Device[]): Promise<void> {
  for (const { faults, page } of devices) {
    expect(faults.filter((fault) => !BROKEN_LINE.test(fault))).toEqual([]);
    await page.context().close();
  }
}

const devicesAt = (browser: Browser, url: string, names: readonly string[]): Promise<Device[]> =>
  Promise.all(names.map((name) => newDevice(browser, { name, url })));

/** The same where the line of the last one will break: keeping what comes later takes a fresh browser seconds. */
const devicesAndKeeperAt = (browser: Browser, url: string, names: readonly string[]): Promise<Device[]> =>
  Promise.all(names.map((name) => newDevice(browser, { name, url, keeps: name === names.at(-1) })));

const isBuilding = ({ kind, stage }: Moment): boolean => kind === 'act' && stage === 'build';

/** Something is planned that only has to be confirmed. */
async function planSomething(page: Page): Promise<number> {
  if (await confirmButton(page).isDisabled()) await page.locator('.tickets .ticket:not([data-linked])').first().click();
  await expect(confirmButton(page)).toBeEnabled();
  return sequenceOf(page);
}

test.describe('a table by link', () => {
  let server: Server;
  test.beforeAll(async () => {
    server = await startServer(PATIENT);
  });
  test.afterAll(() => server.end());

  test('two people play to the end through a reload, a broken line and a killed server; the deal is verified, and they play again', async ({
    browser,
  }) => {
    const [vera, tomas, lena] = (await devicesAndKeeperAt(browser, server.url, ['Vera', 'Tomas', 'Lena'])) as [
      Device,
      Device,
      Device,
    ];
    const id = await makeTable(lena, { seats: ['human', 'human'], target: 1, tracks: 8 });
    await expect(lena.page.locator('.qr path')).toBeVisible();
    await expect(lena.page.getByLabel('Link to this table')).toHaveValue(`${server.url}#/online/${id}`);
    await join(tomas, id);
    await visit(vera, `online/${id}`);
    await expect(vera.page.getByText('All seats are taken. You can watch.')).toBeVisible();
    await vera.page.getByRole('button', { name: 'Just watch' }).click();
    await lena.page.getByRole('button', { name: 'Start', exact: true }).click();

    await playUntilOne([lena, tomas], (moment, device) => device === lena && isBuilding(moment));
    await expect(vera.page.locator('main.table[data-stage=build]')).toBeVisible();
    await expect(vera.page.locator('.ticket')).toHaveCount(0);
    await throughAReload(lena);
    await throughABrokenLine(lena, tomas);
    await throughAKilledServer(server, lena);
    await playToTheEnd([lena, tomas]);
    // A spectator may still be reconnecting to the server.
    await expect.poll(() => vera.heard.some((frame) => frame.includes('"round-scored"'))).toBe(true);
    const file = await fileOf(server.url, id);
    for (const [device, seat] of [
      [lena, 0],
      [tomas, 1],
      [vera, undefined],
    ] as const) {
      expectOwnHandOnly(device, file, seat);
      expectNoNumbers(device, file);
    }
    await afterTheGame(id, { lena, tomas, vera });
    await expectSound([lena, tomas, vera]);
  });

  test('whoever sits down is asked for a name, a free seat can go to a bot, and a table that is none says so', async ({
    browser,
  }) => {
    const lena = await newDevice(browser, { name: 'Lena', url: server.url });
    const vera = await newDevice(browser, { name: 'Vera', url: server.url, viewport: PHONE });
    await visit(vera, 'online');
    const id = await makeTable(lena, { seats: ['human', 'human', 'human'], listed: true });
    await visit(vera, 'online/new');
    await visit(vera, 'online');
    await vera.page.getByRole('link', { name: /Lena.*Sit down/ }).click();
    await expect(vera.page.getByRole('heading', { name: 'Lena invites you' })).toBeVisible();
    await vera.page.getByLabel('Your name').fill(' ');
    await vera.page.getByRole('button', { name: 'Sit down' }).click();
    await expect(vera.page.getByRole('alert').filter({ hasText: 'Enter your name first.' })).toBeVisible();
    // Invisible characters are no name either.
    await vera.page.getByLabel('Your name').fill('\u200d\u3164');
    await vera.page.getByRole('button', { name: 'Sit down' }).click();
    await expect(vera.page.getByRole('alert').filter({ hasText: 'at least one visible character' })).toBeVisible();
    await expectAccessible(vera.page, 'invitation');
    await vera.page.getByLabel('Your name').fill('Vera');
    await vera.page.getByRole('button', { name: 'Sit down' }).click();
    await expect(vera.page.getByText('Waiting for Lena to start')).toBeVisible();
    // The host's page has heard of it once one seat is left to fill.
    await expect(lena.page.getByRole('button', { name: 'Seat a bot' })).toHaveCount(1);
    await lena.page.getByRole('button', { name: 'Seat a bot' }).click();
    await expect(vera.page.getByText('Seats ready: 3 of 3')).toBeVisible();
    await expectAccessible(lena.page, 'waiting room');
    await lena.page.getByRole('button', { name: 'Put a bot in Vera’s place' }).click();
    await expect(vera.page.getByText('All seats are taken. You can watch.')).toBeVisible();
    await visit(vera, 'online');
    await expectAccessible(vera.page, 'tables');
    await visit(vera, 'online/new');
    await expectAccessible(vera.page, 'new table');
    vera.page.once('console', () => vera.faults.pop()); // the browser tells of the refusal
    await visit(vera, 'online/nosuchtable');
    await expect(vera.page.getByRole('heading', { name: 'This table is closed' })).toBeVisible();
    expect(id).toMatch(/^[a-z0-9]{10}$/);
    // The list of one's own tables says where one is asked.
    await lena.page.getByRole('button', { name: 'Start', exact: true }).click();
    await untilAsked(lena.page);
    await visit(lena, 'online');
    await expect(lena.page.locator('.online-row[data-asked] .online-row-clock')).toContainText('Your turn');
    await lena.page.context().close();
    await vera.page.context().close();
  });

  test('the host closes a table, everybody there is told, and a table too many is refused in words', async ({
    browser,
  }) => {
    const [lena, tomas] = (await devicesAt(browser, server.url, ['Lena', 'Tomas'])) as [Device, Device];
    const id = await makeTable(lena, { seats: ['human', 'human'] });
    await join(tomas, id);
    const token = await lena.page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('branchline-online')!) as { guest: { token: string } };
      return kept.guest.token;
    });
    for (let table = 0; table < 2; table++) {
      await lena.page.request.post('./api/tables', {
        headers: { authorization: `Bearer ${token}` },
        data: { game: 'trans-europa', seats: [{ kind: 'open' }, { kind: 'open' }] },
      });
    }
    await visit(lena, 'online/new');
    lena.page.once('console', () => lena.faults.pop()); // the browser tells of the refusal
    await lena.page.getByRole('button', { name: 'Make the table' }).click();
    const why = /Too many of your tables are waiting for players \(at most 3\)\..* Try again in 1\smin\./;
    await expect(lena.page.locator('.problem').filter({ hasText: why })).toBeVisible();
    await visit(lena, `online/${id}`);
    await lena.page.getByRole('button', { name: 'Close the table' }).click();
    await expect(lena.page.getByText('The table and its chat are removed for everyone')).toBeVisible();
    await expectAccessible(lena.page, 'closing a table');
    await lena.page.getByRole('button', { name: 'Yes' }).click();
    for (const { page } of [lena, tomas]) {
      await expect(page.getByRole('heading', { name: 'This table is closed' })).toBeVisible();
    }
    await visit(lena, 'online');
    await expect(lena.page.getByRole('button', { name: 'Close the table' })).toHaveCount(0);
    await expectSound([lena, tomas]);
  });
});

/** A reload brings the same seat, hand and log. */
async function throughAReload({ page }: Device): Promise<void> {
  const known = async () => ({
    hand: await page.locator('.ticket').allTextContents(),
    log: await page.locator('.log-line').allTextContents(),
  });
  const before = await known();
  await page.reload();
  await untilAsked(page);
  expect(await known()).toEqual(before);
}

/** A move made without a line is kept, and counts once when the line is back. */
async function throughABrokenLine(mover: Device, other: Device): Promise<void> {
  const before = await planSomething(mover.page);
  await mover.setOffline(true);
  await confirmButton(mover.page).click();
  await expect(mover.page.getByText('You are offline')).toBeVisible();
  await expect(mover.page.getByText('Your move is saved and will be sent.')).toBeVisible();
  await expect(person(other, mover.name)).toHaveAttribute('data-presence', AWAY);
  expect(await sequenceOf(other.page)).toBe(before);
  await mover.setOffline(false);
  await expect(mover.page.locator('.online-table')).toHaveAttribute('data-move', 'none');
  await expect(person(other, mover.name)).toHaveAttribute('data-presence', 'here');
  await other.page.waitForFunction(
    (sequence) => Number(document.querySelector<HTMLElement>('main.table')?.dataset['sequence']) > sequence,
    before,
  );
}

/** A server that is killed and comes back has lost nothing that it confirmed. */
async function throughAKilledServer(server: Server, lena: Device): Promise<void> {
  const before = await sequenceOf(lena.page);
  await server.kill();
  await expect(lena.page.getByText('Reconnecting…')).toBeVisible();
  await server.restart();
  await expect(lena.page.locator('.online-table')).toHaveAttribute('data-line', 'open');
  expect(await sequenceOf(lena.page)).toBeGreaterThanOrEqual(before);
}

type Three = { readonly lena: Device; readonly tomas: Device; readonly vera: Device };

/** The deal is checked in the browser, a move can be linked to, and the same people play again. */
async function afterTheGame(id: string, { lena, tomas, vera }: Three): Promise<void> {
  for (const [{ page }, sentence] of [
    [lena, 'This device’s number is one of them'],
    [vera, 'As a spectator you have no number in it'],
  ] as const) {
    await page.getByRole('button', { name: 'After the game' }).click();
    await expect(page.getByRole('heading', { name: 'The deal was fair' })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expectAccessible(lena.page, 'after the game');
  await vera.page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(vera.page.getByRole('slider')).toBeVisible();
  await vera.page.keyboard.press('ArrowRight');
  await expect(vera.page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Move 1 /);
  await vera.page.getByRole('button', { name: 'Copy a link to this move' }).click();
  await expect(vera.page).toHaveURL(new RegExp(`#/replay/${id}/[0-9]+$`));
  const linked = await newDevice(lena.page.context().browser()!, {
    name: 'Anybody',
    url: new URL(vera.page.url()).origin,
  });
  await linked.page.goto(vera.page.url());
  await expect(linked.page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Move 1 /);
  await expectSound([linked]);
  await lena.page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await expect(lena.page.getByRole('heading', { name: 'Waiting for everyone' })).toBeVisible();
  await tomas.page.getByRole('button', { name: 'To the next game' }).click();
  await tomas.page.getByRole('dialog').getByRole('button', { name: 'To the next game' }).click();
  await expect(tomas.page.getByText('Seats ready: 2 of 2')).toBeVisible();
  await lena.page.getByRole('button', { name: 'Start', exact: true }).click();
  await playUntilOne([lena, tomas], () => true);
}

test.describe('more tables by link', () => {
  let server: Server;
  test.beforeAll(async () => {
    server = await startServer(PATIENT);
  });
  test.afterAll(() => server.end());

  test('a game begun on the device goes on with a friend, both are told that it is friendly, and it knows hints', async ({
    browser,
  }) => {
    const [lena, tomas] = (await devicesAt(browser, server.url, ['Lena', 'Tomas'])) as [Device, Device];
    await openStored(lena.page, lastTurn({ seats: ['human', 'human'] }));
    await playUntil(lena.page, isBuilding);
    const before = await sequenceOf(lena.page);
    await lena.page.getByRole('button', { name: 'Menu' }).click();
    await lena.page.getByRole('button', { name: 'Continue with friends' }).click();
    await expect(lena.page.getByText('It will be a friendly game')).toBeVisible();
    await expectAccessible(lena.page, 'taking a game online');
    await lena.page.getByRole('button', { name: 'Make the table' }).click();
    await expect(lena.page.getByText('Friendly game, deal not sealed')).toBeVisible();
    const id = (await lena.page.locator('html').getAttribute('data-at'))!.replace('#/online/', '');
    await visit(tomas, `online/${id}`);
    await expect(tomas.page.getByText('Friendly game, deal not sealed')).toBeVisible();
    await join(tomas, id);
    await lena.page.getByRole('button', { name: 'Start', exact: true }).click();
    const mover = await playUntilOne([lena, tomas], isBuilding);
    expect(await sequenceOf(mover.page)).toBe(before);
    await expect(mover.page.locator('.player [data-presence=here]')).toHaveCount(2);
    await mover.page.getByRole('button', { name: 'Hint' }).click();
    await expect(mover.page.locator('.hint-card li').first()).toBeVisible();
    await playToTheEnd([lena, tomas]);
    await tomas.page.getByRole('button', { name: 'After the game' }).click();
    await expect(tomas.page.getByRole('heading', { name: 'A friendly game' })).toBeVisible();
    await expectSound([lena, tomas]);
  });
});

/** Lena reloads while asked, and Zoe's line breaks. */
async function throughTheFirstYear(lena: Device, zoe: Device): Promise<void> {
  let isAsked = false;
  // Zoe plays along until then. When she is asked next nothing more is done here, at the latest when her page is closed.
  void playOnUntil(zoe.page, () => isAsked).catch(() => undefined);
  const { sequence, ...asked } = await untilAskedAgain(lena.page);
  isAsked = true;
  // The rows of companies stand on the map alone, and a bot may have called a phase without it.
  await expect(person(zoe, lena.name)).toHaveAttribute('data-presence', 'here');
  await lena.page.reload();
  // Where several are asked at once, the others may have answered meanwhile.
  const again = await untilAskedAgain(lena.page);
  expect(again).toMatchObject(asked);
  expect(again.sequence).toBeGreaterThanOrEqual(sequence);
  await zoe.setOffline(true);
  await expect(person(lena, zoe.name)).toHaveAttribute('data-presence', AWAY);
  await stepOn(lena.page, again);
  await zoe.setOffline(false);
  await expect(person(lena, zoe.name)).toHaveAttribute('data-presence', 'here');
}

/** A bot soon stands in for a player who stays away when asked. */
const IMPATIENT = { AWAY_SECONDS: '1' };

test('two people and a bot play the business game through a reload and a broken line; bots end it for them, and the deal was fair', async ({
  browser,
}) => {
  // The whole product as it is released: page, server and bots.
  const packed = await packedProduct();
  const server = await startServer(PATIENT, packed.launcher);
  const [lena, zoe] = (await devicesAndKeeperAt(browser, server.url, ['Lena', 'Zoe'])) as [Device, Device];
  const seats = ['human', 'human', 'conductor'];
  const id = await makeTable(lena, { seats, game: 'trains-of-europe', clock: 'Slow play' });
  await join(zoe, id);
  await lena.page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(lena.page.locator('main.tt')).toBeVisible();
  await throughTheFirstYear(lena, zoe);
  // The server comes back as one on which nobody is waited for, and both play their first year to its end.
  await server.stop();
  await server.restart(IMPATIENT);
  for (const { page } of [lena, zoe]) await expect(page.locator('.online-table')).toHaveAttribute('data-line', 'open');
  await Promise.all([lena, zoe].map(({ page }) => playOnUntil(page, ({ kind }) => kind === 'year-end')));
  // Bots play on for those who have left.
  for (const { page } of [lena, zoe]) await page.goto('./online.json');
  await expect.poll(async () => (await fetch(`${server.url}api/tables/${id}/file`)).status).toBe(200);
  for (const device of [lena, zoe]) {
    await visit(device, `online/${id}`);
    await playOnUntil(device.page, ({ kind }) => kind === 'over');
    await expect(device.page.locator('.toe-evaluation')).toBeVisible();
    await device.page.getByRole('button', { name: 'After the game' }).click();
    await expect(device.page.getByRole('heading', { name: 'The deal was fair' })).toBeVisible();
  }
  const file = await fileOf(server.url, id);
  for (const device of [lena, zoe]) expectNoNumbers(device, file);
  await expectSound([lena, zoe]);
  await server.end();
  packed.remove();
});

test('a clock runs out, a bot plays the turn, the seat goes back to its owner; meanwhile people talk', async ({
  browser,
}) => {
  // Slow enough that its turn can be seen, and that present players have promised in time.
  const server = await startServer({ BOT_PAUSE_MS: '8000', REVEAL_SECONDS: '10' });
  const [lena, tomas] = (await devicesAndKeeperAt(browser, server.url, ['Lena', 'Tomas'])) as [Device, Device];
  const id = await makeShortTable(lena, server.url);
  await join(lena, id);
  await join(tomas, id);
  await throughAFailedStart(lena, tomas);
  await lena.page.getByRole('button', { name: 'Start', exact: true }).click();
  const idle = await playUntilOne([lena, tomas], ({ kind }) => kind === 'act');
  const other = idle === lena ? tomas : lena;

  // The clock does not wait until they have talked.
  const stoodIn = person(other, idle.name);
  const seen = Promise.all([
    expect(person(idle, idle.name).getByRole('timer')).toHaveAttribute('data-short'),
    untilRunDown(idle.page),
    expect(stoodIn).toHaveAttribute('data-stood-in'),
    expect(stoodIn).toContainText('bot plays'),
    expect(idle.page.getByText('A bot is playing this turn for you.')).toBeVisible(),
  ]);
  await talk(idle, other);
  await seen;
  await expect(stoodIn).not.toHaveAttribute('data-stood-in');
  await expect(idle.page.getByText('A bot is playing this turn for you.')).toBeHidden();

  // Back in the own seat, the next turn is one's own.
  const others = playUntil(other.page, ({ stage }) => stage !== 'markers').catch(() => undefined);
  await untilAsked(idle.page);
  const before = await sequenceOf(idle.page);
  await step(idle.page);
  expect(await sequenceOf(idle.page)).toBeGreaterThan(before);
  await others;
  await expectAccessible(idle.page, 'table with clocks');
  await idle.page.getByRole('button', { name: 'Chat' }).click();
  await expectAccessible(idle.page, 'table with chat');
  await expectSound([lena, tomas]);
  await server.end();
});

/** Of the ten seconds of a clock fewer are left, and not none: between two looks from outside all of them might pass. */
const untilRunDown = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          const clocks = document.querySelectorAll('[role=timer]');
          if (Array.from(clocks, ({ textContent }) => textContent).some((left) => /^0:0[1-9]$/.test(left))) resolve();
        };
        look();
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );

/** A player who does not show the promised number loses the seat; the others promise again automatically. */
async function throughAFailedStart(lena: Device, tomas: Device): Promise<void> {
  await tomas.setOffline(true);
  await lena.page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(lena.page.getByText('The game did not start: Tomas did not answer.')).toBeVisible();
  await expect(lena.page.getByText('Seats ready: 1 of 2')).toBeVisible();
  await tomas.setOffline(false);
  await expect(tomas.page.getByRole('heading', { name: 'Lena invites you' })).toBeVisible();
  await tomas.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(lena.page.getByText('Seats ready: 2 of 2')).toBeVisible();
}

/** The shortest clock there is, shorter than the form offers. */
async function makeShortTable({ page, name }: Device, url: string): Promise<string> {
  const post = async (path: string, body: object, token = ''): Promise<Record<string, string>> => {
    const headers = {
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${url}api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as Record<string, string>;
  };
  const guest = await post('guests', { name });
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const table = await post(
    'tables',
    { game: 'trans-europa', seats, clock: { bank: 10, increment: 30 } },
    guest['token'],
  );
  await page.addInitScript(
    (kept) => localStorage.setItem('branchline-online', kept),
    JSON.stringify({ guest, tables: {} }),
  );
  return table['id']!;
}

/** One says something, the other finds it, mutes that person, hears it again, and mutes the chat. */
async function talk(one: Device, other: Device): Promise<void> {
  await one.page.getByRole('button', { name: 'Chat' }).click();
  await one.page.getByLabel('Write a message').fill('Good luck!');
  await one.page.keyboard.press('Enter');
  await expect(one.page.locator('.chat-line')).toContainText('Good luck!');
  await one.page.keyboard.press('Escape');
  await other.page.getByRole('button', { name: 'Chat, 1 new message' }).click();
  await expect(other.page.locator('.chat-line')).toContainText('Good luck!');
  await other.page.getByRole('button', { name: `Mute ${one.name}` }).click();
  await expect(other.page.getByText(`Messages from ${one.name} are hidden.`)).toBeVisible();
  await expect(other.page.locator('.chat-line')).toHaveCount(0);
  await other.page.getByRole('button', { name: 'Show them again' }).click();
  await expect(other.page.locator('.chat-line')).toContainText('Good luck!');
  await other.page.getByRole('button', { name: 'Mute the chat' }).click();
  await expect(other.page.getByText('The chat is muted on this device.')).toBeVisible();
  await other.page.keyboard.press('Escape');
}

test('a page that is served alone shows nothing of online tables', async ({ page }) => {
  const asked = page.waitForResponse(/online\.json$/);
  await open(page, '');
  await asked;
  await expect(page.locator('.card-games')).toBeVisible();
  await expect(page.getByText('Play with friends')).toHaveCount(0);
  await open(page, 'online');
  await expect(page.getByRole('heading', { name: 'No server here' })).toBeVisible();
});
