// Clients that mean harm or are merely broken: each is refused in words, and nobody else notices.

import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, Guest, Seated } from './support/client.ts';
import { party, QUICK_TRANS_EUROPA, type Party } from './support/play.ts';
import { startServer, type Running } from './support/server.ts';
import { folderForFile, temporaryFolder } from './support/storages.ts';

let server: Running;
let table: Party;
const data = folderForFile();

beforeAll(async () => {
  server = await startServer({ data, env: { SOCKETS_PER_ADDRESS: '40' } });
  table = await party([server.url], 2, { ...QUICK_TRANS_EUROPA, seats: [{ kind: 'open' }, { kind: 'open' }] });
});
afterAll(async () => void (await server.end('SIGKILL')));

const asked = (): Seated => table.clients.find((client) => client.isAsked())!;
const idle = (): Seated => table.clients.find((client) => !client.isAsked())!;
const settled = (): Promise<unknown> =>
  Promise.all(
    table.clients.map((client) =>
      client.until(() => client.position!.sequence === Math.max(...table.clients.map((c) => c.position!.sequence))),
    ),
  );

describe('moves', () => {
  test('the same submission twice, at once and later, is one move and the same answer', async () => {
    const client = asked();
    const [action] = await client.legal();
    const id = randomUUID();
    const after = client.position!.sequence;
    const answers = await Promise.all([client.submit(action, { id, after }), client.submit(action, { id, after })]);
    const later = await client.submit(action, { id, after });
    expect(answers[0]).toMatchObject({ ok: true, sequence: after + 1 });
    expect([answers[1], later]).toEqual([answers[0], answers[0]]);
    await settled();
    expect(client.position!.sequence).toBe(after + 1);
  });

  test('another action under a used id is refused', async () => {
    const client = asked();
    const [action, other] = await client.legal();
    const id = randomUUID();
    expect((await client.submit(action, { id })).ok).toBe(true);
    await settled();
    expect(await client.submit(other, { id })).toMatchObject({ ok: false, reason: 'id-used' });
  });

  test('out of turn, stale, illegal, unknown and from the future are refused, each by its name', async () => {
    await settled();
    const client = asked();
    const [action] = await client.legal();
    expect(await idle().submit(action)).toMatchObject({ ok: false, reason: 'not-your-turn' });
    expect(await client.submit(action, { after: 0 })).toMatchObject({ ok: false, reason: 'stale' });
    expect(await client.submit(action, { after: 9999 })).toMatchObject({ ok: false, reason: 'stale' });
    expect(await client.submit({ do: 'fly' })).toMatchObject({ ok: false, reason: 'malformed' });
    const illegal = await client.submit({ ...action, ...('at' in action! ? { at: '999,999' } : { line: '1,1-2,2' }) });
    expect(illegal.ok).toBe(false);
  });

  test('nobody moves for somebody else, whatever seat they write, and spectators not at all', async () => {
    const client = asked();
    const [action] = await client.legal();
    const before = client.position!.sequence;
    const watcher = await Seated.open(server.url, table.id);
    const stranger = await (await Guest.named(server.url, 'Mallory')).connect(table.id);
    for (const other of [watcher, stranger]) {
      expect(other.seat).toBeUndefined();
      expect(await other.submit({ ...action, by: client.seat })).toMatchObject({ ok: false, reason: 'not-seated' });
      expect(await other.legal()).toEqual([]);
    }
    const forged = await idle().submit({ ...action, by: client.seat, seat: client.seat });
    expect(forged).toMatchObject({ ok: false });
    await settled();
    expect(client.position!.sequence).toBe(before);
  });
});

