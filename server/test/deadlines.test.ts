// A database that stops answering is given up on: every statement, transaction and job has a deadline, and what has missed one is
// replaced. Most of these tests wait for a deadline: beside each other they wait once.

import { join } from 'node:path';
import { describe, test } from 'vitest';
import { fasterClock, opened, PEOPLE } from '../../tables/test/support.ts';
import { every } from '../src/live/every.ts';
import { readiness } from '../src/readiness.ts';
import { migrate } from '../src/sql/migrations.ts';
import { openPostgres } from '../src/sql/postgres.ts';
import { openSqlite } from '../src/sql/sqlite.ts';
import { NOTIFY, type Sql } from '../src/sql/sql.ts';
import { sqlRecords } from '../src/store/records.ts';
import { oddDriver } from './support/odd-driver.ts';
import { disturbedLine } from './support/postgres-proxy.ts';
import { postgresCluster } from './support/postgres.ts';
import { temporaryFolder, type Finish } from './support/storages.ts';

const cluster = postgresCluster();

/** In milliseconds: soon for a test, long enough for a busy machine. */
const DEADLINE = 2000;

/** Postgres behind a line that can fall silent. */
async function postgres(finish: Finish) {
  const line = await disturbedLine(await cluster.database(), finish);
  const sql = openPostgres(line.url, { deadline: DEADLINE });
  finish(() => sql.close());
  return { line, sql };
}

/** SQLite with a driver that goes wrong when it is told to. */
async function sqlite(finish: Finish) {
  const { driver, ...odd } = oddDriver(finish);
  const sql = openSqlite(join(temporaryFolder(finish), 'x.db'), { driver, deadline: DEADLINE });
  finish(() => sql.close());
  await migrate(sql);
  return { ...odd, sql };
}

interface Silenced {
  readonly sql: Sql;
  /** From now on nothing that is asked is answered. */
  readonly silence: () => void;
  /** What there is to make good again outside of the program. */
  readonly mend: () => void;
}

async function silentPostgres(finish: Finish): Promise<Silenced> {
  const { line, sql } = await postgres(finish);
  await migrate(sql);
  // All ten connections are open.
  await Promise.all(Array.from({ length: 10 }, () => sql.read('select pg_sleep(0.1)')));
  return { sql, silence: line.mute, mend: () => {} };
}

async function silentSqlite(finish: Finish): Promise<Silenced> {
  const { sql, goWrong, recover } = await sqlite(finish);
  return { sql, silence: () => goWrong({ hangs: true }), mend: recover };
}

