// The contract of a host over the store as a device builds it: sealed in IndexedDB, with a second copy, in memory where
// both refuse, and patient with all of them.

import 'fake-indexeddb/auto';
import { seedFromText } from '@branchline/core';
import { memoryRecords, type Records } from '@branchline/tables';
import { exportGame, importGame } from '@branchline/tables/later';
import { hostContract } from '@branchline/tables/contract';
import { beforeEach, expect, test } from 'vitest';
import { toy } from '../../../core/test/toy-game.ts';
import { bytesOf, createdGame, libraryFor, playedOut, quickClock, toyGame } from '../../../tables/test/support.ts';
import { openGames } from '../../src/storage/database.ts';
import { fallbackRecords } from '../../src/storage/fallback-records.ts';
import { idbRecords } from '../../src/storage/idb-records.ts';
import { openMirror } from '../../src/storage/mirror.ts';
import { mirroredRecords } from '../../src/storage/mirrored-records.ts';
import { openSeal } from '../../src/storage/seal-keys.ts';
import { sealedRecords } from '../../src/storage/sealed-records.ts';
import { PrivateFiles } from './private-files.ts';

let names = 0;
let files: PrivateFiles;

beforeEach(() => {
  files = new PrivateFiles();
  files.install();
});

/** As web/src/worker/authority.ts opens it. */
async function deviceRecords(database: string): Promise<Records> {
  const db = await openGames(database);
  const seal = openSeal(db).catch(() => undefined);
  return fallbackRecords(mirroredRecords(sealedRecords(idbRecords(db), seal), openMirror(seal)));
}

test('the shelf of these tests has its second copy', async () => {
  const id = await createdGame(await deviceRecords('with a copy'));
  await expect.poll(() => [...files.files.keys()]).toContain(`games/${id}.jsonl`);
});

test('a finished game that came from a file or an online table has its second copy too', async () => {
  const database = 'a copy of a file';
  const origin = memoryRecords();
  const text = (await exportGame(libraryFor(origin), await playedOut(origin)))!;
  const imported = await importGame(libraryFor(await deviceRecords(database)), text);
  if ('problem' in imported) throw new Error(imported.problem);
  await expect.poll(() => [...files.files.keys()]).toContain(`games/${imported.id}.jsonl`);
  const lost = await deviceRecords('where the browser has lost everything');
  expect(await exportGame(libraryFor(lost), imported.id)).toBe(text);
});

for (const { name, run } of hostContract) {
  test(name, async () => {
    const database = `device ${++names}`;
    await run({
      playable: { game: toy, summarise: () => null },
      newGame: toyGame,
      records: await deviceRecords(database),
      reopen: () => deviceRecords(database),
      clock: quickClock,
      secretBytes: () => bytesOf(seedFromText(`device ${names}`)),
      newSubmissionId: () => crypto.randomUUID(),
      patient: true,
    });
  });
}
