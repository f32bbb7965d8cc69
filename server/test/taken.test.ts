// A game that was begun on one device goes on between several: verified on arrival, and plainly not sealed.

import {
  entropyCommitmentOf,
  fileOf,
  newTable,
  parseGameFile,
  playTable,
  seedFromText,
  verifyGame,
  type GameFile,
} from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Services } from '../src/live/services.ts';
import { takeOver } from '../src/rooms/take-over.ts';
import type { TableRow } from '../src/store/table-row.ts';
import { call, Guest, Seated } from './support/client.ts';
import { playOut } from './support/play.ts';
import { houseForTest } from './support/house.ts';
import { startServer, type Running } from './support/server.ts';
import { folderForFile, newSqlite } from './support/storages.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer({ data: folderForFile() });
});
afterAll(async () => void (await server.end('SIGKILL')));

const SEED = seedFromText('an evening on one device');

/** Two people and a bot, after so many moves of theirs. */
function begun(limit: number, bound = false): GameFile {
  const config = transEuropa.configure({ seats: 3, options: { targetScore: 1 } });
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const kinds = ['human', 'bot:greedy', 'human'];
  const terms = { game: transEuropa.id, ...transEuropa.header(config.value), seats: kinds };
  const table = newTable({
    ...{ game: transEuropa, config: config.value, seats: 3, seed: SEED },
    ...(bound ? { terms } : {}),
  });
  const played = playTable(table, { choose: (view, seat) => transEuropa.legal(view, seat)[0]!, limit });
  return fileOf(played, [
    { name: 'Ann', kind: 'human' },
    { name: 'Ruth', kind: 'bot:greedy' },
    { name: 'Ben', kind: 'human' },
  ]);
}

const take = (guest: Guest, body: object) => guest.post('/api/tables/taken', body);

test.each([
  ['bound to its seats', true],
  ['from before there was a binding', false],
])('it goes on where it stood, friendly for all to see, and the whole of it verifies: %s', async (_, bound) => {
  const [ann, ben] = await Promise.all([Guest.named(server.url, 'Ann'), Guest.named(server.url, 'Ben')]);
  const file = begun(9, bound);
  const taken = await take(ann, { file, seed: SEED, unlisted: true });
  expect(taken.status).toBe(201);
  const id = String(taken.body['id']);
  expect((await call(server.url, `/api/tables/${id}`)).body).toMatchObject({
    ...{ state: 'waiting', friendly: true, sequence: file.moves.length },
    seats: [{ kind: 'open' }, { kind: 'bot:greedy', name: 'Ruth' }, { kind: 'open' }],
  });
  await ann.sit(id);
  await ben.sit(id);
  const waiting = await ann.connect(id);
  const other = await ben.connect(id);
  await ann.post(`/api/tables/${id}/start`);
  // A player who waited reconnects and finds the present position.
  await Promise.all([waiting, other].map((each) => each.until(() => each.closed === 4001)));
  const clients = await Promise.all([ann, ben].map((guest) => guest.connect(id)));
  for (const client of clients) expect(client.position!.sequence).toBeGreaterThanOrEqual(file.moves.length);
  await playOut(clients);
  const { body } = await call(server.url, `/api/tables/${id}/file`);
  const whole = parseGameFile(JSON.stringify(body));
  expect(whole.ok && verifyGame(transEuropa, whole.value).ok).toBe(true);
  expect(whole.ok && [whole.value.seed, whole.value.entropy]).toEqual([SEED, undefined]);
  expect(whole.ok && whole.value.binding).toBe(bound ? 1 : undefined);
  expect(whole.ok && whole.value.moves.slice(0, file.moves.length)).toEqual(file.moves);
});

test('a start that somebody does not answer leaves what was dealt as it is', async () => {
  const { house } = await houseForTest(await (await newSqlite())());
  const { services, actions } = house;
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => services.guests.add(name)));
  const file = { ...begun(4) };
  const id = await takeOver(services, { ...ann!, address: undefined }, { file, seed: SEED });
  for (const guest of [ann!, ben!]) await actions.sit(id, guest, { entropy: entropyCommitmentOf(SEED) });
  const stored = async () => (await services.shelf.row(id)) as TableRow;
  const { record } = await stored();
  await actions.start(id, ann!);
  await actions.reveal(id, ann!, SEED);
  await actions.giveUpStart(id);
  expect(await stored()).toMatchObject({ record, state: 'waiting', room: { failed: { names: ['Ben'] } } });
});

