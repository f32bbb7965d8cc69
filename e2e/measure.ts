// Measures the built page: bytes before the first move, times to it, frames while the board moves and tracks are laid.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { expect, open, prefer, test, untilComplete, type Page } from './page.ts';
import { legalJunctions } from './map.ts';
import { confirm, confirmButton, playToTheEnd, untilAsked } from './playing.ts';
import { setUp } from './setting-up.ts';
import { setUpTrains, toTheMeeting } from './trains-playing.ts';

test.use({ serviceWorkers: 'block' });

const table = (rows: readonly (readonly (string | number)[])[]): void => {
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
};

/** Collects the time between frames until it is stopped. */
const startFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(globalThis, { frames });
  });

async function framesSince(page: Page, what: string): Promise<(string | number)[]> {
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.splice(0).slice(1));
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
  const smooth = frames.filter((time) => time < 1000 / 50).length / frames.length;
  return [what, frames.length, at(0.5), at(0.95), at(1), `${Math.round(100 * smooth)} %`];
}

/** From an empty page to the first own decision; returns what came over the wire, by file. */
async function toFirstMove(page: Page): Promise<{ sizes: Map<string, number>; home: number; ready: number }> {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    sizes.set(pathname, Number(response.headers()['content-length'] ?? 0));
  });
  const begun = Date.now();
  await page.goto('./');
  await page.locator('[data-game=trans-europa] .button-ink').waitFor();
  const home = Date.now() - begun;
  await page.locator('[data-game=trans-europa] .button-ink').click();
  await untilAsked(page);
  return { sizes, home, ready: Date.now() - begun };
}

test('load', async ({ page }) => {
  const { sizes, home, ready } = await toFirstMove(page);
  const paint = await page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => Math.round(startTime)),
  );
  console.log(`\n${cpus()[0]?.model}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`);
  table([...sizes].toSorted((a, b) => b[1] - a[1]).map(([name, size]) => [name, (size / 1000).toFixed(1)]));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const fonts = [...sizes].filter(([name]) => name.endsWith('.woff2')).reduce((sum, [, size]) => sum + size, 0);
  console.log(
    `total ${(total / 1000).toFixed(1)} kB, of these fonts ${(fonts / 1000).toFixed(1)} kB, ${sizes.size} files`,
  );
  console.log(`first paint ${paint[0]} ms, home ready ${home} ms, own marker to place ${ready} ms`);
});

/** What the machine gives a page on which one square moves. */
async function bare(page: Page): Promise<(string | number)[]> {
  await page.setContent(
    '<style>@keyframes go{to{transform:translate(900px)}}div{height:200px;width:200px;background:red;animation:go 2s infinite}</style><div></div>',
  );
  await page.waitForTimeout(300);
  await startFrames(page);
  await page.waitForTimeout(1000);
  return framesSince(page, 'for comparison: an empty page with a moving square');
}

async function zoomAndPan(page: Page, { x, y }: { x: number; y: number }): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  await page.waitForTimeout(1500);
  await startFrames(page);
  await page.waitForTimeout(1000);
  rows.push(await framesSince(page, 'at rest'));
  await page.mouse.move(x, y);
  for (let i = 0; i < 60; i++) {
    await page.mouse.wheel(0, i < 30 ? -60 : 60);
    await page.waitForTimeout(16);
  }
  rows.push(await framesSince(page, 'zooming with the wheel'));
  await page.mouse.wheel(0, -600);
  await page.waitForTimeout(700);
  await framesSince(page, '');
  await page.mouse.down();
  for (let i = 0; i < 60; i++) await page.mouse.move(x + (x / 3) * Math.sin(i / 8), y + (y / 4) * Math.cos(i / 8));
  await page.mouse.up();
  rows.push(await framesSince(page, 'panning with the mouse'));
  return rows;
}

const report = (what: string, rows: readonly (readonly (string | number)[])[]): void => {
  console.log(`\n${what}, load ${loadavg()[0]!.toFixed(1)}`);
  table([['what', 'frames', 'median ms', '95 % ms', 'longest ms', 'under 20 ms'], ...rows]);
};

test('frames', async ({ page }) => {
  const rows = [await bare(page)];
  await page.goto('./');
  await page.locator('[data-game=trans-europa] .button-ink').click();
  await untilAsked(page);
  rows.push(...(await zoomAndPan(page, { x: 600, y: 450 })));
  await page.getByRole('button', { name: 'Show the whole board' }).click();
  await page.waitForTimeout(700);
  rows.push(await framesSince(page, 'gliding back to the whole board'));
  const spots = await legalJunctions(page);
  await page.mouse.click(spots[Math.floor(spots.length / 2)]!.x, spots[Math.floor(spots.length / 2)]!.y);
  await confirmButton(page).click();
  await framesSince(page, '');
  // The bots lay their tracks at the normal pace, with all animations.
  await untilAsked(page);
  rows.push(await framesSince(page, 'markers and tracks of bots, animated'));
  await page.locator('.tickets .ticket:not([data-linked])').first().click();
  await confirm(page);
  await untilAsked(page);
  rows.push(await framesSince(page, 'a whole cycle of turns, animated'));
  expect(rows).toHaveLength(7);
  report('1440 × 900', rows);
});

