// The rounds of a game that is looked back at.

import { roundScoredIn, type RoundScored } from '../../play/pace.ts';
import type { Entry, Replay } from '../../types.ts';

/** For each round the number of moves before its deal. */
export const roundStarts = (course: readonly Entry[]): readonly number[] =>
  course.flatMap(({ sequence, events }) => (events.some(({ kind }) => kind === 'dealt') ? [sequence - 1] : []));

/** The round of a position, counted from 1. */
export const roundAt = (starts: readonly number[], move: number): number =>
  Math.max(1, starts.filter((before) => before < move || before === 0).length);

/** The round that ended with the move just shown. */
export const scoredNow = (replay: Replay): RoundScored | undefined => roundScoredIn(replay.entries.value.at(-1));
