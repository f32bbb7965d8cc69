// Which process looks after a table, as the process itself knows it.

import { expect, test } from 'vitest';
import { leaseKeeper } from '../src/live/lease-keeper.ts';
import { sqlRecords } from '../src/store/records.ts';
import { LEASE, sqlRunning } from '../src/store/running.ts';
import { record } from './support/record.ts';
import { newSqlite } from './support/storages.ts';

test('a process that has slept learns that another one looks after its table, and does so no longer', async () => {
  const sql = await (await newSqlite())();
  let now = 1000;
  const [first, second] = [sqlRunning(sql, 'first', () => now), sqlRunning(sql, 'second', () => now)];
  await sqlRecords(sql).create(record, []);
  await first.note('t');
  const faults: unknown[] = [];
  const keeper = leaseKeeper(first, (fault) => void faults.push(fault));
  const told: string[] = [];
  const lease = await keeper.leases('t', (role) => void told.push(role));
  await keeper.renew();
  expect([lease.role(), keeper.holds('t'), told]).toEqual(['host', true, []]);

  now += 2 * LEASE;
  expect(await second.claim(1)).toEqual(['t']);
  await keeper.renew();
  expect([lease.role(), keeper.holds('t'), told]).toEqual(['follower', false, ['follower']]);
  expect(faults).toEqual([]);
});