test.each<[string, number, () => object]>([
  ['not-a-game', 400, () => ({ file: { format: 'something' }, seed: SEED })],
  ['wrong-seed', 400, () => ({ file: begun(3), seed: seedFromText('another') })],
  ['wrong', 400, () => ({ file: { ...begun(3), moves: begun(3).moves.slice(1) }, seed: SEED })],
  ['wrong', 400, () => ({ file: { ...begun(3), hashes: undefined, moves: swapped(begun(3)) }, seed: SEED })],
  ['over', 409, () => ({ file: begun(Infinity), seed: SEED })],
  ['malformed', 400, () => ({ file: begun(3) })],
  ['too-large', 413, () => ({ file: { format: 'x'.repeat(1_100_000) }, seed: SEED })],
])('what is not so is refused: %s', async (code, status, body) => {
  const ann = await Guest.named(server.url, 'Ann');
  const answer = await take(ann, body());
  expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
});

test('a game is counted before it is verified, and verified in pieces: others at this process do not wait for it', async () => {
  const done: string[] = [];
  const note = (what: string) => async () => void done.push(what);
  const services = {
    giveWay: { opening: () => void done.push('piece') },
    quotas: { expect() {}, takingOver: note('counted'), takenTable: note('held') },
    shelf: { add: async () => (done.push('stored'), 'ok') },
    clock: { now: () => 1 },
    secretBytes: () => new Uint8Array(32),
  } as unknown as Services;
  const { hashes: _, ...file } = begun(40);
  await takeOver(services, { id: 'ann', name: 'Ann', address: undefined }, { file, seed: SEED });
  expect([done[0], done.at(-1)]).toEqual(['counted', 'stored']);
  // Moves, moves with their draws, and the fingerprint of every position.
  expect(done.filter((what) => what === 'piece')).toHaveLength(3 * file.moves.length + 1);
});

/** Two hands exchanged: possible, but not what the seed deals. */
function swapped({ moves }: GameFile): readonly unknown[] {
  return moves.map((move) => {
    const { hands } = move as { hands?: readonly unknown[] };
    return hands ? { ...(move as object), hands: [hands[1], hands[0], hands[2]] } : move;
  });
}

test('nobody who only has the link learns the seed from the room', async () => {
  const ann = await Guest.named(server.url, 'Ann');
  const id = String((await take(ann, { file: begun(6), seed: SEED })).body['id']);
  const watcher = await Seated.open(server.url, id, { since: 0, wants: ['history', 'notices'] });
  const texts = await Promise.all(
    ['', '/file', '/chat'].map(async (path) => JSON.stringify(await call(server.url, `/api/tables/${id}${path}`))),
  );
  expect([...watcher.bytes, ...texts].join('\n')).not.toContain(SEED);
});

describe('short links', () => {
  const OVER = JSON.stringify(begun(10_000));
  const link = (text: string) => call(server.url, '/api/links', { method: 'POST', body: { text } });

  test('a finished game gets a short link, the same again for the same game, and comes back word for word', async () => {
    const { hashes: _, ...bare } = JSON.parse(OVER) as Record<string, unknown>;
    const text = JSON.stringify(bare);
    const { status, body } = await link(text);
    expect([status, body]).toEqual([201, { id: expect.stringMatching(/^[a-z2-9]{10}$/) as unknown }]);
    expect((await link(text)).body).toEqual(body);
    expect((await call(server.url, `/api/links/${String(body['id'])}`)).body).toEqual({ text });
  });

  test.each([
    ['what is no game', 'nonsense', 400, 'not-a-game'],
    ['a game that was changed afterwards', OVER.replace('"lay"', '"end-turn"'), 400, 'wrong'],
    ['a running game, whose hands are secret', JSON.stringify(begun(9)), 409, 'not-over'],
    ['a bundle', `{"format":"branchline-games/1","games":[${OVER}]}`, 400, 'not-a-game'],
    ['more than a mebibyte', 'x'.repeat(1024 * 1024 + 1), 413, 'too-large'],
  ])('%s gets none', async (_, text, status, code) => {
    expect(await link(text)).toMatchObject({ status, body: { error: { code } } });
  });

  test('a link that nobody knows is said to be unknown', async () => {
    expect(await call(server.url, '/api/links/abcdefghjk')).toMatchObject({
      status: 404,
      body: { error: { code: 'unknown-link' } },
    });
  });
});
