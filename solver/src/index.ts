// The public entry point of the solver.
export { alternatives } from './alternatives.ts';
export { citiesOfRegions, handCosts } from './hands.ts';
export type { HandChoice, HandCosts } from './hands.ts';
export { makeSolver, missingTracks, solverFor, solverOf } from './solver.ts';
export type { Solver, SolverChoice } from './solver.ts';
export { FORBIDDEN, MAX_TERMINALS, UNREACHED } from './types.ts';
export type { Question, Tree, Weights } from './types.ts';
