// Challenges: the same deals for everybody. A door of its own: nobody needs it before the first one.

export { makeChallenge, openChallenge, outcomeOf, passOn, playDeal } from './challenges.ts';
export type { Challenge, ChallengeSetup, DealResult, NewChallenge } from './challenges.ts';
export { parsOf, type Aside, type Pars } from './par.ts';
