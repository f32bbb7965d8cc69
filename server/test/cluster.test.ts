// Several processes on one Postgres: people at one table on different processes, moves that meet, a process killed, calls lost,
// and a database that is restarted, hangs or may not be written to.

import { parseGameFile, verifyGame } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { call, Seated, type Answer } from './support/client.ts';
import { party, playOut, QUICK_TRANS_EUROPA } from './support/play.ts';
import { disturbedLine } from './support/postgres-proxy.ts';
import { startPostgres } from './support/postgres-server.ts';
import { postgresCluster } from './support/postgres.ts';
import { serverForTest, startServer, type Running } from './support/server.ts';

const cluster = postgresCluster();

/** Three that nothing happens to; of several that migrate at once one does the work. */
let sound: readonly Running[] = [];
beforeAll(async () => {
  const env = { DATABASE_URL: await cluster.database() };
  sound = await Promise.all([1, 2, 3].map(() => startServer({ env })));
});
afterAll(() => Promise.all(sound.map((server) => server.end('SIGKILL'))));

async function expectSound(url: string, id: string): Promise<void> {
  const { status, body } = await call(url, `/api/tables/${id}/file`);
  expect(status).toBe(200);
  const file = parseGameFile(JSON.stringify(body));
  expect(file.ok && verifyGame(transEuropa, file.value).ok).toBe(true);
}

test('two people and a bot on three processes play one game; everybody is told everything in order', async () => {
  const urls = sound.map(({ url }) => url);
  const { id, clients } = await party(urls, 2, {
    ...QUICK_TRANS_EUROPA,
    seats: [{ kind: 'open' }, { kind: 'bot:greedy' }, { kind: 'open' }],
  });
  const watcher = await Seated.open(urls[2]!, id);
  await playOut(clients);
  await watcher.until(() => watcher.isOver());
  for (const client of [...clients, watcher]) expect(client.gap()).toBe('');
  await expectSound(urls[1]!, id);
});

test('a process that is killed leaves its tables to another one, bots included', async () => {
  const env = { DATABASE_URL: await cluster.database() };
  const [first, second] = await Promise.all([1, 2].map(() => serverForTest({ env })));
  const { id, guests, clients } = await party([first!.url], 2, {
    ...QUICK_TRANS_EUROPA,
    seats: [{ kind: 'open' }, { kind: 'bot:greedy' }, { kind: 'open' }],
  });
  let moves = 0;
  await playOut(clients, { stop: () => ++moves > 6 || clients.some((client) => client.position!.sequence > 12) });
  const known = clients.map((client) => client.position!.sequence);
  await first!.end('SIGKILL');
  const again = await Promise.all(
    guests.map((guest, index) => guest.connect(id, { url: second!.url, since: known[index]! })),
  );
  await playOut(again);
  for (const client of again) expect(client.gap()).toBe('');
  await expectSound(second!.url, id);
});

test('a database that is restarted under a game: the game goes on, nothing is lost', async () => {
  // Its own: at the other one all tests sit.
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const server = await serverForTest({ env: { DATABASE_URL: await postgres.database() } });
  const { id, clients } = await party([server.url], 2, QUICK_TRANS_EUROPA);
  await playOut(clients, { stop: () => clients.some((client) => client.position!.sequence > 8) });
  await postgres.restart();
  await expect.poll(async () => (await call(server.url, '/readyz')).status).toBe(200);
  await playOut(clients);
  for (const client of clients) expect(client.gap()).toBe('');
  await expectSound(server.url, id);
});

const isAnswered = ({ ok }: Answer): boolean => ok;

test('moves submitted to two processes at the same time: exactly one wins, and the same move sent to both counts once', async () => {
  const urls = sound.slice(1).map(({ url }) => url);
  const { id, guests, clients } = await party(urls, 2, QUICK_TRANS_EUROPA);
  // All players are connected to both processes.
  const doubles = await Promise.all(guests.map((guest, seat) => guest.connect(id, { url: urls[(seat + 1) % 2]! })));
  const pairs = clients.map((client, seat) => [client, doubles[seat]!] as const);
  const everybody = pairs.flat();
  let races = 0;
  while (!clients[0]!.isOver()) {
    const sequence = Math.max(...everybody.map(({ position }) => position!.sequence));
    await Promise.all(everybody.map((each) => each.until(() => each.position!.sequence >= sequence)));
    const pair = pairs.find(([client]) => client.isAsked());
    if (!pair) {
      await clients[0]!.until(() => everybody.some((each) => each.isAsked() || each.isOver()));
      continue;
    }
    const after = pair[0].position!.sequence;
    const actions = await pair[0].legal();
    const isSame = races++ % 3 === 0;
    const ids = isSame
      ? Array.from({ length: 2 }).fill(crypto.randomUUID())
      : [crypto.randomUUID(), crypto.randomUUID()];
    const answers = await Promise.all(
      pair.map((client, index) =>
        client.submit(isSame ? actions[0] : actions[index % actions.length], { id: ids[index] as string, after }),
      ),
    );
    const taken = answers.filter(isAnswered);
    if (isSame) expect(taken.map((answer) => answer.sequence)).toEqual([after + 1, after + 1]);
    else
      expect([taken.length, answers.find(({ ok }) => !ok)?.reason]).toEqual([
        1,
        expect.stringMatching(/stale|turn|over/),
      ]);
    await Promise.all(everybody.map((each) => each.until(() => each.position!.sequence > after)));
  }
  expect(races).toBeGreaterThan(5);
  for (const client of everybody) expect(client.gap()).toBe('');
  await expectSound(urls[0]!, id);
});

