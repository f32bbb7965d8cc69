// What one guest or one address may make the server do, at the limits as they are delivered.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isKeyStored, quotaKey } from '../src/address-key.ts';
import { configFrom, type Config } from '../src/config.ts';
import { measuresOf } from '../src/measures.ts';
import { quotasOf } from '../src/quotas/quotas.ts';
import { sqlGuests } from '../src/store/guests.ts';
import { sqlRecords } from '../src/store/records.ts';
import { Guest, Seated, type Json } from './support/client.ts';
import { RAISED_LIMITS } from './support/raised-limits.ts';
import { QUICK_TRANS_EUROPA } from './support/play.ts';
import { postgresCluster } from './support/postgres.ts';
import { record } from './support/record.ts';
import { startServer, type Running } from './support/server.ts';
import { folderForFile, newPostgres, newSqlite, temporaryFolder } from './support/storages.ts';

const cluster = postgresCluster();

const OPEN = { kind: 'open' };
const TWO = { ...QUICK_TRANS_EUROPA, seats: [OPEN, OPEN] };
const BOTS = { game: 'trains-of-europe', seats: [{ kind: 'bot:director' }, { kind: 'bot:director' }] };

/** As if nothing had been set. */
const DELIVERED = Object.fromEntries(Object.keys(RAISED_LIMITS).map((name) => [name, '']));

let server: Running;
const data = folderForFile();

beforeAll(async () => {
  // Each test comes from other addresses, through a proxy that the server trusts.
  const env = { ...DELIVERED, SOCKETS_PER_TABLE: '12', TRUST_PROXY: '1' };
  server = await startServer({ data, env });
});
afterAll(async () => void (await server.end('SIGKILL')));

interface Answer {
  readonly status: number;
  readonly retryAfter: number;
  readonly body: Json & { readonly error?: { readonly code: string; readonly message: string; readonly quota?: Json } };
}

interface Asking {
  readonly from: string;
  readonly token?: string;
  readonly method?: string;
  readonly body?: unknown;
}

async function ask(path: string, { from, token, method = 'POST', body }: Asking): Promise<Answer> {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      'x-forwarded-for': from,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return { status: response.status, retryAfter, body: text === '' ? {} : (JSON.parse(text) as Json) };
}

const tokenFrom = async (from: string): Promise<string> => {
  const { status, body } = await ask('/api/guests', { from, body: { name: 'Ann' } });
  expect(status).toBe(201);
  return String(body['token']);
};

function expectRefused({ status, retryAfter, body }: Answer, name: string, by: string, limit: number): void {
  expect([status, body.error?.code]).toEqual([429, 'quota']);
  expect(body.error?.message).toMatch(/^[A-Z].*\(at most \d+\).*\.$/);
  expect(body.error?.quota).toEqual({ name, by, limit, retryAfter });
  expect(retryAfter).toBeGreaterThan(0);
}

