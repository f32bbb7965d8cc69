// The store of this device: the contracts of log and host over IndexedDB, older versions of it, and what it does without one.

import 'fake-indexeddb/auto';
import { seedFromText, type Entry } from '@branchline/core';
import { memoryRecords, openHost, patientRecords, type GameRecord, type Records } from '@branchline/tables';
import { hostContract, logContract } from '@branchline/tables/contract';
import { describe, expect, test } from 'vitest';
import { toy } from '../../../core/test/toy-game.ts';
import { bytesOf, createdGame, portsFor, quickClock, toyGame } from '../../../tables/test/support.ts';
import { openGames } from '../../src/storage/database.ts';
import { fallbackRecords } from '../../src/storage/fallback-records.ts';
import { answerOf, finished, openDatabase } from '../../src/storage/idb.ts';
import { idbRecords } from '../../src/storage/idb-records.ts';
import { openSeal } from '../../src/storage/seal-keys.ts';
import { sealedRecords } from '../../src/storage/sealed-records.ts';

let names = 0;
const newName = (): string => `games ${++names}`;

const record = (id: string): GameRecord => ({
  id,
  game: 'toy',
  rulesVersion: '1',
  boardHash: 'sha256:0',
  spec: { seats: 2 },
  seats: [{ name: 'Ada', kind: 'human' }],
  commitment: 'sha256:0',
  imported: false,
  created: 0,
  touched: 0,
  bookmark: 0,
  summary: { moves: 0, over: false, detail: null },
});
/** As the page opens it, but for the second copy. */
async function underSeal(database: string): Promise<Records> {
  const db = await openGames(database);
  return sealedRecords(idbRecords(db), openSeal(db));
}
const entry = (sequence: number): Entry => ({ sequence, move: { by: 0, do: 'x' }, hash: 'a' });

describe('the log in IndexedDB', () => {
  for (const { name, run } of logContract) {
    test(name, async () => {
      const database = newName();
      const records = idbRecords(await openGames(database));
      await records.create(record('a'), []);
      await run({ log: records.log('a'), reopen: async () => idbRecords(await openGames(database)).log('a') });
    });
  }
});

test('an id that another game has is taken: that game stays as it is, and whoever asked looks for another id', async () => {
  for (const records of [idbRecords(await openGames(newName())), await underSeal(newName())]) {
    expect(await records.create(record('a'), [entry(1)])).toBe('ok');
    expect(await records.create({ ...record('a'), game: 'other' }, [])).toBe('taken');
    expect(await records.read('a')).toMatchObject({ game: 'toy' });
    expect(await records.log('a').read(0)).toHaveLength(1);
    expect(await fallbackRecords(records).create(record('a'), [])).toBe('taken');
  }
});

describe('the log under seal', () => {
  for (const { name, run } of logContract) {
    test(name, async () => {
      const database = newName();
      const records = await underSeal(database);
      await records.create(record('a'), []);
      await run({ log: records.log('a'), reopen: async () => (await underSeal(database)).log('a') });
    });
  }
});

describe('a host over IndexedDB', () => {
  for (const { name, run } of hostContract) {
    test(name, async () => {
      const database = newName();
      await run({
        playable: { game: toy, summarise: () => null },
        newGame: toyGame,
        records: await underSeal(database),
        reopen: () => underSeal(database),
        clock: quickClock,
        secretBytes: () => bytesOf(seedFromText(`idb ${++names}`)),
        newSubmissionId: () => crypto.randomUUID(),
      });
    });
  }
});

test('a database of version 1 is brought forward: records get their bookmark, moves stay as they are', async () => {
  const name = newName();
  const old = await openDatabase({
    name,
    version: 1,
    upgrade: (db) => {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('moves');
    },
  });
  const transaction = old.transaction(['games', 'moves'], 'readwrite');
  const { bookmark: _b, summary: _s, ...rest } = record('a');
  const summary = { moves: 2, round: 1, scores: [3, 4], over: false, winners: [] };
  transaction.objectStore('games').add({ ...rest, shown: 1, summary });
  transaction.objectStore('games').add({ id: 'odd', shown: 'x' });
  transaction.objectStore('moves').add({ move: { by: 'chance', do: 'deal' }, hash: 'a' }, ['a', 1]);
  transaction.objectStore('moves').add({ move: { by: 0, do: 'bet' }, hash: 'b' }, ['a', 2]);
  await finished(transaction);
  old.close();
  const records = idbRecords(await openGames(name));
  expect(await records.read('a')).toEqual({
    ...rest,
    bookmark: 1,
    summary: { moves: 2, over: false, detail: { round: 1, scores: [3, 4], winners: [] } },
  });
  expect(await records.log('a').read(1)).toEqual([{ sequence: 2, move: { by: 0, do: 'bet' }, hash: 'b' }]);
  expect(await records.list()).toContainEqual({ id: 'odd', damaged: true });
});

