// For browser tests: a client with the cookie `chance` gets an authority whose deals and bots follow from it, so that a
// test plays the same game in every run. A client with `before-<worker>.js` gets that worker with a few lines in front of
// it that make it fail. The page itself, and all clients without these cookies, get the built files.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HEADERS } from './serve.js';

const AUTHORITY = '/authority.js';
const CHANCE = /(?:^|; )chance=(\d+)(?:;|$)/;
/** The file of a worker is next to the page. */
const WORKER = /^\/([\w-]+\.js)$/;
/** In bytes: what deals are drawn from. Shorter draws stay as they are: ids of moves, nonces of seals. */
const SECRET = 32;

/** Runs in the worker, before the code after it draws anything. */
function prelude(seed, length) {
  // mulberry32
  let state = seed;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => {
    if (bytes.length !== length) return draw(bytes);
    for (let at = 0; at < length; at++) bytes[at] = Math.floor(Math.random() * 256);
    return bytes;
  };
}

/** Lines that this visitor wants in front of a worker's own; in the cookie they stand as base64url. */
function linesBefore(name, cookies) {
  const [, packed] = new RegExp(`(?:^|; )before-${name.replace('.', '\\.')}=([\\w-]+)(?:;|$)`).exec(cookies) ?? [];
  return packed === undefined ? undefined : `${Buffer.from(packed, 'base64url')}\n`;
}

/** All that this visitor's cookies put in front of a worker, or nothing. */
function before(path, cookies) {
  const [, name] = WORKER.exec(path) ?? [];
  if (name === undefined) return undefined;
  const [, seed] = path === AUTHORITY ? (CHANCE.exec(cookies) ?? []) : [];
  const settled = seed === undefined ? undefined : `(${prelude})(${Number(seed)},${SECRET});`;
  const lines = linesBefore(name, cookies);
  return settled === undefined && lines === undefined ? undefined : `${lines ?? ''}${settled ?? ''}`;
}

/** The same handler, for whom a cookie is enough to have a worker's chance settled, or the worker tampered with. */
export const seeded = (handler, folder) => async (request, response) => {
  const [path] = request.url.split('?', 1);
  const added = before(path, request.headers.cookie ?? '');
  if (added === undefined) return handler(request, response);
  const code = await readFile(join(folder, path), 'utf8').catch(() => undefined);
  if (code === undefined) return handler(request, response); // which says that it is missing
  response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
  response.end(`${added}${code}`);
};
