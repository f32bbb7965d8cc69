// The secret of a challenge: everything that chance decides follows from it. In a link it is masked, so that nobody reads
// the cards there more easily than in a game of the own device.

import { canonicalJson, seedFromBytes, seedFromText, type Seed } from '@branchline/core';

/** 16 bytes, as 32 hex digits. */
export type Secret = string;

const DIGITS = 32;

export const secretFrom = (bytes: Uint8Array): Secret => seedFromBytes(bytes).slice(0, DIGITS);

/** The seed of one deal. Knowing one, as all do after playing it, reveals nothing about the others. */
export const dealSeed = (secret: Secret, deal: number): Seed => seedFromText(`branchline-deal/1:${deal}:${secret}`);

/** The same for all who have the challenge, whatever results their link carries. */
export const challengeId = (secret: Secret, setup: unknown): string =>
  seedFromText(`branchline-challenge-id/1:${secret}:${canonicalJson(setup)}`).slice(0, 16);

/**
 * What secrets are closed with. It ships with the page, as it must where no server keeps it: the seal stops peeking and
 * changing by hand, not a person who runs a program.
 */
const KEY = 'branchline-challenge/1:neither a lock nor a promise, only a curtain';

const tagOf = (secret: Secret, over: unknown): string =>
  seedFromText(`${KEY}:tag:${canonicalJson(over)}:${secret}`).slice(0, DIGITS);

/** One side of the sum gives the other back. */
const masked = (digits: string, tag: string): string => {
  const mask = seedFromText(`${KEY}:mask:${tag}`);
  return Array.from(digits, (digit, at) => (parseInt(digit, 16) ^ parseInt(mask[at]!, 16)).toString(16)).join('');
};

/** `over`: everything that must not be changed beside it. */
export function closeSecret(secret: Secret, over: unknown): string {
  const tag = tagOf(secret, over);
  return tag + masked(secret, tag);
}

/** `sealed`: 64 hex digits. Undefined where it was closed over something else, or damaged. */
export function openSecret(sealed: string, over: unknown): Secret | undefined {
  const [tag, rest] = [sealed.slice(0, DIGITS), sealed.slice(DIGITS)];
  const secret = masked(rest, tag);
  return tagOf(secret, over) === tag ? secret : undefined;
}
