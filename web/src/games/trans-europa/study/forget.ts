// Deletes what the study keeps of a game together with the game.

import { forgetAccuracy } from '../../../study/accuracy.ts';
import { forgetResult } from '../../../study/kept.ts';
import { insightKey, reviewKey } from './review-key.ts';

export async function forgetReview(game: string): Promise<void> {
  await forgetResult(reviewKey(game));
  await forgetResult(insightKey(game));
  await forgetAccuracy(game);
}
