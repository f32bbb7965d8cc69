// A finished match as it is kept, how it is told apart from others, and the order in which matches are counted.

import type { ArenaRound } from '../tasks/arena.ts';

export interface MatchRecord {
  /** Key of the cell. */
  readonly cell: string;
  readonly lineUp: readonly string[];
  readonly deal: number;
  readonly rounds: readonly ArenaRound[];
}

export const matchKey = ({ cell, lineUp, deal }: Omit<MatchRecord, 'rounds'>): string =>
  JSON.stringify([cell, lineUp, deal]);

/** One order, however the matches were played: the intervals of ratings and the last digits of sums depend on it. */
export const inOrder = (matches: Iterable<MatchRecord>): readonly MatchRecord[] =>
  [...matches].sort((a, b) => a.deal - b.deal || (matchKey(a) < matchKey(b) ? -1 : 1));
