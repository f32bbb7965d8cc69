// The public entry point of the puzzles of companies.

export { checkContract } from './check.ts';
export { contractPuzzles } from './generate.ts';
export { answerOf, marginOf } from './puzzle.ts';
export type { ContractOption, ContractPuzzle } from './puzzle.ts';
export { positionOf } from './scene.ts';
