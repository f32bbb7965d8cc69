// Several processes on one Postgres: people at one table on different processes, a process killed, the database restarted.

import { parseGameFile, verifyGame } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import { expect, test } from 'vitest';
import { call, Seated } from './support/client.ts';
import { party, playOut, QUICK_TRANS_EUROPA } from './support/play.ts';
import { postgresCluster } from './support/postgres.ts';
import { serverForTest, type Running } from './support/server.ts';

const cluster = postgresCluster();

async function servers(count: number): Promise<readonly Running[]> {
  const env = { DATABASE_URL: await cluster.database() };
  // Together: of several that migrate at once one does the work.
  return Promise.all(Array.from({ length: count }, () => serverForTest({ env })));
}

async function expectSound(url: string, id: string): Promise<void> {
  const { status, body } = await call(url, `/api/tables/${id}/file`);
  expect(status).toBe(200);
  const file = parseGameFile(JSON.stringify(body));
  expect(file.ok && verifyGame(transEuropa, file.value).ok).toBe(true);
}

test('two people and a bot on three processes play one game; everybody is told everything in order', async () => {
  const urls = (await servers(3)).map(({ url }) => url);
  const { id, clients } = await party(urls, 2, {
    ...QUICK_TRANS_EUROPA,
    seats: [{ kind: 'open' }, { kind: 'bot:greedy' }, { kind: 'open' }],
  });
  const watcher = await Seated.open(urls[2]!, id);
  await playOut(clients);
  await watcher.until(() => watcher.isOver());
  for (const client of [...clients, watcher]) expect(client.gap()).toBe('');
  await expectSound(urls[1]!, id);
}, 300_000);

test('a process that is killed leaves its tables to another one, bots included', async () => {
  const [first, second] = await servers(2);
  const { id, guests, clients } = await party([first!.url], 2, {
    ...QUICK_TRANS_EUROPA,
    seats: [{ kind: 'open' }, { kind: 'bot:greedy' }, { kind: 'open' }],
  });
  let moves = 0;
  await playOut(clients, undefined, () => ++moves > 6 || clients.some((client) => client.position!.sequence > 12));
  const known = clients.map((client) => client.position!.sequence);
  await first!.end('SIGKILL');
  const again = await Promise.all(
    guests.map((guest, index) => guest.connect(id, { url: second!.url, since: known[index]! })),
  );
  await playOut(again);
  for (const client of again) expect(client.gap()).toBe('');
  await expectSound(second!.url, id);
}, 300_000);

test('a database that is restarted under a game: the game goes on, nothing is lost', async () => {
  const [server] = await servers(1);
  const { id, clients } = await party([server!.url], 2, QUICK_TRANS_EUROPA);
  await playOut(clients, undefined, () => clients.some((client) => client.position!.sequence > 8));
  await cluster.restart();
  await expect.poll(async () => (await call(server!.url, '/readyz')).status, { timeout: 30_000 }).toBe(200);
  await playOut(clients);
  for (const client of clients) expect(client.gap()).toBe('');
  await expectSound(server!.url, id);
}, 300_000);
