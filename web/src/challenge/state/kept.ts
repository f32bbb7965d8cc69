// Challenges kept on this device: what is played, how far one is, what bots and others reached.

import type { Challenge, ChallengeResult, DealResult } from '@branchline/protocol/challenge';
import { changeResult, forgetResult, keptResult, keptResults } from '../../study/kept.ts';
import { keptFrom, type Attempt, type KeptChallenge } from './kept-shape.ts';

export type { Attempt, KeptChallenge } from './kept-shape.ts';

const keyOf = (id: string): string => `challenge/${id}`;

/** The result of a round that counts: the first that was finished, marked where it was not the first that was begun. */
export function countedOf(attempts: readonly Attempt[]): DealResult | undefined {
  const at = attempts.findIndex(({ result }) => result !== undefined);
  const result = attempts[at]?.result;
  return result && at > 0 ? { ...result, again: true } : result;
}

/** Two lists of results as one; of the same person the one that is newer here stays. */
export function merged(
  known: readonly ChallengeResult[],
  added: readonly ChallengeResult[],
  own: string,
): readonly ChallengeResult[] {
  const news = added.filter(({ tag }) => tag !== own && !known.some((other) => other.tag === tag));
  return [...known, ...news];
}

export const newChallenge = (
  id: string,
  { setup, sealed }: Challenge,
  fresh: { readonly created: number; readonly tag: string },
): KeptChallenge => ({
  ...{ id, setup, sealed },
  ...fresh,
  attempts: Array.from({ length: setup.deals }, () => []),
  pars: Array.from({ length: setup.deals }, () => null),
  others: [],
});

/** Newest first. */
export async function keptChallenges(): Promise<readonly KeptChallenge[]> {
  const found = [...(await keptResults(keyOf(''))).values()].map(keptFrom).filter((kept) => kept !== undefined);
  return found.toSorted((a, b) => b.created - a.created);
}

/** Changed in one breath: another tab may be at the same challenge. */
export const changeChallenge = async (
  id: string,
  change: (kept: KeptChallenge | undefined) => KeptChallenge | undefined,
): Promise<KeptChallenge | undefined> => keptFrom(await changeResult(keyOf(id), (kept) => change(keptFrom(kept))));

export const keptChallenge = async (id: string): Promise<KeptChallenge | undefined> =>
  keptFrom(await keptResult(keyOf(id)));

export const forgetChallenge = (id: string): Promise<void> => forgetResult(keyOf(id));
