// SHA-256, the same synchronous code in Node and in the browser.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical.ts';

export const sha256Hex = (input: string | Uint8Array): string =>
  bytesToHex(sha256(typeof input === 'string' ? utf8ToBytes(input) : input));

/** `sha256:…` over the canonical JSON of a document, as boards and contents are named in game files. */
export const documentHash = (document: unknown): string => `sha256:${sha256Hex(canonicalJson(document))}`;

/** The hash of a position in a game file: the first 16 hex digits of SHA-256 over the canonical JSON of the whole state. */
export const stateHash = (state: unknown): string => sha256Hex(canonicalJson(state)).slice(0, 16);
