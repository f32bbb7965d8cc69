import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  botSeed,
  commitmentOf,
  documentHash,
  fastRng,
  isSeed,
  rngForMove,
  rngFromWords,
  seedFromText,
  sha256Hex,
  shuffled,
} from '../src/index.ts';

fc.configureGlobal({ seed: 20_261_118 });

test('the commitment is SHA-256 of the prefix and the 32 seed bytes', () => {
  const seed = seedFromText('any');
  const digest = createHash('sha256').update('branchline-seed/1:').update(Buffer.from(seed, 'hex')).digest('hex');
  expect(commitmentOf(seed)).toBe(`sha256:${digest}`);
});

test('hashes are SHA-256 as the platform knows it', () => {
  for (const text of ['', 'a', 'é€𐍈', 'x'.repeat(1000)]) {
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
  const digest = createHash('sha256').update('{"a":[1,{"c":2,"d":null}],"b":"é"}').digest('hex');
  expect(documentHash({ b: 'é', a: [1, { d: null, c: 2 }] })).toBe(`sha256:${digest}`);
});

test('the stream of a move is HMAC-SHA-256 over its number and that of the block, read as big-endian words', () => {
  const seed = seedFromText('any');
  const blocks = [0, 1].map((block) =>
    createHmac('sha256', Buffer.from(seed, 'hex')).update(`move:7:${block}`).digest(),
  );
  const words = blocks.flatMap((block) => Array.from({ length: 8 }, (_, at) => block.readUInt32BE(4 * at)));
  const rng = rngForMove(seed, 7);
  expect(words.map(() => rng.below(2 ** 32))).toEqual(words);
});

test('a seed is 64 lower-case hex digits', () => {
  expect(isSeed(seedFromText('x'))).toBe(true);
  for (const bad of ['', 'ABC', 'g'.repeat(64), seedFromText('x').toUpperCase(), 5]) expect(isSeed(bad)).toBe(false);
});

test('the stream of a move depends on seed and sequence alone, and is the same on every platform', () => {
  const seed = seedFromText('branchline');
  const draw = (sequence: number): number[] => {
    const rng = rngForMove(seed, sequence);
    return Array.from({ length: 12 }, () => rng.below(1000));
  };
  expect(draw(3)).toEqual(draw(3));
  expect(draw(3)).not.toEqual(draw(4));
  expect(draw(0)).toMatchInlineSnapshot(`
    [
      217,
      75,
      325,
      311,
      351,
      789,
      798,
      798,
      401,
      451,
      127,
      419,
    ]
  `);
});

test('draws are unbiased: words beyond the last full range are thrown away', () => {
  const words = [0xffff_ffff, 0xffff_fffe, 7];
  expect(rngFromWords(() => words.shift()!).below(10)).toBe(7);
});

test.each([
  ['fast', () => fastRng(5)],
  ['seeded', () => rngForMove(seedFromText('a'), 1)],
] as const)('%s draws are even', (_name, make) => {
  const rng = make();
  const counts = Array.from({ length: 7 }, () => 0);
  for (let i = 0; i < 70_000; i++) counts[rng.below(7)]!++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

const ascending = (a: number, b: number): number => a - b;

test('a shuffle keeps every item', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      expect(shuffled(items, fastRng(seed)).sort(ascending)).toEqual(items.slice().sort(ascending));
    }),
  );
});

test('each bot draws from its own stream, which depends on seed and seat and not on the deals', () => {
  const [one, two] = ['one', 'two'].map(seedFromText) as [string, string];
  const first = createHash('sha256').update(`bot:0:${one}`).digest('hex').slice(0, 13);
  expect(botSeed(one, 0)).toBe(Number.parseInt(first, 16));
  const drawn = [botSeed(one, 0), botSeed(one, 1), botSeed(two, 0), botSeed(two, 1)];
  expect(new Set(drawn).size).toBe(4);
  expect(drawn.every(Number.isSafeInteger)).toBe(true);
});
