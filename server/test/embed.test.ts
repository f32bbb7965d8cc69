// What other sites may show of a server: finished games, their pictures, and the page for frames. Everything else stays as it was.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { configFrom } from '../src/config.ts';
import { serve } from '../src/serve.ts';
import { party, playOut, QUICK_TRANS_EUROPA } from './support/play.ts';
import { RAISED_LIMITS } from './support/raised-limits.ts';
import { temporaryFolder } from './support/storages.ts';

const HEAD = '<!doctype html><html><head><title>Branchline</title></head><body>the app</body></html>';

type Served = { readonly url: string; readonly stop: () => Promise<void> };

async function started(env: Readonly<Record<string, string>>, folder: string): Promise<Served> {
  const pages = join(folder, 'dist');
  mkdirSync(join(pages, 'embed/parts'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), HEAD);
  writeFileSync(join(pages, 'embed/index.html'), '<!doctype html><title>the frame</title>');
  writeFileSync(join(pages, 'embed/replay.js'), 'export {};');
  writeFileSync(join(pages, 'embed/parts/rules-12345678.js'), 'export {};');
  const config = configFrom({ ...RAISED_LIMITS, PORT: '0', LOG_LEVEL: 'silent', DATA: join(folder, 'data'), ...env });
  if ('problem' in config) throw new Error(config.problem);
  const botScript = new URL('file:///nowhere.mjs');
  const running = await serve({ config, botScript, pages });
  return { url: `http://127.0.0.1:${running.port}`, stop: running.stop };
}

/** A server of its own for a test. */
async function served(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { url, stop } = await started(env, temporaryFolder());
  onTestFinished(stop);
  return url;
}

const gameIn = (path: string, fits: (line: string) => boolean): string =>
  readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .find(fits)!;
const EUROPA = gameIn('trans-europa/test/corpus/1.0.0/as-played.jsonl', (line) => line.includes('"board":"europe"'));
const COMPANIES = gameIn('trains-of-europe/test/corpus/2.2/ends.jsonl', () => true);
const EARLIER = gameIn('trains-of-europe/test/corpus/1.1/ends.jsonl', () => true);

const named = (text: string, ...names: readonly string[]): string => {
  const {
    seats,
    hashes: _,
    ...file
  } = JSON.parse(text) as { readonly seats: readonly object[]; readonly hashes: unknown };
  return JSON.stringify({
    ...file,
    seats: seats.map((seat, index) => ({ ...seat, name: names[index] ?? 'Somebody' })),
  });
};

