// kill -9 at random moments: all confirmed moves are there, none twice, and every game verifies.

import { expect, test } from 'vitest';
import { killAndCheck } from './support/killing.ts';
import { postgresCluster } from './support/postgres.ts';
import { temporaryFolder } from './support/storages.ts';

const cluster = postgresCluster();

test('a server killed four times while six people play loses nothing that was confirmed and doubles nothing', async () => {
  const report = await killAndCheck({ storage: { data: temporaryFolder() }, kills: 4, seed: 20261116 });
  expect(report.kills).toBe(4);
  expect(report.confirmed).toBeGreaterThan(10);
  expect(report.entries).toBeGreaterThanOrEqual(report.confirmed);
});

test('of three servers on one Postgres one at a time is killed: nothing is lost or doubled, and all games finish', async () => {
  const storage = { url: await cluster.database() };
  const report = await killAndCheck({ storage, kills: 3, seed: 20261116, servers: 3, tables: 2 });
  expect(report.kills).toBe(3);
  expect(report.finished).toBe(report.tables);
  expect(report.confirmed).toBeGreaterThan(10);
});
