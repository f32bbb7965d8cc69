// A storage that fails: full, read-only, damaged, too new. Nothing is confirmed that is not kept, and everything is said plainly.

import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { configFrom, type Config } from '../src/config.ts';
import { openStorage } from '../src/open-storage.ts';
import { serve } from '../src/serve.ts';
import { openBeside } from '../src/sql/beside.ts';
import { migrate, readMigrations } from '../src/sql/migrations.ts';
import { openSqlite } from '../src/sql/sqlite.ts';
import { connect } from '../src/sql/sqlite-driver.js';
import { DRIVER } from '../src/sql/sqlite-process.ts';
import type { Sql } from '../src/sql/sql.ts';
import { sqlLobby } from '../src/store/lobby.ts';
import { sqlRecords } from '../src/store/records.ts';
import { insertRow, readRow } from '../src/store/table-row.ts';
import { readiness } from '../src/readiness.ts';
import { canMount } from './support/mounting.ts';
import { call, Seated } from './support/client.ts';
import { party, playOut, QUICK_TRANS_EUROPA } from './support/play.ts';
import { serverForTest, startServer } from './support/server.ts';
import { oddDriver } from './support/odd-driver.ts';
import { newSqlite, temporaryFolder } from './support/storages.ts';

const record = {
  ...{ id: 't', game: 'toy', rulesVersion: '1', boardHash: '', spec: { seats: 2 }, commitment: '' },
  seats: [0, 1].map((seat) => ({ name: `Seat ${seat}`, kind: 'human' })),
  ...{ imported: false, created: 0, touched: 0, bookmark: 0, summary: { moves: 0, over: false, detail: null } },
};
const entry = (sequence: number, padding = 0) => ({
  sequence,
  move: { by: 0 as const, do: `move${'x'.repeat(padding)}` },
});

const BOT = { kind: 'bot:greedy' };

/** A file that may not grow any more: SQLite itself says that it is full. */
async function fullDatabase(): Promise<Sql> {
  const sql = openSqlite(join(temporaryFolder(), 'x.db'));
  await migrate(sql);
  await sqlRecords(sql).create(record, []);
  await sql.read('select 1');
  const [{ page_count: pages } = { page_count: 0 }] = await sql.read('pragma page_count');
  await sql.write((run) => run(`pragma max_page_count = ${Number(pages) + 1}`));
  return sql;
}

describe('a full disk', () => {
  test('takes nothing of a batch and says so; smaller things are stored as before', async () => {
    const log = sqlRecords(await fullDatabase()).log('t');
    expect(await log.append(0, [entry(1), entry(2, 50_000)])).toEqual({ failed: 'full' });
    expect(await log.read(0)).toEqual([]);
    expect(await log.append(0, [entry(1)])).toBe('ok');
    expect(await log.read(0)).toHaveLength(1);
  });

  test('one that is too large harms nobody who shares its transaction', async () => {
    const records = sqlRecords(await fullDatabase());
    await records.create({ ...record, id: 'u' }, []);
    const [large, small] = await Promise.all([
      records.log('t').append(0, [entry(1, 80_000)]),
      records.log('u').append(0, [entry(1)]),
    ]);
    expect(large).toEqual({ failed: 'full' });
    expect(small).toBe('ok');
    expect(await records.log('u').read(0)).toHaveLength(1);
    expect(await records.log('t').read(0)).toHaveLength(0);
  });

  // Where this user may mount one; the cases above have SQLite say it is full.
  if (canMount())
    test('of a real file system: moves are refused, /readyz says why, and after making room the game goes on', async () => {
      const folder = temporaryFolder();
      const data = join(folder, 'small');
      mkdirSync(data);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', data]);
      try {
        const { url, end } = await serverForTest({ data });
        const { clients } = await party([url], 2, QUICK_TRANS_EUROPA);
        const filler = join(data, 'filler');
        execFileSync('sh', ['-c', `head -c 3000000 /dev/zero > ${filler} || true`]);
        const client = clients.find((each) => each.isAsked())!;
        const [action] = await client.legal();
        let answer = await client.submit(action);
        const before = client.position!.sequence;
        for (let tries = 0; answer.ok && tries < 200 && client.isAsked(); tries++) {
          answer = await client.submit((await client.legal())[0]);
        }
        if (!answer.ok) expect(answer.reason).toBe('not-stored');
        await expect.poll(async () => (await call(url, '/readyz')).status).toBe(503);
        expect(JSON.stringify((await call(url, '/readyz')).body)).toContain('disk is full');
        execFileSync('rm', [filler]);
        await expect.poll(async () => (await call(url, '/readyz')).status).toBe(200);
        const turn = clients.find((each) => each.isAsked())!;
        expect(await turn.submit((await turn.legal())[0])).toMatchObject({ ok: true });
        expect(before).toBeGreaterThan(0);
        await end('SIGTERM');
      } finally {
        execFileSync('umount', ['-l', data]);
      }
    });
});

