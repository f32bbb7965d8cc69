// The real Postgres that all test files of a run share, with as many fresh databases as asked for.

import { inject } from 'vitest';
import { newDatabase, type Cluster } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Its address, without a database. */
    readonly postgres: string;
  }
}

export const postgresCluster = (): Cluster => ({ database: () => newDatabase(inject('postgres')) });