const refusals = async (name: string, by: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(
    new RegExp(`branchline_quota_reached_total\\{quota="${name}",by="${by}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
  );
};

test('a guest has three tables waiting at most, and one that is closed makes room for another', async () => {
  const from = '198.51.100.1';
  const token = await tokenFrom(from);
  const make = (body: unknown = TWO) => ask('/api/tables', { from, token, body });
  const made = [await make(), await make(), await make()];
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
  const before = await refusals('waiting-tables', 'guest');
  expectRefused(await make(), 'waiting-tables', 'guest', 3);
  expect(await refusals('waiting-tables', 'guest')).toBe(before + 1);
  const [first] = made.map(({ body }) => String(body['id']));
  expect((await ask(`/api/tables/${first}`, { from, token, method: 'DELETE' })).status).toBe(204);
  expect((await ask(`/api/tables/${first}`, { from, method: 'GET' })).status).toBe(404);
  expect((await make()).status).toBe(201);
});

test('ten tables wait for one address at most, and as many as ever for the others', async () => {
  const from = '198.51.100.2';
  const tokens = await Promise.all(Array.from({ length: 4 }, () => tokenFrom(from)));
  const wishes = tokens.flatMap((token) => [token, token, token]);
  const answers = await Promise.all(wishes.map((token) => ask('/api/tables', { from, token, body: TWO })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(2);
  for (const answer of refused) expectRefused(answer, 'waiting-tables', 'address', 10);
  const elsewhere = '198.51.100.3';
  const other = await ask('/api/tables', { from: elsewhere, token: await tokenFrom(elsewhere), body: TWO });
  expect(other.status).toBe(201);
});

test('two games between bots alone run for a guest at most, and the host ends one by closing it', async () => {
  const from = '198.51.100.4';
  const token = await tokenFrom(from);
  const make = async (): Promise<string> => String((await ask('/api/tables', { from, token, body: BOTS })).body['id']);
  const tables = [await make(), await make(), await make()];
  const start = (table: string | undefined) => ask(`/api/tables/${table}/start`, { from, token });
  const close = (table: string | undefined) => ask(`/api/tables/${table}`, { from, token, method: 'DELETE' });
  expect([(await start(tables[0])).status, (await start(tables[1])).status]).toEqual([200, 200]);
  expectRefused(await start(tables[2]), 'bot-tables', 'guest', 2);
  expect((await close(tables[0])).status).toBe(204);
  expect((await start(tables[2])).status).toBe(200);
  expect([(await close(tables[1])).status, (await close(tables[2])).status]).toEqual([204, 204]);
});

test('sixty new guests an hour come from one address: a class behind one router fits', async () => {
  const from = '2001:db8:1:2::1';
  const joining = Array.from({ length: 60 }, (_, index) =>
    ask('/api/guests', { from: `2001:db8:1:2::${index + 1}`, body: { name: 'Pupil' } }),
  );
  expect((await Promise.all(joining)).filter(({ status }) => status === 201)).toHaveLength(60);
  const refused = await ask('/api/guests', { from, body: { name: 'Pupil' } });
  expectRefused(refused, 'new-guests', 'address', 60);
  expect(refused.retryAfter).toBeGreaterThan(3000);
  expect((await ask('/api/guests', { from: '2001:db8:1:3::1', body: { name: 'Neighbour' } })).status).toBe(201);
});

test('a guest has eight sockets at most; the ninth is told why, and a closed one makes room', async () => {
  const ann = await Guest.named(server.url, 'Ann');
  const table = await ann.create(TWO);
  const sockets = await Promise.all(Array.from({ length: 8 }, () => ann.connect(table)));
  const ninth = await ann.connect(table);
  await ninth.until(() => ninth.closed !== undefined);
  expect([ninth.closed, ninth.messages[0]]).toEqual([
    1008,
    {
      error: {
        code: 'quota',
        message: expect.any(String),
        quota: expect.objectContaining({ name: 'sockets', by: 'guest', limit: 8 }),
      },
    },
  ]);
  sockets[0]!.close();
  await expect.poll(async () => (await ann.connect(table)).position).toBeDefined();
});

test('a table is full for spectators, and never for those who sit there', async () => {
  const ann = await Guest.named(server.url, 'Ann');
  const table = await ann.create(TWO);
  await ann.sit(table);
  const crowd = await Promise.all(Array.from({ length: 12 }, () => Seated.open(server.url, table)));
  const late = await Seated.open(server.url, table);
  expect(late.messages[0]).toMatchObject({
    error: { code: 'quota', quota: { name: 'sockets', by: 'table', limit: 12 } },
  });
  expect((await ann.connect(table)).position).toBeDefined();
  for (const each of crowd) each.close();
});

test('a guest writes twenty lines a minute, over however many sockets and tables', async () => {
  const ann = await Guest.named(server.url, 'Ann');
  const tables = [await ann.create(TWO), await ann.create(TWO)];
  for (const table of tables) await ann.sit(table);
  const sockets = await Promise.all(
    tables.flatMap((table) => [ann.connect(table), ann.connect(table), ann.connect(table)]),
  );
  for (const [index, socket] of sockets.entries()) {
    for (let line = 0; line < 10; line++) socket.send({ chat: { text: `${index} ${line}` } });
  }
  for (const socket of sockets) {
    const error = await socket.next('error', 0);
    expect(error).toMatchObject({ code: 'quota', quota: { name: 'chat', by: 'guest', limit: 20 } });
  }
  await expect.poll(() => refusals('chat', 'guest')).toBe(40);
  const lines = await Promise.all(
    tables.map(
      async (table) => (await ask(`/api/tables/${table}/chat`, { from: '198.51.100.9', method: 'GET' })).body['lines'],
    ),
  );
  expect((lines as unknown[][]).flat()).toHaveLength(20);
});

test('behind a proxy that is not trusted nobody is counted by address, and the operator is told once', async () => {
  const untrusting = await startServer({
    data: '',
    env: { ...DELIVERED, DATA: `${data}/untrusting`, REQUESTS_PER_MINUTE: '3' },
  });
  try {
    const ask = (headers: Readonly<Record<string, string>>) => fetch(`${untrusting.url}/api/tables`, { headers });
    const forwarded = { 'x-forwarded-for': '203.0.113.9' };
    for (let request = 0; request < 8; request++) expect((await ask(forwarded)).status).toBe(200);
    expect(untrusting.output().match(/TRUST_PROXY is 0/g)).toHaveLength(1);
    const direct = [await ask({}), await ask({}), await ask({}), await ask({})];
    expect(direct.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(direct[3]!.headers.get('retry-after')).toBe('1');
  } finally {
    await untrusting.end('SIGKILL');
  }
});

test('after all this the server is ready, and has logged no fault and no address', async () => {
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(server.output()).not.toContain('"level":50');
  expect(server.output()).not.toMatch(/198\.51\.100|2001:db8/);
});

test('the key of the addresses lies beside a file; only at a Postgres without ADDRESS_KEY it lies in the database', async () => {
  const sql = await (await newSqlite())();
  const stored = () => sql.read('select value from secrets');
  const folder = temporaryFolder();
  const [beside, within] = [{ DATA: folder }, { DATABASE_URL: 'postgres://somewhere/db' }].map(
    (env) => configFrom(env) as Config,
  ) as [Config, Config];
  const kept = await quotaKey(within, sql);
  expect(await stored()).toHaveLength(1);
  expect((await quotaKey(within, sql)).hash('198.51.100.1')).toBe(kept.hash('198.51.100.1'));
  const own = await quotaKey(beside, sql);
  // What an earlier server has left there is gone.
  expect(await stored()).toEqual([]);
  expect(statSync(join(folder, 'address.key')).mode & 0o777).toBe(0o600);
  expect((await quotaKey(beside, sql)).hash('198.51.100.1')).toBe(own.hash('198.51.100.1'));
  expect(own.hash('198.51.100.1')).not.toBe(kept.hash('198.51.100.1'));
  expect([beside, within].map(isKeyStored)).toEqual([false, true]);
});

test('whoever was refused is refused again without the database, until one more is allowed', async () => {
  const sql = await (await newSqlite())();
  let [now, writes] = [1_000_000, 0];
  const counted: typeof sql = { ...sql, write: (...args) => (writes++, sql.write(...args)) };
  const config = configFrom({ NEW_LINKS_PER_ADDRESS: '2', CHAT_PER_MINUTE: '1' }) as Config;
  const quotas = quotasOf({ ...{ config, measures: measuresOf(), unheeded() {} }, sql: counted, now: () => now });
  const refused = expect.objectContaining({ code: 'quota' }) as unknown;
  await quotas.newLink('here');
  now += 1000;
  await quotas.newLink('here');
  for (let time = 0; time < 50; time++) await expect(quotas.newLink('here')).rejects.toEqual(refused);
  expect(writes).toBe(3);
  await quotas.newLink('there');
  now += 60_000;
  for (let time = 0; time < 50; time++) await expect(quotas.newLink('here')).rejects.toEqual(refused);
  expect(writes).toBe(5);
  now += 3_539_000;
  await quotas.newLink('here');
  await expect(quotas.newLink('here')).rejects.toEqual(refused);
  // By a clock that was set back nobody knows how old the refusal is.
  now -= 7_200_000;
  writes = 0;
  await quotas.newLink('here').catch(() => {});
  expect(writes).toBe(1);

  const chat = () => sql.write((run) => quotas.chat(run, 'ann'));
  quotas.expect('chat', { guest: 'ann' });
  await chat();
  await expect(chat()).rejects.toEqual(refused);
  expect(() => quotas.expect('chat', { guest: 'ann' })).toThrow('too many lines');
  quotas.expect('chat', { guest: 'ben' });
  now += 60_000;
  quotas.expect('chat', { guest: 'ann' });
});

describe.each([
  ['SQLite', newSqlite],
  ['Postgres', () => newPostgres(cluster)],
] as const)('quotas in %s', (_, storage) => {
  const config = configFrom({ ADDRESS_KEY: 'a key for all processes' }) as Config;

  test('hold for several processes together, however many ask at once, and a use counts until its time is over', async () => {
    const open = await storage();
    let now = 1_000_000;
    const processes = await Promise.all(
      [await open(), await open()].map(async (sql) => {
        const quotas = quotasOf({ ...{ config, sql, measures: measuresOf() }, now: () => now, unheeded() {} });
        await quotas.open();
        return { sql, quotas, shelf: sqlRecords(sql) };
      }),
    );
    // The database does not contain the key.
    expect(await processes[0]!.sql.read('select * from secrets')).toEqual([]);
    const address = processes[0]!.quotas.addressOf('198.51.100.1');
    expect(address).toBe(processes[1]!.quotas.addressOf('198.51.100.1'));
    expect(address).not.toContain('198');
    const guest = (await sqlGuests(processes[0]!.sql, () => now).add('Ann')).id;
    const make = (index: number) => {
      const { shelf, quotas } = processes[index % 2]!;
      const id = `t${index}`;
      return shelf.add({ id, state: 'waiting', record: { ...record, id } }, [], (run) =>
        quotas.newTable(run, id, { guest, address }),
      );
    };
    const made = await Promise.allSettled(Array.from({ length: 12 }, (_each, index) => make(index)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await processes[0]!.sql.read('select id from tables')).toHaveLength(3);

    const write = (index: number) => {
      const { sql, quotas } = processes[index % 2]!;
      return sql.write((run) => quotas.chat(run, guest));
    };
    const written = await Promise.allSettled(Array.from({ length: 30 }, (_each, index) => write(index)));
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    now += 59_000;
    await expect(write(0)).rejects.toMatchObject({ code: 'quota', retry: { retryAfter: 1 } });
    now += 1000;
    await write(1);
    // Nothing is kept of what no quota counts any longer.
    now += 3_600_001;
    expect(await processes[0]!.quotas.tidy(1000)).toBeGreaterThan(20);
    expect(await processes[0]!.sql.read('select id from quota_uses')).toEqual([]);
  });
});
