// The shell furnishes any game: a tiny third one is set up, played, watched, replayed, stored and imported.

import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { buildThirdGame } from './build-third-game.ts';
import { test } from './limits.ts';
import { expect, prefer, savedBy, watchFaults, type Page } from './page.ts';

test.describe.configure({ mode: 'serial' });

let address = '';
let server: ChildProcess | undefined;

test.beforeAll(async () => {
  const folder = await buildThirdGame();
  server = spawn(process.execPath, ['scripts/serve-built.js', '0', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  address = await new Promise<string>((resolve, reject) => {
    server!.stdout!.on('data', (said: Buffer) => {
      const found = /http:\/\/localhost:\d+/.exec(String(said))?.[0];
      if (found) resolve(`${found}/`);
    });
    server!.on('exit', () => reject(new Error('the server did not start')));
  });
});

test.afterAll(() => void server?.kill());

const onCard = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Numbers' }).getByRole('button', { name });

const table = (page: Page) => page.locator('main.numbers-table');

/** What the page asks for, as soon as it asks: a press of this button, or nothing any more; `mark` changes once it is done. */
const untilAsked = async (page: Page) => {
  const found = await page.waitForFunction(() => {
    const main = document.querySelector<HTMLElement>('main.numbers-table');
    if (main === null) return undefined;
    const mark = ['.curtain', '.numbers-go-on'].map((part) => document.querySelectorAll(part).length).join();
    const asked = { mark: `${main.dataset['sequence']} ${mark}` };
    if (document.querySelector('.curtain button')) return { ...asked, press: '.curtain button' };
    if (document.querySelector('.numbers-go-on')) return { ...asked, press: '.numbers-go-on' };
    if (main.dataset['settled'] === undefined) return undefined;
    if (main.querySelector('h1')?.textContent === 'over') return { ...asked, press: undefined };
    return document.querySelector('.numbers-action') ? { ...asked, press: '.numbers-action' } : undefined;
  });
  return (await found.jsonValue()) as { readonly mark: string; readonly press?: string };
};

/** Plays whatever is asked until the game is over. */
async function playOn(page: Page): Promise<void> {
  for (;;) {
    const { mark, press } = await untilAsked(page);
    if (press === undefined) return;
    await page.locator(press).first().click();
    await page.waitForFunction((was) => {
      const { dataset } = document.querySelector<HTMLElement>('main.numbers-table')!;
      const now = ['.curtain', '.numbers-go-on'].map((part) => document.querySelectorAll(part).length).join();
      return `${dataset['sequence']} ${now}` !== was;
    }, mark);
  }
}

test('a third game is set up, played, stored, replayed and imported like any other', async ({ page, context }) => {
  const faults: string[] = [];
  watchFaults(page, faults);
  await prefer(context);
  await page.goto(`${address}#/play/toy`);
  await onCard(page, 'Play now').click();
  await expect(table(page)).toBeVisible();
  await page.locator('.numbers-action').first().click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();

  // A reload loses nothing: the stop is shown again, because nobody has gone on from it.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await playOn(page);
  const moves = await table(page).getAttribute('data-sequence');

  await page.goto(`${address}#/games`);
  await expect(page.locator('.game-row')).toHaveCount(1);
  await expect(page.locator('.game-row')).toContainText('Numbers');
  const download = await savedBy(page, page.locator('.games-actions button').nth(1));
  const text = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ game: 'toy', format: 'branchline-game/1' });

  await page.locator('.games-actions button').first().click();
  await expect(page.locator('.numbers-replay h1')).toHaveText(`0 of ${moves}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.numbers-replay h1')).toHaveText(`1 of ${moves}`);

  // A branch of it, without its own text about branches.
  const [, id] = /#\/replay\/(\w+)/.exec(page.url())!;
  await page.goto(`${address}#/explore/${id}/3`);
  await expect(page.locator('.explore-badge')).toHaveText('The game as played');
  await page.locator('.numbers-go-on').click();
  await expect(page.locator('.numbers-action').first()).toBeVisible();
  await page.getByRole('button', { name: 'Let bots play' }).click();
  await page.getByRole('button', { name: 'Start the bots' }).click();
  await expect(page.locator('.numbers-table h1')).toHaveText('over');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.locator('.numbers-replay')).toBeVisible();

  await page.goto(`${address}#/games`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'numbers.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.locator('.numbers-replay h1')).toHaveText(`0 of ${moves}`);
  await page.goto(`${address}#/games`);
  await expect(page.locator('.game-row')).toHaveCount(2);
  expect(faults).toEqual([]);
});

test('a third game can be watched, and shared behind a curtain', async ({ page, context }) => {
  const faults: string[] = [];
  watchFaults(page, faults);
  await prefer(context);
  await page.goto(`${address}#/play/toy`);
  await onCard(page, 'Watch').click();
  await playOn(page);
  await expect(page.locator('.position')).toContainText('open');
  await expect(page.locator('.log-line').first()).toHaveText(/^1\s*dealt$/);
  await expect(page.locator('.log-line').last()).toContainText(/(Ada|Ben) named \d+/);

  await page.goto(`${address}#/same-device/toy`);
  await page.getByRole('button', { name: 'Start numbers' }).click();
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.locator('.position')).toContainText('mine hidden');
  await page.locator('.curtain button').click();
  await expect(page.locator('.position')).not.toContainText('hidden');
  await playOn(page);
  expect(faults).toEqual([]);
});

test('what the table rules asks nothing of a third game: a turn that stands, and a game given up', async ({
  page,
  context,
}) => {
  const faults: string[] = [];
  watchFaults(page, faults);
  await prefer(context);
  await page.goto(`${address}#/play/toy`);
  await onCard(page, 'Play now').click();
  await page.locator('.numbers-action').first().click();
  await page.getByRole('button', { name: 'Go on' }).click();
  // Since the bet the other one's has come up.
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Something hidden has been revealed since, so the turn is final.')).toBeVisible();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('.numbers-table h1')).toHaveText('over');
  await expect(page.locator('.numbers-action')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.numbers-table h1')).toHaveText('over');
  expect(faults).toEqual([]);
});
