// Measures the built page: bytes before the first move, times to it, frames while the board moves and tracks are laid.

import { cpus, loadavg } from 'node:os';
import { expect, test, type Page } from './page.ts';
import { legalJunctions } from './map.ts';
import { confirm, confirmButton, untilAsked } from './playing.ts';

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

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('frames', async ({ page }) => {
    await page.goto('./');
    await page.locator('[data-game=trans-europa] .button-ink').click();
    await untilAsked(page);
    report('390 × 844, three dots to the pixel', await zoomAndPan(page, { x: 195, y: 330 }));
  });
});
