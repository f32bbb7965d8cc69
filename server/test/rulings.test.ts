// Rulings between people at several devices: a turn is taken back, or a game given up, once everybody at the table agrees.

import { randomUUID } from 'node:crypto';
import { entropyCommitmentOf, parseGameFile, verifyGame } from '@branchline/core';
import { socket } from '@branchline/protocol/online';
import { transEuropa } from '@branchline/trans-europa';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { House } from '../src/live/house.ts';
import type { Member } from '../src/live/member.ts';
import { createTable } from '../src/rooms/create.ts';
import type { Sql } from '../src/sql/sql.ts';
import { call, Guest, Seated, type Answer, type Json } from './support/client.ts';
import { houseForTest } from './support/house.ts';
import { party, playOut, type Party } from './support/play.ts';
import { postgresCluster } from './support/postgres.ts';
import { serverForTest, startServer, type Running } from './support/server.ts';
import { newSqlite, temporaryFolder } from './support/storages.ts';

const cluster = postgresCluster();

const OPEN = { kind: 'open' } as const;
const ALL = { wants: ['notices'] } as const;

interface Notice extends Json {
  readonly kind: string;
  readonly id: string;
}

const noticesOf = (client: Seated, kind: string): readonly Notice[] =>
  client.messages.flatMap(({ notice }) => ((notice as Notice | undefined)?.kind === kind ? [notice as Notice] : []));

const isTakenBack = ({ messages }: Seated): boolean =>
  messages.some(({ update }) => (update as Json | undefined)?.['ruling'] !== undefined);

/** Waits until this client has been told that of the request. */
async function hears(client: Seated, kind: string, id: string): Promise<Notice> {
  const found = (): Notice | undefined => noticesOf(client, kind).findLast((notice) => notice.id === id);
  await client.until(() => found() !== undefined);
  return found()!;
}

type Wish = { readonly id?: string; readonly after?: number };

async function ask(client: Seated, kind: string, { id = randomUUID(), after }: Wish = {}) {
  const nth = answersTo(client, id).length;
  client.send({ rule: { id, kind, after: after ?? client.position!.sequence } });
  await client.until(() => answersTo(client, id).length > nth);
  return { id, answer: answersTo(client, id)[nth]! };
}

const answersTo = (client: Seated, id: string): readonly (Answer & { readonly asked?: readonly number[] })[] =>
  client.messages.flatMap(({ answer }) => ((answer as Answer | undefined)?.id === id ? [answer as Answer] : []));

const say = (client: Seated, id: string, agree: boolean): void => client.send({ consent: { id, agree } });

async function refusalOf(client: Seated, message: object): Promise<unknown> {
  const from = client.messages.length;
  client.send(message);
  return (await client.next('error', from))['code'];
}

interface Table extends Party {
  /** Whoever has just built, and is still at it. */
  readonly mover: Seated;
  /** Those at the other seats. */
  readonly others: readonly Seated[];
  readonly before: Seated['position'];
}

const LONG = { game: 'trans-europa', edition: 'classic', options: { targetScore: 13 } };

/** Somebody has laid the first of two tracks. */
async function built(urls: readonly string[], people = 2): Promise<Table> {
  const made = await party(urls, people, LONG);
  const clients = await Promise.all(made.guests.map((guest) => guest.connect(made.id, ALL)));
  const asked = (): Seated => clients.find((client) => client.isAsked())!;
  for (let markers = 0; markers < people; markers++) {
    await act(clients, asked(), ({ do: what }) => what === 'marker');
  }
  const mover = asked();
  const before = mover.position;
  await act(clients, mover, ({ do: what }) => what === 'lay');
  expect(mover.isAsked()).toBe(true);
  return { ...made, clients, mover, others: clients.filter((client) => client !== mover), before };
}

async function act(clients: readonly Seated[], client: Seated, isMeant: (action: Json) => boolean): Promise<void> {
  const answer = await client.submit((await client.legal()).find(isMeant));
  expect(answer).toMatchObject({ ok: true });
  await Promise.all(clients.map((each) => each.until(() => each.position!.sequence >= answer.sequence!)));
  await Promise.all(clients.map((each) => each.until(() => (each.position!.turn.seats?.length ?? 1) > 0)));
}

async function soundFile(url: string, id: string) {
  const { status, body } = await call(url, `/api/tables/${id}/file`);
  expect(status).toBe(200);
  const file = parseGameFile(JSON.stringify(body));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  expect(verifyGame(transEuropa, file.value)).toMatchObject({ ok: true, value: { drawsChecked: true } });
  return file.value;
}

