// The kill test: a browser that is killed at random moments loses no move it has shown and doubles none, and a database
// with damaged bytes costs nothing that the second copy holds. `npm run kill-browser -- 200` kills more often.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch, type Killable } from './killable.ts';
import { test as base } from './limits.ts';
import { expect, open, savedBy, type Page } from './page.ts';
import { playToOwnTurn, sequenceOf, step, untilAsked } from './playing.ts';
import { setUp, type Wish } from './setting-up.ts';

const KILLS = Number(process.env['KILLS'] ?? 2);
const SEED = Number(process.env['SEED'] ?? 1);
/** In milliseconds: long enough for a dozen moves at the fastest pace. */
const LONGEST = 2500;

const TABLES: readonly (Wish & { readonly names: readonly string[] })[] = [
  { edition: 'classic', seats: ['human', 'apprentice'], names: ['Ada', 'Ben'], target: 13 },
  { edition: 'ferry', seats: ['human', 'human'], names: ['Cleo', 'Dan'], target: 13 },
  { edition: 'prestige', seats: ['human', 'apprentice', 'apprentice'], names: ['Eva', 'Finn', 'Gus'], cards: [16] },
  { edition: 'classic', board: 'USA', seats: ['human', 'human', 'apprentice'], names: ['Hal', 'Ina', 'Jo'] },
];

type Moves = readonly { readonly do: string }[];
type Known = { readonly address: string; moves: Moves };

type Fixtures = {
  readonly profile: string;
  /** A browser with this test's profile; one that was not killed by the end is killed then. */
  readonly start: () => Promise<Killable>;
};

const remove = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });

const test = base.extend<Fixtures>({
  profile: async ({ baseURL }, use) => {
    const folder = mkdtempSync(join(tmpdir(), `branchline-profile-${new URL(baseURL!).port}-`));
    await use(folder);
    for (const each of [folder, `${folder}-whole`]) remove(each);
  },
  start: async ({ profile, baseURL }, use) => {
    const started: Killable[] = [];
    await use(async () => {
      const browser = await launch(profile, baseURL!);
      started.push(browser);
      return browser;
    });
    for (const { kill } of started) await kill();
  },
});

/** The same numbers for the same seed: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The game as it leaves the device, once its rules have checked every move of it. */
async function fileOf(page: Page, names: readonly string[]): Promise<Moves> {
  await open(page, 'games');
  const row = page.locator('.games-line', { hasText: names.join(', ') });
  const download = await savedBy(page, row.getByRole('button', { name: 'Save as a file' }));
  const path = await download.path();
  const verify = fileURLToPath(new URL('../cli/bin/branchline.js', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [verify, 'verify', path], { encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return (JSON.parse(readFileSync(path, 'utf8')) as { readonly moves: Moves }).moves;
}

/** Plays on until the browser dies; says how many moves were on the screen by then. */
async function playUntilKilled({ page, kill }: Killable, after: number): Promise<number> {
  let shown = 0;
  // Both end with the browser at the latest: what is asked of a dead one fails.
  const watching = (async () => {
    for (;;) shown = Math.max(shown, await sequenceOf(page));
  })().catch(() => undefined);
  const playing = (async () => {
    while ((await untilAsked(page)).kind !== 'over') await step(page);
  })().catch(() => undefined);
  await new Promise((resolve) => {
    setTimeout(resolve, after);
  });
  await kill();
  await Promise.all([watching, playing]);
  return shown;
}

async function sit(page: Page, wish: Wish, known: Known | undefined): Promise<string> {
  if (known) await page.goto(known.address);
  else await setUp(page, wish);
  await untilAsked(page);
  return page.url();
}

test('a browser that is killed loses no shown move and doubles none', async ({ start }) => {
  if (process.env['KILLS'] !== undefined) test.setTimeout(60_000 * (2 + KILLS));
  const random = randomFrom(SEED);
  const games = new Map<number, Known>();
  let browser = await start();
  for (let kill = 0; kill < KILLS; kill++) {
    const index = kill % TABLES.length;
    const wish = TABLES[index]!;
    const before = games.get(index);
    const address = await sit(browser.page, wish, before);
    const shown = await playUntilKilled(browser, Math.round(random() * LONGEST));
    browser = await start();
    const moves = await fileOf(browser.page, wish.names);
    expect(moves.length, `after kill ${kill + 1}, seed ${SEED}`).toBeGreaterThanOrEqual(shown);
    expect(moves.slice(0, before?.moves.length ?? 0)).toEqual(before?.moves ?? []);
    games.set(index, { address, moves });
    // A game that has come to its end makes room for another under the same names.
    if (await isOver(browser.page, address)) await clear(browser.page, games, index);
  }
});

async function isOver(page: Page, address: string): Promise<boolean> {
  await page.goto(address);
  return (await untilAsked(page)).kind === 'over';
}

async function clear(page: Page, games: Map<number, Known>, index: number): Promise<void> {
  await open(page, 'games');
  await page
    .locator('.games-line', { hasText: TABLES[index]!.names.join(', ') })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).last().click();
  games.delete(index);
}

/** The second copy follows in its own time. */
const untilCopied = (page: Page, id: string, sequence: number) =>
  page.waitForFunction(
    async ([name, last]) => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('games');
      const file = await (await folder.getFileHandle(`${name}.jsonl`)).getFile();
      return (await file.text()).includes(`"sequence":${last}`);
    },
    [id, sequence] as const,
  );

/** Every n-th byte of the database's log is another one. */
function flipBytes(profile: string, { port }: URL, every: number): void {
  const folder = join(profile, 'Default', 'IndexedDB', `http_localhost_${port}.indexeddb.leveldb`);
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
  expect(logs.length).toBeGreaterThan(0);
  for (const name of logs) {
    const bytes = readFileSync(join(folder, name));
    for (let at = every; at < bytes.length; at += every) bytes[at] = bytes[at]! ^ 0xff;
    writeFileSync(join(folder, name), bytes);
  }
}

/** Rarely: a part is lost. Often: nothing of the log is left, or the database does not open at all. */
const DAMAGES = [7001, 97];

test('a database with every 7001st or every 97th byte of its log damaged costs nothing', async ({
  start,
  profile,
  baseURL,
}) => {
  const { page, kill } = await start();
  const [wish, other] = TABLES;
  for (const table of [other!, wish!]) {
    await setUp(page, table);
    for (let steps = 0; steps < 3; steps++) await step(page);
  }
  const { sequence } = await playToOwnTurn(page);
  const hand = await page.locator('.ticket-city').allTextContents();
  const address = page.url();
  await untilCopied(page, address.split('/').at(-1)!, sequence);
  await kill();
  const whole = `${profile}-whole`;
  renameSync(profile, whole);
  for (const every of DAMAGES)
    await test.step(`every ${every}`, async () => {
      cpSync(whole, profile, { recursive: true, verbatimSymlinks: true });
      flipBytes(profile, new URL(baseURL!), every);
      const again = await start();
      await again.page.goto(address);
      expect((await untilAsked(again.page)).sequence).toBe(sequence);
      await expect(again.page.locator('.ticket-city')).toHaveText(hand);
      await step(again.page);
      await open(again.page, 'games');
      await expect(again.page.locator('.game-row')).toHaveCount(2);
      await fileOf(again.page, wish!.names);
      await again.kill();
      remove(profile);
    });
});
