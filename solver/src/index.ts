// The public door of the solver.
export { makeSolver, missingTracks, solverFor, solverOf } from './solver.ts';
export type { Solver } from './solver.ts';
export { citiesOfRegions, handCosts } from './hands.ts';
export type { HandChoice, HandCosts } from './hands.ts';
export { FORBIDDEN, MAX_TERMINALS, UNREACHED } from './types.ts';
export type { Question, Tree, Weights } from './types.ts';
