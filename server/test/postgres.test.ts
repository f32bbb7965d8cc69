// Postgres behind the few calls of the stores: connections that die or hang, and what a commit says.

import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../src/sql/postgres.ts';
import { NOTIFY } from '../src/sql/sql.ts';
import { disturbedLine } from './support/postgres-proxy.ts';
import { postgresCluster } from './support/postgres.ts';

const cluster = postgresCluster();

const END_ALL = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'branchline' and datname = current_database()`;

async function adminOf(url: string): Promise<Client> {
  const admin = new Client(url);
  await admin.connect();
  onTestFinished(() => admin.end());
  return admin;
}

async function numbersIn(url: string) {
  const sql = openPostgres(url);
  onTestFinished(() => sql.close());
  await sql.write((run) => run('create table numbers (number bigint primary key)'));
  return {
    sql,
    add: (number: number) => sql.write((run) => run('insert into numbers (number) values ($1)', [number])),
    all: async () => (await sql.read('select number from numbers order by number')).map((row) => row['number']),
  };
}

test('connections that die under transactions, again and again, harm nothing else: what was confirmed is there', async () => {
  const url = await cluster.database();
  const { add } = await numbersIn(url);
  const admin = await adminOf(url);
  let next = 0;
  const enough = new AbortController();
  const confirmed: number[] = [];
  const writer = async (): Promise<void> => {
    while (!enough.signal.aborted) {
      const number = next++;
      await add(number).then(
        () => confirmed.push(number),
        () => {},
      );
    }
  };
  const writers = Array.from({ length: 20 }, writer);
  for (let round = 0; round < 20; round++) {
    const before = confirmed.length;
    await expect.poll(() => confirmed.length, { interval: 1 }).toBeGreaterThan(before + 20);
    await admin.query(END_ALL);
  }
  enough.abort();
  await Promise.all(writers);
  const { rows } = await admin.query<{ number: number }>('select number::integer as number from numbers');
  expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(confirmed));
});

test('whoever listens hears again after the connection has died', async () => {
  const url = await cluster.database();
  const { sql } = await numbersIn(url);
  const admin = await adminOf(url);
  const heard: string[] = [];
  await sql.listen((payload) => heard.push(payload));
  const isHeard = async (payload: string): Promise<boolean> => {
    await sql.write((run) => run(NOTIFY, [payload])).catch(() => {});
    return heard.includes(payload);
  };
  await expect.poll(() => isHeard('before')).toBe(true);
  await admin.query(END_ALL);
  await expect.poll(() => isHeard('after')).toBe(true);
});

test('a transaction in which a statement failed is not confirmed, even if the work does not mind', async () => {
  const { sql, add, all } = await numbersIn(await cluster.database());
  await add(1);
  const minding = sql.write(async (run) => {
    await run('insert into numbers (number) values (2)');
    await run('insert into numbers (number) values (1)').catch(() => {});
  });
  await expect(minding).rejects.toThrow('rolled back');
  await expect(add(1)).rejects.toMatchObject({ code: '23505' });
  expect(await all()).toEqual([1]);
});

test('a database that hangs does not keep anybody from closing', async () => {
  const line = await disturbedLine(await cluster.database());
  const sql = openPostgres(line.url);
  await sql.listen(() => {});
  await sql.read('select 1');
  line.hold();
  const answers = Array.from({ length: 12 }, () => sql.write((run) => run('select 1')));
  const [outcomes] = await Promise.all([Promise.allSettled(answers), sql.close()]);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
});

test('a commit waits for the disk, whatever the database or its address say', async () => {
  const url = await cluster.database();
  const admin = await adminOf(url);
  await admin.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
  const sql = openPostgres(`${url}?options=-c%20synchronous_commit%3Doff`);
  onTestFinished(() => sql.close());
  expect(await sql.read('show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
});
