// The public entry point of the study of Trans Europa.

export { analysisOf } from './analysis-of.ts';
export { costliestTurn } from './costliest.ts';
export type { Costliest } from './costliest.ts';
export { gameInsight } from './insight/game.ts';
export type { Asked, GameInsight } from './insight/game.ts';
export type { DealtChances, HandWorth, Opening } from './opening.ts';
export { exerciseFrom } from './puzzles/exercise.ts';
export { explained } from './puzzles/explain.ts';
export type { Asking, Choice, Explanation, PlayedOut } from './puzzles/explain.ts';
export { tellings } from './puzzles/told.ts';
export type { Telling } from './puzzles/told.ts';
export { bestMoves, chancesIn } from './position.ts';
export type { GoodMove, OpenPosition } from './position.ts';
export type { Aim, Reason } from './reasons.ts';
export { likelihoodsAt, readingOf } from './reading.ts';
export type { Clue, Likelihoods, Reading } from './reading.ts';
export { firstSteps, reviewFrom, reviewSteps } from './review.ts';
export type { Lesson, Progress, Review, RoundReview, TurnGlance, TurnReview } from './review.ts';
export { courseSeen } from './seen.ts';
export type { Told } from './seen.ts';
export { turnsOf } from './turns.ts';
export type { Course, Turn } from './turns.ts';
