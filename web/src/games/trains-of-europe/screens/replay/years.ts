// The years a game falls into, by its moves.

import type { Entry } from '../../types.ts';

/** The number of moves before each year. */
export const yearStarts = (course: readonly Entry[]): readonly number[] =>
  course.flatMap(({ sequence, events }) => (events.some(({ kind }) => kind === 'year') ? [sequence - 1] : []));

/** The year of a position, from 1. */
export const yearAt = (starts: readonly number[], at: number): number =>
  Math.max(1, starts.filter((start) => start < at).length);
