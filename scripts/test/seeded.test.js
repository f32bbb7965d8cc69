// The server of browser tests: the built page, and an authority whose chance is settled beforehand by a cookie.

import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../lib/seeded.js';
import { serve } from '../lib/serve.js';

const CODE = 'draw()';
const folder = mkdtempSync(join(tmpdir(), 'branchline-seeded-'));
let server;
let url = '';

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  for (const name of ['authority.js', 'bots.js']) writeFileSync(join(folder, name), CODE);
  server = await serve({ port: 0, host: '127.0.0.1', folder, isChanging: true, around: seeded });
  url = `http://127.0.0.1:${server.address().port}`;
});

afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path, cookie) => fetch(url + path, cookie === undefined ? {} : { headers: { cookie } });

/** What such code draws: ten secrets, a short draw, a number. */
function drawnBy(code) {
  const foreign = (bytes) => bytes.fill(7);
  const crypto = { getRandomValues: foreign };
  const draw = () => ({
    secrets: Array.from({ length: 10 }, () => [...crypto.getRandomValues(new Uint8Array(32))].join()),
    short: [...crypto.getRandomValues(new Uint8Array(16))].join(),
  });
  return runInNewContext(code, { crypto, draw });
}

test('without the cookie everything is as it was built', async () => {
  for (const path of ['/authority.js', '/bots.js']) expect(await (await ask(path)).text()).toBe(CODE);
  expect(await (await ask('/authority.js', 'chance=many')).text()).toBe(CODE);
  expect(await (await ask('/bots.js', 'chance=5')).text()).toBe(CODE);
});

test('with it secrets follow from its number, never the same one twice, and all else is drawn as ever', async () => {
  const codeFor = async (cookie) => (await ask('/authority.js', cookie)).text();
  const five = drawnBy(await codeFor('chance=5'));
  expect(new Set(five.secrets).size).toBe(10);
  expect(five.short).toBe(Array.from({ length: 16 }, () => 7).join());
  expect(drawnBy(await codeFor('other=1; chance=5')).secrets).toEqual(five.secrets);
  expect(drawnBy(await codeFor('chance=6')).secrets).not.toEqual(five.secrets);
});

test('lines of a cookie stand before the worker that it names, and before no other file', async () => {
  const cookie = (name, lines) => `before-${name}=${Buffer.from(lines).toString('base64url')}`;
  const lines = 'self.postMessage = () => {}; // «späť»';
  expect(await (await ask('/bots.js', cookie('bots.js', lines))).text()).toBe(`${lines}\n${CODE}`);
  expect(await (await ask('/authority.js', cookie('bots.js', lines))).text()).toBe(CODE);
  expect(await (await ask('/', cookie('index.html', lines))).text()).toBe('<!doctype html>');
  const both = await (await ask('/authority.js', `chance=5; ${cookie('authority.js', 'let count = 0;')}`)).text();
  expect(both.startsWith('let count = 0;\n')).toBe(true);
  expect(drawnBy(both).secrets).toEqual(drawnBy(await (await ask('/authority.js', 'chance=5')).text()).secrets);
});

test('where there is no build at the moment it is missing, and the server goes on', async () => {
  const [built, away] = ['authority.js', 'away.js'].map((name) => join(folder, name));
  renameSync(built, away);
  expect((await ask('/authority.js', 'chance=5')).status).toBe(404);
  renameSync(away, built);
  expect((await ask('/authority.js', 'chance=5')).status).toBe(200);
});

test('it is protected like everything else, and nobody keeps it', async () => {
  const { headers } = await ask('/authority.js', 'chance=5');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-type')).toBe('text/javascript');
  expect(headers.get('cache-control')).toBe('no-store');
});
