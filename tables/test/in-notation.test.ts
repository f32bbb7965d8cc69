// Games in notation come in like any file: verified, known again, and refused with the line that makes no sense.

import { expect, test } from 'vitest';
import { parseGameFile, type GameTypes, type Move } from '@branchline/core';
import { formatRecord, type Notation } from '@branchline/core/notation';
import { toy } from '../../core/test/toy-game.ts';
import { memoryRecords, type LibraryPorts } from '../src/index.ts';
import { exportGame, importGame } from '../src/later.ts';
import { libraryFor, playedOut } from './support.ts';

/** Every move as one word, if not a readable one. */
const notation: Notation<GameTypes> = {
  id: 'toy',
  formatMove: (move) => `!${btoa(JSON.stringify(move))}`,
  parseMove: (_, word) => (word.startsWith('!') ? (JSON.parse(atob(word.slice(1))) as Move<GameTypes>) : undefined),
  formatTold: (told) => told.map(() => undefined),
};

const ports = (written: boolean): LibraryPorts => ({
  ...libraryFor(memoryRecords()),
  games: async (id) =>
    id === 'toy'
      ? { game: toy, summarise: () => null, ...(written ? { notation: async () => notation } : {}) }
      : undefined,
});

async function played(): Promise<{ readonly json: string; readonly text: string }> {
  const records = memoryRecords();
  const json = (await exportGame(libraryFor(records), await playedOut(records)))!;
  const file = parseGameFile(json);
  if (!file.ok) throw new Error('an exported game is a game file');
  return { json, text: formatRecord(notation, file.value) };
}

test('the same game in notation is the same game', async () => {
  const library = ports(true);
  const { json, text } = await played();
  const first = await importGame(library, text);
  expect(first).toMatchObject({ id: expect.any(String) as string });
  expect(await importGame(library, json)).toMatchObject({ ...first, known: true });
});

test('what makes no sense is named by its line', async () => {
  const { text } = await played();
  expect(await importGame(ports(true), text.replace(/ !\S+/u, ' up'))).toMatchObject({
    problem: 'not-a-game',
    why: { code: 'malformed', field: expect.stringMatching(/^\d+: up$/u) as string },
  });
});

test('a changed seed is found as in any file, and a game without notation is not taken', async () => {
  const { text } = await played();
  const changed = text.replace(/seed: ./u, (found) => (found.endsWith('0') ? 'seed: 1' : 'seed: 0'));
  expect(await importGame(ports(true), changed)).toMatchObject({ problem: 'wrong', why: { code: 'commitment' } });
  expect(await importGame(ports(false), text)).toMatchObject({ problem: 'unknown-game', game: 'toy' });
});
