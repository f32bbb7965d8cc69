// What can go wrong: reloads, no network, no storage, damaged games, second tabs, bots that fail.

import { expect, prefer, test, watchFaults, type Page } from './page.ts';
import { actingOf, playToOwnTurn, playToTheEnd, sequenceOf, step } from './playing.ts';
import { setUp } from './setting-up.ts';

test.beforeEach(async ({ context }) => prefer(context));

test('a reload in the middle of a turn loses nothing', async ({ page }) => {
  await setUp(page, { seats: ['human', 'apprentice'], target: 3 });
  await playToOwnTurn(page);
  // One of two tracks is laid, the second is only planned.
  await page.locator('.legal-list summary').focus();
  await page.keyboard.press('Enter');
  const single = page.locator('.legal-list button', { hasText: 'Single line' });
  await single.first().click();
  await page.locator('.turn-buttons .button-me').click();
  const before = await sequenceOf(page);
  await expect(page.locator('.budget i')).toHaveCount(1);
  await single.first().click();
  await expect(page.locator('.plan-track')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('main.table')).toHaveAttribute('data-sequence', String(before));
  await expect(page.locator('.budget i')).toHaveCount(1);
  await expect(page.locator('.plan-track')).toHaveCount(1);
  await playToTheEnd(page);
});

test('after the first load everything works without a network', async ({ page, context }) => {
  await page.goto('./');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await setUp(page, { seats: ['human', 'apprentice'], target: 2, tracks: 20 });
  await playToTheEnd(page);
  await page.goto('./#/rules/prestige');
  await expect(page.locator('.rules-section').first()).toBeVisible();
  await page.goto('./#/learn/2');
  await expect(page.locator('.coach')).toBeVisible();
});

test('a game leaves as a file and comes back', async ({ page }, info) => {
  await setUp(page, { seats: ['human', 'apprentice'], target: 1, tracks: 16 });
  await playToTheEnd(page);
  await page.goto('./#/games');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const path = info.outputPath('game.json');
  await download.saveAs(path);
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page).toHaveURL(/#\/replay\//);
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.getByLabel('Through whose eyes').selectOption('1');
  await expect(page.locator('.replay-hand')).toHaveCount(1);
  // The same file dropped onto the page.
  await page.goto('./#/games');
  const { readFile } = await import('node:fs/promises');
  const content = await readFile(path, 'utf8');
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'game.json', { type: 'application/json' }));
    return data;
  }, content);
  await page.dispatchEvent('.drop-zone', 'drop', { dataTransfer: transfer });
  await expect(page).toHaveURL(/#\/replay\//);
});

test('a file that is no game is refused with a reason, and nothing else changes', async ({ page }, info) => {
  const { writeFile } = await import('node:fs/promises');
  const path = info.outputPath('broken.json');
  await writeFile(path, '{"format":"branchline-game/1","game":"trans-europa"}');
  await page.goto('./#/games');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByRole('dialog')).toContainText('board');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('broken.json');
});

test('a damaged saved game is reported and offered for download; others stay', async ({ page }) => {
  await setUp(page, { seats: ['human', 'apprentice'] });
  await playToOwnTurn(page);
  const healthy = page.url();
  await setUp(page, { seats: ['human', 'apprentice'] });
  await playToOwnTurn(page);
  const damaged = page.url();
  const id = damaged.split('/').at(-1)!;
  await page.goto('./');
  await page.evaluate(
    (game) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('branchline');
        open.addEventListener('success', () => {
          const transaction = open.result.transaction('moves', 'readwrite');
          transaction
            .objectStore('moves')
            .put({ move: { by: 0, do: 'lay', line: 'nowhere', piece: 'black' }, hash: '0' }, [game, 4]);
          transaction.addEventListener('complete', () => resolve());
          transaction.addEventListener('error', () => reject(new Error('cannot damage the game')));
        });
      }),
    id,
  );
  await page.goto(damaged);
  await expect(page.getByRole('heading', { name: 'This game cannot be read.' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save what is left' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain(id);
  await page.goto(healthy);
  await expect(page.locator('main.table')).toBeVisible();
});

test('an unknown game and an unknown page say so', async ({ page }) => {
  await page.goto('./#/table/abcdefghij');
  await expect(page.getByRole('heading')).toContainText('no such game');
  await page.goto('./#/nowhere/at/all');
  await expect(page.getByRole('heading')).toBeVisible();
});

/** Serves one of the workers with a few lines in front of its own. */
async function tamper(page: Page, file: string, before: string): Promise<void> {
  await page.context().route(`**/${file}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${before}\n${await answer.text()}` });
  });
  // What a worker starts is fetched by the service worker alone, so that one must be at work before the game begins.
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('without storage the game goes on, and the player is told', async ({ page }) => {
  await tamper(
    page,
    'authority.js',
    "Object.defineProperty(self, 'indexedDB', { value: { open() { throw new Error('blocked'); } } });",
  );
  await setUp(page, { seats: ['human', 'apprentice'], target: 1, tracks: 16 });
  await expect(page.locator('.notice', { hasText: 'keeps nothing' })).toBeVisible();
  await playToTheEnd(page);
});

