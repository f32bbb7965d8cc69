// Own mistakes to do better: due ones first, then new ones, like positions to read.

import { ownExercises } from '../insight/gather.ts';
import { mistakes, nextReading } from '../trainer/repetition.ts';
import { keptExercises } from './kept-exercises.ts';
import { newSession, type Session } from './session.ts';

/** All cities of a reading: done well, or not at all. */
const [WELL, BADLY] = [5, 0];

export const noteMistake = (id: string, solved: boolean, today: number): void =>
  mistakes.note(id, solved ? WELL : BADLY, today);

export async function nextMistake(today: number): Promise<readonly Session[]> {
  const all = [...(await ownExercises()), ...keptExercises()];
  const id = nextReading(
    all.map((puzzle) => puzzle.id),
    mistakes.kept.value,
    today,
  );
  const puzzle = all.find((each) => each.id === id);
  if (!puzzle) return [];
  const book = {
    known: () => undefined,
    finish: ({ solved }: { readonly solved: boolean }) => {
      noteMistake(puzzle.id, solved, today);
      return undefined;
    },
  };
  return [newSession(puzzle, book)];
}
