// What the host decides before the start, what a page needs to know of its server, and how a later client catches up.

import { http } from '@branchline/protocol/online';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, Guest, Seated, type Json } from './support/client.ts';
import { party, playOut, QUICK_TRANS_EUROPA } from './support/play.ts';
import { serverForTest, startServer, type Running } from './support/server.ts';
import { folderForFile, temporaryFolder } from './support/storages.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer({ data: folderForFile() });
});
afterAll(async () => void (await server.end('SIGKILL')));

const OPEN = { kind: 'open' };
const BOT = { kind: 'bot:greedy', name: 'Ruth' };

const look = async (id: string) => v.parse(http.publicTable, (await call(server.url, `/api/tables/${id}`)).body);
const put = (guest: Guest, path: string, body: Json) =>
  call(server.url, path, { method: 'PUT', token: guest.token, body });

describe('seats', () => {
  test('the host gives a free seat to a bot with a name, takes it back, and starts with it', async () => {
    const ann = await Guest.named(server.url, 'Ann');
    const id = await ann.create({ ...QUICK_TRANS_EUROPA, seats: [OPEN, OPEN] });
    await ann.sit(id);
    expect((await put(ann, `/api/tables/${id}/seats/1`, BOT)).status).toBe(204);
    expect((await look(id)).seats[1]).toEqual({ kind: 'bot:greedy', name: 'Ruth', taken: true });
    expect((await put(ann, `/api/tables/${id}/seats/1`, OPEN)).status).toBe(204);
    expect((await look(id)).seats[1]).toEqual({ kind: 'open', taken: false });
    await put(ann, `/api/tables/${id}/seats/1`, BOT);
    const client = await ann.connect(id);
    await ann.post(`/api/tables/${id}/start`);
    await playOut([client]);
    const { body } = await call(server.url, `/api/tables/${id}/file`);
    expect(body['seats']).toEqual([
      { name: 'Ann', kind: 'human' },
      { name: 'Ruth', kind: 'bot:greedy' },
    ]);
  });

  test('whoever sat on a seat that goes to a bot sits there no longer', async () => {
    const [ann, ben] = await Promise.all([Guest.named(server.url, 'Ann'), Guest.named(server.url, 'Ben')]);
    const id = await ann.create({ ...QUICK_TRANS_EUROPA, seats: [OPEN, OPEN] });
    await ann.sit(id);
    await ben.sit(id);
    expect(await look(id)).toMatchObject({ host: 'Ann', hostSeat: 0 });
    await put(ann, `/api/tables/${id}/seats/1`, BOT);
    const watching = await ben.connect(id);
    expect(watching.seat).toBeUndefined();
    const mine = await call(server.url, '/api/tables?mine=1', { token: ben.token });
    expect(mine.body['tables']).toEqual([]);
  });

  test.each([
    ['not-the-host', 403, 1, BOT],
    ['no-such-seat', 400, 7, BOT],
    ['no-such-seat', 400, 'x', BOT],
    ['unknown-bot', 400, 1, { kind: 'bot:nobody' }],
    ['malformed', 400, 1, { kind: 'human' }],
  ])('a change is refused with %s', async (code, status, seat, wish) => {
    const [ann, ben] = await Promise.all([Guest.named(server.url, 'Ann'), Guest.named(server.url, 'Ben')]);
    const id = await ann.create({ ...QUICK_TRANS_EUROPA, seats: [OPEN, OPEN] });
    const asker = code === 'not-the-host' ? ben : ann;
    const answer = await put(asker, `/api/tables/${id}/seats/${seat}`, wish);
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
  });

  test('nothing changes hands once the game has begun', async () => {
    const { id, guests } = await party([server.url], 2, QUICK_TRANS_EUROPA);
    const answer = await put(guests[0]!, `/api/tables/${id}/seats/1`, BOT);
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'already-started']);
  });
});

test('a host who stays away is followed by the next person who is here, and that one can start', async () => {
  const { url } = await serverForTest({ data: temporaryFolder(), env: { HOST_SECONDS: '1' } });
  const [ann, ben, cleo] = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => Guest.named(url, name)));
  const id = await ann!.create({ game: 'trans-europa', seats: ['open', 'open', 'open'].map((kind) => ({ kind })) });
  for (const guest of [ann!, ben!, cleo!]) await guest.sit(id);
  const [host, next] = [await ann!.connect(id), await cleo!.connect(id)];
  await ben!.connect(id).then((client) => client.close());
  const hostSeat = async () => (await call(url, `/api/tables/${id}`)).body['hostSeat'];
  host.close();
  await expect.poll(hostSeat).toBe(2);
  expect((await ann!.post(`/api/tables/${id}/start`)).status).toBe(403);
  for (const guest of [ann!, ben!]) await guest.connect(id);
  expect((await cleo!.post(`/api/tables/${id}/start`)).status).toBe(200);
  await next.until(() => next.position!.sequence > 0);
});