test('a commit that fails confirms nobody, leaves nothing behind, and the next one works', async () => {
  const { driver, goWrong, recover } = oddDriver();
  const sql = openSqlite(join(temporaryFolder(), 'x.db'), { driver });
  await migrate(sql);
  const records = sqlRecords(sql);
  await records.create(record, []);
  goWrong({ at: 'commit', fault: { message: 'attempt to write a readonly database', code: 'SQLITE_READONLY' } });
  expect(await records.log('t').append(0, [entry(1)])).toEqual({ failed: 'blocked' });
  expect(await readiness(sql, 'x')()).toBe('the file of the database is read-only');
  recover();
  expect(await records.log('t').read(0)).toEqual([]);
  expect(await records.log('t').append(0, [entry(1)])).toBe('ok');
  await sql.close();
});

test('writes that come together share one transaction', async () => {
  const { driver, said, forget, messages } = oddDriver();
  const sql = openSqlite(join(temporaryFolder(), 'x.db'), { driver });
  await migrate(sql);
  const records = sqlRecords(sql);
  await Promise.all(Array.from({ length: 50 }, (_, index) => records.create({ ...record, id: `t${index}` }, [])));
  forget();
  const before = messages();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => records.log(`t${index}`).append(0, [entry(1)])),
  );
  expect(new Set(answers)).toEqual(new Set(['ok']));
  expect(said().filter((text) => text === 'commit')).toHaveLength(1);
  // Of each write's three statements two go out with the one before or after.
  expect(messages() - before).toBeLessThan(60);
  await sql.close();
});

test('a move waits for the disk, a passing note does not, and together they do', async () => {
  const { driver, said, forget } = oddDriver();
  const sql = openSqlite(join(temporaryFolder(), 'x.db'), { driver });
  const flushes = async (work: () => Promise<unknown>): Promise<string[]> => {
    forget();
    await work();
    return said().flatMap((text) => /synchronous = \w+/.exec(text)?.[0] ?? []);
  };
  const nothing = async (): Promise<void> => {};
  const [full, normal] = ['synchronous = full', 'synchronous = normal'];
  expect(await flushes(() => sql.write(nothing))).toEqual([full]);
  expect(await flushes(() => sql.note(nothing))).toEqual([normal]);
  expect(await flushes(() => Promise.all([sql.note(nothing), sql.write(nothing)]))).toEqual([full]);
  await sql.close();
});

describe('a row that makes no sense', () => {
  const room = {
    ...{ host: 'g', seats: record.seats.map(() => ({ kind: 'open' as const })), standIn: 'conductor' },
    unlisted: false,
  };
  const DAMAGES: Readonly<Record<string, string>> = {
    'a record cut off': `update tables set record = '{"id":"odd","seats":[{'`,
    'a record without a spec': `update tables set record = '{"id":"odd","seats":[{"name":"A","kind":"human"}]}'`,
    'a record that is a number': "update tables set record = '7'",
    'a room without seats': `update tables set room = '{"host":"g"}'`,
    'a room of another size': `update tables set room = '${JSON.stringify({ ...room, seats: [] })}'`,
    'a state nobody knows': "update tables set state = 'asleep'",
  };

  test.each(Object.keys(DAMAGES))('stands alone: %s', async (what) => {
    const sql = await (await newSqlite())();
    for (const id of ['good', 'odd'])
      await sql.write((run) => insertRow(run, { id, state: 'waiting', record: { ...record, id }, room }));
    await sql.write((run) => run(`${DAMAGES[what]} where id = 'odd'`));
    expect(await readRow(sql.read, 'odd')).toBe('damaged');
    expect(await readRow(sql.read, 'good')).toMatchObject({ state: 'waiting', record: { id: 'good' }, room });
    expect((await sqlLobby(sql, () => 0).tables()).map(({ id }) => id)).toEqual(['good']);
    const shelved = await sqlRecords(sql).list();
    expect(shelved).toHaveLength(2);
    expect(shelved).toContainEqual({ id: 'odd', damaged: true });
    await sql.close();
  });
});