function expectInSchema(clients: readonly Seated[]): void {
  for (const message of clients.flatMap(({ messages }) => messages)) {
    expect(v.safeParse(socket.toPlayer, message).issues, JSON.stringify(message).slice(0, 300)).toBeUndefined();
  }
  for (const client of clients) expect(client.gap()).toBe('');
}

describe.each([
  ['SQLite', async () => ({ data: temporaryFolder(afterAll) })],
  ['Postgres', async () => ({ env: { DATABASE_URL: await cluster.database() } })],
] as const)('rulings of a table in %s', (_, storage) => {
  let server: Running;
  beforeAll(async () => {
    const wish = await storage();
    const limits = { RULINGS_PER_TEN_MINUTES: '1000', MESSAGES_PER_SECOND: '100000' };
    server = await startServer({ ...wish, env: { ...limits, ...('env' in wish ? wish.env : {}) } });
  });
  afterAll(async () => void (await server.end('SIGKILL')));

  test('a turn is taken back once all others agree; everybody is told, also programs that know no rulings, and the file verifies', async () => {
    const { id, guests, mover, others, clients, before } = await built([server.url]);
    const plain = await guests[mover.seat!]!.connect(id);
    const watcher = await Seated.open(server.url, id, ALL);
    const asked = await ask(mover, 'takeback');
    const { sequence } = mover.position!;
    expect(asked.answer).toEqual({ id: asked.id, ok: true, sequence, asked: others.map(({ seat }) => seat) });
    for (const client of [...others, mover, watcher]) {
      const told = await hears(client, 'ruling-asked', asked.id);
      expect(told).toMatchObject({ ruling: 'takeback', by: mover.seat, asked: [others[0]!.seat] });
      expect(told['seconds']).toBeGreaterThan(20);
      expect(told['seconds']).toBeLessThanOrEqual(30);
    }
    say(others[0]!, asked.id, true);
    for (const client of [...clients, watcher]) {
      expect(await hears(client, 'ruling-settled', asked.id)).toMatchObject({ outcome: 'done', seats: [] });
    }
    const event = { kind: 'takeback', by: mover.seat, to: before!.sequence, moves: 1, agreed: [others[0]!.seat] };
    for (const client of [plain, watcher, ...clients]) {
      await client.until(() => client.position!.sequence === sequence + 1);
      expect(client.position).toMatchObject({ by: mover.seat, events: [event], turn: { seats: [mover.seat] } });
    }
    expect(mover.position!.view).toEqual(before!.view);
    expect(plain.messages.some(({ notice }) => notice !== undefined)).toBe(false);
    // Whoever says the request again is answered from the log.
    const again = await ask(mover, 'takeback', { id: asked.id, after: sequence });
    expect(again.answer).toEqual({ id: asked.id, ok: true, sequence: sequence + 1 });
    // Whoever comes later is told of it in its place.
    const late = await guests[0]!.connect(id, { since: sequence });
    await late.until(() => late.position!.sequence === sequence + 1);
    await playOut(clients, { stop: () => clients[0]!.position!.sequence > sequence + 12 });
    const giving = await ask(clients[0]!, 'concede');
    say(clients[1]!, giving.id, true);
    await clients[0]!.until(() => clients[0]!.isOver());
    const file = await soundFile(server.url, id);
    expect(file).toMatchObject({ takebacks: [{ by: mover.seat, moves: 1 }], conceded: { by: clients[0]!.seat } });
    expectInSchema([...clients, watcher, plain, late]);
  });

  test('one refusal is enough: the turn stands, everybody is told who refused, and one may ask again', async () => {
    const { mover, others, clients } = await built([server.url], 3);
    const { sequence } = mover.position!;
    const first = await ask(mover, 'takeback');
    say(others[0]!, first.id, true);
    await hears(others[1]!, 'ruling-asked', first.id);
    say(others[1]!, first.id, false);
    for (const client of clients) {
      const settled = { outcome: 'refused', seats: [others[1]!.seat] };
      expect(await hears(client, 'ruling-settled', first.id)).toMatchObject(settled);
      expect(client.position!.sequence).toBe(sequence);
    }
    expect((await ask(mover, 'takeback', { id: first.id })).answer).toEqual({
      id: first.id,
      ok: false,
      reason: 'refused',
    });
    const second = await ask(mover, 'takeback');
    for (const other of others) say(other, second.id, true);
    await mover.until(() => mover.position!.sequence === sequence + 1);
    expect(mover.position).toMatchObject({
      events: [{ agreed: expect.arrayContaining(others.map(({ seat }) => seat)) }],
    });
  });

  test('a game is given up once all others agree: it is over for everybody, and its file says who gave up', async () => {
    const { id, clients, mover, others } = await built([server.url]);
    const { answer, id: request } = await ask(others[0]!, 'concede');
    expect(answer).toMatchObject({ ok: true, asked: [mover.seat] });
    say(mover, request, true);
    for (const client of clients) {
      await client.until(() => client.isOver());
      expect(client.position).toMatchObject({ events: [{ kind: 'concede', by: others[0]!.seat }] });
      await hears(client, 'ruling-settled', request);
    }
    expect(await mover.legal()).toEqual([]);
    expect(await mover.submit({ do: 'end-turn' })).toMatchObject({ ok: false, reason: 'over' });
    expect((await ask(mover, 'takeback')).answer).toMatchObject({ ok: false, reason: 'over' });
    await expect.poll(async () => (await call(server.url, `/api/tables/${id}`)).body['state']).toBe('over');
    const file = await soundFile(server.url, id);
    expect(file).toMatchObject({ conceded: { by: others[0]!.seat } });
    expect(file.seed).toBeUndefined();
    const next = await Guest.named(server.url, 'Late');
    const late = await next.connect(id, { wants: ['history', 'notices'] });
    expect(late.position).toMatchObject({ state: 'over', turn: { over: true } });
    expectInSchema([...clients, late]);
  });

  test('whoever plays on has answered: the others refuse by it, the asker withdraws', async () => {
    const { mover, others, clients } = await built([server.url]);
    const own = await ask(mover, 'takeback');
    await mover.submit((await mover.legal())[0]);
    expect(await hears(others[0]!, 'ruling-settled', own.id)).toMatchObject({ outcome: 'withdrawn' });
    await playOut(clients, { stop: () => others[0]!.isAsked() });
    const later = await ask(mover, 'takeback');
    expect(later.answer).toMatchObject({ ok: true });
    await others[0]!.submit((await others[0]!.legal())[0]);
    const settled = { outcome: 'refused', seats: [others[0]!.seat] };
    expect(await hears(mover, 'ruling-settled', later.id)).toMatchObject(settled);
  });

  test('whoever leaves and comes back is asked again, and a request outlives whoever made it', async () => {
    const { id, guests, mover, others } = await built([server.url]);
    const { id: request } = await ask(mover, 'takeback');
    others[0]!.close();
    mover.close();
    const back = await guests[others[0]!.seat!]!.connect(id, ALL);
    await hears(back, 'ruling-asked', request);
    say(back, request, true);
    await back.until(() => back.position!.sequence === mover.position!.sequence + 1);
    expect(back.position).toMatchObject({ events: [{ kind: 'takeback' }] });
  });

  test('against bots nobody has to be asked, and a seat that a bot holds agrees', async () => {
    const { id, guests, clients } = await party([server.url], 1, {
      ...LONG,
      seats: [OPEN, { kind: 'bot:greedy' }],
    });
    const [client] = clients;
    await playOut(clients, { stop: () => client!.position!.sequence > 6 && client!.isAsked() });
    const { answer } = await ask(client!, 'concede');
    expect(answer).toEqual({ id: answer.id, ok: true, sequence: client!.position!.sequence });
    expect(client!.isOver()).toBe(true);
    const file = await soundFile(server.url, id);
    expect(file).toMatchObject({ conceded: { by: 0 } });
    expect(guests).toHaveLength(1);
  });

  describe('what is asked in bad faith', () => {
    test('comes to nothing: by spectators, by strangers, for others, twice, and about what is not asked', async () => {
      const { id, mover, others } = await built([server.url], 3);
      const { sequence } = mover.position!;
      const watcher = await Seated.open(server.url, id, ALL);
      const stranger = await (await Guest.named(server.url, 'Mallory')).connect(id, ALL);
      for (const client of [watcher, stranger]) {
        expect((await ask(client, 'concede')).answer).toMatchObject({ ok: false, reason: 'not-seated' });
      }
      const { id: request } = await ask(mover, 'takeback');
      for (const client of [watcher, stranger])
        expect(await refusalOf(client, { consent: { id: request, agree: true } })).toBe('not-seated');
      expect(await refusalOf(mover, { consent: { id: request, agree: true } })).toBe('not-asked');
      expect(await refusalOf(mover, { consent: { id: randomUUID(), agree: true } })).toBe('not-asked');
      expect(await refusalOf(mover, { consent: { id: request, agree: true, seat: others[0]!.seat } })).toBe(
        'malformed',
      );
      say(others[0]!, request, true);
      say(others[0]!, request, true); // the same once more is no other answer
      expect(await refusalOf(others[0]!, { consent: { id: request, agree: false } })).toBe('not-asked');
      // While one is asked nobody else asks.
      expect((await ask(others[0]!, 'concede')).answer).toMatchObject({ ok: false, reason: 'asking' });
      expect((await ask(mover, 'concede', { id: request })).answer).toMatchObject({ ok: false, reason: 'asking' });
      expect(noticesOf(watcher, 'ruling-settled')).toEqual([]);
      expect(mover.position!.sequence).toBe(sequence);
      say(mover, request, false);
      expect(await hears(watcher, 'ruling-settled', request)).toMatchObject({ outcome: 'withdrawn', seats: [] });
    });

    test('is refused where there is nothing to take back, or too much has happened since', async () => {
      const { id, guests, mover, others } = await built([server.url]);
      expect((await ask(mover, 'takeback', { after: 0 })).answer).toMatchObject({ ok: false, reason: 'stale' });
      expect((await ask(mover, 'takeback', { after: 9999 })).answer).toMatchObject({ ok: false, reason: 'stale' });
      const used = randomUUID();
      expect(await mover.submit((await mover.legal())[0], { id: used })).toMatchObject({ ok: true });
      expect((await ask(mover, 'takeback', { id: used })).answer).toMatchObject({ ok: false, reason: 'id-used' });
      expect(await refusalOf(others[0]!, { rule: { id: randomUUID(), kind: 'rob', after: 0 } })).toBe('malformed');
      const waiting = await guests[0]!.create({ ...LONG, seats: [OPEN, OPEN] });
      await guests[0]!.sit(waiting);
      const early = await guests[0]!.connect(waiting);
      expect((await ask(early, 'concede')).answer).toMatchObject({ ok: false });
      expect(id).not.toBe(waiting);
    });

    test('a thousand times is asked once', async () => {
      const { mover, others } = await built([server.url]);
      for (let count = 0; count < 1000; count++) {
        mover.send({ rule: { id: randomUUID(), kind: 'takeback', after: mover.position!.sequence } });
      }
      const answers = (): readonly Answer[] =>
        mover.messages.flatMap(({ answer }) => (answer ? [answer as Answer] : []));
      await mover.until(() => answers().length > 1000); // the move before them, too
      const asked = answers().slice(-1000);
      expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
      expect(new Set(asked.map(({ reason }) => reason))).toEqual(new Set([undefined, 'asking', 'too-many']));
      await hears(others[0]!, 'ruling-asked', asked.find(({ ok }) => ok)!.id);
      expect(noticesOf(others[0]!, 'ruling-asked')).toHaveLength(1);
      expect(await others[0]!.legal()).toEqual([]);
    });
  });
});

