// A deal nobody can choose: what each person's device adds to the authority's seed, and how all of it becomes one key.

import type { Seat } from './game.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isSeed, type Seed } from './seed.ts';

/** 32 bytes of one person's own device, as 64 lower-case hex digits. */
export type EntropyValue = Seed;

/** What a seat adds: promised before anyone has shown a number, shown once all have promised. */
export interface Entropy {
  readonly commitment: string;
  /** Absent until it is shown. */
  readonly value?: EntropyValue;
}

/** Per seat; null where a bot sits. */
export type Entropies = readonly (Entropy | null)[];

const isDigest = (value: unknown): boolean => typeof value === 'string' && /^sha256:[0-9a-f]{64}$/.test(value);

const isEntropy = (raw: unknown): boolean => {
  if (raw === null) return true;
  if (typeof raw !== 'object') return false;
  const { commitment, value, ...rest } = raw as Record<string, unknown>;
  return isDigest(commitment) && (value === undefined || isSeed(value)) && Object.keys(rest).length === 0;
};

/** Judges the shape of what a file says, not its truth. */
export const isEntropies = (raw: unknown): raw is Entropies => Array.isArray(raw) && raw.every(isEntropy);

/** What a device publishes when it takes its seat. */
export const entropyCommitmentOf = (value: EntropyValue): string =>
  `sha256:${bytesToHex(sha256(concatBytes(utf8ToBytes('branchline-entropy-commitment/1:'), hexToBytes(value))))}`;

const NOTHING = new Uint8Array(32);

/** The key of the stream that everything is drawn from: the seed itself, or the seed over all players' numbers. */
export function streamKey(seed: Seed, entropy?: Entropies): Seed {
  if (!entropy) return seed;
  const values = entropy.map((own) => (own?.value === undefined ? NOTHING : hexToBytes(own.value)));
  return bytesToHex(hmac(sha256, hexToBytes(seed), concatBytes(utf8ToBytes('branchline-entropy/1:'), ...values)));
}

/** What can be wrong with the numbers of a file. `seat` counts from 0. */
export type EntropyFault =
  | { readonly code: 'entropy-count'; readonly expected: number; readonly found: number }
  | { readonly code: 'entropy-withheld'; readonly seat: Seat }
  | { readonly code: 'entropy-commitment'; readonly seat: Seat; readonly expected: string; readonly found: string };

interface Played {
  readonly seats: readonly { readonly kind: string }[];
  readonly entropy?: Entropies;
  readonly seed?: Seed;
}

/** Whether all players kept their promises: a number per person, each the one that was committed to. */
export function entropyFault({ seats, entropy, seed }: Played): EntropyFault | undefined {
  if (!entropy) return undefined;
  if (entropy.length !== seats.length) {
    return { code: 'entropy-count', expected: seats.length, found: entropy.length };
  }
  for (const [seat, own] of entropy.entries()) {
    if (own?.value === undefined) {
      const isOwed = own !== null || !seats[seat]!.kind.startsWith('bot:');
      if (isOwed && seed !== undefined) return { code: 'entropy-withheld', seat };
      continue;
    }
    const expected = entropyCommitmentOf(own.value);
    if (expected !== own.commitment) return { code: 'entropy-commitment', seat, expected, found: own.commitment };
  }
  return undefined;
}
