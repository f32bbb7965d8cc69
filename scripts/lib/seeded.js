// For browser tests: whoever brings the cookie `chance` gets an authority whose deals and bots follow from it, so that a
// test plays the same game in every run. The page itself, and everybody without the cookie, gets what was built.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HEADERS } from './serve.js';

const AUTHORITY = '/authority.js';
const CHANCE = /(?:^|; )chance=(\d+)(?:;|$)/;
/** In bytes: what deals are drawn from. Shorter draws stay as they are: ids of moves, nonces of seals. */
const SECRET = 32;

/** Runs in the worker, before the code it stands in front of draws anything. */
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

/** The same handler, for whom the cookie is enough to have chance settled beforehand. */
export const seeded = (handler, folder) => async (request, response) => {
  const [, seed] = CHANCE.exec(request.headers.cookie ?? '') ?? [];
  if (seed === undefined || request.url.split('?', 1)[0] !== AUTHORITY) return handler(request, response);
  const code = await readFile(join(folder, AUTHORITY), 'utf8').catch(() => undefined);
  if (code === undefined) return handler(request, response); // which says that it is missing
  response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
  response.end(`(${prelude})(${Number(seed)},${SECRET});${code}`);
};
