// The contracts of log and host, kept by SQLite and by a real Postgres.

import { seedFromText } from '@branchline/core';
import type { Records } from '@branchline/tables';
import { hostContract, logContract } from '@branchline/tables/contract';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { toy } from '../../core/test/toy-game.ts';
import { fasterClock, toyGame } from '../../tables/test/support.ts';
import { sqlRecords } from '../src/store/records.ts';
import { postgresCluster } from './support/postgres.ts';
import { newPostgres, newSqlite, type Opener } from './support/storages.ts';

const cluster = postgresCluster();

/** Deadlines pass sooner than in life, but a busy machine's database still keeps them. */
const briskClock = fasterClock(6);

/** Each has one database for all tests, because tables have separate ids, and two connections to it, as two processes have them. */
interface Storage {
  readonly records: Records;
  readonly elsewhere: Records;
}

function storageFor(opened: () => Promise<Opener>): () => Storage {
  let storage: Storage;
  beforeAll(async () => {
    const open = await opened();
    const [here, there] = [await open(afterAll), await open(afterAll)];
    storage = { records: sqlRecords(here), elsewhere: sqlRecords(there) };
  });
  return () => storage;
}

const STORAGES = [
  ['SQLite', storageFor(() => newSqlite(afterAll))],
  ['Postgres', storageFor(() => newPostgres(cluster))],
] as const;

const record = (id: string) => ({
  ...{ id, game: 'toy', rulesVersion: '1', boardHash: '', spec: { seats: 1 }, seats: [], commitment: '' },
  ...{ imported: false, created: 0, touched: 0, bookmark: 0, summary: { moves: 0, over: false, detail: null } },
});

describe.each(STORAGES)('the log in %s', (_, storage) => {
  for (const { name, run } of logContract) {
    test(name, async () => {
      const { records, elsewhere } = storage();
      const id = crypto.randomUUID();
      await records.create(record(id), []);
      await run({ log: records.log(id), reopen: async () => elsewhere.log(id) });
    });
  }
});

describe.each(STORAGES)('a host over %s', (_, storage) => {
  let count = 0;
  for (const { name, run } of hostContract) {
    // Most of them wait for a deadline: beside each other they wait once.
    test.concurrent(name, async () => {
      const { records, elsewhere } = storage();
      await run({
        playable: { game: toy, summarise: () => null },
        newGame: toyGame,
        records,
        reopen: async () => elsewhere,
        clock: briskClock,
        secretBytes: () => Uint8Array.from(Buffer.from(seedFromText(`secret ${++count}`), 'hex')),
        newSubmissionId: () => crypto.randomUUID(),
      });
    });
  }
});
