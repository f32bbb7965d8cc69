// A page talks to a server as it talks to its own worker: the same questions, answers and pushes over a socket.

import { randomUUID } from 'node:crypto';
import { entropyCommitmentOf } from '@branchline/core';
import { parseAnswer, PROTOCOL_VERSION, type AnswerTo, type TalkCall } from '@branchline/protocol';
import { socket } from '@branchline/protocol/online';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, Seated, type Json } from './support/client.ts';
import { party, QUICK_TRANS_EUROPA } from './support/play.ts';
import { startServer, type Running } from './support/server.ts';
import { folderForFile } from './support/storages.ts';

let server: Running;
const data = folderForFile();
beforeAll(async () => {
  server = await startServer({ data });
});
afterAll(async () => void (await server.end('SIGKILL')));

/** A page at a table. */
class Page {
  readonly socket: Seated;
  readonly #table: string;
  #number = 0;

  constructor(table: string) {
    this.socket = Seated.raw(server.url, table);
    this.#table = table;
  }

  /** The answer to the question, or what else is said to its number. */
  async ask<K extends TalkCall>(call: K, more: object = {}): Promise<AnswerTo<K>> {
    const said = await this.said(call, more);
    const answer = parseAnswer(call, said['answer']);
    if (answer === undefined) throw new Error(JSON.stringify(said).slice(0, 300));
    return answer;
  }

