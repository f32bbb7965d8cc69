// What logs, probes and numbers say is true: which fault it was, where, and why the storage refuses.

import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { faultsOf } from '../src/faults.ts';
import { measuresOf } from '../src/measures.ts';
import { readiness } from '../src/readiness.ts';
import { openBeside } from '../src/sql/beside.ts';
import { migrate } from '../src/sql/migrations.ts';
import { openSqlite } from '../src/sql/sqlite.ts';
import type { Sql } from '../src/sql/sql.ts';
import { reasonOf, troubleOf } from '../src/sql/trouble.ts';
import { call, Guest } from './support/client.ts';
import { canMount, mounted } from './support/mounting.ts';
import { party, QUICK_TRANS_EUROPA } from './support/play.ts';
import { postgresCluster } from './support/postgres.ts';
import { serverForTest, startServer } from './support/server.ts';
import { temporaryFolder } from './support/storages.ts';

const cluster = postgresCluster();

describe('why the storage refuses', () => {
  test.each([
    [{ code: '53100' }, 'full', 'the disk is full'],
    [{ message: 'database or disk is full' }, 'full', 'the disk is full'],
    [{ code: '53300' }, 'blocked', 'the database accepts no more connections'],
    [{ code: '53200' }, 'blocked', 'the database is out of memory'],
    [{ code: '53400' }, 'blocked', 'the database has reached one of its limits'],
    [{ code: '25006' }, 'blocked', 'the database is read-only'],
    [{ code: '42501' }, 'blocked', 'the user of the database may not write'],
    [{ code: 'SQLITE_READONLY' }, 'blocked', 'the file of the database is read-only'],
    [{ code: 'EROFS' }, 'blocked', 'the file system is read-only'],
    [{ code: 'SQLITE_IOERR_WRITE' }, 'blocked', 'the disk reports an error'],
    [{ code: 'SQLITE_BUSY' }, 'blocked', 'another process uses the file of the database'],
    [new Error('database is locked'), 'blocked', 'another process uses the file of the database'],
    [new Error('the connection ended'), undefined, undefined],
  ] as const)('%o is told as what it is', (fault, trouble, sentence) => {
    expect([troubleOf(fault), reasonOf(fault)]).toEqual([trouble, sentence]);
  });

  test('Postgres without a free connection is not told as a full disk', async () => {
    const database = new URL(await cluster.database());
    const admin = new Client(database.href);
    await admin.connect();
    onTestFinished(() => admin.end());
    const name = database.pathname.slice(1);
    await admin.query(`create role few_${name} login password 'few'`);
    await admin.query(`alter database ${name} owner to few_${name}`);
    database.username = `few_${name}`;
    database.password = 'few';
    const server = await serverForTest({ env: { DATABASE_URL: database.href } });
    await admin.query(`alter role few_${name} connection limit 0`);
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'few_${name}'`);
    await expect
      .poll(async () => (await call(server.url, '/readyz')).body['reason'])
      .toBe('the database accepts no more connections');
    await expect.poll(server.output).toContain('"reason":"the database accepts no more connections"');
  });

  if (canMount())
    test('a read-only file system is named at the start and by /readyz', async () => {
      // Written elsewhere: a process that has the file open keeps the file system writable.
      const made = join(temporaryFolder(), 'branchline.db');
      const sql = openSqlite(made);
      await migrate(sql);
      await sql.close();
      const place = mounted(join(temporaryFolder(), 'small'));
      try {
        copyFileSync(made, join(place.folder, 'branchline.db'));
        place.setReadOnly();
        await expect(startServer({ data: place.folder })).rejects.toThrow(
          /branchline\.db cannot be used: the file system is read-only/,
        );
        await expect(startServer({ data: join(place.folder, 'not', 'there') })).rejects.toThrow(
          /cannot be used: the file system is read-only/,
        );
        const refuse = async (): Promise<never> => {
          throw new Error('attempt to write a readonly database');
        };
        const refusing = { write: refuse } as unknown as Sql;
        expect(await readiness(refusing, 'x', place.folder)()).toBe('the file system is read-only');
        expect(await readiness(refusing, 'x', '/tmp')()).toBe('the file of the database is read-only');
      } finally {
        place.unmount();
      }
    });
});

describe('bad input', () => {
  const SEATS = [{ kind: 'open' }, { kind: 'bot:greedy' }];
  const TABLES: readonly object[] = [
    { game: 'constructor', seats: SEATS },
    { game: 'trans-europa', seats: [{ kind: 'open' }, { kind: 'bot:constructor' }] },
    { game: 'trans-europa', seats: SEATS, standIn: 'constructor' },
    ...['trans-europa', 'trains-of-europe'].flatMap((game) => [
      { game, seats: SEATS, edition: 'constructor' },
      { game, seats: SEATS, board: 'constructor' },
      { game, seats: SEATS, options: { constructor: 1 } },
      { game, seats: SEATS, options: { toString: {} } },
      { game, seats: SEATS, agreed: { constructor: 1 } },
      { game, seats: SEATS, agreed: 'constructor' },
    ]),
  ];

  test('whatever is asked for is answered with what is wrong, and logs no fault', async () => {
    const server = await serverForTest({ data: temporaryFolder() });
    const guest = await Guest.named(server.url, 'Ada');
    const post = (body: unknown) => call(server.url, '/api/tables', { method: 'POST', token: guest.token, body });
    for (const table of TABLES) {
      const { status } = await post(table);
      expect([JSON.stringify(table), status]).toEqual([JSON.stringify(table), expect.toSatisfy((code) => code < 500)]);
    }
    // JSON.parse makes it an own key; JSON.stringify above would lose it.
    expect(
      (await post('{"game":"trans-europa","seats":[{"kind":"open"}],"options":{"__proto__":{"a":1}}}')).status,
    ).toBeLessThan(500);
    expect(server.output()).not.toContain('"level":50');
    expect(server.output()).not.toContain('stack');
  });
});

describe('a fault in the background', () => {
  test('is told with its job and its table', async () => {
    const data = temporaryFolder();
    const first = await serverForTest({ data });
    const { id } = await party([first.url], 2, QUICK_TRANS_EUROPA);
    await first.end('SIGTERM');
    const sql = openBeside(join(data, 'branchline.db'));
    await sql.write(async (run) => {
      await run(`update entries set entry = '{' where table_id = $1`, [id]);
      await run('update running set wake_at = 1');
    });
    await sql.close();
    const second = await serverForTest({ data });
    await expect.poll(second.output).toMatch(new RegExp(`"job":"due tables","table":"${id}"`));
    expect(await (await fetch(`${second.url}/metrics`)).text()).toMatch(
      /branchline_faults_total\{task="due tables"\} [1-9]/,
    );
  });

  test('of the storage is a sentence, and only what nobody has foreseen has a stack', () => {
    const lines: string[] = [];
    const log = pino(
      { base: null, serializers: { fault: pino.stdSerializers.err } },
      { write: (line) => void lines.push(line) },
    );
    const measures = measuresOf();
    const faultIn = faultsOf({ log, measures });
    faultIn('heal', 'abc')(Object.assign(new Error('full'), { code: '53100' }));
    faultIn('wakes')(new TypeError('unforeseen'));
    expect(lines[0]).toContain('"job":"heal","table":"abc","reason":"the disk is full"');
    expect(lines[0]).not.toContain('stack');
    expect(lines[1]).toMatch(/"job":"wakes","fault":\{.*"stack":/);
  });
});

test('numbers have names and descriptions as Prometheus wants them', async () => {
  const metrics = await measuresOf().register.getMetricsAsJSON();
  expect(metrics.length).toBeGreaterThan(20);
  for (const { name, help, type } of metrics) {
    expect(help, name).not.toBe('');
    expect(name.endsWith('_total'), `${name} is a ${String(type)}`).toBe(String(type) === 'counter');
  }
});