test('when the storage is full the game goes on, and the player is told', async ({ page }) => {
  await tamper(
    page,
    'authority.js',
    `let writes = 0;
     const add = IDBObjectStore.prototype.add;
     IDBObjectStore.prototype.add = function (...args) {
       if (this.name === 'moves' && ++writes > 1) throw new DOMException('full', 'QuotaExceededError');
       return add.apply(this, args);
     };`,
  );
  await setUp(page, { seats: ['human', 'apprentice'], target: 1, tracks: 16 });
  await playToOwnTurn(page);
  await expect(page.locator('.notice', { hasText: 'full' })).toBeVisible();
  await playToTheEnd(page);
});

test('a bot that fails is replaced, and the player is told', async ({ page }) => {
  await tamper(
    page,
    'bots.js',
    `let failed = 0;
     addEventListener('message', (event) => {
       if (event.data.tell !== 'decide' || failed++ > 0) return;
       event.stopImmediatePropagation();
       postMessage({ number: event.data.number, failure: 'lost its way' });
     });`,
  );
  await setUp(page, { seats: ['human', 'inspector'], target: 1, tracks: 16 });
  await playToOwnTurn(page);
  await expect(page.locator('.notice')).toContainText('Conductor');
  await playToTheEnd(page);
});

test('a bot that hangs is replaced, and the game goes on', async ({ page }) => {
  await tamper(
    page,
    'bots.js',
    `addEventListener('message', (event) => {
       if (event.data.tell === 'sit') globalThis.bot = event.data.bot;
       if (event.data.tell === 'decide' && globalThis.bot === 'inspector') for (;;);
     });`,
  );
  await setUp(page, { seats: ['human', 'inspector'], target: 1, tracks: 12 });
  await playToOwnTurn(page);
  await expect(page.locator('.notice')).toContainText('Conductor', { timeout: 40_000 });
  await playToTheEnd(page);
});

test('a second tab follows the game and can take it over', async ({ page, context, faults }) => {
  await setUp(page, { seats: ['human', 'apprentice'], target: 13 });
  await playToOwnTurn(page);
  const second = await context.newPage();
  watchFaults(second, faults);
  await second.goto(page.url());
  await expect(second.locator('.notice')).toContainText('another tab');
  await step(page);
  await expect.poll(async () => (await sequenceOf(second)) - (await sequenceOf(page))).toBe(0);
  await playToOwnTurn(page);
  await second.getByRole('button', { name: 'Play here instead' }).click();
  await expect.poll(() => actingOf(second)).not.toBeNull();
  await expect(page.locator('.notice')).toContainText('another tab');
  const before = await sequenceOf(second);
  await step(second);
  await expect.poll(() => sequenceOf(second)).toBeGreaterThan(before);
  await expect.poll(() => sequenceOf(page)).toBeGreaterThan(before);
  // The first tab inherits the game when the second goes away.
  await second.close();
  await playToOwnTurn(page);
  await expect(page.locator('.notice')).toHaveCount(0);
});
