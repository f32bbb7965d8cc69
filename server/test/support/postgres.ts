// A real Postgres for the tests of one file.

import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type Cluster } from './postgres-server.ts';

export type { Cluster } from './postgres-server.ts';

/** Call at the top of a test file. */
export function postgresCluster(): Cluster {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  }, 120_000);
  afterAll(() => server.stop(), 60_000);
  return { database: () => server.database(), restart: () => server.restart() };
}
