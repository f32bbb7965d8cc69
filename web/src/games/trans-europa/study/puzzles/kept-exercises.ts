// Own turns that became questions in a review, kept on this device for the repetition.

import type { MovePuzzle } from '@branchline/study/trans-europa/puzzle';
import { movePuzzlesIn } from '../shapes.ts';

const KEY = 'branchline-exercises';
/** The latest ones. */
const MOST = 60;

export function keptExercises(): readonly MovePuzzle[] {
  try {
    return movePuzzlesIn(JSON.parse(localStorage.getItem(KEY) ?? '[]')) ?? [];
  } catch {
    return []; // blocked or damaged
  }
}

export function keepExercise(puzzle: MovePuzzle): void {
  const others = keptExercises().filter(({ id }) => id !== puzzle.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, puzzle].slice(-MOST)));
  } catch {
    // without storage it is asked this once
  }
}
