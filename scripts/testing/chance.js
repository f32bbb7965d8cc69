// Whatever a unit test draws by chance follows from TEST_SEED and the test's own name: the same in every run, in any order,
// alone or among all. TEST_SEED=2 plays other games through the same tests. Property tests have their own seeds, which they print.

import nodeCrypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { beforeEach, expect } from 'vitest';
import { seed } from '../lib/seed.js';

let state = 0;

/** From here on everything drawn follows from this text. */
function settle(text) {
  state = createHash('sha256').update(`${seed}\n${text}`).digest().readUInt32BE();
}

/** The next number from 0 up to 1 (mulberry32). */
function draw() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

function fill(array) {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Math.floor(draw() * 256);
  return array;
}

function uuid() {
  const bytes = fill(Buffer.alloc(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [0, 8, 12, 16, 20, 32].flatMap((end, at, ends) => (at === 0 ? [] : hex.slice(ends[at - 1], end))).join('-');
}

Math.random = draw;
Object.assign(crypto, { getRandomValues: fill, randomUUID: uuid });
Object.assign(nodeCrypto, { randomBytes: (length) => fill(Buffer.alloc(length)), randomUUID: uuid });
syncBuiltinESMExports();

settle(expect.getState().testPath ?? '');
beforeEach(({ task }) => settle(`${task.file.name}\n${task.fullTestName}`));
