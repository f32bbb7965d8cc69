// A database that was filled before the latest migrations: everything in it is still there, read by the stores of today.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrate, readMigrations } from '../src/sql/migrations.ts';
import { openPostgres } from '../src/sql/postgres.ts';
import { openSqlite } from '../src/sql/sqlite.ts';
import type { Sql, Value } from '../src/sql/sql.ts';
import { sqlChat } from '../src/store/chat.ts';
import { sqlGuests } from '../src/store/guests.ts';
import { sqlRecords } from '../src/store/records.ts';
import { LEASE, sqlRunning } from '../src/store/running.ts';
import { postgresCluster } from './support/postgres.ts';
import { record as bare } from './support/record.ts';
import { temporaryFolder } from './support/storages.ts';

const cluster = postgresCluster();

const record = { ...bare, spec: { seats: 2 }, seats: ['Ada', 'Bo'].map((name) => ({ name, kind: 'human' })) };
const ENTRIES = [1, 2, 3].map((sequence) => ({ sequence, move: { by: 0, do: 'move' }, id: `press-${sequence}` }));
const ROOM = { host: 'g', seats: record.seats.map(() => ({ kind: 'open' })), standIn: 'wait', unlisted: false };
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A row of every table of the first migration, in its own words: the statements of today may know more columns. */
const ROWS: Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>> = {
  guests: [
    { id: 'g', name: 'Ada', token_hash: hashOf('token'), created: 5, gone: null },
    { id: 'h', name: '–', token_hash: 'gone:h', created: 6, gone: 7 },
  ],
  tables: [
    {
      ...{ id: 't', version: 4, state: 'running', listed: 1, created: 0, touched: 9 },
      ...{ record: JSON.stringify(record), room: JSON.stringify(ROOM) },
    },
  ],
  entries: ENTRIES.map((entry) => ({
    ...{ table_id: 't', sequence: entry.sequence, submission: entry.id, entry: JSON.stringify(entry) },
  })),
  sittings: [{ table_id: 't', guest_id: 'g' }],
  running: [{ table_id: 't', wake_at: 2000, node: 'first', leased_until: 1500 }],
  presence: [{ table_id: 't', guest_id: 'g', node: 'first', seen_until: 1400 }],
  chat: [{ table_id: 't', number: 1, guest_id: 'g', at: 8, text: 'hello' }],
  health: [{ node: 'first', at: 1000 }],
};

async function fill(sql: Sql): Promise<void> {
  await sql.write(async (run) => {
    for (const [table, rows] of Object.entries(ROWS)) {
      for (const row of rows) {
        const columns = Object.keys(row);
        const places = columns.map((_, index) => `$${index + 1}`);
        await run(`insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`, Object.values(row));
      }
    }
  });
}

/** Every table of the first migration has its row here: one that is added to it by mistake is found, too. */
const tablesOf = (text: string): string[] => Array.from(text.matchAll(/^create table (\w+)/gm), ([, name]) => name!);

describe.each([
  ['SQLite', async () => openSqlite(join(temporaryFolder(), 'branchline.db'))],
  ['Postgres', async () => openPostgres(await cluster.database())],
] as const)('a database of the first version in %s', (_, opened) => {
  async function migrated(): Promise<Sql> {
    const sql = await opened();
    onTestFinished(() => sql.close());
    const [first] = readMigrations();
    await migrate(sql, [first!]);
    await fill(sql);
    await migrate(sql);
    return sql;
  }

  test('keeps every row as it was', async () => {
    const [first, ...later] = readMigrations();
    expect(tablesOf(first!.text).sort()).toEqual(Object.keys(ROWS).sort());
    expect(later.length).toBeGreaterThan(0);
    const sql = await migrated();
    for (const [table, rows] of Object.entries(ROWS)) {
      const columns = Object.keys(rows[0]!);
      const found = await sql.read(`select ${columns.join(', ')} from ${table} order by ${columns.join(', ')}`);
      // Postgres may hand out large numbers as text.
      const asText = (row: Readonly<Record<string, Value>>) =>
        columns.map((column) => (row[column] === null ? null : String(row[column])));
      expect(found.map(asText)).toEqual(rows.map(asText));
    }
    expect(
      (await sql.read('select number from migrations order by number')).map(({ number }) => Number(number)),
    ).toEqual(readMigrations().map(({ number }) => number));
  });

  test('is read and written on by the stores of today', async () => {
    const sql = await migrated();
    const records = sqlRecords(sql);
    expect(await records.row('t')).toEqual({ id: 't', version: 4, state: 'running', record, room: ROOM });
    expect(await records.log('t').read(0)).toEqual(ENTRIES);
    expect(await records.log('t').append(3, [{ sequence: 4, move: { by: 1, do: 'move' } }])).toBe('ok');
    expect(await records.log('t').read(3)).toHaveLength(1);
    const guests = sqlGuests(sql, () => 0);
    expect(await guests.byToken('token')).toEqual({ id: 'g', name: 'Ada', session: 'g' });
    expect(await guests.sessions.of('h')).toEqual([]);
    expect(await sqlChat(sql).after('t', 0)).toEqual([{ number: 1, guest: 'g', at: 8, text: 'hello' }]);
  });

  test('has its running tables looked at when they are due, by whoever is there now', async () => {
    const sql = await migrated();
    let now = 1900;
    const running = sqlRunning(sql, 'second', () => now);
    expect(await running.claim(10)).toEqual([]);
    now = 2000;
    expect(await running.claim(10)).toEqual(['t']);
    // A plan made for the log as it is holds, though nobody had noted its length.
    await running.wake(new Map([['t', { at: 90_000, sequence: ENTRIES.length }]]));
    now = 2000 + 2 * LEASE;
    expect(await running.claim(10)).toEqual([]);
    now = 90_000;
    expect(await running.claim(10)).toEqual(['t']);
  });
});
