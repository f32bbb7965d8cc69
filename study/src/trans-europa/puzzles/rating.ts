// How hard a puzzle is, before anyone has solved it.

import { lossesOf, marginOf, RIGHT, type MovePuzzle } from './puzzle.ts';

/** A small margin and few right moves among many are hard to find. */
export function moveRating(puzzle: MovePuzzle): number {
  const losses = lossesOf(puzzle);
  const right = losses.filter((loss) => loss < RIGHT).length / losses.length;
  return Math.round(1900 - 1500 * Math.min(0.5, marginOf(puzzle)) - 2200 * right);
}
