// Keeping games: append-only, and going on where the storage does not.

import { expect, test } from 'vitest';
import { fallbackJournal } from '../../src/storage/fallback-journal.ts';
import type { GameRecord, Journal, WriteFailure } from '../../src/storage/journal.ts';
import { memoryJournal } from '../../src/storage/memory-journal.ts';
import { NO_SUMMARY } from '../../src/worker/stored-game.ts';

const record = (id: string): GameRecord => ({
  id,
  game: 'trans-europa',
  rulesVersion: '1',
  boardHash: 'sha256:0',
  spec: { seats: 2 },
  seats: [],
  commitment: 'sha256:0',
  imported: false,
  created: 0,
  touched: 0,
  summary: NO_SUMMARY,
  shown: 0,
});
const moves = [{ move: { by: 0 }, hash: 'a' }];

test('moves are appended at the end only; a second writer is refused', async () => {
  const journal = memoryJournal();
  await journal.create(record('a'), []);
  expect(await journal.append('a', 0, moves, { touched: 5 })).toBeUndefined();
  expect(await journal.append('a', 0, moves, {})).toBe('taken');
  const found = await journal.read('a');
  expect(found?.moves).toEqual(moves);
  expect(found?.record.touched).toBe(5);
});

/** A storage that refuses every write for this reason. */
const refusing = (why: WriteFailure): Journal => ({
  ...memoryJournal(),
  create: async () => why,
  append: async () => why,
});

test('a game the storage refuses is played in memory, and every write says so', async () => {
  const journal = fallbackJournal(refusing('full'));
  expect(await journal.create(record('a'), [])).toBe('full');
  expect(await journal.append('a', 0, moves, {})).toBe('blocked');
  const more = [...moves, { move: { by: 1 }, hash: 'b' }];
  expect(await journal.append('a', 0, more, {})).toBe('blocked');
  expect((await journal.read('a'))?.moves).toEqual(more);
  expect((await journal.list()).map(({ id }) => id)).toEqual(['a']);
});

test('without any storage games live as long as the page', async () => {
  const journal = fallbackJournal(undefined);
  expect(await journal.create(record('a'), [])).toBe('blocked');
  expect((await journal.read('a'))?.record.id).toBe('a');
  await journal.remove('a');
  expect(await journal.read('a')).toBeUndefined();
});

test('a storage that throws is as good as none', async () => {
  const broken = {
    ...memoryJournal(),
    list: async () => {
      throw new Error('gone');
    },
    read: async () => {
      throw new Error('gone');
    },
  };
  const journal = fallbackJournal(broken);
  expect(await journal.list()).toEqual([]);
  expect(await journal.read('a')).toBeUndefined();
});