async function link(url: string, text: string): Promise<string> {
  const response = await fetch(`${url}/api/links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  const { id } = (await response.json()) as { readonly id: string };
  expect(response.status).toBe(201);
  return id;
}

/** A table that was played to its end, once for all tests that only look at it; no more than one picture is drawn there. */
let played: Pick<Served, 'url'> & { readonly table: string };

beforeAll(async () => {
  let tidy = (): void | Promise<void> => {};
  const folder = temporaryFolder((call) => void (tidy = call));
  const server = await started({ PICTURES_PER_ADDRESS: '1' }, folder);
  const { id, clients } = await party([server.url], 2, {
    ...QUICK_TRANS_EUROPA,
    seats: [{ kind: 'open', colour: 'brass' }, { kind: 'open' }],
  });
  await playOut(clients);
  played = { ...server, table: id };
  return async () => {
    await server.stop();
    await tidy();
  };
}, 300_000);

const ELSEWHERE = { origin: 'https://blog.example' };

test('only the page for frames may be framed, whatever stands behind its name', async () => {
  const url = await served();
  // Not `fetch`, which puts a path in order before it asks.
  const policyOf = (path: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const asked = get({ port: new URL(url).port, path }, (response) => {
        response.resume();
        resolve(response.headers['content-security-policy']);
      });
      asked.once('error', reject);
    });
  for (const path of ['/embed/', '/embed/?table=abc', '/embed/index.html']) {
    expect(await policyOf(path)).toContain('frame-ancestors *');
    expect(await policyOf(path)).toContain("default-src 'none'");
    expect(await (await fetch(url + path)).text()).toContain('the frame');
  }
  for (const path of [
    ...['/', '/?replay=abc', '/online/abc', '/embed', '/embed/replay.js', '/embed/parts/rules-12345678.js'],
    ...['/embed/table/abc', '/embed/table', '/embed/anything', '/embed/x/index', '//embed/', '/%65mbed/', '/EMBED/'],
    ...['/embed/..', '/embed/../', '/embed/%2e%2e/', '/embed/./', '/embed//', '/embed/index', '/api/tables'],
  ])
    expect([path, await policyOf(path)]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
});

test('below the page for frames there are files or nothing: the app is never there', async () => {
  const url = await served();
  for (const path of ['/embed/anything', '/embed/table', '/embed/x/y', '/embed/missing.js']) {
    const response = await fetch(url + path);
    expect([path, response.status, (await response.text()).includes('the app')]).toEqual([path, 404, false]);
  }
});

test('any page may read the replay, its parts and finished games, and nothing else', async () => {
  const { url, table } = played;
  const id = await link(url, named(EUROPA));
  for (const path of ['/embed/replay.js', `/embed/link/${id}`, `/embed/table/${table}`]) {
    const response = await fetch(url + path, { headers: ELSEWHERE });
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  }
  for (const path of ['/', `/api/links/${id}`, `/api/tables/${table}/file`, '/online.json']) {
    const response = await fetch(url + path, { headers: ELSEWHERE });
    expect([path, response.headers.get('access-control-allow-origin')]).toEqual([path, null]);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
  const hashed = await fetch(`${url}/embed/parts/rules-12345678.js`);
  expect(hashed.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${url}/embed/replay.js`)).headers.get('cache-control')).toBe('no-cache');
});

test('the file of a table is the one that the table itself gives', async () => {
  const { url, table } = played;
  const [own, open] = await Promise.all(
    [`/api/tables/${table}/file`, `/embed/table/${table}`].map(async (path) => (await fetch(url + path)).json()),
  );
  expect(open).toEqual(own);
});

test('a game that is not over is neither shown nor drawn nor told of', async () => {
  const url = await served();
  const { id } = await party([url], 2, QUICK_TRANS_EUROPA);
  for (const path of [`/embed/table/${id}`, `/embed/table/${id}/picture.png`]) {
    const response = await fetch(url + path);
    expect([response.status, await response.text()]).toEqual([409, expect.stringContaining('not-over')]);
  }
  expect(await (await fetch(`${url}/?replay=${id}`)).text()).toBe(HEAD);
});

test.each(['..%2f..%2fsecret', '%00', "a'--", 'a%22%3E%3Cscript%3E', 'A'.repeat(200), '__proto__', 'constructor'])(
  'an id like %s is no game',
  async (id) => {
    const url = await served();
    for (const kind of ['table', 'link'])
      for (const rest of ['', '/picture.png']) {
        const response = await fetch(`${url}/embed/${kind}/${id}${rest}`);
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
      }
    for (const name of ['replay', 'game']) {
      const response = await fetch(`${url}/?${name}=${id}`);
      expect([response.status, await response.text()]).toEqual([200, HEAD]);
    }
  },
);

