// Whether a finished game keeps what was promised to this device: the file is verified, and compared with what was seen.

import '../support/browser.ts';
import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PublicTable } from '@branchline/protocol/online';
import { storage } from '../support/browser.ts';

const MINE = 'a'.repeat(64);
const THEIRS = 'b'.repeat(64);
const PROMISE = `sha256:${'c'.repeat(64)}`;

/** What the device says of the file; it is asked for through its worker, which tests do not have. */
const ask = vi.hoisted(() => vi.fn());
vi.mock('../../src/link/device.ts', () => ({ device: { ask } }));

const { keepTable } = await import('../../src/online/state/kept.ts');
const { verifyDeal } = await import('../../src/online/state/verify-deal.ts');

const file = (commitment: string, values: readonly (string | null)[]) => ({
  ...{ format: 'branchline-game/1', commitment },
  entropy: values.map((value) => (value === null ? null : { commitment: 'sha256:x', value })),
});

function serve(status: number, body: object): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
}

beforeEach(() => {
  storage.clear();
  ask.mockReset().mockImplementation(async (call: string) => (call === 'list' ? [] : { id: 'copy' }));
  Object.assign(document, { baseURI: 'http://table.example/' });
  keepTable('table', { entropy: MINE, promise: PROMISE });
});

const tableOf = (more: object) =>
  signal({ ...({ id: 'table', seats: [] as PublicTable['seats'] } as PublicTable), ...more });
const asSeat = (seat: number | undefined, more: object = {}) =>
  verifyDeal({ id: 'table', seat: signal(seat), table: tableOf(more) });

test('a file that verifies and carries our number under the promise we saw is fair', async () => {
  serve(200, file(PROMISE, [MINE, THEIRS]));
  expect(await asSeat(0)).toEqual({ kind: 'fair', own: true });
});

test('whoever only watched has no number in it', async () => {
  serve(200, file(PROMISE, [THEIRS, null]));
  expect(await asSeat(undefined)).toEqual({ kind: 'fair', own: false });
});

test.each([
  ['another number than ours', file(PROMISE, [THEIRS, MINE])],
  ['no number of ours', file(PROMISE, [null, THEIRS])],
  ['another promise than the one we saw', file(`sha256:${'d'.repeat(64)}`, [MINE, THEIRS])],
])('a sound file with %s is not the game we sat down to', async (_, body) => {
  serve(200, body);
  expect(await asSeat(0)).toEqual({ kind: 'not-ours' });
});

test('a sound file of a game that was begun on one device is a friendly game, whatever numbers it carries', async () => {
  serve(200, file(PROMISE, [null, null]));
  expect(await asSeat(0, { friendly: true })).toEqual({ kind: 'friendly' });
});

test('a file that does not verify says why', async () => {
  const why = { problem: 'wrong', why: { code: 'wrong-draw', move: 2 } };
  ask.mockImplementation(async (call: string) => (call === 'list' ? [] : why));
  serve(200, file(PROMISE, [MINE, THEIRS]));
  expect(await asSeat(0)).toEqual({ kind: 'unfair', why });
});

test('a device without room for a copy has verified the game all the same', async () => {
  ask.mockImplementation(async (call: string) => (call === 'list' ? [] : { problem: 'not-stored', why: 'full' }));
  serve(200, file(PROMISE, [MINE, THEIRS]));
  expect(await asSeat(0)).toEqual({ kind: 'fair', own: true });
});

test('a server that does not answer proves nothing', async () => {
  serve(503, { error: { code: 'unavailable', message: 'Later.' } });
  expect(await asSeat(0)).toEqual({ kind: 'unreachable' });
});

test('the game is kept once, however often it is verified', async () => {
  serve(200, file(PROMISE, [MINE, THEIRS]));
  await asSeat(0);
  ask.mockImplementation(async (call: string) => (call === 'list' ? [{ id: 'copy' }] : { id: 'second' }));
  expect(await asSeat(0)).toMatchObject({ kind: 'fair' });
  expect(ask.mock.calls.filter(([call]) => call === 'import')).toHaveLength(1);
});
