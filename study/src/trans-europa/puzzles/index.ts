// The public entry point of the puzzles.

export { checkMoves } from './moves.ts';
export { puzzles } from './generate.ts';
export { checkNet } from './net.ts';
export { answerOf, gradeOf, lossesOf, marginOf, PUZZLE_KINDS, wrongOnes } from './puzzle.ts';
export type {
  Judged,
  MovePuzzle,
  NetPuzzle,
  Puzzle,
  PuzzleKind,
  Scene,
  StartPuzzle,
  TurnPuzzle,
  WhosePuzzle,
} from './puzzle.ts';
export { checkWhose } from './whose.ts';
