// Who looks after a running table, and when: what one process plans never takes away what another has asked for.

import { describe, expect, test } from 'vitest';
import { sqlRecords } from '../src/store/records.ts';
import { LEASE, sqlRunning } from '../src/store/running.ts';
import { postgresCluster } from './support/postgres.ts';
import { record } from './support/record.ts';
import { newPostgres, newSqlite } from './support/storages.ts';

const cluster = postgresCluster();

describe.each([
  ['SQLite', newSqlite],
  ['Postgres', () => newPostgres(cluster)],
] as const)('running tables in %s', (_, storage) => {
  /** Two processes at one table; the first looks after it, its log has four entries. */
  async function twoProcesses() {
    const open = await storage();
    const sql = await open();
    let now = 1000;
    const [first, second] = ['first', 'second'].map((node) => sqlRunning(sql, node, () => now)) as [
      ReturnType<typeof sqlRunning>,
      ReturnType<typeof sqlRunning>,
    ];
    await sqlRecords(sql).create(record, []);
    await sql.write((run) => first.touch(run, 't', 4));
    await first.acquire('t');
    const afterItsDeath = async (): Promise<readonly string[]> => {
      now += 2 * LEASE;
      return second.claim(10);
    };
    return {
      first,
      afterItsDeath,
      second,
      write: (sequence: number) => sql.write((run) => second.touch(run, 't', sequence)),
    };
  }

  test('a table that waits for people alone is not looked at', async () => {
    const { first, afterItsDeath } = await twoProcesses();
    await first.wake(new Map([['t', { at: null, sequence: 4 }]]));
    expect(await afterItsDeath()).toEqual([]);
  });

  test('a plan that comes late, for a log that another process has written on, takes no wake away', async () => {
    const { first, write, afterItsDeath } = await twoProcesses();
    await write(5);
    await first.wake(new Map([['t', { at: null, sequence: 4 }]]));
    expect(await afterItsDeath()).toEqual(['t']);
  });

  test('a lease that was just taken is kept from a process that knows the time a little later', async () => {
    const sql = await (await storage())();
    const [ahead, behind] = [sqlRunning(sql, 'ahead', () => 1007), sqlRunning(sql, 'behind', () => 1000)];
    await sqlRecords(sql).create(record, []);
    await sql.write((run) => behind.touch(run, 't', 4));
    expect(await ahead.acquire('t')).toBe(true);
    await ahead.wake(new Map([['t', { at: 0, sequence: 4 }]]));
    expect([await behind.claim(10), await behind.acquire('t'), await ahead.acquire('t')]).toEqual([[], false, true]);
  });

  test('a plan for what was written counts, and a look that is asked for without a move does not undo that', async () => {
    const { first, second, write, afterItsDeath } = await twoProcesses();
    await write(5);
    await second.note('t');
    await first.wake(new Map([['t', { at: null, sequence: 5 }]]));
    expect(await afterItsDeath()).toEqual([]);
  });
});
