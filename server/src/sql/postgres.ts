// Postgres: a pool of connections, and one more that listens.

import postgres from 'postgres';
import type { Row, Run, Sql, Value } from './sql.ts';

const CONNECTIONS = 10;
/** In seconds. */
const CONNECT_WITHIN = 5;

/** 64-bit numbers arrive as numbers: ours are counts and milliseconds. */
const INT8 = { to: 20, from: [20], serialize: String, parse: Number };

type Unsafe = Pick<postgres.Sql, 'unsafe'>;

const runOn =
  (connection: Unsafe): Run =>
  async (text, values: readonly Value[] = []): Promise<readonly Row[]> =>
    Array.from(await connection.unsafe<Record<string, Value>[]>(text, [...values], { prepare: true }));

export function openPostgres(url: string): Sql {
  const sql = postgres(url, {
    max: CONNECTIONS,
    connect_timeout: CONNECT_WITHIN,
    onnotice: () => {},
    types: { int8: INT8 },
    connection: { application_name: 'branchline', synchronous_commit: 'on' },
  });
  const write = <T>(work: (run: Run) => Promise<T>): Promise<T> =>
    sql.begin((transaction) => work(runOn(transaction))) as Promise<T>;
  return {
    dialect: 'postgres',
    read: runOn(sql),
    write,
    note: write,
    listen: async (heard) => void (await sql.listen('branchline', heard)),
    close: () => sql.end({ timeout: 5 }),
  };
}