test('who asks more often than a guest may is refused, and it is written down for all processes', async () => {
  const server = await serverForTest({ data: temporaryFolder(), env: { RULINGS_PER_TEN_MINUTES: '2' } });
  const { mover, others } = await built([server.url]);
  for (let count = 0; count < 2; count++) {
    const { id, answer } = await ask(mover, 'takeback');
    expect(answer).toMatchObject({ ok: true });
    say(others[0]!, id, false);
    await hears(mover, 'ruling-settled', id);
  }
  expect((await ask(mover, 'takeback')).answer).toMatchObject({ ok: false, reason: 'quota' });
  // The others are not kept from asking.
  expect((await ask(others[0]!, 'concede')).answer).toMatchObject({ ok: true });
});

test('silence is a refusal once the time is up: of somebody who is away, and of a program that knows no rulings', async () => {
  const server = await serverForTest({ data: temporaryFolder(), env: { CONSENT_SECONDS: '1' } });
  const { id, guests, mover, others } = await built([server.url]);
  others[0]!.close();
  const plain = await guests[others[0]!.seat!]!.connect(id);
  const { sequence } = mover.position!;
  const { id: request } = await ask(mover, 'takeback');
  const settled = { outcome: 'unanswered', seats: [others[0]!.seat] };
  expect(await hears(mover, 'ruling-settled', request)).toMatchObject(settled);
  expect([mover.position!.sequence, plain.position!.sequence]).toEqual([sequence, sequence]);
});

