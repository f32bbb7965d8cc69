// Why the server refused, in words: a limit that was reached says which, and when it is worth another try.

import type { QuotaReached } from '@branchline/protocol/online';
import { text } from '../messages/text.ts';
import { OnlineProblem } from '../state/api.ts';
import { stretch } from './words.ts';

type Sentences = Readonly<Record<string, (most: number) => string>>;

/** In seconds. Up to two minutes to the second, beyond that to the minute. */
const inWords = (seconds: number): string => stretch(seconds <= 120 ? seconds : Math.ceil(seconds / 60) * 60);

export function quotaWords({ name, by, limit, retryAfter }: QuotaReached): string {
  const { again, other, ...quotas } = text.value.quota;
  const sentence = (quotas as Readonly<Record<string, Sentences>>)[name]?.[by]?.(limit) ?? other;
  return `${sentence} ${again(inWords(retryAfter))}`;
}

/** `otherwise` where no limit was reached. */
export const problemWords = (problem: unknown, otherwise: string): string =>
  problem instanceof OnlineProblem && problem.quota ? quotaWords(problem.quota) : otherwise;
