// The public door of the study of Trans Europa.

export { analysisOf } from './analysis-of.ts';
export { gameInsight } from './insight/game.ts';
export type { Asked, GameInsight } from './insight/game.ts';
export type { DealtChances, HandWorth, Opening } from './opening.ts';
export type { Reason } from './reasons.ts';
export { likelihoodsAt, readingOf } from './reading.ts';
export type { Clue, Likelihoods, Reading } from './reading.ts';
export { firstSteps, reviewFrom, reviewSteps } from './review.ts';
export type { Progress, Review, RoundReview, TurnGlance, TurnReview } from './review.ts';
export { turnsOf } from './turns.ts';
export type { Course, Turn } from './turns.ts';
