// Bans and mutes as a process knows them: until when they hold, with which key, and how the operator's actions are read.

import { expect, test } from 'vitest';
import { banAddress, plainAddress } from '../src/admin/addresses.ts';
import { linesAt, removeLines, removeLinesOf } from '../src/admin/chat.ts';
import { deskAt } from '../src/admin/desk.ts';
import { deleteGuest, sanctionGuest } from '../src/admin/guests.ts';
import { tableAt } from '../src/admin/tables.ts';
import { configFrom, type Config } from '../src/config.ts';
import type { Hubs } from '../src/live/hubs.ts';
import { obedienceOf } from '../src/live/obedience.ts';
import { sanctionsOf } from '../src/live/sanctions.ts';
import type { Sql } from '../src/sql/sql.ts';
import { sqlAdminLog } from '../src/store/admin-log.ts';
import { sqlCleanups } from '../src/store/cleanups.ts';
import { record } from './support/record.ts';
import { newSqlite } from './support/storages.ts';

const DAY = 24 * 3600 * 1000;

async function desk(env: Readonly<Record<string, string>> = { ADDRESS_KEY: 'one key for all processes' }) {
  const sql = await (await newSqlite())();
  const time = { now: 1_000_000 };
  const config = configFrom(env) as Config;
  const unknown: number[] = [];
  const at = deskAt(sql, config, 'Ada', () => time.now);
  const sanctions = sanctionsOf({
    ...{ store: at.sanctions, config, now: () => time.now },
    unknownKey: (count) => void unknown.push(count),
  });
  return { at, sql, time, sanctions, unknown };
}

test('a ban for seven days holds for seven days, and its row is gone afterwards', async () => {
  const { at, sql, time, sanctions } = await desk();
  const { id } = await at.guests.add('Bo');
  await sanctionGuest(at, { kind: 'ban', guest: id, until: time.now + 7 * DAY });
  await sanctionGuest(at, { kind: 'mute', guest: id });
  await sanctions.read();
  const held = (): readonly boolean[] => [sanctions.isBanned(id), sanctions.isMuted(id)];
  expect(held()).toEqual([true, true]);
  time.now += 7 * DAY;
  expect(held()).toEqual([false, true]);
  await sanctions.tidy();
  expect(await sql.read('select kind from sanctions')).toEqual([{ kind: 'mute' }]);
});

test('what was decided about a guest goes with the guest, whichever way they go', async () => {
  const { at, sql, time } = await desk();
  const [left, lapsed, stays] = await Promise.all(['Bo', 'Cy', 'Di'].map((name) => at.guests.add(name)));
  for (const { id } of [left!, lapsed!, stays!]) await sanctionGuest(at, { kind: 'mute', guest: id });
  await at.guests.remove(left!.id);
  const cleanups = sqlCleanups(sql, () => time.now);
  expect(await cleanups.removeGuest(lapsed!.id, time.now + 1)).toBe(true);
  expect(await cleanups.removeGuest(stays!.id, time.now)).toBe(false);
  expect(await sql.read('select subject from sanctions')).toEqual([{ subject: stays!.id }]);
});

test('an address is hashed with the key of the settings; another key recognises nothing and says so once', async () => {
  const { at, sanctions, unknown, time, sql } = await desk();
  await banAddress(at, '203.0.113.7', 5);
  await sanctions.read();
  expect([sanctions.isBannedAddress('203.0.113.7'), sanctions.isBannedAddress('203.0.113.8')]).toEqual([true, false]);
  expect(unknown).toEqual([]);
  const other = sanctionsOf({
    ...{ store: at.sanctions, config: configFrom({ ADDRESS_KEY: 'quite another key' }) as Config, now: () => time.now },
    unknownKey: (count) => void unknown.push(count),
  });
  await other.read();
  await other.read();
  expect([other.isBannedAddress('203.0.113.7'), unknown]).toEqual([false, [1]]);
  expect(JSON.stringify(await sql.read('select * from sanctions'))).not.toContain('203.0');
});

