// Around a table over HTTP: who may do what, in which order, and what a refusal says.

import { entropyCommitmentOf, parseGameFile, seedFromText, verifyGame } from '@branchline/core';
import { http } from '@branchline/protocol/online';
import { transEuropa } from '@branchline/trans-europa';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTable } from '../src/rooms/create.ts';
import { forgetGuest } from '../src/rooms/forget.ts';
import { call, Guest, Seated } from './support/client.ts';
import { houseForTest } from './support/house.ts';
import { party, playOut, QUICK_TRANS_EUROPA } from './support/play.ts';
import { hastyServer, startServer, type Running } from './support/server.ts';
import { folderForFile, newSqlite } from './support/storages.ts';

let server: Running;
const data = folderForFile();

beforeAll(async () => {
  server = await startServer({ data });
});
afterAll(async () => void (await server.end('SIGKILL')));

const OPEN = { kind: 'open' };
const PROMISE = entropyCommitmentOf('00'.repeat(32));
const TWO = { ...QUICK_TRANS_EUROPA, seats: [OPEN, OPEN] };

const look = async (id: string, url = server.url) => {
  const { status, body } = await call(url, `/api/tables/${id}`);
  expect(status).toBe(200);
  return v.parse(http.publicTable, body);
};

describe('guests', () => {
  test('whoever gives a name gets a token of 256 bits, which says who they are', async () => {
    const { status, body } = await call(server.url, '/api/guests', { method: 'POST', body: { name: ' Ann ' } });
    expect(status).toBe(201);
    expect(body['name']).toBe('Ann');
    expect(String(body['token'])).toMatch(/^[\w-]{43}$/);
    const me = await call(server.url, '/api/guests/me', { token: String(body['token']) });
    expect(me.body).toEqual({ id: body['id'], name: 'Ann' });
  });

  test.each([
    [{}],
    [{ name: '' }],
    [{ name: '\u200d\u3164' }],
    [{ name: 'x'.repeat(41) }],
    [{ name: 'a\nb' }],
    [{ name: 7 }],
    [{ name: 'A', more: 1 }],
    ['{'],
  ])('a name that is none is refused: %j', async (body) => {
    const answer = await call(server.url, '/api/guests', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: { code: 'malformed', message: expect.any(String) } });
    // A sentence, never a pattern.
    expect(answer.body.error?.message).not.toMatch(/\\p|\[\^/);
  });

  test.each([
    ['👩\u200d🚀 Ann', '👩\u200d🚀 Ann'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['\u202eAnn\u2066', 'Ann'],
  ])('a name is kept as it is spelled, but turns no direction: %j', async (name, kept) => {
    const { status, body } = await call(server.url, '/api/guests', { method: 'POST', body: { name } });
    expect([status, body['name']]).toEqual([201, kept]);
  });

  test('nothing is done for a token that is not known', async () => {
    for (const token of ['x', 'A'.repeat(43), '']) {
      expect((await call(server.url, '/api/tables', { method: 'POST', token, body: TWO })).status).toBe(401);
    }
  });
});

describe('a new table', () => {
  test('shows its promise before anybody sits, and is listed unless it shall not be', async () => {
    const guest = await Guest.named(server.url, 'Host');
    const id = await guest.create(TWO);
    const hidden = await guest.create({ ...TWO, unlisted: true });
    expect(await look(id)).toMatchObject({
      state: 'waiting',
      sequence: 0,
      seats: [{ taken: false }, { taken: false }],
    });
    const { body } = await call(server.url, '/api/tables?state=waiting');
    const ids = (body['tables'] as { id: string }[]).map((table) => table.id);
    expect(ids).toContain(id);
    expect(ids).not.toContain(hidden);
  });

  test.each([
    ['unknown-game', { game: 'chess' }],
    ['unknown-bot', { seats: [OPEN, { kind: 'bot:nobody' }] }],
    ['unknown-bot', { standIn: 'nobody' }],
    ['malformed', { seats: [] }],
    ['malformed', { seats: [{ kind: 'human' }, OPEN] }],
    ['malformed', { clock: { bank: 0, increment: 0 } }],
    ['malformed', { cheat: true }],
  ])('is refused with %s: %j', async (code, wrong) => {
    const guest = await Guest.named(server.url, 'Host');
    const { status, body } = await guest.post('/api/tables', { ...TWO, ...wrong });
    expect(status).toBe(400);
    expect(body.error?.code).toBe(code);
  });

  const LONG = 'X'.repeat(50_000);
  test.each([
    ['seats: This is missing.', { seats: undefined }],
    ['game: This has a form that is not allowed.', { game: LONG }],
    ['game: This must be string.', { game: 7 }],
    ['clock.bank: This must be >=10.', { clock: { bank: 1, increment: 0 } }],
    [`${'X'.repeat(60)}: There is no such field.`, { [LONG]: 1 }],
  ])('that makes no sense is refused in a sentence, without a pattern or what was sent: %s', async (message, wrong) => {
    const guest = await Guest.named(server.url, 'Host');
    const { status, body } = await guest.post('/api/tables', { ...TWO, ...wrong });
    expect([status, body.error]).toEqual([400, { code: 'malformed', message }]);
  });

  test('[TOE-END-3] of Trains of Europe lets all agree on a new target unless its host says otherwise', async () => {
    const guest = await Guest.named(server.url, 'Host');
    const trains = (options: object) => guest.create({ game: 'trains-of-europe', seats: [OPEN, OPEN], ...options });
    const optionsOf = async (options: object) => (await look(await trains(options))).options;
    expect(await optionsOf({})).toEqual({ allowRetarget: true });
    expect(await optionsOf({ options: { target: 5 } })).toEqual({ target: 5, allowRetarget: true });
    expect(await optionsOf({ options: { allowRetarget: false } })).toEqual({});
  });

  test('that the rules do not allow is refused with what would be allowed', async () => {
    const guest = await Guest.named(server.url, 'Host');
    const { status, body } = await guest.post('/api/tables', { ...TWO, options: { cheat: true } });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('targetScore');
  });
});

describe('sitting down', () => {
  test('the next free seat, a chosen one, another one, and leaving again', async () => {
    const [ann, ben, cleo] = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => Guest.named(server.url, name)));
    const id = await ann!.create(TWO);
    expect((await ann!.sit(id, 1)).body).toEqual({ seat: 1 });
    expect((await ben!.sit(id, 1)).body.error?.code).toBe('seat-taken');
    expect((await ben!.sit(id, 5)).body.error?.code).toBe('no-such-seat');
    expect((await ben!.sit(id)).body).toEqual({ seat: 0 });
    expect((await cleo!.sit(id)).body.error?.code).toBe('table-full');
    const left = await call(server.url, `/api/tables/${id}/seats`, { method: 'DELETE', token: ben!.token });
    expect(left.status).toBe(204);
    expect((await cleo!.sit(id)).body).toEqual({ seat: 0 });
    expect((await look(id)).seats.map(({ name }) => name)).toEqual(['Cleo', 'Ann']);
  });

  test('a colour of one’s own: kept while changing seats, taken from bots and free seats, never from another person', async () => {
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => Guest.named(server.url, name)));
    const seats = [OPEN, OPEN, { kind: 'bot:greedy', colour: 'jade' }, { kind: 'open', colour: 'coal' }];
    const id = await ann!.create({ ...QUICK_TRANS_EUROPA, seats });
    const colours = async () => (await look(id)).seats.map(({ colour }) => colour);
    const sit = (guest: Guest, wish: object) =>
      guest.post(`/api/tables/${id}/seats`, { entropy: entropyCommitmentOf(guest.entropy), ...wish });
    expect(await colours()).toEqual([undefined, undefined, 'jade', 'coal']);
    await sit(ann!, { seat: 0, colour: 'jade' });
    expect(await colours()).toEqual(['jade', undefined, undefined, 'coal']);
    const refused = await sit(ben!, { seat: 1, colour: 'jade' });
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'colour-taken']);
    expect((await sit(ben!, { colour: 'mauve' })).status).toBe(400);
    // Without a wish the seat's own colour comes with it, and the person's own goes along.
    await sit(ben!, { seat: 3 });
    expect(await colours()).toEqual(['jade', undefined, undefined, 'coal']);
    await sit(ann!, { seat: 1 });
    expect(await colours()).toEqual([undefined, 'jade', undefined, 'coal']);
    await call(server.url, `/api/tables/${id}/seats`, { method: 'DELETE', token: ann!.token });
    expect(await colours()).toEqual([undefined, undefined, undefined, 'coal']);
  });

  test('two who want the last seat at once: one gets it', async () => {
    const guests = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => Guest.named(server.url, name)));
    const id = await guests[0]!.create(TWO);
    const answers = await Promise.all(guests.map((guest) => guest.sit(id)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 409, 409, 409, 409]);
  });

  test('a promise must look like one', async () => {
    const guest = await Guest.named(server.url, 'Ann');
    const id = await guest.create(TWO);
    const { status, body } = await guest.post(`/api/tables/${id}/seats`, { entropy: 'sha256:12' });
    expect([status, body.error?.code]).toEqual([400, 'malformed']);
  });

  test('a table nobody knows is 404 everywhere', async () => {
    const guest = await Guest.named(server.url, 'Ann');
    expect((await guest.sit('nosuchtable')).status).toBe(404);
    expect((await guest.post('/api/tables/nosuchtable/start')).status).toBe(404);
    for (const path of ['', '/file', '/chat', '/../../etc/passwd']) {
      expect((await call(server.url, `/api/tables/nosuchtable${path}`)).status).toBe(404);
    }
  });
});