describe('messages', () => {
  test.each([
    ['no JSON', '{"hello":'],
    ['no object', '7'],
    ['two words at once', JSON.stringify({ legal: {}, reveal: { entropy: 'a'.repeat(64) } })],
    ['unknown words', JSON.stringify({ cheat: {} })],
    ['extra fields', JSON.stringify({ legal: { deep: true } })],
    ['a submission without id', JSON.stringify({ submit: { after: 1, action: { do: 'end-turn' } } })],
    ['a prototype', '{"__proto__":{"legal":{}}}'],
  ])('that cannot be understood are told so: %s', async (_, text) => {
    const client = await Seated.open(server.url, table.id);
    client.send(text);
    expect(await client.next('error')).toMatchObject({ code: 'malformed' });
    client.close();
  });

  test('before hello end the connection; so does a version from the future and a token that is not known', async () => {
    for (const [first, code] of [
      [{ legal: {} }, 'hello-first'],
      [{ hello: { version: 2 } }, 'version'],
      [{ hello: { version: 1, token: 'nobody' } }, 'unknown-guest'],
      ['nonsense', 'malformed'],
    ] as const) {
      const client = Seated.raw(server.url, table.id);
      await new Promise((resolve) => client.socket.once('open', resolve));
      client.send(first);
      expect(await client.next('error', 0)).toMatchObject({ code });
      await client.until(() => client.closed !== undefined);
      expect(client.closed).toBe(1008);
    }
  });

  test('that are too large end the connection, binary ones are refused', async () => {
    const large = await Seated.open(server.url, table.id);
    large.send(JSON.stringify({ chat: { text: 'x'.repeat(20_000) } }));
    await large.until(() => large.closed !== undefined);
    expect(large.closed).toBe(1009);
    const binary = await Seated.open(server.url, table.id);
    binary.socket.send(Buffer.from('{"legal":{}}'));
    expect(await binary.next('error')).toMatchObject({ code: 'malformed' });
  });

  test('in a flood are refused and end the connection; others play on', async () => {
    const flood = await Seated.open(server.url, table.id);
    for (let message = 0; message < 3000; message++) flood.send({ legal: {} });
    await flood.until(() => flood.closed !== undefined);
    expect(flood.bytes.some((line) => line.includes('too-many'))).toBe(true);
    const client = asked();
    const [action] = await client.legal();
    expect(await client.submit(action)).toMatchObject({ ok: true });
    await settled();
  });

  test('a table nobody knows is said to be unknown', async () => {
    const client = await Seated.open(server.url, 'nosuchtable');
    expect(client.messages[0]).toMatchObject({ error: { code: 'unknown-table' } });
  });
});

const raw = (url = server.url, allowHalfOpen = false): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen }, () => resolve(socket));
    socket.once('error', reject);
  });

const ended = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.once('close', () => resolve(said));
    socket.once('error', () => resolve(said));
  });

