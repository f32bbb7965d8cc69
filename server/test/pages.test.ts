// The client's files through the same server, and settings that keep their secrets.

import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { configFrom, shownConfig, type Config } from '../src/config.ts';
import { networkOf, networkReader } from '../src/quotas/network.ts';
import { serve } from '../src/serve.ts';
import { temporaryFolder } from './support/storages.ts';

const config = (given: Readonly<Record<string, string>> = {}): Config => {
  const made = configFrom({ PORT: '0', LOG_LEVEL: 'silent', ...given });
  if ('problem' in made) throw new Error(made.problem);
  return made;
};

async function served(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = temporaryFolder();
  const pages = join(folder, 'dist');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Branchline</title>');
  writeFileSync(join(pages, 'assets/app-12345678.js'), 'export {};');
  writeFileSync(join(pages, 'favicon.ico'), 'a picture');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const botScript = new URL('file:///nowhere.mjs');
  const running = await serve({ config: config({ DATA: join(folder, 'data'), ...env }), botScript, pages });
  onTestFinished(() => running.stop());
  return `http://127.0.0.1:${running.port}`;
}

test('pages, files and every path of the app’s router are served, with the same headers', async () => {
  const url = await served();
  for (const path of ['/', '/online/abc', '/games/x/replay']) {
    const response = await fetch(url + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Branchline</title>');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
  const asset = await fetch(`${url}/assets/app-12345678.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${url}/favicon.ico`)).headers.get('content-type')).toBe('image/x-icon');
});

test('the opener policy is sent where browsers heed it, and not over plain http to another machine', async () => {
  // Not `fetch`, which always says of a request what a browser says only to an address it trusts.
  const policyOf = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const asked = get(url, { headers }, (response) => {
        response.resume();
        resolve(response.headers['cross-origin-opener-policy']);
      });
      asked.once('error', reject);
    });
  const url = await served();
  for (const path of ['/', '/healthz']) {
    expect(await policyOf(url + path, { 'sec-fetch-mode': 'navigate' })).toBe('same-origin');
    expect(await policyOf(url + path)).toBeUndefined();
  }
  expect(await policyOf(await served({ PUBLIC_URL: 'https://play.example' }))).toBe('same-origin');
});

test('what is missing is missing, and nothing outside the folder is served', async () => {
  const url = await served();
  for (const path of ['/missing.js', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%5c..%5csecret.txt']) {
    const response = await fetch(url + path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toContain('secret');
  }
  expect((await fetch(`${url}/api/nothing`)).headers.get('content-type')).toContain('application/json');
});

test('pages of allowed origins may read our answers, refusals too, and all others may not', async () => {
  const allowed = 'https://play.example';
  const url = await served({ ALLOWED_ORIGINS: 'https://Play.example/ , http://localhost:5173' });
  const ask = (path: string, origin: string, more: RequestInit = {}) =>
    fetch(url + path, { ...more, headers: { origin, ...(more.headers as Record<string, string>) } });
  const preflight = (origin: string) =>
    ask('/api/tables', origin, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
  const asked = await preflight(allowed);
  expect([asked.status, await asked.text()]).toEqual([204, '']);
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    'access-control-allow-origin': allowed,
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type',
    vary: expect.stringContaining('Origin'),
  });
  const [read, refused, unknown] = [
    await ask('/api/tables', allowed),
    await ask('/api/guests/me', 'http://localhost:5173'),
    await ask('/api/nothing', allowed),
  ];
  expect([read.status, refused.status, unknown.status]).toEqual([200, 401, 404]);
  expect(read.headers.get('access-control-allow-origin')).toBe(allowed);
  expect(refused.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After');
  expect(unknown.headers.get('access-control-allow-origin')).toBe(allowed);
  expect((await ask('/online.json', allowed)).headers.get('access-control-allow-origin')).toBe(allowed);
  for (const answer of [await preflight('https://evil.example'), await ask('/api/tables', 'https://evil.example')]) {
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Origin');
  }
  // No cookies, so nothing is sent along unasked.
  expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
  expect((await fetch(`${url}/api/tables`)).headers.get('vary')).toContain('Origin');
});

test('behind a proxy the address it saw counts, not what a client wrote into the header', async () => {
  const url = await served({ TRUST_PROXY: '1', REQUESTS_PER_MINUTE: '2' });
  const ask = async (forwarded: string): Promise<number> =>
    (await fetch(`${url}/api/tables`, { headers: { 'x-forwarded-for': forwarded } })).status;
  expect(await ask('198.51.100.1, 203.0.113.9')).toBe(200);
  expect(await ask('198.51.100.2, 203.0.113.9')).toBe(200);
  expect(await ask('198.51.100.3, 203.0.113.9')).toBe(429);
  expect(await ask('198.51.100.1, 203.0.113.10')).toBe(200);
});

test('settings are judged together, and what is printed holds no password', () => {
  expect(configFrom({ PORT: '70000', TRUST_PROXY: 'yes', DATABASE_URL: 'mysql://x' })).toEqual({
    problem: expect.stringMatching(/PORT must be at most 65535.*DATABASE_URL must begin.*TRUST_PROXY must be 0 or 1/),
  });
  for (const wrong of ['play.example', 'https://play.example/table', 'https://a.example https://b.example']) {
    expect(configFrom({ ALLOWED_ORIGINS: wrong })).toEqual({
      problem: expect.stringMatching(/^ALLOWED_ORIGINS must be/),
    });
  }
  expect(configFrom({ PORT: 'http', BOT_THREADS: '1.5' })).toEqual({
    problem: 'PORT must be a whole number; BOT_THREADS must be a whole number',
  });
  const shown = shownConfig(config({ DATABASE_URL: 'postgres://me:hidden@db.example:5432/games' }));
  expect(JSON.stringify(shown)).not.toContain('hidden');
  expect(shown['DATABASE_URL']).toContain('db.example:5432/games');
  expect(config({ PORT: '' }).PORT).toBe(3000);
});

test.each([
  ['127.0.0.1', undefined],
  ['::ffff:192.168.1.7', undefined],
  ['fd00::7', undefined],
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8::7', '2001:db8:0:0'],
])('a proxy at %s that is not trusted has its people counted as %s', (remoteAddress, network) => {
  let unheeded = 0;
  const read = networkReader(false, () => void unheeded++);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  // From a stranger's own machine the header is a way around the limits, and is none.
  expect(read({ headers, socket: { remoteAddress } })).toBe(network);
  expect(unheeded).toBe(1);
  expect(read({ headers: {}, socket: { remoteAddress } })).toBe(networkOf(remoteAddress));
  expect(networkReader(true, () => {})({ headers, socket: { remoteAddress } })).toBe('203.0.113.9');
  expect(unheeded).toBe(1);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0::1', '2001:db8:0:0'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8::1]:4711', '2001:db8:0:0'],
  ['nonsense', 'nonsense'],
])('%s counts as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