describe('the start', () => {
  test('is the host’s to ask for, and only with everybody there', async () => {
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => Guest.named(server.url, name)));
    const id = await ann!.create(TWO);
    await ben!.sit(id);
    expect((await ben!.post(`/api/tables/${id}/start`)).body.error?.code).toBe('not-the-host');
    expect((await ann!.post(`/api/tables/${id}/start`)).body.error?.code).toBe('seats-open');
  });

  test('bots among themselves begin at once, and their game has no people’s numbers', async () => {
    const ann = await Guest.named(server.url, 'Ann');
    const id = await ann.create({ ...QUICK_TRANS_EUROPA, seats: [{ kind: 'bot:greedy' }, { kind: 'bot:random' }] });
    expect((await ann.post(`/api/tables/${id}/start`)).body).toEqual({ state: 'running' });
    const watching = await Seated.open(server.url, id, { since: 0 });
    await watching.until(() => watching.isOver());
    expect(watching.gap()).toBe('');
    const { body } = await call(server.url, `/api/tables/${id}/file`);
    expect(body).not.toHaveProperty('entropy');
    expect(await look(id)).toMatchObject({ state: 'over' });
  });

  test('[fair deal] waits for everybody’s number; whoever does not show it loses the seat, and all promise anew', async () => {
    const { url } = await hastyServer();
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => Guest.named(url, name)));
    const id = await ann!.create(TWO);
    await ann!.sit(id);
    await ben!.sit(id);
    const before = await look(id, url);
    const socket = await ann!.connect(id, { wants: ['notices'] });
    expect((await ann!.post(`/api/tables/${id}/start`)).body).toEqual({ state: 'starting' });
    await socket.until(() => socket.messages.some((message) => 'reveal' in message));
    expect((await ann!.sit(id)).body.error?.code).toBe('starting');
    await socket.until(() => socket.bytes.some((line) => line.includes('start-failed')));
    const after = await look(id, url);
    expect(after).toMatchObject({ state: 'waiting', failed: { names: ['Ben'] } });
    expect(after.seats).toEqual([
      { kind: 'open', taken: true, name: 'Ann' },
      { kind: 'open', taken: false },
    ]);
    expect(after.commitment).not.toBe(before.commitment);
    await ben!.sit(id);
    expect((await ann!.post(`/api/tables/${id}/start`)).body.error?.code).toBe('promises-missing');
    await ann!.sit(id);
    const other = await ben!.connect(id);
    await ann!.post(`/api/tables/${id}/start`);
    await other.until(() => other.position!.sequence > 0);
    expect(await look(id, url)).toMatchObject({ state: 'running' });
  });

  test('[fair deal] a number is shown only when asked for, and only the promised one', async () => {
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => Guest.named(server.url, name)));
    const id = await ann!.create(TWO);
    await ann!.sit(id);
    await ben!.sit(id);
    const mute = await Seated.open(server.url, id, { token: ann!.token });
    mute.send({ reveal: { entropy: ann!.entropy } });
    expect(await mute.next('error')).toMatchObject({ code: 'not-asked' });
    await ann!.post(`/api/tables/${id}/start`);
    await mute.until(() => mute.messages.some((message) => 'reveal' in message));
    mute.send({ reveal: { entropy: seedFromText('something else') } });
    expect(await mute.next('error')).toMatchObject({ code: 'wrong-number' });
    expect(entropyCommitmentOf(ann!.entropy)).toBe((await look(id)).seats[0]!.entropy);
  });

  test('[fair deal] whoever connects after the question is asked too', async () => {
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => Guest.named(server.url, name)));
    const id = await ann!.create(TWO);
    await ann!.sit(id);
    await ben!.sit(id);
    await ann!.post(`/api/tables/${id}/start`);
    const clients = await Promise.all([ann!, ben!].map((guest) => guest.connect(id)));
    await Promise.all(clients.map((client) => client.until(() => client.position!.sequence > 0)));
  });

  test('nobody sits down or leaves once the game runs', async () => {
    const { id, guests } = await party([server.url], 2, QUICK_TRANS_EUROPA);
    const cleo = await Guest.named(server.url, 'Cleo');
    expect((await cleo.sit(id)).body.error?.code).toBe('already-started');
    const leaving = await call(server.url, `/api/tables/${id}/seats`, { method: 'DELETE', token: guests[1]!.token });
    expect(leaving.body.error?.code).toBe('already-started');
  });
});

