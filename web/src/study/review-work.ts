// The work on a review: begun over a line to the study's worker, stopped and taken up again at will.

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Seat } from '@branchline/core';
import type { StudyLine } from './line.ts';

/** How it is where nothing is being worked out; what a game is busy with it says itself. */
export type Resting = { readonly state: 'opening' | 'done' | 'stopped' | 'failed' };

/** What every review can do, whatever the game. */
export type AnyReview<Busy, Review> = {
  readonly work: ReadonlySignal<Resting | Busy>;
  readonly review: ReadonlySignal<Review | undefined>;
  /** Whose game is looked at. */
  readonly seat: Signal<Seat>;
  readonly stop: () => void;
  readonly goOn: () => void;
  readonly close: () => void;
};

export type ReviewWork<Question, Busy> = Pick<AnyReview<Busy, unknown>, 'stop' | 'goOn' | 'close'> & {
  readonly work: Signal<Resting | Busy>;
  readonly ask: (question: Question) => void;
};

/** Opens the game in a separate worker, with this question; the caller gets all its messages. */
export function reviewWork<Question, Busy>(
  opening: Question,
  openLine: () => StudyLine<Question>,
): ReviewWork<Question, Busy> {
  const work = signal<Resting | Busy>({ state: 'opening' });
  const open = (): StudyLine<Question> => {
    const line = openLine();
    line.ask(opening);
    return line;
  };
  let line = open();
  return {
    work,
    ask: (question) => line.ask(question),
    stop() {
      line.end();
      work.value = { state: 'stopped' };
    },
    goOn() {
      line = open();
      work.value = { state: 'opening' };
    },
    close: () => line.end(),
  };
}

/** The player reviewed last, by game: returning from a branch shows the same review. */
const lookedAt = new Map<string, Seat>();

/** A review begins with the person who played, if there was one. */
const firstPerson = (seats: readonly { readonly kind: string }[]): Seat =>
  Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'human'),
  );

/** Whose game is looked at. */
export function seatLookedAt({
  id,
  seats,
}: {
  readonly id: string;
  readonly seats: readonly { readonly kind: string }[];
}) {
  const seat = signal(lookedAt.get(id) ?? firstPerson(seats));
  seat.subscribe((now) => void lookedAt.set(id, now));
  return seat;
}
