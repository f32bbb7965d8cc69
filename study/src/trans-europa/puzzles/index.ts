// The public door of the puzzles.

export { checkChosen } from './chosen.ts';
export { puzzles } from './generate.ts';
export { checkNet } from './net.ts';
export { answerOf, marginOf, PUZZLE_KINDS } from './puzzle.ts';
export type { Judged, NetPuzzle, Puzzle, PuzzleKind, Scene, StartPuzzle, TurnPuzzle, WhosePuzzle } from './puzzle.ts';
