// One puzzle being solved: the position, the contract looked at, and how it ended.

import { signal, type Signal } from '@preact/signals';
import { answerOf, type ContractPuzzle } from '@branchline/study/trains-of-europe/puzzle';
import { positionOf } from '@branchline/study/trains-of-europe/scene';
import { trainsOfEurope, type View } from '@branchline/trains-of-europe';
import type { Day } from '../../../../study/streak.ts';
import { finish, progress } from './progress.ts';

export type Session = {
  readonly puzzle: ContractPuzzle;
  /** The position through the eyes of the company that takes. */
  readonly view: View;
  readonly answer: number;
  /** The option looked at; the one taken once it has ended. */
  readonly option: Signal<number | undefined>;
  readonly ending: Signal<'solved' | 'failed' | undefined>;
  readonly check: () => void;
  readonly giveUp: () => void;
};

/** `day` where it is the puzzle of that day, on that day. */
export function newSession(puzzle: ContractPuzzle, day: Day | undefined): Session {
  const answer = answerOf(puzzle);
  const known = progress.value.done[puzzle.id];
  const option = signal<number | undefined>(known === undefined ? undefined : answer);
  const ending = signal<'solved' | 'failed' | undefined>(known === undefined ? undefined : known ? 'solved' : 'failed');
  const end = (how: 'solved' | 'failed'): void => {
    ending.value = how;
    finish({ id: puzzle.id, rating: puzzle.rating, solved: how === 'solved', day });
  };
  return {
    puzzle,
    view: trainsOfEurope.view(positionOf(puzzle), puzzle.seat),
    answer,
    option,
    ending,
    check: () => {
      if (ending.value === undefined && option.value !== undefined) end(option.value === answer ? 'solved' : 'failed');
    },
    giveUp: () => {
      if (ending.value !== undefined) return;
      option.value = answer;
      end('failed');
    },
  };
}
