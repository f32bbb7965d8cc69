// Challenges: the same deals for all. A separate entry point, not needed before the first challenge.

export { makeChallenge, openChallenge, outcomeOf, passOn, playDeal } from './challenges.ts';
export type { Challenge, ChallengeSetup, DealResult, NewChallenge } from './challenges.ts';
export { parsOf, type Aside, type Pars } from './par.ts';