describe('at the start', () => {
  test('a damaged file is named in one line, with what to do', async () => {
    const data = temporaryFolder();
    writeFileSync(join(data, 'branchline.db'), 'this is no database, it only has the name of one'.repeat(200));
    await expect(startServer({ data })).rejects.toThrow(/branchline\.db is damaged or no database of Branchline/);
  });

  test('a file with a damaged page is found before anybody plays on it', async () => {
    const data = temporaryFolder();
    const sql = openSqlite(join(data, 'branchline.db'));
    await migrate(sql);
    for (let index = 0; index < 50; index++) await sqlRecords(sql).create({ ...record, id: `table-${index}` }, []);
    await sql.close();
    const bytes = readFileSync(join(data, 'branchline.db'));
    bytes.fill(0xff, 8192, bytes.length - 4096);
    writeFileSync(join(data, 'branchline.db'), bytes);
    await expect(startServer({ data })).rejects.toThrow(/is damaged/);
  });

  test('a database that is newer than the program is refused', async () => {
    const data = temporaryFolder();
    const sql = openSqlite(join(data, 'branchline.db'));
    await migrate(sql, [
      ...readMigrations(),
      { number: 999, name: '999-future.sql', text: 'create table future (x text)' },
    ]);
    await sql.close();
    await expect(startServer({ data })).rejects.toThrow(/at version 999, this program knows versions up to/);
  });

  test('a migration that was changed afterwards is refused', async () => {
    const sql = await (await newSqlite())();
    const changed = readMigrations().map((each) => ({ ...each, text: `${each.text}\n-- changed` }));
    await expect(migrate(sql, changed)).rejects.toThrow(/has changed since it was applied/);
  });

  test('a migration that fails leaves nothing behind', async () => {
    const sql = await (await newSqlite())();
    const wrong = {
      number: 999,
      name: '999-wrong.sql',
      text: 'create table half (x text); create table half (x text);',
    };
    await expect(migrate(sql, [...readMigrations(), wrong])).rejects.toThrow();
    expect(await sql.read("select name from sqlite_master where name = 'half'")).toEqual([]);
    expect(await sql.read('select number from migrations order by number')).toEqual(
      readMigrations().map(({ number }) => ({ number })),
    );
  });

  test('a second server on one file is refused in one clear line, while commands may look at it', async () => {
    const data = temporaryFolder();
    const first = await serverForTest({ data });
    await expect(startServer({ data })).rejects.toThrow(
      /branchline\.db cannot be used: another server uses it\. Stop that one, or set DATA to another folder\.\s*$/,
    );
    const beside = openSqlite(join(data, 'branchline.db'));
    expect(await beside.read('select count(*) as count from tables')).toEqual([{ count: 0 }]);
    await beside.close();
    expect((await call(first.url, '/readyz')).status).toBe(200);
    // The lock goes with its process, however that ends.
    await first.end('SIGKILL');
    await serverForTest({ data });
  });

  test('no Postgres at the address, or a setting that makes no sense, is one clear line', async () => {
    const nowhere = { DATABASE_URL: 'postgres://x:secret@127.0.0.1:1/x' };
    const refusal = await startServer({ env: nowhere }).then(
      () => '',
      (fault: Error) => fault.message,
    );
    expect(refusal).toMatch(/The database at 127\.0\.0\.1:1 cannot be used/);
    expect(refusal).not.toContain('secret');
    await expect(startServer({ env: { PORT: 'x', BOT_THREADS: '0' }, data: 'x' })).rejects.toThrow(
      /BOT_THREADS must be/,
    );
  });
});

test('a table whose log is damaged harms no other, and is said to be out of reach', async () => {
  const data = temporaryFolder();
  const before = await startServer({ data });
  const { id, guests } = await party([before.url], 1, { ...QUICK_TRANS_EUROPA, seats: [{ kind: 'open' }, BOT] });
  await before.end('SIGTERM');
  const file = connect(join(data, 'branchline.db'));
  file.exec(`update entries set entry = '{' where sequence = 2; update running set wake_at = 0`);
  file.close();
  const { url } = await serverForTest({ data });
  const other = await party([url], 1, { ...QUICK_TRANS_EUROPA, seats: [{ kind: 'open' }, BOT] });
  await playOut(other.clients);
  const socket = await Seated.open(url, id, { token: guests[0]!.token });
  expect(socket.messages).toMatchObject([{ error: { code: 'unavailable' } }]);
  const mine = await call(url, '/api/tables?mine=1', { token: guests[0]!.token });
  expect(mine.body['tables']).toMatchObject([{ id, seat: 0, state: 'running' }]);
  expect((await call(url, '/readyz')).status).toBe(200);
  // Looked at once, then put off: it does not stand before all others.
  const due = connect(join(data, 'branchline.db'));
  const wakeAt = () => Number(due.all('select wake_at from running where table_id = $1', [id])[0]!['wake_at']);
  await expect.poll(wakeAt).toBeGreaterThan(0);
  due.close();
});

