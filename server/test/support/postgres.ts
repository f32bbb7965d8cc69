// A real Postgres for the tests of one file.

import { afterAll, beforeAll, inject } from 'vitest';
import { newDatabase, startPostgres, type Cluster } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the Postgres that all files share, without a database. */
    readonly postgres: string;
  }
}

/** Databases of the server that all files share. */
export const postgresCluster = (): Pick<Cluster, 'database'> => ({ database: () => newDatabase(inject('postgres')) });

/** A server for this file alone, which may stop. Call at the top of a test file. */
export function ownPostgres(): Cluster {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  return { database: () => server.database(), restart: () => server.restart() };
}
