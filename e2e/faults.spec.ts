// What can go wrong: reloads, no network, no storage, damaged games, second tabs, bots that fail.

import { readFile, writeFile } from 'node:fs/promises';
import type { State as TrainsState } from '@branchline/trains-of-europe';
import { finished, ownTurn } from './europa-positions.ts';
import { expect, open, prefer, savedBy, test, watchFaults, type Page } from './page.ts';
import { actingOf, confirm, planAnything, playToFreshTurn, playToOwnTurn, sequenceOf, step } from './playing.ts';
import { setUp } from './setting-up.ts';
import { keepStored, openStored, trainsAt } from './stored-game.ts';
import { stepOn, untilAskedAgain } from './trains-playing.ts';

/** With everything kept for later, which takes a fresh browser seconds. */
const keeping = test.extend({ serviceWorkers: 'allow' });
test.beforeEach(async ({ context }) => prefer(context));

type Middle = { readonly sequence: number; readonly plan: string[] };

/** One of two tracks is laid, the second is only planned. Returns what is planned, and after how many moves. */
async function useHalf(page: Page): Promise<Middle> {
  await planAnything(page, 'Single line');
  await confirm(page);
  await expect(page.locator('.plan-track')).toHaveCount(0);
  await planAnything(page, 'Single line');
  await expect(page.locator('.plan-track')).toHaveCount(1);
  return { sequence: await sequenceOf(page), plan: await page.locator('.plan-title').allTextContents() };
}

/** The same in a game that is under way. */
async function inTheMiddle(page: Page): Promise<Middle> {
  await openStored(page, ownTurn());
  return useHalf(page);
}

async function expectInTheMiddle(page: Page, { sequence, plan }: Middle): Promise<void> {
  await expect(page.locator('main.table')).toHaveAttribute('data-sequence', String(sequence));
  await expect(page.locator('.budget i')).toHaveCount(1);
  await expect(page.locator('.plan-title')).toHaveText(plan);
}

/** The game goes on: the person's turn, the bot's, and the person is asked again. */
async function expectToGoOn(page: Page): Promise<void> {
  const { sequence } = await playToOwnTurn(page);
  await step(page);
  expect((await playToFreshTurn(page)).sequence).toBeGreaterThan(sequence + 1);
}

test('a reload in the middle of a turn loses nothing', async ({ page }) => {
  const before = await inTheMiddle(page);
  await page.reload();
  await expectInTheMiddle(page, before);
  await expectToGoOn(page);
});

keeping('after the first load everything works without a network', async ({ page, context }) => {
  await open(page, '');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await keepStored(page, await finished());
  await context.setOffline(true);
  await page.reload();
  await setUp(page, { seats: ['human', 'apprentice'] });
  await expectToGoOn(page);
  await open(page, 'rules/prestige');
  await expect(page.locator('.rules-section').first()).toBeVisible();
  await open(page, 'learn/2');
  await expect(page.locator('.coach')).toBeVisible();
  // The puzzles of the day follow from the date alone; the game that is over is counted beside the page.
  await open(page, 'puzzles/trans-europa');
  await expect(page.locator('.puzzle-question h2')).toHaveText('Cheapest network');
  await open(page, 'puzzles/trains-of-europe');
  await expect(page.locator('.tz-options button')).toHaveCount(4);
  await open(page, 'insight/trans-europa');
  await expect(page.locator('.insight-sums')).toContainText('1 game');
  // A file is a file, not the page once more.
  await page.goto('./icon.svg');
  expect(await page.evaluate(() => document.contentType)).toBe('image/svg+xml');
});