test('addresses are understood in every spelling', () => {
  const spellings = ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '2001:DB8:0:0::1', 'fe80::1%eth0'];
  expect(spellings.map(plainAddress)).toEqual([
    ...['203.0.113.7', '203.0.113.7', '203.0.113.7', '2001:db8::1', 'fe80::1'],
  ]);
  expect(['somebody', '203.0.113', '1.2.3.4.5', ''].map(plainAddress)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

/** Counts what each transaction changes. */
function counted(sql: Sql): { readonly sql: Sql; readonly sizes: number[] } {
  const sizes: number[] = [];
  const write: Sql['write'] = (work) =>
    sql.write((run) => {
      const index = sizes.push(0) - 1;
      return work((text, values) => {
        if (!/^\s*select/.test(text)) sizes[index]!++;
        return run(text, values);
      });
    });
  return { sizes, sql: { ...sql, write, note: write } };
}

test('after the last line was removed, the next one has a number that nobody has heard before', async () => {
  const { at } = await desk();
  await at.shelf.create(record, []);
  const say = async (guest: string) =>
    (await at.chat.say({ table: record.id, guest, at: 1, text: 'hello' }, async () => {})).number;
  expect([await say('bo'), await say('cy'), await say('bo')]).toEqual([1, 2, 3]);
  expect(await removeLines(at, { table: record.id, numbers: [] })).toBe(0);
  expect(await removeLines(at, { table: record.id, numbers: [2, 3] })).toBe(2);
  expect(await removeLines(at, { table: record.id, numbers: [2, 3] })).toBe(0);
  expect(await say('cy')).toBe(4);
  expect((await linesAt(at, record.id)).map(({ number }) => number)).toEqual([1, 4]);
  expect(await tableAt(at, record.id)).toMatchObject({ lines: 2 });
  expect([await removeLinesOf(at, 'bo'), await removeLinesOf(at, 'cy'), await say('bo')]).toEqual([1, 1, 5]);
});

test('to delete somebody with many tables takes many small transactions', async () => {
  const { at, sql } = await desk();
  const guest = await at.guests.add('Bo');
  const tables = 40;
  for (let index = 0; index < tables; index++) {
    const id = `table-${index}`;
    const played = {
      ...{ id, game: 'toy', rulesVersion: '1', boardHash: '', spec: { seats: 2 }, commitment: '', imported: false },
      seats: [0, 1].map(() => ({ name: 'Bo', kind: 'human' })),
      ...{ created: 0, touched: 0, bookmark: 0, summary: { moves: 0, over: false, detail: null } },
    };
    const seats = [{ kind: 'open' as const, guest: guest.id, name: 'Bo' }, { kind: 'open' as const }];
    await at.shelf.add({
      id,
      state: 'running',
      record: played,
      room: { host: guest.id, seats, standIn: 'wait', unlisted: false },
    });
    await sql.write((run) => run('insert into sittings (table_id, guest_id) values ($1, $2)', [id, guest.id]));
  }
  const watched = counted(sql);
  expect(await deleteGuest(deskAt(watched.sql, at.config, 'Ada'), guest.id)).toBe(true);
  expect(watched.sizes.length).toBeGreaterThanOrEqual(tables);
  expect(Math.max(...watched.sizes)).toBeLessThanOrEqual(5);
  expect(JSON.stringify(await sql.read('select record, room from tables'))).not.toContain('"name":"Bo","kind":"open"');
});

test('the operator is obeyed though the disk is full', async () => {
  const { at, sanctions } = await desk();
  const obeyed: string[] = [];
  const { begin, look } = obedienceOf({
    ...{
      log: at.log,
      hubs: { all: () => [] } as unknown as Hubs,
      healing: { hear: async () => {}, heal: async () => {} },
    },
    sanctions: { ...sanctions, tidy: () => Promise.reject(new Error('database or disk is full')) },
    obeyed: ({ act }) => void obeyed.push(act),
  });
  await begin();
  const { id } = await at.guests.add('Bo');
  await sanctionGuest(at, { kind: 'ban', guest: id });
  await expect(look()).rejects.toThrow('full');
  expect([obeyed, sanctions.isBanned(id)]).toEqual([['ban'], true]);
});

test('two operators who act at once both stand in the log, one after the other', async () => {
  const { at, sql } = await desk();
  const guests = await Promise.all(['Bo', 'Cy', 'Di'].map((name) => at.guests.add(name)));
  await Promise.all(guests.map(({ id }) => sanctionGuest(at, { kind: 'ban', guest: id })));
  const log = sqlAdminLog(sql, { now: () => 0, operator: 'Eve' });
  const deeds = await log.after(0, 10);
  expect(deeds.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(new Set(deeds.map(({ subject }) => subject))).toEqual(new Set(guests.map(({ id }) => id)));
  expect(deeds[0]).toMatchObject({ operator: 'Ada', act: 'ban', detail: 'for good' });
});