test('after the game: a rematch for all, the same for whoever asks second', async () => {
  const { id, guests, clients } = await party([server.url], 2, QUICK_TRANS_EUROPA);
  expect((await guests[0]!.post(`/api/tables/${id}/rematch`)).body.error?.code).toBe('not-over');
  await playOut(clients);
  const answers = await Promise.all(guests.map((guest) => guest.post(`/api/tables/${id}/rematch`)));
  expect(answers[0]!.body['id']).toBe(answers[1]!.body['id']);
  expect((await look(String(answers[0]!.body['id']))).state).toBe('waiting');
  const stranger = await Guest.named(server.url, 'Cleo');
  expect((await stranger.post(`/api/tables/${id}/rematch`)).body.error?.code).toBe('not-seated');
});

test('chat is for those at the table, within limits, and heard by whoever wants to', async () => {
  const { id, guests } = await party([server.url], 2, QUICK_TRANS_EUROPA);
  const [ann, ben] = await Promise.all(guests.map((guest) => guest.connect(id, { wants: ['chat'] })));
  const watcher = await Seated.open(server.url, id, { wants: ['chat'] });
  ann!.send({ chat: { text: ' \u202eGood luck!\u2069 ' } });
  expect(await ben!.next('chat', 0)).toMatchObject({ text: 'Good luck!', name: 'Person 0', seat: 0 });
  expect(await watcher.next('chat', 0)).toMatchObject({ text: 'Good luck!' });
  watcher.send({ chat: { text: 'psst' } });
  expect(await watcher.next('error')).toMatchObject({ code: 'not-seated' });
  for (let line = 0; line < 40; line++) ben!.send({ chat: { text: `line ${line}` } });
  expect(await ben!.next('error')).toMatchObject({ code: 'quota', quota: { name: 'chat', by: 'guest', limit: 20 } });
  for (const text of ['', ' ', 'x'.repeat(301), 'a\u0007']) ann!.send({ chat: { text } });
  expect(await ann!.next('error')).toMatchObject({ code: 'malformed' });
  const { body } = await call(server.url, `/api/tables/${id}/chat`);
  expect((body['lines'] as unknown[]).length).toBeLessThan(40);
});

