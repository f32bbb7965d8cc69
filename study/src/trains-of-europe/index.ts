// The public door of the study of Trains of Europe.

export { analysisOf } from './analysis-of.ts';
export type { CompanyAnalysis } from './analysis-of.ts';
export type { LotReview } from './auctions.ts';
export type { Deciding } from './story.ts';
export { companyInsight } from './insight/game.ts';
export type { CompanyInsight } from './insight/game.ts';
export { decisionExercise } from './exercise.ts';
export type { DecisionExercise, DecisionOption } from './exercise.ts';
export { decisionsOf, stationsOf } from './course.ts';
export type { Course, Station } from './course.ts';
export type { DrawReview } from './draws.ts';
export type { Loss } from './loss.ts';
export type { Outlook } from './outlook.ts';
export { bestChoices, chancesIn } from './position.ts';
export type { GoodChoice } from './position.ts';
export type { Fact, Reason } from './reasons.ts';
export type { CompanyReturns, ContractReturn, LicenceReturn, VehicleReturn, YearBook } from './returns/types.ts';
export { reviewFrom, reviewSteps } from './review.ts';
export type { DecisionReview, Progress, Review, StationReview } from './review.ts';
export type { Comparison } from './verdict.ts';
