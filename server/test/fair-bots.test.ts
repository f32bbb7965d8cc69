// Bots of a real server: a guest who creates tables for Directors alone takes no bot from people who play.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, Seated } from './support/client.ts';
import { startServer, type Running } from './support/server.ts';
import { folderForFile } from './support/storages.ts';

let server: Running;
const data = folderForFile();
/** Quotas are not what is tested here. */
const RAISED = { BOT_TABLES_PER_GUEST: '100', BOT_TABLES_PER_ADDRESS: '100' };

beforeAll(async () => {
  server = await startServer({ data, env: { BOT_THREADS: '1', ...RAISED } });
});
afterAll(async () => void (await server.end('SIGKILL')));

const DIRECTORS = Array.from({ length: 6 }, () => ({ kind: 'bot:director' }));
const TABLES = 6;
const MOVES = 4;

const movesOf = ({ messages }: Seated): number => messages.filter(({ update }) => update !== undefined).length;

test('a Conductor whom a person waits for answers before the Directors of six other tables have moved', async () => {
  const mallory = await Guest.named(server.url, 'Mallory');
  const watching: Seated[] = [];
  for (let table = 0; table < TABLES; table++) {
    const id = await mallory.create({ game: 'trans-europa', seats: DIRECTORS });
    await mallory.post(`/api/tables/${id}/start`);
    watching.push(await Seated.open(server.url, id));
  }
  const directorMoves = (): number => watching.reduce((sum, each) => sum + movesOf(each), 0);

  const ann = await Guest.named(server.url, 'Ann');
  const id = await ann.create({ game: 'trans-europa', seats: [{ kind: 'open' }, { kind: 'bot:conductor' }] });
  await ann.sit(id);
  const client = await ann.connect(id);
  await ann.post(`/api/tables/${id}/start`);

  // How often the Directors moved while the Conductor was asked, each time.
  const meanwhile: number[] = [];
  let asked: number | undefined;
  let sequence = -1;
  client.socket.on('message', () => {
    const position = client.position!;
    if (position.sequence === sequence) return;
    sequence = position.sequence;
    if (asked !== undefined) meanwhile.push(directorMoves() - asked);
    asked = position.turn.seats?.includes(1) === true ? directorMoves() : undefined;
  });
  while (meanwhile.length < MOVES) {
    await client.until(() => client.isAsked() || meanwhile.length >= MOVES);
    const [action] = client.isAsked() ? await client.legal() : [];
    if (action) await client.submit(action);
  }
  // One after the other in the order of asking, all six would have moved before each answer.
  expect(meanwhile.reduce((sum, moves) => sum + moves, 0)).toBeLessThan(TABLES);
  for (const each of [client, ...watching]) each.close();
});
