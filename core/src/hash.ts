// SHA-256, the same synchronous code in Node and in the browser.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical.ts';

/** SHA-256 in lower-case hex digits. */
export const sha256Hex = (input: string | Uint8Array): string =>
  bytesToHex(sha256(typeof input === 'string' ? utf8ToBytes(input) : input));

/** `sha256:…` over the canonical JSON of a document, as boards and contents are named in game files. */
export const documentHash = (document: unknown): string => `sha256:${sha256Hex(canonicalJson(document))}`;

/**
 * The hash of a position in a game file: the first 16 hex digits of SHA-256 over the canonical JSON of the state. Its
 * `config` is left out: the file's header states it, and it may hold agreements on rounds that have not been played yet,
 * which a file cannot show.
 */
export const stateHash = (state: unknown): string => {
  const { config: _, ...position } = state as { config?: unknown };
  return sha256Hex(canonicalJson(position)).slice(0, 16);
};
