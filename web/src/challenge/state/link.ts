// A challenge in the part of an address after #: what is played, the sealed secret, and the results of those who passed it on.

import {
  LONGEST_NAME,
  MOST_RESULTS,
  parseLinkedChallenge,
  type ChallengeResult,
  type LinkedChallenge,
} from '@branchline/protocol/challenge';
import { LONGEST_LINK, packGame, unpackGame } from '../../table/game-link.ts';
import { yourName } from '../../table/create.ts';
import { askChallenge } from './ask.ts';
import { changeChallenge, countedOf, merged, newChallenge, type KeptChallenge } from './kept.ts';

/** A name as links carry it, cut between letters and not within one. */
export const linkName = (name: string): string => {
  let short = '';
  for (const letter of name) if (short.length + letter.length <= LONGEST_NAME) short += letter;
  return short;
};

/** The own result once every round is played. */
export function ownResult({ attempts, tag }: KeptChallenge, name = yourName()): ChallengeResult | undefined {
  const deals = attempts.map(countedOf).filter((result) => result !== undefined);
  return deals.length === attempts.length ? { name: linkName(name), tag, deals } : undefined;
}

/** Own result first, then the latest of the others. */
export const resultsFor = (
  kept: KeptChallenge,
  { withOwn }: { readonly withOwn: boolean },
): readonly ChallengeResult[] => {
  const own = withOwn ? ownResult(kept) : undefined;
  return [...(own ? [own] : []), ...kept.others.toReversed()].slice(0, MOST_RESULTS);
};

/** Undefined where this device no longer knows its own seal. */
export async function codeFor(
  { setup, sealed }: KeptChallenge,
  results: readonly ChallengeResult[],
): Promise<string | undefined> {
  const passed = await askChallenge('passOn', { challenge: { setup, sealed }, results });
  if ('problem' in passed) return undefined;
  const linked: LinkedChallenge = { format: 'branchline-challenge/1', setup, results, sealed: passed.sealed };
  return packGame(JSON.stringify(linked));
}

/** Why a link is none. `other`: it is sound, but not playable here. */
export type LinkProblem = 'too-long' | 'malformed' | 'forged' | 'other';

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function readCode(code: string): Promise<LinkedChallenge | LinkProblem> {
  if (code.length > LONGEST_LINK) return 'too-long';
  return parseLinkedChallenge(parsed(await unpackGame(code))) ?? 'malformed';
}

const newTag = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('');

/** Keeps what a link brings, together with what is known of this challenge already, and says under which id. */
export async function takeLink(code: string): Promise<{ readonly id: string } | LinkProblem> {
  const linked = await readCode(code);
  if (typeof linked === 'string') return linked;
  const { format: _, ...said } = linked;
  const opened = await askChallenge('open', said);
  if ('problem' in opened) return opened.problem === 'forged' ? 'forged' : 'other';
  await keepChallenge(opened.id, opened.challenge, said.results);
  return { id: opened.id };
}

export const keepChallenge = (
  id: string,
  challenge: Pick<KeptChallenge, 'setup' | 'sealed'>,
  results: readonly ChallengeResult[] = [],
): Promise<KeptChallenge | undefined> =>
  changeChallenge(id, (known) => {
    const kept = known ?? newChallenge(id, challenge, { created: Date.now(), tag: newTag() });
    return { ...kept, others: merged(kept.others, results, kept.tag) };
  });
