// The secret seed of a game: 256 bits, committed to at the start and shown at the end, so that anyone can check the deals.

import type { Seat } from './game.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { rngFromWords, type Rng } from './rng.ts';

/** 64 lower-case hex digits. */
export type Seed = string;

/** Whether this is a seed as game files write it. */
export const isSeed = (value: unknown): value is Seed => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** A seed for simulations and tests, from any text. Real tables take 32 bytes from the platform's secure source. */
export const seedFromText = (text: string): Seed => bytesToHex(sha256(utf8ToBytes(text)));

/** The seed of a real table: 32 bytes of the platform’s secure source. */
export const seedFromBytes = (bytes: Uint8Array): Seed => bytesToHex(bytes);

/** Where a bot's own randomness begins: another stream than the deals', and another one for every seat. */
export const botSeed = (seed: Seed, seat: Seat): number =>
  parseInt(seedFromText(`bot:${seat}:${seed}`).slice(0, 13), 16);

/** What is published before the first move. */
export const commitmentOf = (seed: Seed): string =>
  `sha256:${bytesToHex(sha256(concatBytes(utf8ToBytes('branchline-seed/1:'), hexToBytes(seed))))}`;

/** The streams that chance draws from under one key: one for each move, by its number. */
export type Streams = (sequence: number) => Rng;

/**
 * The stream for one move by chance: blocks HMAC-SHA-256(seed, "move:<sequence>:<block>"), read as big-endian words.
 * A stream per move makes every draw checkable by itself, however many numbers the draws before it took. The key is half
 * the work of a block, so a caller that draws for a whole game keeps its streams.
 */
export function streamsOf(seed: Seed): Streams {
  const keyed = hmac.create(sha256, hexToBytes(seed));
  const scratch = keyed.clone();
  const writeBlock = (text: string, block: Uint8Array): void => {
    keyed._cloneInto(scratch).update(utf8ToBytes(text)).digestInto(block);
  };
  return (sequence) => {
    const block = new Uint8Array(32);
    let at = block.length;
    let count = 0;
    return rngFromWords(() => {
      if (at >= block.length) {
        writeBlock(`move:${sequence}:${count++}`, block);
        at = 0;
      }
      const word = ((block[at]! << 24) | (block[at + 1]! << 16) | (block[at + 2]! << 8) | block[at + 3]!) >>> 0;
      at += 4;
      return word;
    });
  };
}

/** A single stream, where only one move is looked at. */
export const rngForMove = (seed: Seed, sequence: number): Rng => streamsOf(seed)(sequence);
