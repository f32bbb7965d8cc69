// Postgres: a pool of connections, and one more that listens.

import { Socket } from 'node:net';
import { Client, Pool, TypeOverrides } from 'pg';
import { listening, type Listening } from './listening.ts';
import type { Row, Run, Sql, Value } from './sql.ts';

const CONNECTIONS = 10;
/** In milliseconds; the first also for a place in the pool. */
const CONNECT_WITHIN = 5000;
const CLOSE_WITHIN = 5000;
const KEEP_ALIVE = 60_000;

/** 64-bit numbers arrive as numbers: ours are counts and milliseconds. */
const types = new TypeOverrides();
types.setTypeParser(20, Number);

/** A statement with a name is planned once per connection. */
const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
}

const runOn =
  (connection: Pick<Pool, 'query'>): Run =>
  async (text, values = []): Promise<readonly Row[]> =>
    (await connection.query<Record<string, Value>>({ name: nameOf(text), text, values: [...values] })).rows;

async function transaction<T>(pool: Pool, work: (run: Run) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const value = await work(runOn(client));
    const { command } = await client.query('commit');
    // After a fault that the work kept to itself the database answers a commit by rolling back, without complaint.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    client.release();
    return value;
  } catch (fault) {
    // Fails where the connection is broken: nobody is to get that one again.
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw fault;
  }
}

/** The address, with what holds whatever it says. */
function insisting(url: string): string {
  const address = new URL(url);
  const { searchParams: wishes } = address;
  wishes.set('options', `${wishes.get('options') ?? ''} -c synchronous_commit=on`.trim());
  // `sslmode` as all other programs read it; left alone the driver takes `require` for `verify-full`.
  wishes.set('uselibpqcompat', 'true');
  return address.href;
}

export function openPostgres(url: string): Sql {
  const lines = new Set<Socket>();
  const config = {
    connectionString: insisting(url),
    types,
    application_name: 'branchline',
    connectionTimeoutMillis: CONNECT_WITHIN,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    stream: () => {
      const line = new Socket();
      lines.add(line);
      return line.once('close', () => lines.delete(line));
    },
  };
  const pool = new Pool({ ...config, max: CONNECTIONS, idleTimeoutMillis: 0 });
  // A connection that dies says so twice: to whoever waits for an answer, and here, where unheard it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const listeners: Listening[] = [];

  async function end(): Promise<void> {
    await Promise.all([pool.end(), ...listeners.map((listener) => listener.stop())]);
    await Promise.all(Array.from(lines, (line) => new Promise((closed) => line.once('close', closed))));
  }

  const write = <T>(work: (run: Run) => Promise<T>): Promise<T> => transaction(pool, work);
  return {
    dialect: 'postgres',
    read: runOn(pool),
    write,
    note: write,
    listen: async (heard) => void listeners.push(await listening(() => new Client(config), heard)),
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          for (const line of lines) line.destroy();
          resolve();
        }, CLOSE_WITHIN);
      });
      await Promise.race([end(), late]);
      clearTimeout(timer);
    },
  };
}
