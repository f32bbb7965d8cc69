// One puzzle being solved: tries, the choice made, and how it ended.

import { signal, type Signal } from '@preact/signals';
import { answerOf, type Puzzle } from '@branchline/study/trans-europa/puzzle';
import type { Day } from '../../../../study/streak.ts';
import { newNet, type Net } from './net-state.ts';
import { finish, progress } from './progress.ts';

/** Where it is noted how a puzzle ended. */
export type Book = { readonly known: (id: string) => boolean | undefined; readonly finish: (ended: Ended) => void };

export type Ended = { readonly id: string; readonly rating: number; readonly solved: boolean };

/** The own rating, and the calendar for a puzzle of the day. */
export const ratedBook = (day: Day | undefined): Book => ({
  known: (id) => progress.value.done[id],
  finish: (ended) => void finish({ ...ended, ...(day === undefined ? {} : { day }) }),
});

/** A net may be tried three times; a choice once. */
export const TRIES = 3;

export type Ending = 'solved' | 'failed';

export type Session = {
  readonly puzzle: Puzzle;
  /** Set for nets. */
  readonly net: Net | undefined;
  /** The option looked at; the one taken once it has ended. */
  readonly option: Signal<number | undefined>;
  readonly tries: Signal<number>;
  /** What the last net was too dear by. */
  readonly over: Signal<number | undefined>;
  readonly ending: Signal<Ending | undefined>;
  readonly check: () => void;
  readonly giveUp: () => void;
};

export function newSession(puzzle: Puzzle, book: Book): Session {
  const net = puzzle.kind === 'net' ? newNet(puzzle) : undefined;
  const known = book.known(puzzle.id);
  const option = signal<number | undefined>(
    known !== undefined && puzzle.kind !== 'net' ? answerOf(puzzle) : undefined,
  );
  const ending = signal<Ending | undefined>(known === undefined ? undefined : known ? 'solved' : 'failed');
  const tries = signal(0);
  const over = signal<number | undefined>(undefined);
  const end = (how: Ending): void => {
    ending.value = how;
    book.finish({ id: puzzle.id, rating: puzzle.rating, solved: how === 'solved' });
  };
  const checkNet = (best: number): void => {
    if (!net?.complete.value) return;
    tries.value++;
    over.value = net.cost.value - best;
    if (over.value <= 0) end('solved');
    else if (tries.value >= TRIES) end('failed');
  };
  return {
    ...{ puzzle, net, option, tries, over, ending },
    check: () => {
      if (ending.value !== undefined) return;
      if (puzzle.kind === 'net') checkNet(puzzle.best);
      else if (option.value !== undefined) end(option.value === answerOf(puzzle) ? 'solved' : 'failed');
    },
    giveUp: () => {
      if (ending.value === undefined) end('failed');
    },
  };
}
