// What the operator does beside a running server, with the command line: the server obeys, everything is logged, no address is.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { branchline } from '../../cli/test/run.ts';
import { openBeside } from '../src/sql/beside.ts';
import { migrate, readMigrations } from '../src/sql/migrations.ts';
import { openPostgres } from '../src/sql/postgres.ts';
import { call, Guest, Seated } from './support/client.ts';
import { party, playOut, QUICK_TRANS_EUROPA } from './support/play.ts';
import { postgresCluster } from './support/postgres.ts';
import { startServer } from './support/server.ts';
import { folderForFile, temporaryFolder } from './support/storages.ts';

const cluster = postgresCluster();
const ADDRESS_KEY = 'a key for the tests of bans';

const CHATTY = { wants: ['chat', 'notices'] };
const FOUR_BOTS = [0, 1, 2, 3].map(() => ({ kind: 'bot:greedy' }));

/** A server, and the operator's command at its database. */
async function operated(storage: 'SQLite' | 'Postgres', data: string) {
  const env: Record<string, string> =
    storage === 'SQLite' ? {} : { DATABASE_URL: await cluster.database(), ADDRESS_KEY };
  const server = await startServer({ data, env: { TRUST_PROXY: '1', LOG_LEVEL: 'info', ...env } });
  const admin = async (...args: readonly string[]) => {
    const { code, out, err } = await branchline(['admin', ...args, '--data', data], { env });
    return { code, said: out + err };
  };
  const told = async (...args: readonly string[]): Promise<unknown> => {
    const { code, said } = await admin(...args, '--json');
    if (code !== 0) throw new Error(said);
    return JSON.parse(said);
  };
  /** What was done to these, in the operator log. */
  const deeds = async (...subjects: readonly (string | undefined)[]) =>
    ((await told('log')) as readonly { subject?: string }[]).filter(({ subject }) => subjects.includes(subject));
  return { ...server, data, admin, told, deeds };
}

type Operated = Awaited<ReturnType<typeof operated>>;

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const statusFor = async ({ url }: Operated, { token }: Guest): Promise<number> =>
  (await call(url, '/api/guests/me', { token })).status;

