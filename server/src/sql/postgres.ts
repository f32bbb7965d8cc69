// Postgres: a pool of connections, and one more that listens.

import { Socket } from 'node:net';
import { Client, Pool, TypeOverrides, type PoolClient } from 'pg';
import { calling as callingOn, type Calling } from './calling.ts';
import { cut, isCut } from './cut.ts';
import { inTime } from '../in-time.ts';
import { listening, type Listening } from './listening.ts';
import { DEADLINE, NOTIFY, type Row, type Run, type Sql, type Value } from './sql.ts';

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
  (connection: PoolClient): Run =>
  async (text, values = []): Promise<readonly Row[]> =>
    (await connection.query<Record<string, Value>>({ name: nameOf(text), text, values: [...values] })).rows;

/**
 * Lends connections to work that has a deadline. One that misses it is cut, and so are all that rest: what has silenced the
 * one has most likely silenced them, too, and a new one costs milliseconds.
 */
class Connections {
  readonly #pool: Pool;
  readonly #resting = new Set<PoolClient>();

  constructor(pool: Pool) {
    this.#pool = pool;
    pool.on('acquire', (client) => void this.#resting.delete(client));
    pool.on('release', (_, client) => void this.#resting.add(client));
    pool.on('remove', (client) => void this.#resting.delete(client));
  }

  async use<T>(within: number, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    try {
      return await inTime(within, work(client), () => [client, ...this.#resting].forEach((each) => cut(each)));
    } finally {
      // One that was cut, or has died by itself, nobody gets again.
      client.release(isCut(client));
    }
  }

  /** The pool learns a moment later that a connection was cut. */
  async #connect(): Promise<PoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if (!isCut(client)) return client;
      client.release(true);
    }
  }
}

interface Transaction<T> {
  readonly work: (run: Run) => Promise<T>;
  readonly within: number;
  /** Whether the work takes longer than the limits of its connection allow. */
  readonly isLong: boolean;
  readonly calling: Calling;
}

const withLimits = (milliseconds: number): string =>
  ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    .map((name) => `set local ${name} = ${milliseconds}`)
    .join('; ');

async function transaction<T>(client: PoolClient, { work, within, isLong, calling }: Transaction<T>): Promise<T> {
  const run = runOn(client);
  const calls: string[] = [];
  try {
    await client.query(isLong ? `begin; ${withLimits(within)}` : 'begin');
    const value = await work(async (text, values = []) => {
      if (text !== NOTIFY) return run(text, values);
      calls.push(String(values[0]));
      return [];
    });
    const { command } = await client.query('commit');
    // After a fault that the work kept to itself the database answers a commit by rolling back, without complaint.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    calling.out(calls);
    return value;
  } catch (fault) {
    // Fails where the connection is broken: nobody is to get that one again.
    await client.query('rollback').catch(() => cut(client));
    throw fault;
  }
}

/** A database that lives says itself, a little earlier, that something takes too long; and locks of a process that hangs end. */
const limitsOf = (deadline: number): string =>
  [
    `-c statement_timeout=${Math.round(0.9 * deadline)}`,
    `-c lock_timeout=${Math.round(0.5 * deadline)}`,
    `-c idle_in_transaction_session_timeout=${deadline}`,
  ].join(' ');

/** The address, with what holds whatever it says. */
function insisting(url: string, deadline: number): string {
  const address = new URL(url);
  const { searchParams: wishes } = address;
  const options = `${wishes.get('options') ?? ''} -c synchronous_commit=on ${limitsOf(deadline)}`;
  wishes.set('options', options.trim());
  // `sslmode` as all other programs read it; left alone the driver takes `require` for `verify-full`.
  wishes.set('uselibpqcompat', 'true');
  return address.href;
}

export function openPostgres(url: string, { deadline = DEADLINE } = {}): Sql {
  const sockets = new Set<Socket>();
  const config = {
    connectionString: insisting(url, deadline),
    types,
    application_name: 'branchline',
    connectionTimeoutMillis: CONNECT_WITHIN,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  };
  const pool = new Pool({ ...config, max: CONNECTIONS, idleTimeoutMillis: 0 });
  // A connection that dies says so twice: to the caller that waits for an answer, and here, where unheard it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const connections = new Connections(pool);
  const calling = callingOn((text) => connections.use(deadline, (client) => client.query(text)));
  const listeners: Listening[] = [];

  async function end(): Promise<void> {
    await calling.end();
    await Promise.all([pool.end(), ...listeners.map((listener) => listener.stop())]);
    await Promise.all(Array.from(sockets, (socket) => new Promise((closed) => socket.once('close', closed))));
  }

  const write: Sql['write'] = (work, within = deadline) =>
    connections.use(within, (client) => transaction(client, { work, within, isLong: within > deadline, calling }));
  return {
    dialect: 'postgres',
    read: (text, values, within = deadline) => connections.use(within, (client) => runOn(client)(text, values)),
    write,
    note: write,
    listen: async (heard) => void listeners.push(await listening(() => new Client(config), heard, deadline)),
    close: () =>
      inTime(CLOSE_WITHIN, end()).catch(() => {
        for (const socket of sockets) socket.destroy();
      }),
  };
}
