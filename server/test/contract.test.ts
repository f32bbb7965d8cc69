// The contracts of log and host, kept by SQLite and by a real Postgres.

import { seedFromText } from '@branchline/core';
import { hostContract, logContract } from '@branchline/tables/contract';
import { describe, test } from 'vitest';
import { toy } from '../../core/test/toy-game.ts';
import { fasterClock, toyGame } from '../../tables/test/support.ts';
import { sqlRecords } from '../src/store/records.ts';
import { postgresCluster } from './support/postgres.ts';
import { newPostgres, newSqlite, type Opener } from './support/storages.ts';

const cluster = postgresCluster();

/** Deadlines pass sooner than in life, but a busy machine's database still keeps them. */
const briskClock = fasterClock(6);

/** One database for all: tables have ids of their own. */
let postgres: Promise<Opener> | undefined;

const STORAGES: readonly (readonly [string, typeof newSqlite])[] = [
  ['SQLite', newSqlite],
  ['Postgres', () => (postgres ??= newPostgres(cluster))],
];

const record = (id: string) => ({
  ...{ id, game: 'toy', rulesVersion: '1', boardHash: '', spec: { seats: 1 }, seats: [], commitment: '' },
  ...{ imported: false, created: 0, touched: 0, bookmark: 0, summary: { moves: 0, over: false, detail: null } },
});

describe.each(STORAGES)('the log in %s', (_, storage) => {
  for (const { name, run } of logContract) {
    test(name, async () => {
      const open = await storage();
      const records = sqlRecords(await open());
      const id = crypto.randomUUID();
      await records.create(record(id), []);
      await run({ log: records.log(id), reopen: async () => sqlRecords(await open()).log(id) });
    });
  }
});

describe.each(STORAGES)('a host over %s', (_, storage) => {
  let count = 0;
  for (const { name, run } of hostContract) {
    // Most of them wait for a deadline: beside each other they wait once.
    test.concurrent(name, async ({ onTestFinished }) => {
      const open = await storage(onTestFinished);
      await run({
        playable: { game: toy, summarise: () => null },
        newGame: toyGame,
        records: sqlRecords(await open(onTestFinished)),
        reopen: async () => sqlRecords(await open(onTestFinished)),
        clock: briskClock,
        secretBytes: () => Uint8Array.from(Buffer.from(seedFromText(`secret ${++count}`), 'hex')),
        newSubmissionId: () => crypto.randomUUID(),
      });
    });
  }
});