/** Size and pixels of a picture without filters. */
function decoded(png: Buffer) {
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const start = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  expect(rows.length).toBe((width * 3 + 1) * height);
  const colours = new Map<string, number>();
  for (let row = 0; row < height; row++)
    for (let x = 0; x < width; x++) {
      const at = row * (width * 3 + 1) + 1 + x * 3;
      const colour = `${rows[at]},${rows[at + 1]},${rows[at + 2]}`;
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
  return { width, height, count: (...colour: readonly number[]): number => colours.get(colour.join(',')) ?? 0 };
}

const INK = [27, 38, 51];
const [SEA, LAND] = [
  [196, 219, 220],
  [246, 239, 223],
];

test.each([
  ['Trans Europa', EUROPA, [152, 32, 122]],
  ['Trains of Europe', COMPANIES, [26, 79, 181]],
  ['Trains of Europe with an earlier content', EARLIER, [26, 79, 181]],
])('a link to a game of %s has a picture with sea, land, the net and the players’ colours', async (_, text, first) => {
  const url = await served();
  const id = await link(url, named(text, 'Ada', 'Žofia 🚂 Łukasz with a very long name indeed', '名'));
  const response = await fetch(`${url}/embed/link/${id}/picture.png`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  const { width, height, count } = decoded(Buffer.from(await response.arrayBuffer()));
  expect([width, height]).toEqual([1200, 630]);
  for (const [colour, least] of [
    [SEA, 40_000],
    [LAND, 20_000],
    [INK, 2000],
    [first, 100],
  ] as const)
    expect([colour, count(...colour) > least]).toEqual([colour, true]);
});

test('a table has a picture in the colours of its seats, and the same picture again without another drawing', async () => {
  const { url, table } = played;
  const ask = () => fetch(`${url}/embed/table/${table}/picture.png`);
  const [first, again] = [await ask(), await ask()];
  expect([first.status, again.status]).toEqual([200, 200]);
  const picture = Buffer.from(await first.arrayBuffer());
  expect(Buffer.from(await again.arrayBuffer()).equals(picture)).toBe(true);
  expect(decoded(picture).count(227, 172, 18)).toBeGreaterThan(100);
});

test('one address has so many pictures drawn within an hour; the sentence says so', async () => {
  const url = await served({ PICTURES_PER_ADDRESS: '1' });
  const [one, other] = [await link(url, named(EUROPA, 'Ada')), await link(url, named(EUROPA, 'Bea'))];
  expect((await fetch(`${url}/embed/link/${one}/picture.png`)).status).toBe(200);
  const refused = await fetch(`${url}/embed/link/${other}/picture.png`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    error: {
      code: 'quota',
      message: expect.stringContaining('Too many pictures of games'),
      quota: expect.objectContaining({ name: 'pictures', by: 'address', limit: 1 }),
    },
  });
  // What is no game is not counted, and says so.
  expect((await fetch(`${url}/embed/link/aaaaaaaaaa/picture.png`)).status).toBe(404);
});

test('finished games and their tags are counted like every request', async () => {
  const url = await served({ REQUESTS_PER_MINUTE: '3' });
  const id = await link(url, named(EUROPA, 'Ada'));
  expect(await (await fetch(`${url}/?game=${id}`)).text()).toContain('og:image');
  expect((await fetch(`${url}/embed/link/${id}`)).status).toBe(200);
  expect((await fetch(`${url}/embed/link/${id}`)).status).toBe(429);
  // The page itself always comes.
  expect(await (await fetch(`${url}/?game=${id}`)).text()).toBe(HEAD);
});

test('a shared address tells who played, and where the picture is', async () => {
  const url = await served({ PUBLIC_URL: 'https://play.example' });
  const id = await link(url, named(EUROPA, '<b>"Ada" & Co', "Bea's"));
  const page = await (await fetch(`${url}/?game=${id}`)).text();
  expect(page).toContain('<title>Branchline</title>');
  expect(page).toContain('content="Trans Europa: &lt;b&gt;&quot;Ada&quot; &amp; Co, Bea&#39;s');
  expect(page).toContain(`<meta property="og:image" content="https://play.example/embed/link/${id}/picture.png" />`);
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image" />');
  expect(page).not.toContain('<b>');
  const plain = await fetch(`${url}/?game=${id}`);
  expect(plain.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(plain.headers.get('content-type')).toContain('text/html');
});

test('a table that is over is told of under the address that was asked for', async () => {
  const { url, table: id } = played;
  // That it is over is written down after everybody has been told.
  const look = async (): Promise<string> => (await fetch(`${url}/?replay=${id}`)).text();
  await expect.poll(look).not.toBe(HEAD);
  const page = await look();
  expect(page).toContain('content="Trans Europa: Person 0, Person 1"');
  expect(page).toContain(`content="${url}/embed/table/${id}/picture.png"`);
});