test('SIGTERM ends the process with 0, everything told, and the next one goes on', async () => {
  const data = temporaryFolder();
  const first = await startServer({ data });
  const { id, clients, guests } = await party([first.url], 2, QUICK_TRANS_EUROPA);
  const client = clients.find((each) => each.isAsked())!;
  const answer = await client.submit((await client.legal())[0]);
  expect(await first.end('SIGTERM')).toBe(0);
  await client.until(() => client.closed !== undefined);
  expect(client.closed).toBe(1001);
  const second = await serverForTest({ data });
  const again = await guests[0]!.connect(id, { url: second.url, since: 0 });
  await again.until(() => again.position!.sequence >= answer.sequence!);
});

test('the process of the storage ends quietly where the server goes before it has its answer', async () => {
  const script = new URL('../src/sql/sqlite-child.js', import.meta.url);
  const child = fork(script, [DRIVER.href, join(temporaryFolder(), 'x.db')], { silent: true, execArgv: [] });
  let said = '';
  child.stderr!.on('data', (chunk) => (said += String(chunk)));
  child.send([{ number: 1, on: 'reader', text: 'select 1 as one', values: [] }]);
  await once(child, 'message');
  const text = `with recursive counted (at) as (select 1 union all select at + 1 from counted where at < 1000000)
    select count(*) from counted`;
  child.send([{ number: 2, on: 'reader', text, values: [] }]);
  child.disconnect();
  const [[code]] = await Promise.all([once(child, 'exit'), once(child.stderr!, 'end')]);
  expect([code, said]).toEqual([0, '']);
});

test('what is asked in one message is answered in one, but nobody waits for a commit that follows', async () => {
  const script = new URL('../src/sql/sqlite-child.js', import.meta.url);
  const child = fork(script, [DRIVER.href, join(temporaryFolder(), 'x.db')], { execArgv: [] });
  const heard: number[][] = [];
  child.on('message', (answers) => heard.push((answers as { number: number }[]).map(({ number }) => number)));
  const texts = ['begin immediate', 'savepoint job', 'commit'];
  child.send([
    { number: 0, on: 'reader', text: 'select 1', values: [] },
    ...texts.map((text, index) => ({ number: index + 1, on: 'writer', text })),
  ]);
  await expect.poll(() => heard.flat()).toHaveLength(4);
  expect(heard.flat()).toEqual([0, 1, 2, 3]);
  // A slow statement does not keep those before it waiting either, so there may be one message more.
  expect(heard.at(-1)).toEqual([3]);
  expect(heard.length).toBeLessThan(4);
  child.disconnect();
  await once(child, 'exit');
});

test('where no process of the storage can be started, writes are refused, and work again once one can', async () => {
  const { driver, goWrong, recover } = oddDriver();
  const sql = openSqlite(join(temporaryFolder(), 'x.db'), { driver });
  const write = (): Promise<unknown> => sql.write((run) => run('select 1 as one'));
  await write();
  goWrong({ dies: true });
  await expect(write()).rejects.toThrow('has ended');
  recover();
  const { execPath } = process;
  process.execPath = 'no such program\0';
  try {
    await expect(write()).rejects.toThrow('execPath');
    await expect(write()).rejects.toThrow('execPath');
  } finally {
    process.execPath = execPath;
  }
  expect(await write()).toEqual([{ one: 1 }]);
  await sql.close();
});

test('a storage that does not answer is tried by one write at a time, however often somebody asks', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answers: (() => void)[] = [];
  const write = () => new Promise<never>((answer) => answers.push(answer as () => void));
  const ready = readiness({ write } as unknown as Sql, 'x');
  for (let asked = 0; asked < 3; asked++) {
    const told = ready();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await told).toBe('the storage does not answer');
  }
  expect(answers).toHaveLength(1);
  answers[0]!();
  await vi.advanceTimersByTimeAsync(1001);
  const told = ready();
  answers[1]!();
  expect([await told, answers.length]).toEqual([undefined, 2]);
});

test('a server that cannot begin lets go of its database', async () => {
  const data = temporaryFolder();
  const config = configFrom({ PORT: '0', LOG_LEVEL: 'silent', DATA: data }) as Config;
  const begin = () => serve({ config, botScript: new URL('file:///nowhere.mjs') });
  await (await begin()).stop();
  const beside = async (text: string): Promise<void> => {
    const sql = openBeside(join(data, 'branchline.db'));
    await sql.write((run) => run(text));
    await sql.close();
  };
  await beside('alter table secrets rename to hidden');
  await expect(begin()).rejects.toThrow('secrets');
  await beside('alter table hidden rename to secrets');
  await (await begin()).stop();
});

test.skipIf(process.platform === 'win32')(
  'a folder made for the data is closed to other users of the machine',
  async () => {
    const data = join(temporaryFolder(), 'made');
    const sql = await openStorage(configFrom({ DATA: data }) as Config);
    await sql.close();
    expect(statSync(data).mode & 0o777).toBe(0o700);
  },
);