const HANDSHAKE = (id: string, more = ''): string =>
  `GET /api/tables/${id}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
  `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n${more}\r\n`;

/** Players and floods have all the time a busy machine takes; only here is nobody waited for. */
describe('connections to a server without patience', () => {
  let strict: Running;
  let id: string;
  const folder = folderForFile();

  beforeAll(async () => {
    const env = { PING_SECONDS: '3', PATIENCE_SECONDS: '3' };
    strict = await startServer({ data: folder, env });
    id = await (
      await Guest.named(strict.url, 'Ann')
    ).create({ ...QUICK_TRANS_EUROPA, seats: [{ kind: 'open' }, { kind: 'open' }] });
  });
  afterAll(async () => void (await strict.end('SIGKILL')));

  test('that send their request a drop at a time are ended', async () => {
    const socket = await raw(strict.url);
    socket.write('POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n');
    const drops = setInterval(() => socket.write('X: y\r\n'), 200);
    await ended(socket);
    clearInterval(drops);
  });

  test('that never finish their body are ended', async () => {
    const socket = await raw(strict.url);
    socket.write(
      'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    );
    await ended(socket);
  });

  test('that never say hello are ended', async () => {
    const silent = Seated.raw(strict.url, id);
    await silent.until(() => silent.closed !== undefined);
    expect(silent.closed).toBe(1008);
  });

  test('that are half open, where nobody answers any more, are ended', async () => {
    const socket = await raw(strict.url);
    socket.write(HANDSHAKE(id));
    // A masked hello frame, and then never a pong.
    const hello = Buffer.from('{"hello":{"version":1}}');
    socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]), hello]));
    expect(await ended(socket)).toContain('welcome');
  });
});

describe('connections', () => {
  test('from pages of other sites are refused, from our own and from programs welcome', async () => {
    const refusal = await raw();
    refusal.write(HANDSHAKE(table.id, 'Origin: https://evil.example\r\n'));
    expect(await ended(refusal)).toContain('403');
    const evil = { origin: 'https://evil.example' };
    expect((await call(server.url, '/api/tables', { headers: evil })).status).toBe(403);
    expect((await call(server.url, '/api/tables', { headers: { origin: server.url } })).status).toBe(200);
  });

  test('that are refused are given up, though the other side leaves its half open', async () => {
    const socket = await raw(server.url, true);
    socket.write(HANDSHAKE('nosuchtable', 'Origin: https://evil.example\r\n'));
    const drops = setInterval(() => socket.write('x'), 50);
    expect(await ended(socket)).toContain('403');
    clearInterval(drops);
  });

  test('from one address have a limit, and are counted down when they end', async () => {
    const many = Array.from({ length: 60 }, () => Seated.raw(server.url, table.id));
    await Promise.all(many.map((each) => new Promise((done) => each.socket.once('open', done).once('error', done))));
    const refused = many.filter((each) => each.socket.readyState !== each.socket.OPEN);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    for (const each of many) each.socket.terminate();
    await expect
      .poll(async () => (await Seated.open(server.url, table.id).catch(() => undefined))?.position)
      .toBeDefined();
  });
});

test('whoever never reads what it is sent is let go once it has taken nothing for too long', async () => {
  const generous = await startServer({
    data: temporaryFolder(),
    env: { MESSAGES_PER_SECOND: '100000', PATIENCE_SECONDS: '1' },
  });
  try {
    const { id, guests, clients } = await party([generous.url], 2, QUICK_TRANS_EUROPA);
    const client = clients.find((each) => each.isAsked())!;
    const greedy = await guests[client.seat!]!.connect(id);
    const sockets = async (): Promise<string> =>
      /branchline_sockets (\d+)/.exec(await (await fetch(`${generous.url}/metrics`)).text())![1]!;
    expect(await sockets()).toBe('3');
    greedy.socket.pause();
    for (let message = 0; message < 8000; message++) greedy.send({ legal: {} });
    await expect.poll(sockets).toBe('2');
    greedy.socket.terminate();
    // The others notice nothing.
    expect(await client.submit((await client.legal())[0])).toMatchObject({ ok: true });
  } finally {
    await generous.end('SIGKILL');
  }
});

describe('requests', () => {
  test('that are too large, of the wrong kind or to nowhere are refused as JSON', async () => {
    const post = (body: string, type: string) =>
      fetch(`${server.url}/api/guests`, { method: 'POST', body, headers: { 'content-type': type } });
    expect((await post('x'.repeat(70_000), 'application/json')).status).toBe(413);
    expect((await post('name=x', 'text/csv')).status).toBe(415);
    for (const path of ['/api/nothing', '/api/tables/%ff']) {
      const response = await fetch(`${server.url}${path}`);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.json()).toHaveProperty('error.code');
    }
  });

  test('carry the headers that keep pages safe', async () => {
    const { headers } = await fetch(`${server.url}/healthz`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('for numbers are answered as Prometheus text, with what was refused', async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(/branchline_moves_total\{by="person"\} [1-9]/);
    expect(text).toMatch(/branchline_refused_total\{reason="flood"\} [1-9]/);
  });
});

test('after all this the server lives, is ready, and has logged no secret', async () => {
  expect((await call(server.url, '/readyz')).status).toBe(200);
  for (const { token, entropy } of table.guests) {
    expect(server.output()).not.toContain(token);
    expect(server.output()).not.toContain(entropy);
  }
  expect(server.output()).not.toContain('"level":50');
});