test('what does not come at first is asked for again, its style included', async ({ page, faults }) => {
  const refused = new Set<string>();
  await page.route(/\/phases-[^/]+\.(js|css)$/, (route) => {
    const name = route.request().url().split('/').at(-1)!;
    if (refused.has(name)) return route.continue();
    refused.add(name);
    return route.abort('internetdisconnected');
  });
  const isCalling = ({ state, asked }: { readonly state: TrainsState; readonly asked: readonly number[] }): boolean =>
    asked.includes(0) && state.public.stage.kind === 'call' && !state.public.called.includes('railroad-fair');
  await openStored(page, trainsAt({ seats: ['human', 'conductor'], until: isCalling }));
  await stepOn(page, await untilAskedAgain(page), 'pointer', 'railroad-fair');
  expect((await untilAskedAgain(page)).step).toBe('fair');
  // The step is told before the page has asked for what shows it.
  const kinds = (): Set<string> => new Set(Array.from(refused, (name) => name.split('.').at(-1)!));
  await expect.poll(kinds).toEqual(new Set(['css', 'js']));
  // A style sheet that did not come is there, too, but cannot be read.
  const isStyled = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[href*="/phases-"][rel=stylesheet]')].some(({ sheet }) => {
        try {
          return sheet!.cssRules.length > 0;
        } catch {
          return false;
        }
      }),
    );
  await expect.poll(isStyled).toBe(true);
  // What the browser itself says of a file that does not come.
  const isRefusal = (fault: string): boolean => fault.startsWith('console: Failed to load resource');
  expect(faults.splice(0).filter((fault) => !isRefusal(fault))).toEqual([]);
});

test('a game leaves as a file and comes back', async ({ page }, info) => {
  await keepStored(page, await finished());
  await open(page, 'games');
  const download = await savedBy(page, page.getByRole('button', { name: 'Save as a file' }));
  const path = info.outputPath('game.json');
  await download.saveAs(path);
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page).toHaveURL(/#\/replay\//);
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.getByLabel('Point of view').selectOption('1');
  await expect(page.locator('.replay-hand')).toHaveCount(1);
  // The same file dropped onto the page, as early as anybody can see where to drop it.
  await page.evaluate(
    (text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
      new MutationObserver((_, observer) => {
        const zone = document.querySelector('.drop-zone');
        if (zone === null) return;
        observer.disconnect();
        zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      }).observe(document.body, { childList: true, subtree: true });
    },
    await readFile(path, 'utf8'),
  );
  const before = page.url();
  await page.goto('./#/games');
  await expect(page).toHaveURL(/#\/replay\//);
  // The same file twice is one game.
  expect(page.url().replace(/\/\d+$/, '')).toBe(before.replace(/\/\d+$/, ''));
  await open(page, 'games');
  await expect(page.locator('.game-row')).toHaveCount(2);
});

test('a finished game travels in its link to a device that has never seen it', async ({ page, browser }) => {
  const game = await finished({ names: ['Zoë', 'Ben'] });
  await keepStored(page, game);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `replay/${game.id}/7`);
  await page.getByRole('button', { name: 'Copy a link to this move' }).click();
  await expect(page.locator('.replay-copied')).toContainText('the whole game');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // The same moves as text, up to this one.
  await page.getByRole('button', { name: 'Copy the moves so far as text' }).click();
  await expect(page.locator('.replay-copied')).toContainText('Moves copied');
  const moves = await page.evaluate(() => navigator.clipboard.readText());
  expect(moves).toContain('A: human "Zoë"');
  expect(moves).not.toContain('seed:');
  await page.getByRole('button', { name: 'Notation' }).click();
  const written = page.locator('.notation-log code');
  await expect(written.first()).toHaveText(
    moves
      .trimEnd()
      .split(/ [A-Z~] /u)
      .at(-1)!,
  );
  // The same for a camera: the picture is there, with squares that a camera can read.
  await page.getByRole('button', { name: 'Show a QR code' }).click();
  const squares = page.getByRole('dialog').locator('svg.qr');
  await expect(squares).toBeVisible();
  const square = (svg: SVGSVGElement): number => svg.clientWidth / svg.viewBox.baseVal.width;
  expect(await squares.evaluate(square)).toBeGreaterThanOrEqual(4);
  await page.keyboard.press('Escape');
  const elsewhere = await browser.newContext();
  await prefer(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('slider')).toHaveValue('7');
  await expect(other.locator('.players-list, .replay-players').first()).toContainText('Zoë');
  // So does what was copied as text: it is a game of seven moves.
  await open(other, 'games');
  await other.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  }, moves);
  await expect(other.getByRole('slider')).toHaveAttribute('max', '7');
  // A link that lost its end on the way is refused with a reason.
  await other.goto(link.slice(0, -60));
  await other.reload();
  await expect(other.getByRole('heading', { name: 'This link cannot be opened.' })).toBeVisible();
  await expect(other.locator('main')).toContainText('cut');
  await elsewhere.close();
});

