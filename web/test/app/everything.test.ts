// "Save everything" and files of the command line, over the real library of a device.

import 'fake-indexeddb/auto';
import { memoryRecords, type Records } from '@branchline/tables';
import { exportGame } from '@branchline/tables/later';
import { beforeEach, expect, test, vi } from 'vitest';
import { savedFiles } from '../support/saved-files.ts';
import { createdGame, libraryFor, playedOut, portsFor } from '../../../tables/test/support.ts';
import { keepResult, keptResult } from '../../src/study/kept.ts';
import { saveEverything } from '../../src/app/everything.ts';
import { readGames } from '../../src/app/read-games.ts';
import { deviceOf } from '../../src/worker/device.ts';

let records: Records;
vi.mock('../../src/link/device.ts', () => ({
  device: {
    ask: (call: 'list', ask: null): Promise<unknown> =>
      deviceOf({ ...portsFor(records), ...libraryFor(records), push() {} })[call](ask),
  },
}));

const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const keep = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify(value));

/** Another device: nothing is kept there. */
function newDevice(): void {
  records = memoryRecords();
  localStorage.clear();
}

beforeEach(newDevice);

async function saved(): Promise<File> {
  await saveEverything();
  const { blob, name } = savedFiles()[0]!;
  return new File([blob], name);
}

test('a device gets its games, settings, plans, puzzles and reviews back from one file', async () => {
  const [running, finished] = [await createdGame(records), await playedOut(records)];
  keep('branchline-settings', { version: 2, theme: 'dark' });
  keep('branchline-plans', { [running]: { 0: { lays: [] } } });
  keep('branchline-puzzles', { done: { one: true } });
  await keepResult(`review/2/${finished}`, { turns: [] });
  const before = await records.list();
  const file = await saved();
  newDevice();
  indexedDB.deleteDatabase('branchline-study');

  expect(await readGames([file])).toEqual({ ids: [running, finished], known: 0, refused: [], everything: true });
  const simple = (all: typeof before) => all.map((game) => 'seed' in game && { id: game.id, seed: game.seed });
  expect(simple(await records.list())).toEqual(simple(before));
  expect(kept('branchline-settings')).toEqual({ version: 2, theme: 'dark' });
  expect(kept('branchline-plans')).toEqual({ [running]: { 0: { lays: [] } } });
  expect(kept('branchline-puzzles')).toEqual({ done: { one: true } });
  expect(await keptResult(`review/2/${finished}`)).toEqual({ turns: [] });
});

test('who one is for a server is not in the file, and is not taken from one', async () => {
  keep('branchline-online', { guest: { token: 'secret' }, tables: {} });
  const file = await saved();
  expect(await file.text()).not.toContain('secret');
  const forged = new File(
    [(await file.text()).replace('"values":{', '"values":{"branchline-online":{"tables":1},')],
    'x',
  );
  await readGames([forged]);
  expect(kept('branchline-online')).toEqual({ guest: { token: 'secret' }, tables: {} });
});

test('what was reached on this device stays, and what only the file has comes to it', async () => {
  keep('branchline-puzzles', { done: { one: true, two: false }, days: { monday: 3 } });
  const file = await saved();
  keep('branchline-puzzles', { done: { two: true, three: true } });
  await readGames([file]);
  expect(kept('branchline-puzzles')).toEqual({
    done: { one: true, two: true, three: true },
    days: { monday: 3 },
  });
});

test('opening it where it was saved adds no game', async () => {
  await createdGame(records);
  await playedOut(records);
  expect(await readGames([await saved()])).toMatchObject({ known: 2, refused: [] });
  expect(await records.list()).toHaveLength(2);
});

test('lines of games as the command line writes them are as many games; a bad line harms no other', async () => {
  const lines = [];
  for (let count = 0; count < 3; count++) lines.push(await exportGame(libraryFor(records), await playedOut(records)));
  newDevice();
  const file = new File(
    [`${['{"for', lines[0], '{"format":"none"}', lines[1], lines[2]].join('\n')}\n`],
    'games.jsonl',
  );
  const { ids, refused } = await readGames([file]);
  expect(ids).toHaveLength(3);
  expect(refused).toMatchObject([1, 3].map((game) => ({ game, problem: { problem: 'not-a-game' } })));
});

test('a game that two of the files hold is added once', async () => {
  const line = (await exportGame(libraryFor(records), await playedOut(records)))!;
  newDevice();
  const file = new File([line], 'a.json');
  expect(await readGames([file, file])).toMatchObject({ ids: [expect.any(String)], known: 0 });
});

test('several files come at once, and a game spread over many lines is one game', async () => {
  const text = (await exportGame(libraryFor(records), await playedOut(records)))!;
  const other = (await exportGame(libraryFor(records), await playedOut(records)))!;
  newDevice();
  const pretty = JSON.stringify(JSON.parse(text), null, 2);
  expect(await readGames([new File([pretty], 'a.json'), new File([other], 'b.json')])).toMatchObject({
    ids: [expect.any(String), expect.any(String)],
    refused: [],
  });
  expect(await records.list()).toHaveLength(2);
});