/** What the event loop does while something is waited for, counted. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const turning = setInterval(() => void turns++, 10);
  await work;
  clearInterval(turning);
  return turns;
}

describe.each([
  ['Postgres whose connections fall silent', silentPostgres],
  ['a driver of SQLite that never returns', silentSqlite],
])('%s', (_, storage) => {
  test.concurrent('a move is answered with not-stored, the process goes on meanwhile, and repeated the move counts once', async ({
    expect,
    onTestFinished,
  }) => {
    const { sql, silence, mend } = await storage(onTestFinished);
    const host = await opened(sqlRecords(sql), { clock: fasterClock(1) }, PEOPLE);
    const seat = 0;
    const submission = { seat, action: host.legal(seat)[0], after: host.sequence(), id: crypto.randomUUID() };
    silence();
    const submitting = host.submit(submission);
    expect(await turnsDuring(submitting)).toBeGreaterThan(10);
    expect(await submitting).toEqual({ ok: false, reason: 'not-stored', why: 'unreachable' });
    mend();
    await expect.poll(() => host.submit(submission)).toMatchObject({ ok: true, sequence: submission.after + 1 });
    expect(host.table().entries.filter(({ id }) => id === submission.id)).toHaveLength(1);
    host.close();
  });

  test.concurrent('reads, writes and the probe are told, and soon all of them work again', async ({
    expect,
    onTestFinished,
  }) => {
    const { sql, silence, mend } = await storage(onTestFinished);
    const ready = readiness(sql, 'x');
    expect(await ready()).toBeUndefined();
    silence();
    const asked = [
      ...Array.from({ length: 5 }, () => sql.read('select 1 as one')),
      ...Array.from({ length: 4 }, () => sql.write((run) => run('select 1 as one'))),
      sql.note((run) => run('select 1 as one')),
    ];
    const outcomes = await Promise.allSettled(asked);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
    mend();
    await expect.poll(ready).toBeUndefined();
    expect(await sql.read('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test.concurrent('a transaction that waits for something else is given up, and others get through', async ({
    expect,
    onTestFinished,
  }) => {
    const { sql } = await storage(onTestFinished);
    let late: Promise<unknown> = Promise.resolve();
    const stuck = sql.write(async (run) => {
      await run('insert into health (node, at) values ($1, $2)', ['stuck', 1]);
      await new Promise((resolve) => setTimeout(resolve, 2 * DEADLINE));
      late = run('insert into health (node, at) values ($1, $2)', ['late', 1]);
      await late;
    });
    await expect(stuck).rejects.toThrow(/no answer/);
    await sql.write((run) => run('insert into health (node, at) values ($1, $2)', ['sound', 1]));
    await expect
      .poll(() =>
        late.then(
          () => 'pending',
          () => 'refused',
        ),
      )
      .toBe('refused');
    expect(await sql.read('select node from health')).toEqual([{ node: 'sound' }]);
  });
});

test.concurrent('a process of the storage that dies under a commit costs what was under way, and nothing is there by halves', async ({
  expect,
  onTestFinished,
}) => {
  const { sql, goWrong, recover } = await sqlite(onTestFinished);
  const add = (node: string) => sql.write((run) => run('insert into health (node, at) values ($1, $2)', [node, 1]));
  goWrong({ at: 'commit', dies: true });
  await expect(add('lost')).rejects.toThrow(/has ended/);
  recover();
  await add('kept');
  expect(await sql.read('select node from health')).toEqual([{ node: 'kept' }]);
});

test.concurrent('one connection to Postgres that misses its deadline takes all that rest with it', async ({
  expect,
  onTestFinished,
}) => {
  const { line, sql } = await postgres(onTestFinished);
  await Promise.all(Array.from({ length: 10 }, () => sql.read('select pg_sleep(0.1)')));
  expect(line.connected()).toBe(10);
  line.mute();
  await expect(sql.read('select 1')).rejects.toThrow(/no answer/);
  // None of the other nine is tried first.
  expect(await sql.read('select 1 as one')).toEqual([{ one: 1 }]);
  expect(line.connected()).toBe(11);
});

test.concurrent('a statement that takes too long is refused by Postgres itself, and its connection serves on', async ({
  expect,
  onTestFinished,
}) => {
  const { line, sql } = await postgres(onTestFinished);
  await expect(sql.read('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
  await sql.read('select 1');
  expect(line.connected()).toBe(1);
});

test.concurrent('a lock that somebody holds is waited for with a limit', async ({ expect, onTestFinished }) => {
  const url = await cluster.database();
  const [holder, other] = [openPostgres(url, { deadline: 60_000 }), openPostgres(url, { deadline: DEADLINE })];
  onTestFinished(async () => void (await Promise.all([holder.close(), other.close()])));
  await migrate(holder);
  await holder.write((run) => run(`insert into health (node, at) values ('x', 1)`));
  const touch = (sql: Sql, then: () => Promise<unknown> = async () => {}) =>
    sql.write(async (run) => {
      await run(`update health set at = at + 1 where node = 'x'`);
      await then();
    });
  await touch(holder, () => expect(touch(other)).rejects.toMatchObject({ code: '55P03' }));
  await touch(other);
});

test.concurrent('a connection that listens and falls silent is made again', async ({ expect, onTestFinished }) => {
  const { line, sql } = await postgres(onTestFinished);
  const heard: string[] = [];
  await sql.listen((payload) => heard.push(payload));
  line.mute();
  const isHeard = async (): Promise<boolean> => {
    await sql.write((run) => run(NOTIFY, ['hello'])).catch(() => {});
    return heard.includes('hello');
  };
  await expect.poll(isHeard).toBe(true);
});

describe('a job', () => {
  test.concurrent('that never ends is reported by its name, told to begin nothing more, and done again', async ({
    expect,
    onTestFinished,
  }) => {
    const reports: string[] = [];
    const signals: AbortSignal[] = [];
    const job = every(
      {
        ...{ name: 'waiting', rest: 1, deadline: 20 },
        work: (signal) => {
          signals.push(signal);
          return new Promise(() => {});
        },
      },
      (fault) => reports.push(String(fault)),
    );
    await expect.poll(() => signals.length).toBeGreaterThan(2);
    await job.stop();
    expect(new Set(reports)).toEqual(new Set(['Error: the job "waiting" failed']));
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    expect(reports).toHaveLength(signals.length);
  });

  test.concurrent('that throws is reported and done again', async ({ expect, onTestFinished }) => {
    let times = 0;
    const causes: unknown[] = [];
    const work = async (): Promise<never> => {
      throw new Error(`time ${++times}`);
    };
    const job = every({ name: 'throwing', rest: 1, work }, (fault) => causes.push((fault as Error).cause));
    await expect.poll(() => times).toBeGreaterThan(2);
    await job.stop();
    expect(causes.slice(0, 2)).toMatchObject([{ message: 'time 1' }, { message: 'time 2' }]);
  });
});