describe.each(['SQLite', 'Postgres'] as const)('beside a running server on %s', (storage) => {
  const data = folderForFile();
  let server: Operated;
  beforeAll(async () => {
    server = await operated(storage, data);
  });
  afterAll(() => server.end('SIGKILL'));

  test('a ban ends the sockets of a guest and closes the door to them, until it is lifted', async () => {
    const { id, guests, clients } = await party([server.url], 2, QUICK_TRANS_EUROPA);
    expect((await server.admin('ban', guests[0]!.id)).code).toBe(0);
    await clients[0]!.until(() => clients[0]!.closed === 1008);
    expect(clients[0]!.messages.at(-1)).toMatchObject({ error: { code: 'banned' } });
    expect(await statusFor(server, guests[0]!)).toBe(403);
    const again = await Seated.open(server.url, id, { token: guests[0]!.token });
    expect(again.messages).toMatchObject([{ error: { code: 'banned' } }]);
    // Nobody else is touched.
    expect(clients[1]!.closed).toBeUndefined();
    const sanctioned = (await server.told('guests', '--sanctioned')) as readonly { readonly id: string }[];
    expect(sanctioned.find((each) => each.id === guests[0]!.id)).toMatchObject({ sanctions: [{ kind: 'ban' }] });
    expect((await server.admin('unban', guests[0]!.id)).code).toBe(0);
    await expect.poll(() => statusFor(server, guests[0]!)).toBe(200);
  });

  test('a banned address gets no answer and no socket, whoever asks there; others do', async () => {
    const [bad, near, far] = ['2001:db8:7:1::66', '2001:db8:7:1:aaaa::1', '2001:db8:7:2::66'] as const;
    const asked = async (address: string) => (await call(server.url, '/api/tables', from(address))).status;
    expect(await asked(bad)).toBe(200);
    expect((await server.admin('ban', '2001:0DB8:7:1::66', '--days', '99')).said).not.toContain('2001');
    await expect.poll(() => asked(bad)).toBe(403);
    // A household has a whole /64.
    expect([await asked(near), await asked(far), await asked('198.51.100.4')]).toEqual([403, 200, 200]);
    const [listed] = (await server.told('addresses')) as readonly { hash: string; since: number; until: number }[];
    expect((listed!.until - listed!.since) / (24 * 3600 * 1000)).toBe(30);
    expect((await server.admin('unban', listed!.hash)).code).toBe(0);
    await expect.poll(() => asked(bad)).toBe(200);
    // Neither the operator log nor the server's own log contains the address.
    expect(await server.deeds(undefined)).toMatchObject([{ act: 'ban-address' }, { act: 'unban-address' }]);
    expect(JSON.stringify(await server.told('log'))).not.toMatch(/2001|db8/i);
    expect(server.output()).not.toMatch(/2001|db8/i);
    expect(server.output()).not.toContain(ADDRESS_KEY);
  });

  test('a muted guest plays on and writes nothing; the lines that were removed are gone for everybody', async () => {
    const { id, guests } = await party([server.url], 2, QUICK_TRANS_EUROPA);
    const [loud, quiet] = await Promise.all(guests.map((guest) => guest.connect(id, CHATTY)));
    for (const text of ['one', 'two', 'three']) {
      loud!.send({ chat: { text } });
      await quiet!.until(() => JSON.stringify(quiet!.messages).includes(`"${text}"`));
    }
    expect((await server.admin('remove-chat', id, '--lines', '1,2')).said).toContain('2 lines');
    // Clients that have seen them reconnect and read what is left.
    await quiet!.until(() => quiet!.closed === 4001);
    expect((await call(server.url, `/api/tables/${id}/chat`)).body['lines']).toMatchObject([{ text: 'three' }]);

    expect((await server.admin('mute', guests[0]!.id, '--days', '1')).code).toBe(0);
    await expect
      .poll(async () => {
        const again = await guests[0]!.connect(id, CHATTY);
        again.send({ chat: { text: 'am I heard?' } });
        const answer = () => again.messages.find((message) => 'error' in message || 'chat' in message);
        await again.until(() => answer() !== undefined);
        again.close();
        return answer();
      })
      .toMatchObject({ error: { code: 'muted' } });
    const player = await guests[0]!.connect(id);
    if (player.isAsked()) expect(await player.submit((await player.legal())[0])).toMatchObject({ ok: true });
    expect((await server.admin('remove-chat', id, '--lines', '3')).said).toBe('1 line removed.\n');
    expect((await server.admin('remove-chat', '--guest', guests[0]!.id)).code).toBe(0);
    expect(await server.admin('remove-chat', id)).toMatchObject({
      code: 2,
      said: 'branchline: there are no such lines of chat\n',
    });
    expect((await call(server.url, `/api/tables/${id}/chat`)).body['lines']).toEqual([]);
  });

  test('a table that is closed is gone, with its bots; people are let go, and a finished game stays', async () => {
    const over = await party([server.url], 2, QUICK_TRANS_EUROPA);
    await playOut(over.clients);
    const { id, guests, clients } = await party([server.url], 2, QUICK_TRANS_EUROPA);
    const bots = await guests[0]!.create({ game: 'trans-europa', seats: FOUR_BOTS });
    await guests[0]!.post(`/api/tables/${bots}/start`);
    const waiting = await guests[0]!.create({ ...QUICK_TRANS_EUROPA, seats: [{ kind: 'open' }, { kind: 'open' }] });
    for (const table of [id, bots, waiting]) {
      expect((await server.admin('close', table, '--reason', 'spam')).code).toBe(0);
      expect((await call(server.url, `/api/tables/${table}`)).status).toBe(404);
    }
    for (const client of clients) await client.until(() => client.closed !== undefined);
    const watched = async () => (await Seated.open(server.url, bots)).messages[0]?.['error'];
    await expect.poll(watched).toMatchObject({ code: 'unknown-table' });
    expect(await server.admin('close', over.id)).toMatchObject({ code: 2, said: expect.stringContaining('over') });
    expect((await call(server.url, `/api/tables/${over.id}/file`)).status).toBe(200);
    expect(await server.deeds(id, bots, waiting)).toMatchObject([
      { act: 'close-table', subject: id, detail: 'running: spam' },
      { act: 'close-table', subject: bots },
      { act: 'close-table', subject: waiting, detail: 'waiting: spam' },
    ]);
  });

  test('a guest who is deleted is nobody at their tables, and their token opens nothing', async () => {
    const { id, guests, clients } = await party([server.url], 2, QUICK_TRANS_EUROPA);
    clients[0]!.send({ chat: { text: 'remember me' } });
    const lines = async () => JSON.stringify((await call(server.url, `/api/tables/${id}/chat`)).body);
    await expect.poll(lines).toContain('remember me');
    expect((await server.admin('delete', guests[0]!.id)).code).toBe(0);
    await clients[0]!.until(() => clients[0]!.closed === 1008);
    expect(clients[0]!.messages.at(-1)).toMatchObject({ error: { code: 'unknown-guest' } });
    expect(await statusFor(server, guests[0]!)).toBe(401);
    const { body } = await call(server.url, `/api/tables/${id}`);
    expect(JSON.stringify(body)).not.toContain('Person 0');
    expect(JSON.stringify(body)).toContain('Person 1');
    expect(await lines()).not.toContain('remember me');
    expect(await server.admin('delete', guests[0]!.id)).toMatchObject({ code: 2 });
    expect(await server.deeds(guests[0]!.id)).toMatchObject([{ act: 'delete-guest' }]);
  });

  test('tables, guests, quotas and storage are listed as they are', async () => {
    const { id, guests } = await party([server.url], 2, QUICK_TRANS_EUROPA);
    const host = await Guest.named(server.url, 'Höst 100%');
    const astronaut = await Guest.named(server.url, '👩\u200d🚀');
    for (let index = 0; index < 3; index++) {
      await host.create({ ...QUICK_TRANS_EUROPA, seats: [{ kind: 'open' }, { kind: 'bot:greedy' }] });
    }
    expect(await server.told('tables', '--state', 'running', '--guest', guests[0]!.id)).toMatchObject([
      { id, game: 'trans-europa', host: guests[0]!.id, seats: [{ guest: guests[0]!.id, name: 'Person 0' }, {}] },
    ]);
    expect(await server.told('tables', '--guest', host.id)).toEqual([]);
    expect(await server.told('guests', '--name', 'ST 100%')).toMatchObject([{ id: host.id, sanctions: [] }]);
    expect(await server.told('guests', '--name', '100_')).toEqual([]);
    expect(await server.told('quotas')).toContainEqual(
      expect.objectContaining({ by: 'guest', subject: host.id, quota: 'waiting-tables', held: 3, limit: 3 }),
    );
    const { kinds, bytes } = (await server.told('storage')) as {
      kinds: readonly { kind: string; rows: number; bytes: number }[];
      bytes: number;
    };
    const rows = Object.fromEntries(kinds.map((each) => [each.kind, each.rows]));
    const least = { guests: 3, 'tables, waiting': 3, 'tables, running': 1, 'moves of tables, running': 1 };
    for (const [kind, count] of Object.entries(least)) expect(rows[kind], kind).toBeGreaterThanOrEqual(count);
    expect(bytes).toBeGreaterThan(kinds.reduce((sum, each) => sum + each.bytes, 0));
    // For people, and for wrong names.
    expect((await server.admin('guests', '--name', '🚀')).said).toContain(`${astronaut.id}  👩\u200d🚀`);
    expect((await server.admin('table', id)).said).toContain('Person 1');
    expect(await server.admin('table', 'nothing')).toMatchObject({
      code: 2,
      said: 'branchline: there is no table nothing\n',
    });
    expect(await server.admin('ban', 'nothing')).toMatchObject({ code: 2 });
    expect(await server.admin('unban', guests[0]!.id)).toMatchObject({ code: 2 });
    expect(await server.deeds(id, host.id, guests[0]!.id, 'nothing')).toEqual([]);
  });
});

