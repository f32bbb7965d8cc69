// What has been worked out of a game and kept; what cannot be read is as good as not there, and is worked out again.

import type { CompanyInsight, Review } from '@branchline/study/trains-of-europe';
import { keptResult, keptResults } from '../../../study/kept.ts';
import { INSIGHT_KEYS, reviewKey } from './review-key.ts';
import { insightIn, reviewIn } from './shapes.ts';

export const keptReview = async (game: string): Promise<Review | undefined> =>
  reviewIn(await keptResult(reviewKey(game)));

/** By game. */
export async function keptInsights(): Promise<ReadonlyMap<string, CompanyInsight>> {
  const found = new Map<string, CompanyInsight>();
  for (const [game, raw] of await keptResults(INSIGHT_KEYS)) {
    const insight = insightIn(raw);
    if (insight) found.set(game, insight);
  }
  return found;
}
