// This device's own part of the deal: a number nobody else knows, promised with the seat and shown when the game starts.

import { entropyCommitmentOf } from '@branchline/core';
import { keepTable, keptTableOf } from './kept.ts';

const newNumber = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A new number for this table, and the promise to publish. `theirs` is the server's own, seen before ours is given. */
export function promiseFor(id: string, theirs: string): string {
  const entropy = newNumber();
  keepTable(id, { entropy, promise: theirs });
  return entropyCommitmentOf(entropy);
}

/** What this device has promised at this table. */
export function promiseAt(id: string): string | undefined {
  const { entropy } = keptTableOf(id);
  return entropy === undefined ? undefined : entropyCommitmentOf(entropy);
}