test('a guest takes another name and keeps it at tables where the old one was given', async () => {
  const ann = await Guest.named(server.url, 'Ann');
  const id = await ann.create({ ...QUICK_TRANS_EUROPA, seats: [OPEN, OPEN] });
  await ann.sit(id);
  const renamed = await put(ann, '/api/guests/me', { name: 'Anna' });
  expect(renamed.body).toEqual({ id: ann.id, name: 'Anna' });
  expect((await look(id)).seats[0]?.name).toBe('Ann');
  await ann.sit(id);
  expect((await look(id)).seats[0]?.name).toBe('Anna');
  expect((await put(ann, '/api/guests/me', { name: '' })).status).toBe(400);
});

test('the list of one’s own tables says where one sits, whose turn it is and how much time is left', async () => {
  const { id, guests, clients } = await party([server.url], 2, {
    ...QUICK_TRANS_EUROPA,
    clock: { bank: 600, increment: 5 },
  });
  const { body } = await call(server.url, '/api/tables?mine=1', { token: guests[1]!.token });
  const [table] = v.parse(v.object({ tables: v.array(http.publicTable) }), body).tables;
  expect(table).toMatchObject({ id, seat: 1, turn: { seats: clients[0]!.position!.turn.seats } });
  expect(table!.clocks?.left).toHaveLength(2);
  // Strangers are told none of it.
  expect(await look(id)).not.toHaveProperty('turn');
});

test('what players agree on among themselves is part of the table', async () => {
  const wish = { game: 'trans-europa', edition: 'prestige', options: { specialCards: 'fixedGame', targetScore: 1 } };
  const ann = await Guest.named(server.url, 'Ann');
  const id = await ann.create({ ...wish, agreed: { cards: [[3]] }, seats: [OPEN, BOT] });
  await ann.sit(id);
  const client = await ann.connect(id);
  await ann.post(`/api/tables/${id}/start`);
  // Waiting for it is the test: nobody else's wish is ever dealt.
  await client.until(() => client.bytes.some((line) => line.includes('"cards":[3]')));
  const wrong = await ann.post('/api/tables', { ...wish, agreed: { cards: 'all' }, seats: [OPEN, BOT] });
  expect(wrong.status).toBe(400);
});

test('the link leads to the page’s own address of the table', async () => {
  const ann = await Guest.named(server.url, 'Ann');
  const { body } = await ann.post('/api/tables', { ...QUICK_TRANS_EUROPA, seats: [OPEN, OPEN] });
  expect(body['link']).toBe(`${server.url}/#/online/${String(body['id'])}`);
});

test('a page learns from its server that it has tables, which games, and which bots', async () => {
  const { status, body } = await call(server.url, '/online.json');
  expect(status).toBe(200);
  const card = v.parse(http.serverCard, body);
  expect(card.online).toBe(true);
  expect(card.games?.map(({ id }) => id)).toEqual(['trans-europa', 'trains-of-europe']);
  for (const { bots } of card.games ?? []) expect(bots).toContain('conductor');
});

test('a page on this machine is told the address that others can use', async () => {
  const PUBLIC_URL = 'https://play.example';
  const { url } = await serverForTest({ data: temporaryFolder(), env: { PUBLIC_URL } });
  const { body } = await call(url, '/online.json');
  expect(body['address']).toBe(PUBLIC_URL);
  const closed = await serverForTest({ data: temporaryFolder(), env: { HOST: '127.0.0.1' } });
  expect((await call(closed.url, '/online.json')).body['address']).toBeUndefined();
});

test('whoever wants the history is told every move up to the position, through its own eyes', async () => {
  const { id, guests, clients } = await party([server.url], 2, QUICK_TRANS_EUROPA);
  await playOut(clients, { stop: () => clients[0]!.position!.sequence >= 6 });
  const again = await guests[0]!.connect(id, { wants: ['history'], since: 5 });
  const [first] = again.messages as {
    welcome: { sequence: number; history: { sequence: number; events: unknown }[] };
  }[];
  expect(first!.welcome.sequence).toBe(5);
  expect(first!.welcome.history.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
  const told = clients[0]!.messages.flatMap(({ update }) => (update ? [update as { events: unknown }] : []));
  expect(first!.welcome.history.map(({ events }) => events)).toEqual(told.slice(0, 5).map(({ events }) => events));
  const watcher = await Seated.open(server.url, id, { wants: ['history'] });
  expect(JSON.stringify(watcher.messages[0])).not.toContain('"hand":["');
});