  async said(call: string, more: object = {}): Promise<Json> {
    const number = this.#number++;
    if (this.socket.socket.readyState === 0) await new Promise((resolve) => this.socket.socket.once('open', resolve));
    this.socket.send({ version: PROTOCOL_VERSION, number, call, ask: { id: this.#table, ...more } });
    const found = () => this.socket.messages.find((message) => message['number'] === number);
    await this.socket.until(() => found() !== undefined || this.socket.closed !== undefined);
    return found() ?? {};
  }

  pushes = (kind: string): readonly Json[] => this.socket.messages.filter(({ push }) => push === kind);
}

const token = (guest: Guest) => ({ token: guest.token });

test('a page opens its table, acts and is told as by its worker, beside programs that speak version 1', async () => {
  const { id, guests, clients } = await party([server.url], 2, {
    ...QUICK_TRANS_EUROPA,
    seats: [{ kind: 'open' }, { kind: 'open' }],
  });
  const program = clients.find((client) => client.isAsked())!;
  const seat = program.seat!;
  const page = new Page(id);
  const opened = await page.ask('open', { ...token(guests[seat]!), wants: ['history', 'notices'] });
  expect(opened).toMatchObject({ id, who: seat, game: 'trans-europa', role: 'host', state: 'running', pending: [] });
  if ('problem' in opened) throw new Error('not opened');
  expect(opened.turn).toEqual({ kind: 'seats', seats: [seat] });
  expect(opened.seats.map(({ kind }) => kind)).toEqual(['human', 'human']);
  expect(opened.history).toHaveLength(opened.sequence);
  expect(opened.view).toEqual(program.position!.view);
  const [action] = await program.legal();
  const move = { seat, action, after: opened.sequence, submission: randomUUID() };
  expect(await page.ask('submit', move)).toEqual({ ok: true, sequence: opened.sequence + 1 });
  // The move was told before it was answered.
  const [first] = page.pushes('update') as unknown as { id: string; update: { sequence: number; view: unknown } }[];
  expect(first).toMatchObject({ id, update: { sequence: opened.sequence + 1, by: seat, turn: { kind: 'seats' } } });
  await program.until(() => program.position!.sequence === opened.sequence + 1);
  expect(first!.update.view).toEqual(program.position!.view);
  expect(program.position!.turn).toEqual({ seats: [1 - seat] });
  // The same question again is answered again; another seat is not one's own.
  expect(await page.ask('submit', move)).toEqual({ ok: true, sequence: opened.sequence + 1 });
  expect(await page.ask('submit', { ...move, seat: 1 - seat, submission: randomUUID() })).toMatchObject({
    reason: 'not-your-turn',
  });
  expect(await page.ask('since', { who: seat, sequence: opened.sequence })).toMatchObject([{ by: seat }]);
  expect(await page.ask('since', { who: 1 - seat, sequence: 0 })).toBeNull();
  expect(await page.ask('look', { who: seat })).toMatchObject({ who: seat, view: first!.update.view });
  expect(await page.ask('look', { who: 1 - seat })).toBeNull();
  expect(await page.ask('hint', { seat })).toEqual({ problem: 'no-hint' });
  expect(await page.ask('ping')).toBeNull();
  // A takeback is asked of the other, who speaks version 1, and answers by it.
  const other = clients[1 - seat]!;
  const request = randomUUID();
  const wish = { seat, kind: 'takeback', agreed: [], after: opened.sequence + 1, submission: request };
  expect(await page.ask('rule', wish)).toEqual({ ok: true, sequence: opened.sequence + 1, asked: [1 - seat] });
  other.send({ consent: { id: request, agree: true } });
  await page.socket.until(() => page.pushes('update').length === 2);
  const ruling = { kind: 'takeback', by: seat, to: opened.sequence };
  expect(page.pushes('update')[1]).toMatchObject({ update: { events: [], ruling, view: opened.view } });
  await other.until(() => other.position!.sequence === opened.sequence + 2);
  expect(other.position).toMatchObject({ events: [ruling] });
  for (const message of page.socket.messages) expect(v.safeParse(socket.toPage, message).issues).toBeUndefined();
  for (const message of other.messages) expect(v.safeParse(socket.toPlayer, message).issues).toBeUndefined();
  // After a break a page reads on where it was.
  page.socket.close();
  const back = new Page(id);
  const since = { ...token(guests[seat]!), since: opened.sequence };
  expect(await back.ask('open', since)).toMatchObject({ sequence: opened.sequence, history: [], view: opened.view });
  await back.socket.until(() => back.pushes('update').length === 2);
});

test('a table that waits is opened, too, and asks for the number that was promised', async () => {
  const guest = await Guest.named(server.url, 'Ann');
  const id = await guest.create({ ...QUICK_TRANS_EUROPA, seats: [{ kind: 'open' }, { kind: 'bot:greedy' }] });
  await guest.sit(id);
  const page = new Page(id);
  expect(await page.ask('open', { ...token(guest), wants: ['notices'] })).toMatchObject({
    state: 'waiting',
    who: 0,
    sequence: 0,
  });
  await guest.post(`/api/tables/${id}/start`);
  await page.socket.next('reveal', 0);
  page.socket.send({ reveal: { entropy: guest.entropy } });
  await page.socket.until(() => page.pushes('update').length > 0);
  expect(entropyCommitmentOf(guest.entropy)).toMatch(/^sha256:/);
  // Which bot thinks is pushed as by a worker.
  await page.socket.until(() => page.pushes('thinking').length > 0);
  expect(page.pushes('thinking')[0]).toMatchObject({ id, seats: expect.anything() });
});

test('what a page may not ask is refused: before it has opened the table, twice, in another version, and what only a device does', async () => {
  const guest = await Guest.named(server.url, 'Ann');
  const id = await guest.create({ ...QUICK_TRANS_EUROPA, seats: [{ kind: 'open' }, { kind: 'open' }] });
  const early = new Page(id);
  expect(await early.said('ping')).toMatchObject({ error: 'hello-first' });
  const stranger = new Page(id);
  await stranger.said('open', { token: 'nobody' });
  expect(stranger.socket.messages).toMatchObject([{ error: { code: 'unknown-guest' } }]);
  expect(stranger.socket.closed).toBe(1008);
  const page = new Page(id);
  await page.ask('open', token(guest));
  for (const said of [
    { version: PROTOCOL_VERSION, number: 7, call: 'list', ask: null },
    { version: PROTOCOL_VERSION, number: 7, call: 'standIn', ask: { id, seat: 0 } },
    { version: PROTOCOL_VERSION + 1, number: 7, call: 'ping', ask: { id } },
  ]) {
    const from = page.socket.messages.length;
    page.socket.send(said);
    expect(await page.socket.next('error', from)).toMatchObject({ code: 'malformed' });
  }
  const from = page.socket.messages.length;
  page.socket.send({ version: PROTOCOL_VERSION, number: 9, call: 'open', ask: { id } });
  expect(await page.socket.next('error', from)).toMatchObject({ code: 'hello-twice' });
});
