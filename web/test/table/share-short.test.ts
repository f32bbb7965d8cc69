// Short links come from a server that keeps the game, and pictures for cameras only where a camera can read them.

import '../support/browser.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverCard } from '../../src/link/server.ts';
import { unpackGame, packGame } from '../../src/table/game-link.ts';
import { gameBehind, shortCode } from '../../src/table/share-short.ts';
import { isShort } from '../../src/table/short-code.ts';
import { fitsScreen } from '../../src/ui/qr-code.tsx';

const asked: { readonly url: string; readonly body: unknown }[] = [];
let answer: { readonly status: number; readonly body: unknown };

beforeEach(() => {
  Object.assign(document, { baseURI: 'https://play.example/' });
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: URL, { body }: { body?: string } = {}) => {
    asked.push({ url: url.href, body: body === undefined ? undefined : (JSON.parse(body) as unknown) });
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(() => {
  serverCard.value = undefined;
  vi.unstubAllGlobals();
});

const GAME = JSON.stringify({ moves: [1], hashes: ['long'] });

test('the server is sent the game without its fingerprints, and gives it ten letters', async () => {
  serverCard.value = { online: true };
  answer = { status: 201, body: { id: 'abcdefghjk' } };
  expect(await shortCode(GAME)).toBe('abcdefghjk');
  expect(asked).toEqual([{ url: 'https://play.example/api/links', body: { text: '{"moves":[1]}' } }]);
  expect(isShort('abcdefghjk')).toBe(true);
});

test('without a server, or where it refuses, there is no short link', async () => {
  serverCard.value = { online: true };
  answer = { status: 429, body: { error: { code: 'quota', message: 'Too many.' } } };
  expect(await shortCode(GAME)).toBeUndefined();
  serverCard.value = { online: false };
  answer = { status: 200, body: { online: false } };
  expect(await shortCode(GAME)).toBeUndefined();
});

test('behind a short link is a game, or the reason why there is none', async () => {
  answer = { status: 200, body: { text: '{}' } };
  expect(await gameBehind('abcdefghjk')).toEqual({ text: '{}' });
  answer = { status: 404, body: { error: { code: 'unknown-link', message: '' } } };
  expect(await gameBehind('abcdefghjk')).toEqual({ problem: 'unknown-link' });
  answer = { status: 200, body: 'nonsense' };
  expect(await gameBehind('abcdefghjk')).toEqual({ problem: 'no-server' });
});

test('a packed game that has lost its end does not unfold, and is never taken for a short link', async () => {
  const packed = await packGame(JSON.stringify({ moves: Array.from({ length: 60 }, (_, index) => index) }));
  expect(isShort(packed)).toBe(false);
  expect(await unpackGame(packed)).toContain('59');
  expect(await unpackGame(packed.slice(0, -6))).toBeUndefined();
});

test.each([
  [390, 844, 60, true],
  [390, 844, 2000, false],
  [1440, 900, 1500, true],
  [1440, 900, 2900, false],
  [2560, 1440, 4000, false],
])('on a window of %i × %i the picture of %i letters is drawn: %s', (innerWidth, innerHeight, letters, drawn) => {
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('innerHeight', innerHeight);
  expect(fitsScreen('a'.repeat(letters))).toBe(drawn);
});
