// One clock for all processes of a database: the database's time, however the clocks of their machines are set.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { clockWatch } from '../src/live/clock-watch.ts';
import { openPostgres } from '../src/sql/postgres.ts';
import { migrate } from '../src/sql/migrations.ts';
import { databaseClock } from '../src/store/clock.ts';
import { sqlPresence } from '../src/store/presence.ts';
import { sqlRecords } from '../src/store/records.ts';
import { sqlRunning } from '../src/store/running.ts';
import { party, playOut, QUICK_TRANS_EUROPA } from './support/play.ts';
import { postgresCluster } from './support/postgres.ts';
import { record } from './support/record.ts';
import { serverForTest } from './support/server.ts';
import { newSqlite } from './support/storages.ts';

const cluster = postgresCluster();

/** In milliseconds. */
const SKEW = 10_000;

/** A machine whose clock is so far off. */
const machine = (skew: number) => ({ now: () => Date.now() + skew, ran: () => performance.now() + skew });

describe('two processes whose machines are 20 s apart', () => {
  async function twoProcesses() {
    const sql = openPostgres(await cluster.database());
    onTestFinished(() => sql.close());
    await migrate(sql);
    await sqlRecords(sql).create(record, []);
    const processOf = async (node: string, skew: number) => {
      const { now } = await databaseClock(sql, { local: machine(skew) });
      return {
        now,
        running: sqlRunning(sql, node, now),
        presence: sqlPresence(sql, { node, now, alongside: async () => {} }),
      };
    };
    const [fast, slow] = [await processOf('fast', SKEW), await processOf('slow', -SKEW)];
    await sql.write((run) => fast.running.touch(run, 't', 4));
    return { fast, slow };
  }

  test('take no lease from each other', async () => {
    const { fast, slow } = await twoProcesses();
    for (const [one, other] of [
      [fast, slow],
      [slow, fast],
    ] as const) {
      expect(await one.running.acquire('t')).toBe(true);
      await one.running.wake(new Map([['t', { at: 0, sequence: 4 }]]));
      expect([await other.running.acquire('t'), await other.running.claim(10)]).toEqual([false, []]);
      expect(await one.running.claim(10)).toEqual(['t']);
      expect(await one.running.renew()).toEqual(new Set(['t']));
      await one.running.release('t');
    }
  });

  test('look at a table when it is due, not before', async () => {
    const { fast, slow } = await twoProcesses();
    for (const [one, other] of [
      [fast, slow],
      [slow, fast],
    ] as const) {
      await one.running.wake(new Map([['t', { at: one.now() + 5000, sequence: 4 }]]));
      expect(await other.running.claim(10)).toEqual([]);
      await one.running.wake(new Map([['t', { at: one.now() - 5000, sequence: 4 }]]));
      expect(await other.running.claim(10)).toEqual(['t']);
      await other.running.release('t');
    }
  });

  test('see who is there and who has left', async () => {
    const { fast, slow } = await twoProcesses();
    for (const [one, other] of [
      [fast, slow],
      [slow, fast],
    ] as const) {
      const isSeen = async (): Promise<boolean> => ((await other.presence.seen('t')).get('lena') ?? 0) > other.now();
      await one.presence.here('t', 'lena');
      expect(await isSeen()).toBe(true);
      await one.presence.left('t', 'lena');
      expect(await isSeen()).toBe(false);
    }
  });
});

/** Loaded into a server before its own code: its machine's clock is so far off. */
const SETTER = join(mkdtempSync(join(tmpdir(), 'branchline-')), 'skewed-clock.mjs');
writeFileSync(SETTER, 'const now = Date.now; Date.now = () => now() + Number(process.env.SKEW);');

/** Notes every table that is taken from a process that holds it. */
const WATCH_LEASES = `
  create table stolen (table_id text);
  create function note_stolen() returns trigger language plpgsql as
    $$ begin insert into stolen values (new.table_id); return new; end $$;
  create trigger stolen after update on running for each row
    when (old.node <> new.node and old.leased_until > 0) execute function note_stolen();`;

test('servers whose machines are 20 s apart play a game with bots, and none takes the table from the other', async () => {
  const url = await cluster.database();
  const sql = openPostgres(url);
  onTestFinished(() => sql.close());
  await migrate(sql);
  const admin = new Client(url);
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query(WATCH_LEASES);
  const serverAt = (skew: number) =>
    serverForTest({
      env: {
        ...{ DATABASE_URL: url, SKEW: String(skew), NODE_OPTIONS: `--import ${pathToFileURL(SETTER).href}` },
        // Both look for due tables several times while the bot thinks.
        BOT_PAUSE_MS: '300',
      },
    });
  const servers = await Promise.all([serverAt(SKEW), serverAt(-SKEW)]);
  const { clients } = await party(
    servers.map((server) => server.url),
    2,
    { ...QUICK_TRANS_EUROPA, seats: [{ kind: 'open' }, { kind: 'bot:greedy' }, { kind: 'open' }] },
  );
  await playOut(clients, { stop: () => clients.some(({ position }) => position!.sequence > 14) });
  expect((await admin.query('select table_id from stolen')).rows).toEqual([]);
});

describe('what is known of the time of the database', () => {
  /** A database whose time and whose slowness the test sets. */
  async function told() {
    const state = { ran: 0, time: 1_000_000, takes: 10 };
    const sql = {
      dialect: 'postgres' as const,
      read: async () => {
        state.ran += state.takes / 2;
        state.time += state.takes / 2;
        const { time } = state;
        state.ran += state.takes / 2;
        state.time += state.takes / 2;
        return [{ time }];
      },
    };
    const clock = await databaseClock(sql, { local: { now: () => 5, ran: () => state.ran } });
    return { state, clock, error: () => clock.now() - state.time };
  }

  test('runs on between two questions', async () => {
    const { state, error } = await told();
    state.ran += 12_345;
    state.time += 12_345;
    expect(error()).toBe(0);
  });

  test('is not made worse by an answer that took long', async () => {
    const { state, clock, error } = await told();
    const asked = state.time;
    state.takes = 4000;
    const answering = clock.measure();
    state.time += 700; // the way there took longer than the way back
    await answering;
    state.time -= 700;
    expect([state.time > asked, error()]).toEqual([true, 0]);
  });

  test('follows a clock of the database that was set, also by an answer that took long', async () => {
    const { state, clock, error } = await told();
    const jumped = clockWatch(clock.now, clock.ran);
    state.time += 3_600_000;
    state.takes = 4000;
    await clock.measure();
    expect(error()).toBe(0);
    expect(jumped()).toBe(3_600_000);
  });
});

test('a test that is ahead of its database lives through days, which pass and are no jump', async () => {
  const storages = [await (await newSqlite())(), openPostgres(await cluster.database())];
  onTestFinished(() => storages[1]!.close());
  for (const sql of storages) {
    let days = 0;
    const clock = await databaseClock(sql, { ahead: () => days * 86_400_000 });
    const jumped = clockWatch(clock.now, clock.ran);
    const before = clock.now();
    days = 90;
    expect(clock.now() - before).toBeGreaterThanOrEqual(90 * 86_400_000);
    expect(jumped()).toBe(0);
  }
});
