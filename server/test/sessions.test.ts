// A guest on several devices: each has a token, which can be renewed and revoked, and expires when nobody uses it.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { configFrom, type Config } from '../src/config.ts';
import type { Hub } from '../src/live/hub.ts';
import { sessionWatchOf } from '../src/live/session-watch.ts';
import { serve } from '../src/serve.ts';
import { restore } from '../src/backup/restore.ts';
import { sqlCleanups } from '../src/store/cleanups.ts';
import { sqlGuests } from '../src/store/guests.ts';
import { call, Guest, Seated, type Json } from './support/client.ts';
import { QUICK_TRANS_EUROPA } from './support/play.ts';
import { postgresCluster } from './support/postgres.ts';
import { newPostgres, newSqlite, temporaryFolder } from './support/storages.ts';

const cluster = postgresCluster();

test('after a guest has signed somebody out, only the sessions of that guest are asked about', async () => {
  const dropped: string[] = [];
  const asked: (readonly string[])[] = [];
  const members = ['ann', 'ben'].map((id) => ({
    guest: { id, name: id },
    session: `of ${id}`,
    send() {},
    drop: () => void dropped.push(id),
  }));
  const alive = async (ids: readonly string[]) => {
    asked.push(ids);
    return new Set<string>();
  };
  const hub = { crowd: { all: () => members } } as unknown as Hub;
  const { check } = sessionWatchOf({ alive }, { all: () => [hub] });
  await check('ann');
  expect([asked, dropped]).toEqual([[['of ann']], ['ann']]);
  await check();
  expect(asked[1]).toEqual(['of ann', 'of ben']);
});

const DAY = 24 * 3_600_000;

describe('over HTTP', () => {
  let url: string;

  beforeEach(async () => {
    const config = configFrom({ PORT: '0', LOG_LEVEL: 'silent', DATA: join(temporaryFolder(), 'data') }) as Config;
    const running = await serve({ config, botScript: new URL('file:///nowhere.mjs') });
    onTestFinished(() => running.stop());
    url = `http://127.0.0.1:${running.port}`;
  });

  const ask = (token: string, method: string, path = '') =>
    call(url, `/api/guests/me/sessions${path}`, { method, token });
  const isKnown = async (token: string): Promise<boolean> =>
    (await call(url, '/api/guests/me', { token })).status === 200;
  const listed = async (token: string) => (await ask(token, 'GET')).body['sessions'] as Json[];

  test('a second device is the same guest with another token, and either can sign the other out', async () => {
    const ann = await Guest.named(url, 'Ann');
    const added = await ask(ann.token, 'POST');
    expect(added.status).toBe(201);
    const second = String(added.body['token']);
    expect(second).toMatch(/^[\w-]{43}$/);
    expect((await call(url, '/api/guests/me', { token: second })).body).toEqual({ id: ann.id, name: 'Ann' });
    expect((await listed(second)).map(({ current }) => current)).toEqual(expect.arrayContaining([false, true]));

    const table = await ann.create({ ...QUICK_TRANS_EUROPA, seats: [{ kind: 'open' }, { kind: 'open' }] });
    const sockets = [await ann.connect(table), await Seated.open(url, table, { token: second })];
    const first = (await listed(second)).find(({ current }) => current === false)!;
    expect((await ask(second, 'DELETE', `/${String(first['id'])}`)).status).toBe(204);
    expect([await isKnown(ann.token), await isKnown(second)]).toEqual([false, true]);
    // Its sockets end with it, the other device's go on.
    await sockets[0]!.until(() => sockets[0]!.closed !== undefined);
    expect(sockets[0]!.messages.at(-1)).toMatchObject({ error: { code: 'unknown-guest' } });
    expect(sockets[1]!.closed).toBeUndefined();
    expect((await ask(second, 'DELETE', `/${String(first['id'])}`)).body.error?.code).toBe('unknown-session');
    expect((await ask(second, 'DELETE', '/current')).status).toBe(204);
    expect(await isKnown(second)).toBe(false);
  });

  test('a token that is renewed is worth nothing any more, and the other devices stay signed in until they are signed out', async () => {
    const ann = await Guest.named(url, 'Ann');
    const second = String((await ask(ann.token, 'POST')).body['token']);
    const third = String((await ask(ann.token, 'POST')).body['token']);
    const renewed = String((await ask(ann.token, 'POST', '/current/renew')).body['token']);
    expect(await Promise.all([ann.token, renewed, second, third].map(isKnown))).toEqual([false, true, true, true]);
    expect((await ask(renewed, 'DELETE')).status).toBe(204);
    expect(await Promise.all([renewed, second, third].map(isKnown))).toEqual([true, false, false]);
  });

  test('ten devices are enough, and nobody ends another guest’s session', async () => {
    const [ann, mallory] = [await Guest.named(url, 'Ann'), await Guest.named(url, 'Mallory')];
    const [own] = await listed(ann.token);
    expect((await ask(mallory.token, 'DELETE', `/${String(own!['id'])}`)).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 11 }, () => ask(ann.token, 'POST')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
    const refused = answers.find(({ status }) => status !== 201)!;
    expect([refused.status, refused.body.error]).toMatchObject([429, { code: 'quota', quota: { name: 'sessions' } }]);
  });
});

describe.each([
  ['SQLite', newSqlite],
  ['Postgres', () => newPostgres(cluster)],
] as const)('tokens in %s', (_, storage) => {
  test('expire when nobody uses them for a year; each use counts, and is written once a day', async () => {
    const sql = await (await storage())();
    let now = Date.UTC(2026, 0, 1);
    const guests = sqlGuests(sql, () => now);
    const cleanups = sqlCleanups(sql, () => now);
    const [used, unused] = [await guests.add('Used'), await guests.add('Unused')];
    const usedAt = async (): Promise<number> => (await guests.sessions.of(used.id))[0]!.used;
    const start = now;
    now += DAY - 1;
    await guests.byToken(used.token);
    expect(await usedAt()).toBe(start);
    now += 200 * DAY;
    await guests.byToken(used.token);
    expect(await usedAt()).toBe(now);
    now += 200 * DAY;
    expect(await guests.byToken(unused.token)).toBeUndefined();
    expect(await guests.sessions.of(unused.id)).toEqual([]);
    expect(await cleanups.removeSessions(now - 365 * DAY, 10)).toBe(1);
    expect(await guests.byToken(used.token)).toMatchObject({ name: 'Used' });
    // The database holds no token.
    const stored = JSON.stringify(await sql.read('select * from sessions'));
    expect(stored).not.toContain(used.token);
  });

  test('of an earlier version’s backup still open the seats of their guests', async () => {
    const sql = await (await storage())();
    const token = 'T'.repeat(43);
    const hash = createHash('sha256').update(token).digest('hex');
    async function* lines() {
      yield JSON.stringify({ format: 'branchline-backup/1', migration: 2, at: 0 });
      yield JSON.stringify({ in: 'guests', row: ['g', 'Ada', hash, 5, null] });
      yield JSON.stringify({ in: 'guests', row: ['h', '–', 'gone:h', 6, 7] });
      yield JSON.stringify({ end: 2 });
    }
    expect(await restore(sql, lines())).toBe(2);
    const guests = sqlGuests(sql, () => Date.UTC(2030, 0, 1));
    expect(await guests.byToken(token)).toMatchObject({ id: 'g', name: 'Ada' });
    expect(await guests.sessions.of('h')).toEqual([]);
  });
});
