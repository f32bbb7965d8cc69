// Options and seats bound to the draws: they are part of the key, so that a changed option or kind no longer fits the deals.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical.ts';
import { streamKey, type Entropies } from './entropy.ts';
import type { GameFile } from './game-file.ts';
import type { Seed } from './seed.ts';

/** What the draws of a game are bound to, as its file shows it. Names are not part of it: people can be forgotten. */
export interface Terms {
  readonly game: string;
  readonly edition?: string;
  readonly board: string;
  readonly boardHash: string;
  readonly rulesVersion: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The kinds of the seats at the start. */
  readonly seats: readonly string[];
}

interface Bound {
  readonly entropy?: Entropies | undefined;
  readonly terms?: Terms | undefined;
}

/** The key of every stream of draws. Games without terms are drawn as before there was a binding. */
export function drawKey(seed: Seed, { entropy, terms }: Bound = {}): Seed {
  const key = streamKey(seed, entropy);
  if (!terms) return key;
  const { game, edition, board, boardHash, rulesVersion, options, seats } = terms;
  const text = canonicalJson({ game, edition, board, boardHash, rulesVersion, options, seats });
  return bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(`branchline-binding/1:${text}`)));
}

/** What the draws of a file are bound to; undefined for a file without a binding. */
export function termsOf(file: GameFile): Terms | undefined {
  if (file.binding === undefined) return undefined;
  const { game, edition, board, boardHash, rulesVersion, options, seats } = file;
  return {
    ...{ game, board, boardHash, rulesVersion, seats: seats.map(({ kind }) => kind) },
    ...(edition === undefined ? {} : { edition }),
    ...(options === undefined ? {} : { options }),
  };
}
