// A replay in a page of another site: the lines of the guide, played by mouse and keys, and what goes wrong in words.

import { expectNoViolation } from './accessible.ts';
import { finished } from './europa-positions.ts';
import { test as base } from './limits.ts';
import { EUROPA_GAME, otherSite, packed, pagesInGuide, TRAINS_GAME, type Site } from './other-site.ts';
import { expect, open, prefer, type Page } from './page.ts';
import { keepStored } from './stored-game.ts';

const HOSTILE_STYLE = '* { color: red !important; background: lime !important } button, svg, p { display: none }';

const page = (body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><title>A blog</title><link rel="stylesheet" href="/style.css"><main><h1>A blog</h1>${body}</main>`;

type Fixtures = { readonly server: string; readonly site: Site; readonly faults: string[] };

const test = base.extend<Fixtures>({
  server: async ({ baseURL }, use) => use(baseURL!),
  site: async ({ server }, use) => {
    const script = `<script type="module" src="${server}embed/replay.js"></script>`;
    const [lines, inline, frame] = pagesInGuide(server) as [string, string, string];
    const site = await otherSite(
      {
        ...{ '/game.json': EUROPA_GAME, '/trains.json': TRAINS_GAME, '/style.css': HOSTILE_STYLE },
        ...{ '/no-game.json': '{"hello":1}', '/damaged.json': EUROPA_GAME.replace('"by":0', '"by":1') },
        ...{ '/lines': lines, '/inline': inline },
        '/styled': page(`${script}<branchline-replay src="/game.json"></branchline-replay>`),
        '/two': page(
          `${script}<branchline-replay src="/game.json" lang="de"></branchline-replay><branchline-replay src="/trains.json"></branchline-replay>`,
          'fr',
        ),
        '/trouble': page(
          `${script}${['/no-game.json', '/damaged.json', '/gone.json', '']
            .map((src) => `<branchline-replay lang="nl" src="${src}"></branchline-replay>`)
            .join('')}`,
        ),
        '/frame': page(frame.replace('?table=ID', `?lang=pl&amp;move=2#${packed(EUROPA_GAME)}`)),
        '/app': page(`<iframe src="${server}#/games" title="the app"></iframe>`),
      },
      server,
    );
    await use(site);
    await site.end();
  },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', ({ message }) => faults.push(message));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

const at = (page: Page) => page.getByText(/^\d+ \/ \d+$/).first();
const told = (page: Page) => page.getByRole('status').first();

test('five lines show a game of another site, by mouse and by keys, and tell each move', async ({ page, site }) => {
  expect(pagesInGuide('https://play.example/')[0]!.trim().split('\n').length).toBe(5);
  await page.goto(`${site.url}/lines`);
  const moves = (JSON.parse(EUROPA_GAME) as { readonly moves: readonly unknown[] }).moves.length;
  await expect(at(page)).toHaveText(`0 / ${moves}`);
  await expect(page.getByRole('img', { name: 'Map: Europe' })).toBeVisible();
  // Land comes after everything else.
  await expect(page.locator('.b-land').first()).toBeAttached();
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(told(page)).toHaveText('B will start');
  await page.keyboard.press('End');
  await expect(at(page)).toHaveText(`${moves} / ${moves}`);
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(at(page)).toHaveText(`${moves - 2} / ${moves}`);
  await expect(told(page)).toHaveText(/laid \d tracks? (at|near)/);
  await page.getByRole('slider').fill('5');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', `Move 5 of ${moves}`);
  await page.keyboard.press('Home');
  await expect(at(page)).toHaveText(`0 / ${moves}`);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(at(page)).toHaveText(`2 / ${moves}`);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a page of the guide with its moves between the tags is German, dark and begins at its third move', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/inline`);
  await expect(at(page)).toHaveText(/^3 \/ /);
  await expect(page.getByRole('button', { name: 'Einen Zug vor' })).toBeVisible();
  const colour = await page.locator('.r-frame').evaluate((frame) => getComputedStyle(frame).backgroundColor);
  expect(colour).toBe('rgb(17, 27, 38)');
});

