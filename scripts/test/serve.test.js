// The server of the built client, asked over real sockets.

import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../lib/serve.js';

const INDEX = '<!doctype html><title>the app</title>';
const SCRIPT = `export const words = '${'branch line '.repeat(200)}';`;
const HASHED = '/assets/main-Ab_12-xY.js';

const home = mkdtempSync(join(tmpdir(), 'branchline-serve-'));
const folder = join(home, 'dist');
const servers = [];

beforeAll(() => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(home, 'dist-private'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  writeFileSync(join(folder, 'sw.js'), 'self.name;');
  writeFileSync(join(folder, 'favicon.ico'), 'a picture');
  writeFileSync(join(folder, '.built-from'), 'a stamp');
  writeFileSync(join(folder, HASHED), SCRIPT);
  writeFileSync(join(folder, `${HASHED}.gz`), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'assets/plain.js'), SCRIPT);
  writeFileSync(join(home, 'secret.txt'), 'secret');
  writeFileSync(join(home, 'dist-private/secret.txt'), 'secret');
});

afterAll(async () => {
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  rmSync(home, { recursive: true, force: true });
});

/** Sends the path exactly as written: fetch() would tidy it up first. */
const ask = (port, path, { method = 'GET', headers = {} } = {}) =>
  new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', fail);
    sent.end();
  });

async function start(isChanging) {
  const server = await serve({ port: 0, host: '127.0.0.1', folder, isChanging });
  servers.push(server);
  return server.address().port;
}

describe.each([
  ['of one build', false],
  ['of a folder that is built anew', true],
])('files %s', (_, isChanging) => {
  let port;
  beforeAll(async () => {
    port = await start(isChanging);
  });

  test('the page, with what protects it', async () => {
    const { status, headers, body } = await ask(port, '/');
    expect(status).toBe(200);
    expect(body.toString()).toBe(INDEX);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('an icon says what it is', async () => {
    expect((await ask(port, '/favicon.ico')).headers['content-type']).toBe('image/x-icon');
  });

  test.each(['/settings', '/games/some-game', '/assets/no-file-Ab_12-xY', '/f%C3%BCr'])(
    'the app answers for its own path %s, and is asked for anew',
    async (path) => {
      const { status, headers, body } = await ask(port, path);
      expect([status, body.toString()]).toEqual([200, INDEX]);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test.each(['/missing.js', '/assets/main-00000000.js', '/deep/missing.webmanifest'])(
    'a missing file is missing: %s',
    async (path) => {
      expect((await ask(port, path)).status).toBe(404);
    },
  );

  test.each([
    '/../secret.txt',
    '/../dist-private/secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%2Fdist-private%2Fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '//../secret.txt',
    '/../dist-private',
    '/%00secret.txt',
  ])('nothing beside the folder is had by %s', async (path) => {
    const { status, body } = await ask(port, path);
    expect(body.toString()).not.toContain('secret');
    expect(status).toBe(404);
  });

  test.each(['/%', '/%zz', '/%c3%28', '/assets/%e0%a4%a'])('a path that cannot be decoded, %s', async (path) => {
    expect((await ask(port, path)).status).toBe(400);
  });

  test('what stands behind the question mark is nobody’s path', async () => {
    expect((await ask(port, '/?share=100%')).status).toBe(200);
    const { status, body } = await ask(port, '/sw.js?v=2');
    expect([status, body.toString()]).toEqual([200, 'self.name;']);
  });

  test('only names with a hash are kept for ever', async () => {
    const rules = await Promise.all(
      [HASHED, '/assets/plain.js', '/sw.js', '/index.html'].map(
        async (path) => (await ask(port, path)).headers['cache-control'],
      ),
    );
    expect(rules).toEqual(['public, max-age=31536000, immutable', 'no-cache', 'no-cache', 'no-cache']);
  });

  test('the compressed copy goes to whoever reads it, as what it is', async () => {
    const small = await ask(port, HASHED, { headers: { 'accept-encoding': 'gzip, deflate' } });
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(small.headers['content-type']).toMatch(/^text\/javascript/);
    expect(small.headers.vary).toBe('Accept-Encoding');
    expect(small.headers['cache-control']).toContain('immutable');
    expect(gunzipSync(small.body).toString()).toBe(SCRIPT);
    const plain = await ask(port, HASHED);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  test('who has the file already is told so', async () => {
    const { headers } = await ask(port, '/sw.js');
    const again = await ask(port, '/sw.js', { headers: { 'if-none-match': headers.etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('HEAD answers like GET, without the body', async () => {
    const got = await ask(port, '/sw.js');
    const asked = await ask(port, '/sw.js', { method: 'HEAD' });
    expect(asked.status).toBe(200);
    expect(asked.headers['content-length']).toBe(got.headers['content-length']);
    expect(asked.headers['cache-control']).toBe(got.headers['cache-control']);
    expect(asked.body.length).toBe(0);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
    const { status, headers } = await ask(port, '/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

test('a stamp of the build is no file of the client', async () => {
  expect((await ask(await start(false), '/.built-from')).status).toBe(404);
});

test('a folder that is built anew is served as it is now', async () => {
  const port = await start(true);
  const path = join(folder, 'assets/late-00000001.js');
  expect((await ask(port, '/assets/late-00000001.js')).status).toBe(404);
  writeFileSync(path, 'one');
  expect((await ask(port, '/assets/late-00000001.js')).body.toString()).toBe('one');
  writeFileSync(path, 'another one');
  expect((await ask(port, '/assets/late-00000001.js')).body.toString()).toBe('another one');
  unlinkSync(path);
  expect((await ask(port, '/assets/late-00000001.js')).status).toBe(404);
});

test('a taken port is named, with another one to try', async () => {
  const port = await start(false);
  await expect(serve({ port, host: '127.0.0.1', folder })).rejects.toThrow(
    `Port ${port} is taken. Set PORT to another one, for example PORT=${port + 1}.`,
  );
});

test('a port that is none is refused with a sentence', async () => {
  await expect(serve({ port: Number('abc'), host: '127.0.0.1', folder })).rejects.toThrow('The server cannot start');
});