test('calls that are lost on the way heal by reading: rooms, moves, chat and who is here', async () => {
  const database = await cluster.database();
  const line = await disturbedLine(database);
  const [first, second] = await Promise.all([
    serverForTest({ env: { DATABASE_URL: database } }),
    serverForTest({ env: { DATABASE_URL: line.url } }),
  ]);
  line.setDeaf(true);
  // The start itself is a notification: a client that misses it is asked for the number all the same.
  const { id, guests, clients } = await party([first.url, second.url], 2, QUICK_TRANS_EUROPA);
  const wants = ['chat', 'notices'];
  const deaf = await guests[1]!.connect(id, { url: second.url, wants });
  clients[0]!.send({ chat: { text: 'do you hear me?' } });
  expect(await deaf.next('chat', 0)).toMatchObject({ text: 'do you hear me?' });
  let moves = 0;
  await playOut(clients, { stop: () => ++moves > 3 });
  const told = Math.max(...clients.map(({ position }) => position!.sequence));
  await deaf.until(() => deaf.position!.sequence >= told);
  line.setDeaf(false);
  await playOut(clients);
  for (const client of [...clients, deaf]) expect(client.gap()).toBe('');
  await expectSound(second.url, id);
});

test('who is here is told across processes', async () => {
  const [first, second] = sound;
  const { id, guests, clients } = await party([first!.url, second!.url], 2, QUICK_TRANS_EUROPA);
  const watching = await guests[0]!.connect(id, { url: first!.url, wants: ['notices'] });
  const present = (): unknown =>
    watching.messages.findLast(({ notice }) => (notice as { kind?: string } | undefined)?.kind === 'presence')?.[
      'notice'
    ];
  await watching.until(() => JSON.stringify(present() ?? '').includes('"present":[0,1]'));
  clients[1]!.close();
  await watching.until(() => JSON.stringify(present() ?? '').includes('"present":[0]'));
});

describe('a database that', () => {
  test('does not answer for long: the move is refused as not stored, and repeated it counts once', async () => {
    const line = await disturbedLine(await cluster.database());
    const { url } = await serverForTest({ env: { DATABASE_URL: line.url } });
    const { id, clients } = await party([url], 2, QUICK_TRANS_EUROPA);
    const client = clients.find((each) => each.isAsked())!;
    const [action] = await client.legal();
    const submission = { id: crypto.randomUUID(), after: client.position!.sequence };
    line.hold();
    const refused = client.submit(action, submission);
    await expect.poll(async () => (await call(url, '/readyz')).body['reason']).toBe('the storage does not answer');
    expect(await refused).toMatchObject({ ok: false, reason: 'not-stored' });
    line.release();
    expect(await client.submit(action, submission)).toMatchObject({ ok: true, sequence: submission.after + 1 });
    await expect.poll(async () => (await call(url, '/readyz')).status).toBe(200);
    await playOut(clients);
    for (const each of clients) expect(each.gap()).toBe('');
    await expectSound(url, id);
  });

  test('leaves all connections silent: the server makes new ones by itself, and the move in doubt counts once', async () => {
    const line = await disturbedLine(await cluster.database());
    const { url } = await serverForTest({ env: { DATABASE_URL: line.url, STORAGE_SECONDS: '2' } });
    const { id, clients } = await party([url], 2, QUICK_TRANS_EUROPA);
    const client = clients.find((each) => each.isAsked())!;
    const [action] = await client.legal();
    const submission = { id: crypto.randomUUID(), after: client.position!.sequence };
    const before = line.connected();
    line.mute();
    const refused = client.submit(action, submission);
    expect((await call(url, '/healthz')).status).toBe(200);
    expect(await refused).toMatchObject({ ok: false, reason: 'not-stored' });
    await expect.poll(async () => (await call(url, '/readyz')).status).toBe(200);
    expect(line.connected()).toBeGreaterThan(before);
    expect(await client.submit(action, submission)).toMatchObject({ ok: true, sequence: submission.after + 1 });
    await playOut(clients);
    for (const each of clients) expect(each.gap()).toBe('');
    await expectSound(url, id);
  });

  test('may only be read: moves are refused, /readyz says why, and once it may be written again the game goes on', async () => {
    const database = await cluster.database();
    const { url, output } = await serverForTest({ env: { DATABASE_URL: database } });
    const { id, clients } = await party([url], 2, QUICK_TRANS_EUROPA);
    const admin = new Client(database);
    await admin.connect();
    const setReadOnly = async (mode: 'on' | 'off'): Promise<void> => {
      await admin.query(
        `alter database ${new URL(database).pathname.slice(1)} set default_transaction_read_only = ${mode}`,
      );
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'branchline' and datname = current_database()`,
      );
    };
    const client = clients.find((each) => each.isAsked())!;
    const [action] = await client.legal();
    const submission = { id: crypto.randomUUID(), after: client.position!.sequence };
    await setReadOnly('on');
    await expect.poll(async () => (await call(url, '/readyz')).body['reason']).toBe('the database is read-only');
    await expect.poll(async () => client.submit(action, submission)).toMatchObject({ ok: false, reason: 'not-stored' });
    await admin.query('set default_transaction_read_only = off');
    await setReadOnly('off');
    await setReadOnly('off'); // a client that connected between the setting and the end of the connections noticed neither
    await admin.end();
    await expect.poll(async () => (await call(url, '/readyz')).status).toBe(200);
    await expect.poll(async () => client.submit(action, submission)).toMatchObject({ ok: true });
    await playOut(clients);
    await expectSound(url, id);
    expect(output()).not.toContain('postgres:test');
  });
});