test('chat goes on where somebody was forgotten: the next line reaches everybody', async () => {
  const { id, guests } = await party([server.url], 3, QUICK_TRANS_EUROPA);
  const [ann, ben, cleo] = await Promise.all(guests.map((guest) => guest.connect(id, { wants: ['chat'] })));
  const heardBy = (client: Seated): unknown[] =>
    client.messages.flatMap(({ chat }) => (chat === undefined ? [] : [(chat as { text: string }).text]));
  ann!.send({ chat: { text: 'one' } });
  await ben!.until(() => heardBy(ben!).length === 1);
  cleo!.send({ chat: { text: 'two' } });
  await ben!.until(() => heardBy(ben!).length === 2);
  await call(server.url, '/api/guests/me', { method: 'DELETE', token: guests[2]!.token });
  ann!.send({ chat: { text: 'three' } });
  await ben!.until(() => heardBy(ben!).length === 3);
  expect(heardBy(ben!)).toEqual(['one', 'two', 'three']);
  const { body } = await call(server.url, `/api/tables/${id}/chat`);
  expect(body['lines']).toMatchObject([{ text: 'one' }, { text: 'three' }]);
});

test('whoever mutes somebody reads nothing of them, at no table, until they are heard again; others read on', async () => {
  const { id, guests } = await party([server.url], 3, QUICK_TRANS_EUROPA);
  const wants = ['chat'];
  const [ann, ben, cleo] = await Promise.all(guests.map((guest) => guest.connect(id, { wants })));
  const linesOf = (client: Seated): string => JSON.stringify(client.messages.filter((message) => 'chat' in message));
  const muted = (client: Seated): unknown => client.messages.findLast(({ notice }) => notice !== undefined)?.['notice'];
  expect(await ann!.next('notice', 0)).toEqual({ kind: 'muted', seats: [] });
  ann!.send({ mute: { seat: 1, muted: true } });
  await ann!.until(() => JSON.stringify(muted(ann!)).includes('[1]'));
  ben!.send({ chat: { text: 'from Ben' } });
  await cleo!.until(() => linesOf(cleo!).includes('from Ben'));
  cleo!.send({ chat: { text: 'from Cleo' } });
  await ann!.until(() => linesOf(ann!).includes('from Cleo'));
  expect(linesOf(ann!)).not.toContain('from Ben');

  // At another table, on another seat, the same.
  const other = await guests[0]!.create(TWO);
  await guests[1]!.sit(other);
  await guests[0]!.sit(other);
  const there = await guests[0]!.connect(other, { wants });
  expect(await there.next('notice', 0)).toEqual({ kind: 'muted', seats: [0] });
  // What is changed at one table holds at once at the other.
  for (const isMuted of [false, true]) {
    ann!.send({ mute: { seat: 1, muted: isMuted } });
    await there.until(() => JSON.stringify(muted(there)).includes(isMuted ? '[0]' : '[]'));
  }
  // The next player on that seat is not muted.
  await call(server.url, `/api/tables/${other}/seats`, { method: 'DELETE', token: guests[1]!.token });
  await there.until(() => JSON.stringify(muted(there)).includes('[]'));

  ann!.send({ mute: { seat: 1, muted: false } });
  await ann!.until(() => JSON.stringify(muted(ann!)).includes('[]'));
  ben!.send({ chat: { text: 'Ben again' } });
  await ann!.until(() => linesOf(ann!).includes('Ben again'));
  ann!.send({ mute: { seat: 0, muted: true } });
  expect(await ann!.next('error')).toMatchObject({ code: 'no-such-seat' });
  for (let count = 0; count < 30; count++) ann!.send({ mute: { seat: 2, muted: count % 2 === 0 } });
  await ann!.until(() => ann!.messages.some(({ error }) => (error as { code?: string })?.code === 'too-many'));
  const watcher = await Seated.open(server.url, id);
  watcher.send({ mute: { seat: 1, muted: true } });
  expect(await watcher.next('error')).toMatchObject({ code: 'unknown-guest' });
});