describe('a database that is not there, or not of this version', () => {
  test.each(['admin tables', 'backup saved.jsonl'])('is refused by `%s`, and nothing is made', async (line) => {
    const folder = temporaryFolder();
    const data = join(folder, 'wrong');
    const { code, err } = await branchline([...line.split(' '), '--data', data], { cwd: folder });
    expect({ code, err }).toEqual({ code: 2, err: `branchline: There is no database at ${data}/branchline.db.\n` });
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each(['SQLite', 'Postgres'] as const)('is neither migrated nor changed on %s', async (storage) => {
    const data = temporaryFolder();
    const path = join(data, 'branchline.db');
    const env: Record<string, string> = storage === 'SQLite' ? {} : { DATABASE_URL: await cluster.database() };
    const sql = storage === 'SQLite' ? openBeside(path) : openPostgres(env['DATABASE_URL']!);
    const asked = () => branchline(['backup', join(data, 'saved.jsonl'), '--data', data], { env });
    if (storage === 'Postgres')
      expect(await asked()).toMatchObject({ code: 2, err: expect.stringContaining('holds nothing of Branchline') });
    await migrate(sql, readMigrations().slice(0, 1));
    expect(await asked()).toMatchObject({
      code: 2,
      err: expect.stringMatching(/is at version 1, .* version \d+: start/),
    });
    expect((await sql.read('select number from migrations')).map(({ number }) => Number(number))).toEqual([1]);
    await sql.write((run) => run('update migrations set number = 999'));
    expect(await asked()).toMatchObject({ code: 2, err: expect.stringContaining('update it') });
    await sql.close();
    expect(existsSync(join(data, 'saved.jsonl'))).toBe(false);
  });
});

test('the key of banned addresses is readable by its owner only, and Postgres needs one from the settings', async () => {
  const data = temporaryFolder();
  const sql = openBeside(join(data, 'branchline.db'));
  await migrate(sql);
  expect((await branchline(['admin', 'ban', '203.0.113.7', '--data', data])).code).toBe(0);
  const key = join(data, 'address.key');
  expect(statSync(key).mode & 0o777).toBe(0o600);
  const [row] = await sql.read('select subject, until - since as days from sanctions');
  expect(String(row!['subject'])).toMatch(/^[\da-f]{64}$/);
  // Nothing in the database leads back to the address without the key.
  expect(JSON.stringify(row)).not.toContain(readFileSync(key, 'utf8').trim());
  await sql.close();
  const url = await cluster.database();
  const postgres = openPostgres(url);
  await migrate(postgres);
  await postgres.close();
  const refused = await branchline(['admin', 'ban', '203.0.113.7', '--data', data], { env: { DATABASE_URL: url } });
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('ADDRESS_KEY') });
});