/** The map of companies, where licences are for sale. */
async function framesOfCompanies(page: Page, middle: { readonly x: number; readonly y: number }) {
  await prefer(page.context());
  await setUpTrains(page, { seats: ['human', 'conductor', 'conductor'] });
  await toTheMeeting(page);
  return zoomAndPan(page, middle);
}

test('frames of companies', async ({ page }) => {
  report('Trains of Europe, 1440 × 900', await framesOfCompanies(page, { x: 600, y: 450 }));
});

/** Clones of one finished game, as a build without a seal and without a second copy would have left them. */
const fillShelf = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('branchline');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const store = db.transaction('games', 'readwrite').objectStore('games');
    const games = store.getAll();
    games.addEventListener('success', () => {
      const { sealed: _, ...game } = games.result[0] as { sealed?: string; touched: number };
      for (let number = 1; number < wanted; number++)
        store.add({ ...game, id: `clone${number}`, seed: '0'.repeat(64), touched: game.touched - number * 60_000 });
    });
    await new Promise((resolve) => {
      store.transaction.addEventListener('complete', resolve);
    });
    db.close();
  }, count);

/** From the press on the link to the drawn list, in milliseconds by the page's own clock. */
const timeOfList = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        new MutationObserver((_, observer) => {
          if (document.querySelectorAll('.game-row').length < 50) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
        }).observe(document.body, { childList: true, subtree: true });
        location.hash = '#/games';
      }),
  );

/** Processor time of the whole page, workers included, in milliseconds: on a busy machine it says more than the clock. */
async function processorTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0);
  };
}

test('the list of a thousand games', async ({ page, context }) => {
  await prefer(context);
  await setUp(page, { seats: ['human', 'apprentice'], target: 1, tracks: 8 });
  await playToTheEnd(page);
  await open(page, '');
  await fillShelf(page, 1000);
  await page.reload();
  // Copies of all of them are being made; the page is measured as it is on every later visit.
  await page.waitForFunction(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('games');
    let files = 0;
    for await (const _ of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) files++;
    return files >= 1000;
  });
  const times: string[] = [];
  const worked = await processorTime(page);
  for (let visit = 0; visit < 5; visit++) {
    await open(page, '');
    await page.reload();
    await page.locator('[data-game=trans-europa] .button-ink').waitFor();
    await untilComplete(page);
    const before = await worked();
    const first = await timeOfList(page);
    const work = (await worked()) - before;
    await open(page, '');
    times.push(`${first.toFixed(0)} (${work.toFixed(0)} of work), ${(await timeOfList(page)).toFixed(0)}`);
  }
  console.log(`\nlist of 1,000 games, ms after a reload, and again; load ${loadavg()[0]!.toFixed(1)}`);
  for (const time of times) console.log(time);
});

/** A game of the example in docs/study.md: classic, four bots, 99 turns. */
async function openGameOfFour(page: Page): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-measure-'));
  const games = join(folder, 'games.jsonl');
  const bots = 'conductor,engineer,apprentice,inspector';
  const branchline = fileURLToPath(new URL('../cli/bin/branchline.js', import.meta.url));
  execFileSync('node', [branchline, 'simulate', '--bots', bots, '--games', '3', '--seed', '5', '--out', games]);
  const third = JSON.parse(readFileSync(games, 'utf8').split('\n')[2]!) as Record<string, unknown>;
  rmSync(folder, { recursive: true });
  const { hashes: _, ...file } = third;
  await page.goto(`./#/game/${deflateRawSync(JSON.stringify(file)).toString('base64url')}`);
  await expect(page.locator('html')).toHaveAttribute('data-at', /^#\/replay\//);
}

test('review', async ({ page, context }) => {
  await prefer(context);
  await openGameOfFour(page);
  await untilComplete(page);
  const worked = await processorTime(page);
  const before = await worked();
  await startFrames(page);
  const begun = Date.now();
  await page.getByRole('link', { name: 'Review' }).click();
  const review = page.locator('main.review');
  await expect(review.locator('.board-play')).toBeVisible();
  const rows = [await framesSince(page, 'until its map is drawn')];
  await expect(review).toHaveAttribute('data-work', /refining|done/);
  const [first, firstWork] = [Date.now() - begun, (await worked()) - before];
  await expect(review).toHaveAttribute('data-work', 'done', { timeout: 900_000 });
  const [full, fullWork] = [Date.now() - begun, (await worked()) - before];
  report('review of a classic game of four', [...rows, await framesSince(page, 'while it is worked out')]);
  const kept = await page.locator('.work-line').textContent();
  console.log(
    `first curve ${first} ms (${firstWork.toFixed(0)} of work), full depth ${full} ms (${fullWork.toFixed(0)} of work); ${kept}`,
  );
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('frames', async ({ page }) => {
    await page.goto('./');
    await page.locator('[data-game=trans-europa] .button-ink').click();
    await untilAsked(page);
    report('390 × 844, three dots to the pixel', await zoomAndPan(page, { x: 195, y: 330 }));
  });

  test('frames of companies', async ({ page }) => {
    report('Trains of Europe, 390 × 844, three dots to the pixel', await framesOfCompanies(page, { x: 195, y: 330 }));
  });
});