test('two of the same name at one table are told apart, and so is a bot', async () => {
  const [one, two, bee] = await Promise.all(['Alice', 'alice', 'Bee'].map((name) => Guest.named(server.url, name)));
  const id = await one!.create({
    ...QUICK_TRANS_EUROPA,
    seats: [OPEN, OPEN, OPEN, { kind: 'bot:greedy', name: 'Bee' }],
  });
  const names = async () => (await look(id)).seats.map(({ name }) => name);
  await one!.sit(id);
  await two!.sit(id);
  await bee!.sit(id);
  expect(await names()).toEqual(['Alice', 'alice (2)', 'Bee (2)', 'Bee']);
  // Who sits down again is no second one.
  await two!.sit(id);
  expect((await names())[1]).toBe('alice (2)');
  const body = { kind: 'bot:greedy', name: 'Alice' };
  const path = `/api/tables/${id}/seats/3`;
  expect((await call(server.url, path, { method: 'PUT', token: one!.token, body })).status).toBe(204);
  expect((await names())[3]).toBe('Alice (3)');
});

test('a host has a name, whether it sits at its table or not, until it leaves for good', async () => {
  const host = await Guest.named(server.url, 'Helga');
  const id = await host.create(TWO);
  expect(await look(id)).toMatchObject({ host: 'Helga', standInAfter: 60 });
  expect((await look(id)).hostSeat).toBeUndefined();
  const { body } = await call(server.url, '/api/tables?state=waiting');
  expect((body['tables'] as { id: string; host: string }[]).find((table) => table.id === id)?.host).toBe('Helga');
  await call(server.url, '/api/guests/me', { method: 'DELETE', token: host.token });
  expect((await look(id)).host).toBe('');
});

