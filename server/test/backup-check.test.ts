// A backup is proved before it is needed, and one of an earlier version is restored as it was and migrated then.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { branchline } from '../../cli/test/run.ts';
import { backup } from '../src/backup/backup.ts';
import { restore } from '../src/backup/restore.ts';
import { readMigrations } from '../src/sql/migrations.ts';
import { newPostgres, newSqlite, temporaryFolder } from './support/storages.ts';
import { postgresCluster } from './support/postgres.ts';
import { record } from './support/record.ts';

const cluster = postgresCluster();

const ROOM = { host: 'g', seats: [{ kind: 'open' }], standIn: 'wait', unlisted: false };
const RECORD = { ...record, seats: [{ name: 'Ada', kind: 'human' }] };
const row = (table: string, ...values: readonly unknown[]) => ({ in: table, row: values });

/** As version 2 wrote it, word by word: the fixture of that format. */
const EARLIER: readonly object[] = [
  { format: 'branchline-backup/1', migration: 2, at: 1_763_000_000_000 },
  row('guests', 'g', 'Ada', 'a hash', 5, null),
  row('tables', 't', 4, 'running', 1, 0, 9, JSON.stringify(RECORD), JSON.stringify(ROOM)),
  row('entries', 't', 1, 'press-1', '{"sequence":1}'),
  row('entries', 't', 2, null, '{"sequence":2}'),
  row('sittings', 't', 'g'),
  row('running', 't', 2000, 'first', 1500),
  row('chat', 't', 1, 'g', 8, 'hello'),
  { end: 7 },
];

async function* linesOf(lines: readonly object[]): AsyncGenerator<string> {
  yield* lines.map((line) => JSON.stringify(line));
}

function saved(lines: readonly object[]): string {
  const file = join(temporaryFolder(), 'games.jsonl');
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}

test.each(['SQLite', 'Postgres'] as const)(
  'a backup of version 2 comes into %s whole, and at the newest version',
  async (storage) => {
    const sql = await (await (storage === 'SQLite' ? newSqlite() : newPostgres(cluster)))();
    expect(await restore(sql, linesOf(EARLIER))).toBe(7);
    const versions = (await sql.read('select number from migrations order by number')).map(({ number }) =>
      Number(number),
    );
    expect(versions).toEqual(readMigrations().map(({ number }) => number));
    expect(await sql.read('select name from guests')).toEqual([{ name: 'Ada' }]);
    expect(await sql.read('select text from chat')).toEqual([{ text: 'hello' }]);
    const again: object[] = [];
    expect(await backup(sql, (line) => void again.push(line))).toBeGreaterThanOrEqual(7);
    await expect(restore(sql, linesOf(again))).rejects.toThrow('not empty');
  },
);

test('a sound backup is proved in one line, and nothing is written anywhere', async () => {
  const proved = await branchline(['backup', '--check', saved(EARLIER), '--data', '/nowhere']);
  expect(proved).toMatchObject({ code: 0, err: '' });
  expect(proved.out).toContain('can be restored: 7 rows, 1 guests, 1 tables, 2 moves');
});

test.each([
  [
    'a move is missing in the middle',
    [...EARLIER.toSpliced(3, 1).slice(0, -1), { end: 6 }],
    'moves of table t are missing',
  ],
  [
    'a table makes no sense',
    EARLIER.with(2, row('tables', 't', 4, 'running', 1, 0, 9, '{}', null)),
    'table t cannot be read',
  ],
  ['a row belongs to no table', [...EARLIER.toSpliced(2, 1).slice(0, -1), { end: 6 }], 'cannot be restored'],
  ['the end is missing', EARLIER.slice(0, -1), 'it is not whole'],
  ['something follows the end', [...EARLIER, row('sittings', 't', 'g')], 'goes on after its end'],
  ['a column is no word', EARLIER.with(0, { ...EARLIER[0], columns: { guests: ['id) --'] } }), 'makes no sense'],
  ['a table is none of ours', EARLIER.with(0, { ...EARLIER[0], columns: { secrets: ['value'] } }), 'makes no sense'],
] as const)('a backup in which %s is not proved: exit code 1 and one line', async (_, lines, complaint) => {
  const { code, out, err } = await branchline(['backup', '--check', saved(lines)]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(complaint);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('a file that is not there is bad input', async () => {
  expect(await branchline(['backup', '--check', '/nowhere/games.jsonl'])).toMatchObject({ code: 2 });
});

test('a backup into a folder that is not there is refused in one line', async () => {
  const data = temporaryFolder();
  await (
    await newSqlite()
  )();
  const made = await branchline(['restore', saved(EARLIER), '--data', data]);
  expect(made.code).toBe(0);
  const { code, err } = await branchline(['backup', '/nowhere/games.jsonl', '--data', data]);
  expect({ code, lines: err.trim().split('\n').length }).toEqual({ code: 2, lines: 1 });
});