test('the styles of the page around it do not meet its own, by day and by night; its names have their letters', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/styled`);
  await page.getByRole('button', { name: 'One move on' }).click();
  for (const [colorScheme, ink] of [
    ['light', 'rgb(27, 38, 51)'],
    ['dark', 'rgb(241, 243, 238)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await told(page).evaluate((line) => getComputedStyle(line).color)).toBe(ink);
    await expectNoViolation(page, `a replay in another page, ${colorScheme}`, []);
  }
  expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).backgroundColor)).toBe('rgb(0, 255, 0)');
  const isLoaded = (): boolean =>
    [...document.fonts].filter(({ family, status }) => family.includes('Condensed') && status === 'loaded').length >= 2;
  expect(await page.evaluate(isLoaded)).toBe(true);
});

test('two replays of one page speak two languages, and a game is fetched only where it is shown', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.url}/lines`);
  await expect(at(page)).toBeVisible();
  expect(asked.some((url) => /parts\/trans-europa-/.test(url))).toBe(true);
  expect(asked.filter((url) => /parts\/trains-of-europe|parts\/archive/.test(url))).toEqual([]);
  await page.goto(`${site.url}/two`);
  await expect(page.getByRole('button', { name: 'Einen Zug vor' })).toBeVisible();
  await page.getByRole('button', { name: 'Fin', exact: true }).click();
  await expect(page.locator('.r-chapter', { hasText: 'Année 9' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Carte\u00a0: Trains of Europe' })).toBeVisible();
  await page.getByText('Scores').click();
  await expect(page.getByRole('row', { name: /^Année 1 / })).toBeVisible();
});

test('what is no game, damaged, missing or not named is told in a sentence in its place', async ({
  page,
  site,
  faults,
}) => {
  await page.goto(`${site.url}/trouble`);
  await expect(page.getByRole('alert')).toHaveText([
    'Dit is geen spel van Branchline.',
    'Dit spel is beschadigd: de zetten kloppen niet.',
    'Het spel kon niet worden geladen.',
    'Er is geen spel opgegeven om terug te kijken.',
  ]);
  // The browser itself says that a file is missing.
  expect(faults.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('a page can steer its replay and hears of each move', async ({ page, site }) => {
  await page.goto(`${site.url}/lines`);
  await expect(at(page)).toBeVisible();
  const heard = await page.evaluate(() => {
    const replay = document.querySelector('branchline-replay') as HTMLElement & {
      move: number;
      readonly moves: number;
    };
    const moves: number[] = [];
    document.addEventListener('branchline-move', (event) => moves.push((event as CustomEvent).detail.move));
    replay.move = 4;
    replay.move = 99_999;
    replay.setAttribute('move', '7');
    return { moves, all: replay.moves, now: replay.move };
  });
  expect(heard).toEqual({ moves: [4, heard.all, 7], all: heard.all, now: 7 });
  await page.locator('branchline-replay').evaluate((replay) => replay.setAttribute('lang', 'pl'));
  await expect(page.getByRole('button', { name: 'O\u00a0jeden ruch dalej' })).toBeVisible();
  await expect(at(page)).toHaveText(/^7 /);
});

test('a frame shows the game in its address; the app itself cannot be framed', async ({ page, site, faults }) => {
  await page.goto(`${site.url}/frame`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(/^2 \/ \d+$/)).toBeVisible();
  await frame.getByRole('button', { name: 'O\u00a0jeden ruch dalej' }).click();
  await expect(frame.getByText(/^3 \/ \d+$/)).toBeVisible();
  expect(faults).toEqual([]);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`${site.url}/app`);
  await refused;
  faults.splice(0);
});

test('what a replay of the product copies shows that game at that move in another page', async ({ page, server }) => {
  await prefer(page.context());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const game = await finished({ seed: 'a replay in a blog' });
  await keepStored(page, game);
  await open(page, `replay/${game.id}/7`);
  await page.getByRole('button', { name: 'Embed in another page' }).click();
  const lines = page.getByRole('textbox', { name: 'The page' });
  await expect(lines).toHaveValue(/^<!doctype html>\n(.*\n){3}.* move="7"><\/branchline-replay>$/);
  await expectNoViolation(page, 'the lines to embed', []);
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await lines.inputValue());
  const [, address] = / src="([^"]+)"/.exec(await page.getByRole('textbox', { name: 'Frame' }).inputValue())!;
  const site = await otherSite({ '/copied': copied }, server);
  await page.goto(`${site.url}/copied`);
  await expect(at(page)).toHaveText(/^7 \/ /);
  await page.goto(address!.replaceAll('&amp;', '&'));
  await expect(at(page)).toHaveText(/^7 \/ /);
  await site.end();
});