test('one damaged record harms no other', async () => {
  const db = await openGames(newName());
  const records = idbRecords(db);
  await records.create(record('good'), [entry(1)]);
  await answerOf(db.transaction('games', 'readwrite').objectStore('games').add({ id: 'bad', seats: 5 }));
  expect(await records.list()).toEqual(expect.arrayContaining([record('good'), { id: 'bad', damaged: true }]));
});

test('a log whose game was deleted takes nothing more', async () => {
  const records = idbRecords(await openGames(newName()));
  await records.create(record('a'), [entry(1)]);
  await records.remove('a');
  expect(await records.log('a').append(1, [entry(2)])).toEqual({ failed: 'blocked' });
  expect(await records.log('a').read(0)).toEqual([]);
});

test('a game the storage refuses is played in memory, every write says why, and it is stored whole once there is room', async () => {
  const real = memoryRecords();
  let full = true;
  const records = fallbackRecords({
    ...real,
    create: async (...game) => (full ? { failed: 'full' } : real.create(...game)),
  });
  expect(await records.create(record('a'), [])).toEqual({ failed: 'full' });
  const log = records.log('a');
  expect(await log.append(0, [entry(1)])).toEqual({ failed: 'full' });
  // A caller that was told that nothing is stored offers everything again: only what is new is taken.
  expect(await log.append(0, [entry(1), entry(2)])).toEqual({ failed: 'full' });
  expect(await records.log('a').read(0)).toEqual([entry(1), entry(2)]);
  expect((await records.list()).map(({ id }) => id)).toEqual(['a']);
  await records.patch('a', { bookmark: 2 });
  full = false;
  expect(await log.append(0, [entry(1), entry(2), entry(3)])).toBe('ok');
  expect(await real.read('a')).toMatchObject({ id: 'a', bookmark: 2 });
  expect(await log.append(3, [entry(4)])).toBe('ok');
  expect(await real.log('a').read(0)).toEqual([entry(1), entry(2), entry(3), entry(4)]);
  expect((await records.list()).map(({ id }) => id)).toEqual(['a']);
});

test('a game that begins while the disk is full is stored as soon as there is room', async () => {
  const real = memoryRecords();
  let full = true;
  const filling = {
    ...real,
    create: async (...game) => (full ? { failed: 'full' } : real.create(...game)),
  } satisfies Records;
  const records = patientRecords(fallbackRecords(filling), quickClock);
  const id = await createdGame(records);
  const host = await openHost(portsFor(records), id);
  if ('problem' in host) throw new Error(host.problem);
  expect(host.trouble()).toBe('full');
  full = false;
  await expect.poll(() => host.trouble()).toBeUndefined();
  expect(await real.log(id).read(0)).toHaveLength(host.sequence());
});

test('without any storage games live as long as the page', async () => {
  const records = fallbackRecords(undefined);
  expect(await records.create(record('a'), [])).toEqual({ failed: 'blocked' });
  expect((await records.read('a'))?.id).toBe('a');
  await records.remove('a');
  expect(await records.read('a')).toBeUndefined();
});

test('a storage that throws is out of reach, not empty, and a game of it not unknown', async () => {
  const gone = async (): Promise<never> => {
    throw new Error('gone');
  };
  const records = fallbackRecords({
    ...memoryRecords(),
    list: gone,
    read: gone,
    create: async () => ({ failed: 'full' }),
  });
  await expect(records.list()).rejects.toThrow('gone');
  await expect(records.read('a')).rejects.toThrow('gone');
  expect(await openHost(portsFor(records), 'a')).toEqual({ problem: 'unreachable' });
  await records.create(record('b'), []);
  expect(await records.read('b')).toMatchObject({ id: 'b' });
});