test('everything leaves in one file and comes back', async ({ page }, info) => {
  for (const name of ['Ada', 'Ben']) await keepStored(page, await finished({ names: [name, 'Cleo'] }));
  await open(page, 'games');
  await page.getByRole('searchbox').fill('ada');
  await expect(page.locator('.game-row')).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  const download = await savedBy(page, page.getByRole('button', { name: 'Save everything in one file' }));
  const path = info.outputPath('games.json');
  await download.saveAs(path);
  await page.getByRole('button', { name: 'Select several' }).click();
  await page.getByRole('button', { name: 'Select all shown' }).click();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).last().click();
  await expect(page.locator('.game-row')).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles(path);
  const restored = page.getByRole('dialog', { name: 'Everything is back' });
  await expect(restored).toContainText('2 games added');
  await restored.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.locator('.game-row')).toHaveCount(2);
});

/** The database is gone, as after a browser's cleaning or a broken disk; returns where the page stood. */
async function loseDatabase(page: Page, what: 'database' | 'everything'): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/icon.svg`);
  // The worker of the page before may live a little longer and write again; its lease goes with it.
  await page.waitForFunction(async () => (await navigator.locks.query()).held?.length === 0);
  await page.evaluate(async (all) => {
    await new Promise<void>((resolve, reject) => {
      const gone = indexedDB.deleteDatabase('branchline');
      gone.addEventListener('success', () => resolve());
      gone.addEventListener('error', () => reject(new Error('the database stays')));
    });
    const files = await navigator.storage.getDirectory();
    if (all) await files.removeEntry('games', { recursive: true });
  }, what === 'everything');
}

test('a game outlives its database, and a store that is suddenly empty is not met with silence', async ({ page }) => {
  // A game that began here: one that lay open has no second copy.
  await setUp(page, { seats: ['human', 'apprentice'] });
  await playToOwnTurn(page);
  const before = await useHalf(page);
  const table = page.url();
  // The second copy follows in its own time.
  const lines = `${before.sequence}`;
  await page.waitForFunction(
    async ([id, last]) => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('games');
      const file = await (await folder.getFileHandle(`${id}.jsonl`)).getFile();
      return (await file.text()).includes(`"sequence":${last}`);
    },
    [table.split('/').at(-1)!, lines] as const,
  );
  await loseDatabase(page, 'database');
  await page.goto(table);
  await expectInTheMiddle(page, before);
  await loseDatabase(page, 'everything');
  await open(page, '');
  await expect(page.locator('.card-games')).toContainText('has removed 1 game');
});

test('a file that cannot be kept is refused, not half kept', async ({ page }, info) => {
  await tamper(
    page,
    'authority.js',
    `const add = IDBObjectStore.prototype.add;
     IDBObjectStore.prototype.add = function (value, ...key) {
       if (value?.imported) throw new DOMException('full', 'QuotaExceededError');
       return add.call(this, value, ...key);
     };`,
  );
  await keepStored(page, await finished());
  await open(page, 'games');
  const download = await savedBy(page, page.getByRole('button', { name: 'Save as a file' }));
  const path = info.outputPath('game.json');
  await download.saveAs(path);
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByRole('dialog')).toContainText('no space left');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('.game-row')).toHaveCount(1);
});

test('a record that makes no sense is a line of its own, to be saved or deleted', async ({ page }) => {
  await keepStored(page, await ownTurn());
  await open(page, 'games');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('branchline');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          for (const [id, odd] of Object.entries({ odd1: { seats: 7 }, odd2: { spec: null }, odd3: {} }))
            transaction.objectStore('games').put({ id, ...odd });
          transaction.addEventListener('complete', () => resolve());
        });
      }),
  );
  await page.reload();
  const odd = page.locator('.games-line[data-damaged]');
  await expect(odd).toHaveCount(3);
  await expect(page.locator('.game-row')).toHaveCount(1);
  const download = await savedBy(page, odd.first().getByRole('button', { name: 'Save the rest' }));
  expect(download.suggestedFilename()).toContain('branchline-');
  await odd.first().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).last().click();
  await expect(odd).toHaveCount(2);
});

keeping('files of an older build are still served to a tab that needs them', async ({ page }) => {
  await open(page, '');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const answer = await page.evaluate(async () => {
    const cache = await caches.open('branchline-older');
    await cache.put('./assets/part-of-an-older-build.js', new Response('older'));
    return (await fetch('./assets/part-of-an-older-build.js')).text();
  });
  expect(answer).toBe('older');
});

test('a file that is no game is refused with a reason, and nothing else changes', async ({ page }, info) => {
  const path = info.outputPath('broken.json');
  await writeFile(path, '{"format":"branchline-game/1","game":"trans-europa"}');
  await open(page, 'games');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByRole('dialog')).toContainText('board');
  const download = await savedBy(page, page.getByRole('button', { name: 'Save the file' }));
  expect(download.suggestedFilename()).toBe('broken.json');
});

test('a damaged saved game is reported and offered for download; others stay', async ({ page }) => {
  const healthy = await ownTurn();
  await keepStored(page, healthy);
  const { id } = await openStored(page, ownTurn());
  const damaged = page.url();
  await open(page, '');
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
  const download = await savedBy(page, page.getByRole('button', { name: 'Save the rest' }));
  expect(download.suggestedFilename()).toContain(id);
  await open(page, `table/${healthy.id}`);
  await playToOwnTurn(page);
});

test('an unknown game and an unknown page say so', async ({ page }) => {
  await open(page, 'table/abcdefghij');
  await expect(page.getByRole('heading')).toContainText('no such game');
  await open(page, 'nowhere/at/all');
  await expect(page.getByRole('heading')).toBeVisible();
});

const notice = (page: Page, words: string) => page.locator('.notice', { hasText: words });

/** Serves one of the workers with a few lines in front of its own (scripts/lib/seeded.js). */
async function tamper(page: Page, file: string, before: string): Promise<void> {
  const { baseURL } = test.info().project.use;
  const value = Buffer.from(before).toString('base64url');
  await page.context().addCookies([{ name: `before-${file}`, value, url: baseURL! }]);
  // A worker that nobody has tampered with would let some of these tests pass.
  expect(await (await page.request.get(file)).text()).toContain(before);
}

test('what the storage does not know to be seen is shown again, and the plan outlasts it', async ({ page }) => {
  await tamper(
    page,
    'authority.js',
    `const put = IDBObjectStore.prototype.put;
     IDBObjectStore.prototype.put = function (value, ...key) {
       return put.call(this, this.name === 'games' ? { ...value, bookmark: 0 } : value, ...key);
     };`,
  );
  const before = await inTheMiddle(page);
  await page.reload();
  await expectInTheMiddle(page, before);
});

test('a replay goes where it was sent last, through the eyes chosen on the way', async ({ page }) => {
  // Every answer takes its time.
  await tamper(
    page,
    'authority.js',
    `const post = self.postMessage.bind(self);
     self.postMessage = (message) => void setTimeout(post, 200, message);`,
  );
  const game = await finished();
  await keepStored(page, game);
  await open(page, `replay/${game.id}`);
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.getByLabel('Point of view').selectOption('1');
  await expect(slider).toHaveValue(String(last - 1));
  await expect(page.locator('.replay-hand')).toHaveCount(1);
});

test('without storage the game goes on, and the player is told', async ({ page }) => {
  await tamper(
    page,
    'authority.js',
    "Object.defineProperty(self, 'indexedDB', { value: { open() { throw new Error('blocked'); } } });",
  );
  await setUp(page, { seats: ['human', 'apprentice'] });
  await expect(notice(page, 'does not let the page save')).toBeVisible();
  await expectToGoOn(page);
});

test('a game whose storage does not answer is out of reach, not gone, and a reload brings it back', async ({
  page,
}) => {
  await tamper(
    page,
    'authority.js',
    `const orders = new BroadcastChannel('orders of the test');
     const get = IDBObjectStore.prototype.get;
     orders.onmessage = () => {
       IDBObjectStore.prototype.get = function (...args) {
         if (this.name === 'games') throw new DOMException('closing', 'InvalidStateError');
         return get.apply(this, args);
       };
       orders.postMessage('done');
     };`,
  );
  await open(page, '');
  const before = await inTheMiddle(page);
  await page.goBack();
  await expect(page.locator('main.table')).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const orders = new BroadcastChannel('orders of the test');
        orders.addEventListener('message', () => resolve());
        orders.postMessage('be gone');
      }),
  );
  await page.goForward();
  await expect(page.getByRole('heading')).toContainText('out of reach');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expectInTheMiddle(page, before);
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
  await openStored(page, ownTurn());
  await step(page);
  await expect(notice(page, 'full')).toBeVisible();
  await expectToGoOn(page);
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
  await openStored(page, ownTurn({ seats: ['human', 'inspector'] }));
  await step(page);
  await expect(notice(page, 'Conductor')).toBeVisible();
  await expectToGoOn(page);
});

test('a bot that hangs is replaced, and the game goes on', async ({ page }) => {
  await tamper(
    page,
    'bots.js',
    `addEventListener('message', (event) => {
       if (event.data.tell === 'sit') globalThis.bot = event.data.sitting.bot;
       if (event.data.tell !== 'decide' || globalThis.bot !== 'inspector') return;
       postMessage({ number: event.data.number, begun: true });
       // As deaf as in a loop without an end, but the machine is left to the other tests.
       const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
       Atomics.wait(new Int32Array(memory.buffer), 0, 0);
     });`,
  );
  await openStored(page, ownTurn({ seats: ['human', 'inspector'] }));
  await step(page);
  await expect(notice(page, 'Conductor')).toBeVisible();
  await expectToGoOn(page);
});

/** One is left at its first moves, another one later. */
const TABLES_LEFT = 2;

test('a table may be left while its bots move', async ({ page }) => {
  for (let times = 0; times < TABLES_LEFT; times++) {
    await open(page, '');
    await page.getByRole('button', { name: 'Watch', exact: true }).first().click();
    await expect(page.locator('main.table')).toBeVisible();
    await expect.poll(() => sequenceOf(page)).toBeGreaterThan(6 * times);
  }
  // Whatever the authority complains of is a fault of the page.
  await open(page, 'games');
  await expect(page.locator('.game-row')).toHaveCount(TABLES_LEFT);
});

test('a second tab follows the game and can take it over', async ({ page, context, faults }) => {
  await openStored(page, ownTurn());
  const second = await context.newPage();
  watchFaults(second, faults);
  await second.goto(page.url());
  await expect(notice(second, 'another tab')).toBeVisible();
  await step(page);
  await expect.poll(async () => (await sequenceOf(second)) - (await sequenceOf(page))).toBe(0);
  await playToOwnTurn(page);
  await second.getByRole('button', { name: 'Play here instead' }).click();
  await expect.poll(() => actingOf(second)).not.toBeNull();
  await expect(notice(page, 'another tab')).toBeVisible();
  const before = await sequenceOf(second);
  await step(second);
  await expect.poll(() => sequenceOf(second)).toBeGreaterThan(before);
  await expect.poll(() => sequenceOf(page)).toBeGreaterThan(before);
  // The first tab inherits the game when the second goes away.
  await second.close();
  await playToOwnTurn(page);
  await expect(notice(page, 'another tab')).toHaveCount(0);
});
