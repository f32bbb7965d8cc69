// What the browser's storage contains while a game runs: neither its seed nor any player's cards are readable.

import { readFile } from 'node:fs/promises';
import { beUnseen } from './hurrying.ts';
import { expect, open, prefer, savedBy, test, type Page } from './page.ts';
import { playToOwnTurn, playToTheEnd, step, untilAsked } from './playing.ts';
import { setUp } from './setting-up.ts';
import { readStored, testWith } from './stored.ts';

/** Records and logs of the database, and the files of the second copy, as text. */
const stores = (page: Page): Promise<{ readonly database: string; readonly files: string }> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('branchline');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const all = (name: string) =>
      new Promise<unknown>((resolve) => {
        const request = db.transaction(name).objectStore(name).getAll();
        request.addEventListener('success', () => resolve(request.result));
      });
    const database = JSON.stringify([await all('games'), await all('moves')]);
    db.close();
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('games', { create: true });
    let files = '';
    // The types of this room know no files of the origin's own.
    const handles = (folder as unknown as { values(): AsyncIterable<FileSystemFileHandle> }).values();
    for await (const file of handles) files += await (await file.getFile()).text();
    return { database, files };
  });

/** As boards call it: without accents, in small letters. */
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toLowerCase();

test('a running game lies sealed in both stores, and opens again', async ({ page, context }) => {
  await prefer(context);
  await setUp(page, { seats: ['human', 'apprentice'], target: 1, tracks: 6 });
  const { sequence } = await playToOwnTurn(page);
  const hand = await page.locator('.ticket-city').allTextContents();
  expect(hand).toHaveLength(5);
  await expect.poll(async () => (await stores(page)).files).toContain(`"sequence":${sequence}`);
  const running = await stores(page);
  for (const text of Object.values(running)) {
    for (const city of hand) expect(text.toLowerCase()).not.toContain(`"${idOf(city)}"`);
    expect(text).not.toMatch(/"hands"|"deal"|"seed"/);
  }
  await page.reload();
  expect((await untilAsked(page)).sequence).toBe(sequence);
  await expect(page.locator('.ticket-city')).toHaveText(hand);
  await playToTheEnd(page);
  await open(page, 'games');
  const download = await savedBy(page, page.getByRole('button', { name: 'Save as a file' }));
  const { seed } = JSON.parse(await readFile(await download.path(), 'utf8')) as { readonly seed: string };
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  for (const text of Object.values(running)) expect(text).not.toContain(seed);
});

const older = readStored(2);

testWith(older)('games that lay open are sealed when they are opened, and go on', async ({ page, context }) => {
  await beUnseen(context);
  expect(JSON.stringify(older.origins)).toContain('"hands"');
  await open(page, 'games');
  await expect(page.locator('.game-row')).toHaveCount(older.games.length);
  const running = older.games.filter(({ asks }) => asks !== undefined);
  for (const { players, asks, moves } of running) {
    await open(page, 'games');
    await page
      .getByRole('link')
      .filter({ hasText: players.join(', ') })
      .click();
    const { kind, sequence } = await untilAsked(page);
    expect({ kind, sequence }).toEqual({ kind: asks, sequence: moves });
    const id = page.url().split('/').at(-1)!;
    const { database } = await stores(page);
    const [games] = JSON.parse(database) as [{ readonly id: string; readonly seed?: string }[]];
    const record = games.find((game) => game.id === id);
    expect(record).toHaveProperty('sealed');
    expect(record).not.toHaveProperty('seed');
  }
  await playToOwnTurn(page);
  await step(page);
});
