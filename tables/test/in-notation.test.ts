// Games in notation come in like any file: verified, known again, and refused with the line that makes no sense.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseGameFile } from '@branchline/core';
import { formatRecord } from '@branchline/core/notation';
import { transEuropa } from '../../games/trans-europa/src/index.ts';
import { notation } from '../../games/trans-europa/src/notation.ts';
import { memoryRecords, type LibraryPorts } from '../src/index.ts';
import { importGame } from '../src/later.ts';
import { libraryFor } from './support.ts';

const [LINE = ''] = readFileSync(
  new URL('../../games/trans-europa/test/corpus/1.0.0/bound.jsonl', import.meta.url),
  'utf8',
).split('\n');

const ports = (written: boolean): LibraryPorts => ({
  ...libraryFor(memoryRecords()),
  games: async (id) =>
    id === 'trans-europa'
      ? { game: transEuropa as never, summarise: () => null, ...(written ? { notation: async () => notation } : {}) }
      : undefined,
});

const file = parseGameFile(LINE);
if (!file.ok) throw new Error('the corpus can be read');
const RECORD = formatRecord(notation, file.value);

test('the same game in notation is the same game', async () => {
  const library = ports(true);
  const first = await importGame(library, RECORD);
  expect(first).toMatchObject({ id: expect.any(String) as string });
  expect(await importGame(library, LINE)).toMatchObject({ ...first, known: true });
});

test('what makes no sense is named by its line', async () => {
  const torn = RECORD.replace(/ @\S+/u, ' @up');
  expect(await importGame(ports(true), torn)).toMatchObject({
    problem: 'not-a-game',
    why: { code: 'malformed', field: expect.stringMatching(/^\d+: @up$/u) as string },
  });
});

test('a changed move is found as in any file, and a game without notation is not taken', async () => {
  const changed = RECORD.replace(/seed: ./u, (found) => (found.endsWith('0') ? 'seed: 1' : 'seed: 0'));
  expect(await importGame(ports(true), changed)).toMatchObject({ problem: 'wrong', why: { code: 'commitment' } });
  expect(await importGame(ports(false), RECORD)).toMatchObject({ problem: 'unknown-game', game: 'trans-europa' });
});
