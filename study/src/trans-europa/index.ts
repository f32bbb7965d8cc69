// The public door of the study of Trans Europa.

export { analysisOf } from './analysis-of.ts';
export type { HandWorth, Opening } from './opening.ts';
export type { Reason } from './reasons.ts';
export { reviewFrom, reviewSteps } from './review.ts';
export type { Ledger, Progress, Review, ReviewOptions, RoundReview, TurnReview } from './review.ts';
export type { Course } from './turns.ts';
