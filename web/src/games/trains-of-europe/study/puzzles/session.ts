// One puzzle being solved: the position, the contract looked at, and how it ended.

import { signal, type ReadonlySignal } from '@preact/signals';
import { answerOf, type ContractPuzzle } from '@branchline/study/trains-of-europe/puzzle';
import { positionOf } from '@branchline/study/trains-of-europe/scene';
import { trainsOfEurope, type View } from '@branchline/trains-of-europe';
import type { Day } from '../../../../study/streak.ts';
import { finish, progress } from './progress.ts';

/** The options by their keys. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;

export type Session = {
  readonly puzzle: ContractPuzzle;
  /** The position from the viewpoint of the company that takes. */
  readonly view: View;
  readonly answer: number;
  /** The option looked at: its way is on the map. */
  readonly option: ReadonlySignal<number | undefined>;
  /** The one that was answered, also in an earlier visit; undefined where the answer was only shown. */
  readonly taken: ReadonlySignal<number | undefined>;
  readonly ending: ReadonlySignal<'solved' | 'failed' | undefined>;
  /** What the puzzle changed in the own rating, if it was solved or failed just now. */
  readonly change: ReadonlySignal<number | undefined>;
  readonly look: (place: number) => void;
  readonly check: () => void;
  readonly giveUp: () => void;
};

/** `day` where it is the puzzle of that day, on that day. */
export function newSession(puzzle: ContractPuzzle, day: Day | undefined): Session {
  const answer = answerOf(puzzle);
  const known = progress.value.done[puzzle.id];
  const option = signal<number | undefined>(known === undefined ? undefined : answer);
  const taken = signal<number | undefined>(undefined);
  const change = signal<number | undefined>(undefined);
  const ending = signal<'solved' | 'failed' | undefined>(known === undefined ? undefined : known ? 'solved' : 'failed');
  const end = (how: 'solved' | 'failed'): void => {
    const before = Math.round(progress.value.rating.rating);
    finish({ id: puzzle.id, rating: puzzle.rating, solved: how === 'solved', day });
    change.value = Math.round(progress.value.rating.rating) - before;
    option.value = answer;
    ending.value = how;
  };
  return {
    puzzle,
    view: trainsOfEurope.view(positionOf(puzzle), puzzle.seat),
    answer,
    option,
    taken,
    ending,
    change,
    look: (place) => {
      option.value = place;
    },
    check: () => {
      if (ending.value !== undefined || option.value === undefined) return;
      taken.value = option.value;
      end(option.value === answer ? 'solved' : 'failed');
    },
    giveUp: () => {
      if (ending.value === undefined) end('failed');
    },
  };
}