test('a request outlives a server that is killed: it is still open, and what all agree to stands once', async () => {
  const data = temporaryFolder();
  const first = await serverForTest({ data });
  const { id, guests, mover, others } = await built([first.url]);
  const { sequence } = mover.position!;
  const { id: request } = await ask(mover, 'takeback');
  await first.end('SIGKILL');
  const second = await serverForTest({ data });
  const back = await guests[others[0]!.seat!]!.connect(id, { ...ALL, url: second.url });
  await hears(back, 'ruling-asked', request);
  say(back, request, true);
  await hears(back, 'ruling-settled', request);
  await second.end('SIGKILL');
  const third = await serverForTest({ data });
  const again = await guests[mover.seat!]!.connect(id, { ...ALL, url: third.url, since: sequence });
  await again.until(() => again.position!.sequence > sequence);
  expect(again.position).toMatchObject({ sequence: sequence + 1, events: [{ kind: 'takeback' }] });
  const repeated = await ask(again, 'takeback', { id: request, after: sequence });
  expect(repeated.answer).toEqual({ id: request, ok: true, sequence: sequence + 1 });
});

test('of two processes one takes the request, the other the answer, and both tell their people', async () => {
  const env = { DATABASE_URL: await cluster.database() };
  const servers = await Promise.all([1, 2].map(() => serverForTest({ env })));
  const { id, guests, mover, others } = await built([servers[0]!.url]);
  const there = await guests[others[0]!.seat!]!.connect(id, { ...ALL, url: servers[1]!.url });
  const { id: request } = await ask(mover, 'takeback');
  expect(await hears(there, 'ruling-asked', request)).toMatchObject({ asked: [others[0]!.seat] });
  say(there, request, true);
  for (const client of [mover, there]) {
    await client.until(() => isTakenBack(client));
    expect(await hears(client, 'ruling-settled', request)).toMatchObject({ outcome: 'done' });
  }
});