test('whoever leaves for good leaves no name behind, however many tables it was, nor where a start waited in vain', async () => {
  const sql = await (await newSqlite())();
  const { house } = await houseForTest(sql);
  const { services, actions } = house;
  const [ann, ben] = await Promise.all(['Ann', 'Benedikt'].map((name) => services.guests.add(name)));
  const make = async (): Promise<string> => {
    const wish = { ...QUICK_TRANS_EUROPA, game: 'trans-europa', seats: [OPEN, OPEN] };
    const table = await createTable(services, { ...ben!, address: undefined }, wish);
    await actions.sit(table, ben!, { entropy: PROMISE });
    return table;
  };
  const ids = await Promise.all(Array.from({ length: 102 }, make));
  const id = ids[0]!;
  await actions.sit(id, ann!, { entropy: PROMISE });
  await actions.start(id, ben!);
  await actions.giveUpStart(id);
  const stored = async (): Promise<string> => JSON.stringify(await sql.read('select record, room from tables'));
  expect((await stored()).match(/Benedikt/g)!.length).toBeGreaterThan(100);
  expect(await services.shelf.row(id)).toMatchObject({ room: { failed: { names: ['Benedikt', 'Ann'] } } });
  await forgetGuest(house, ben!);
  expect(await stored()).not.toContain('Benedikt');
});

test('whoever leaves for good is forgotten by name, token and words; the game stays and verifies', async () => {
  const { id, guests, clients } = await party([server.url], 2, QUICK_TRANS_EUROPA);
  clients[1]!.send({ chat: { text: 'remember me' } });
  await playOut(clients);
  const gone = await call(server.url, '/api/guests/me', { method: 'DELETE', token: guests[1]!.token });
  expect(gone.status).toBe(204);
  expect((await call(server.url, '/api/guests/me', { token: guests[1]!.token })).status).toBe(401);
  const everything = await Promise.all(
    ['', '/file', '/chat'].map((path) => call(server.url, `/api/tables/${id}${path}`)),
  );
  const text = JSON.stringify(everything);
  expect(text).not.toContain('Person 1');
  expect(text).not.toContain('remember me');
  expect(text).toContain('Person 0');
  expect(everything[1]!.body['seed']).toBeDefined();
  const file = parseGameFile(JSON.stringify(everything[1]!.body));
  expect(file.ok && verifyGame(transEuropa, file.value).ok).toBe(true);
});
