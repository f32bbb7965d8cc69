// A server's games in a file and back, from SQLite to Postgres and the other way; whatever is not whole changes nothing.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { branchline as run } from '../../cli/test/run.ts';
import { backup } from '../src/backup/backup.ts';
import { restore } from '../src/backup/restore.ts';
import { call } from './support/client.ts';
import { party, playOut, QUICK_TRANS_EUROPA } from './support/play.ts';
import { postgresCluster } from './support/postgres.ts';
import { serverForTest } from './support/server.ts';
import { newSqlite, temporaryFolder } from './support/storages.ts';

const cluster = postgresCluster();

const branchline = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { code, out, err } = await run(args, { env });
  return { code, said: out + err };
};

test('a running installation moves from a file to Postgres and back: finished games stay, running ones go on', async () => {
  const data = temporaryFolder();
  const first = await serverForTest({ data });
  const over = await party([first.url], 2, QUICK_TRANS_EUROPA);
  over.clients[0]!.send({ chat: { text: 'see you on Postgres' } });
  await playOut(over.clients);
  const running = await party([first.url], 2, QUICK_TRANS_EUROPA);
  await playOut(running.clients, { stop: () => running.clients[0]!.position!.sequence > 6 });
  const file = await call(first.url, `/api/tables/${over.id}/file`);
  const saved = join(temporaryFolder(), 'games.jsonl');

  // While it runs.
  expect(await branchline(['backup', saved, '--data', data])).toMatchObject({ code: 0 });
  const known = running.clients[0]!.position!.sequence;
  await first.end('SIGTERM');

  const env = { DATABASE_URL: await cluster.database() };
  expect(await branchline(['restore', saved], env)).toMatchObject({ code: 0 });
  const second = await serverForTest({ env });
  expect((await call(second.url, `/api/tables/${over.id}/file`)).body).toEqual(file.body);
  expect(JSON.stringify((await call(second.url, `/api/tables/${over.id}/chat`)).body)).toContain('see you on Postgres');
  const again = await Promise.all(
    running.guests.map((guest) => guest.connect(running.id, { url: second.url, since: 0 })),
  );
  await again[0]!.until(() => again[0]!.position!.sequence >= known);
  await playOut(again);
  const whole = await call(second.url, `/api/tables/${running.id}/file`);
  expect(whole.status).toBe(200);

  // And back into a file.
  const back = join(temporaryFolder(), 'back.jsonl');
  const other = temporaryFolder();
  expect(await branchline(['backup', back], env)).toMatchObject({ code: 0 });
  expect(await branchline(['restore', back, '--data', other])).toMatchObject({ code: 0 });
  const third = await serverForTest({ data: other });
  expect((await call(third.url, `/api/tables/${running.id}/file`)).body).toEqual(whole.body);
});

test('what is not whole, no backup, too new, or meant for a database that is not empty is refused in one line', async () => {
  const data = temporaryFolder();
  const { url, end } = await serverForTest({ data });
  await party([url], 2, QUICK_TRANS_EUROPA);
  await end('SIGTERM');
  const folder = temporaryFolder();
  const saved = join(folder, 'games.jsonl');
  await branchline(['backup', saved, '--data', data]);
  const lines = readFileSync(saved, 'utf8').trim().split('\n');
  const head = JSON.parse(lines[0]!) as object;
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['it is not whole', lines.slice(0, -1)],
    ['it is not whole', lines.toSpliced(-2, 1)],
    ['makes no sense', lines.with(1, '{"in":"guests","row":[1]}')],
    ['makes no sense', lines.with(1, '{"in":"sqlite_master","row":[]}')],
    ['makes no sense', lines.with(1, '{')],
    ['no backup of Branchline', ['{"format":"something"}']],
    ['update it', lines.with(0, JSON.stringify({ ...head, migration: 999 }))],
  ];
  const empty = temporaryFolder();
  for (const [complaint, wrong] of cases) {
    const file = join(folder, 'wrong.jsonl');
    writeFileSync(file, wrong.join('\n'));
    const { code, said } = await branchline(['restore', file, '--data', empty]);
    expect([code, said]).toEqual([2, expect.stringContaining(complaint)]);
  }
  // Nothing of them is left behind: the sound one still finds an empty place, and the second time it does not.
  expect(await branchline(['restore', saved, '--data', empty])).toMatchObject({ code: 0 });
  const twice = await branchline(['restore', saved, '--data', empty]);
  expect([twice.code, twice.said]).toEqual([2, expect.stringContaining('not empty')]);
});

test('a database with more rows than are read at once is saved whole', async () => {
  const [full, empty] = await Promise.all([newSqlite(), newSqlite()]);
  const sql = await full();
  const guests = 1201;
  await sql.write(async (run) => {
    for (let guest = 1; guest <= guests; guest++) {
      const id = `guest-${String(guest).padStart(5, '0')}`;
      await run('insert into guests (id, name, token_hash, created) values ($1, $2, $3, $4)', [id, id, id, guest]);
    }
  });
  const lines: string[] = [];
  expect(await backup(sql, (line) => void lines.push(JSON.stringify(line)))).toBe(guests);
  const copy = await empty();
  const all = 'select id, name, token_hash, created from guests order by id';
  const told = async function* () {
    yield* lines;
  };
  expect(await restore(copy, told())).toBe(guests);
  expect(await copy.read(all)).toEqual(await sql.read(all));
});
