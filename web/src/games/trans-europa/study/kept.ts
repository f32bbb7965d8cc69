// Stored results of the study; unreadable ones are computed again.

import type { GameInsight, Review } from '@branchline/study/trans-europa';
import { keepAccuracy } from '../../../study/accuracy.ts';
import { keepResult, keptResult, keptResults } from '../../../study/kept.ts';
import { INSIGHT_KEYS, reviewKey } from './review-key.ts';
import { insightIn, reviewIn } from './shapes.ts';

export const keptReview = async (game: string): Promise<Review | undefined> =>
  reviewIn(await keptResult(reviewKey(game)));

export async function keepReview(game: string, review: Review): Promise<void> {
  await keepResult(reviewKey(game), review);
  await keepAccuracy(game, review.accuracy);
}

/** By game. */
export async function keptInsights(): Promise<ReadonlyMap<string, GameInsight>> {
  const found = new Map<string, GameInsight>();
  for (const [game, raw] of await keptResults(INSIGHT_KEYS)) {
    const insight = insightIn(raw);
    if (insight) found.set(game, insight);
  }
  return found;
}
