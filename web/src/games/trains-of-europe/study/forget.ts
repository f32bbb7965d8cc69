// What the study keeps of a game goes with it.

import { forgetResult } from '../../../study/kept.ts';
import { reviewKey } from './review-key.ts';

export const forgetReview = (game: string): Promise<void> => forgetResult(reviewKey(game));