/** The first time that a request is settled, the storage refuses it. */
function refusingOnce(sql: Sql): { readonly sql: Sql; readonly refused: () => number } {
  let refused = 0;
  return {
    refused: () => refused,
    sql: {
      dialect: sql.dialect,
      listen: (heard) => sql.listen(heard),
      close: () => sql.close(),
      read: (...args) => sql.read(...args),
      note: (work) => sql.note(work),
      write: (work) =>
        sql.write((run) =>
          work((text, values) => {
            const settles = text.startsWith('update tables') && String(values?.at(-1)).includes('"settled"');
            if (refused > 0 || !settles) return run(text, values);
            refused++;
            throw new Error('injected');
          }),
        ),
    },
  };
}

/** Two people without sockets: one has built and asks to take it back, the other agrees. */
async function agreedAt({
  services,
  actions,
  hubs,
  rulings,
}: House): Promise<{ readonly id: string; readonly seat: number }> {
  const guests = [await services.guests.add('Ann'), await services.guests.add('Ben')] as const;
  const numbers = ['11'.repeat(32), '22'.repeat(32)] as const;
  const id = await createTable(services, { ...guests[0], address: undefined }, { ...LONG, seats: [OPEN, OPEN] });
  for (const [seat, guest] of guests.entries()) {
    await actions.sit(id, guest, { entropy: entropyCommitmentOf(numbers[seat]!) });
  }
  await actions.start(id, guests[0]);
  for (const [seat, guest] of guests.entries()) await actions.reveal(id, guest, numbers[seat]!);
  const hub = (await hubs.open(id))!;
  const host = (await hub.open())!;
  await expect.poll(() => host.turn().kind).toBe('seats');
  let seat = -1;
  for (let moves = 0; moves < 3; moves++) {
    const turn = host.turn();
    seat = turn.kind === 'seats' ? turn.seats[0]! : -1;
    expect(await host.submit({ seat, action: host.legal(seat)[0] })).toMatchObject({ ok: true });
  }
  const at = (guest: (typeof guests)[number]): Member => ({ guest, wants: new Set() }) as never;
  const request = randomUUID();
  const wish = { id: request, kind: 'takeback', after: host.sequence() } as const;
  expect(await rulings.ask(hub, at(guests[seat]!), wish)).toMatchObject({ asked: [1 - seat] });
  await rulings.consent(hub, at(guests[1 - seat]!), { id: request, agree: true }).catch(() => {});
  return { id, seat };
}

test('a ruling that is in the log but whose request could not be settled is made once, and settled later', async () => {
  const { sql, refused } = refusingOnce(await (await newSqlite())());
  const { house } = await houseForTest(sql);
  const { id, seat } = await agreedAt(house);
  await expect.poll(refused).toBe(1);
  const room = async () => ((await house.services.shelf.row(id)) as unknown as { room: Json }).room;
  await expect.poll(async () => (await room())['request']).toBeUndefined();
  expect((await room())['settled']).toMatchObject([{ by: seat, outcome: 'done' }]);
  const entries = (await house.services.shelf.log(id).read(0)) as readonly Json[];
  expect(entries.filter(({ ruling }) => ruling !== undefined)).toHaveLength(1);
});
