// Own turning points of a review as questions: one after the other, made by the worker, and kept for the trainer's repetition.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { canBeAsked } from '@branchline/study/trans-europa/askable';
import { MARGIN } from '@branchline/study/trans-europa/puzzle';
import type { TurnReview } from '@branchline/study/trans-europa';
import { dayNumber, dayOf } from '../../../study/streak.ts';
import { gameText } from '../../../table/files.ts';
import { openLine } from './line.ts';
import { keepExercise } from './puzzles/kept-exercises.ts';
import { noteMistake } from './puzzles/mine.ts';
import { newSession, type Session } from './puzzles/session.ts';
import type { ReviewState } from './review-state.ts';
import { costlyTurns } from './turning-points.ts';

const MOST = 5;

export type Learning = {
  /** The question that is asked; undefined while it is being made, and at the end. */
  readonly session: ReadonlySignal<Session | undefined>;
  /** The own turn that is asked about. */
  readonly turn: ReadonlySignal<TurnReview | undefined>;
  readonly number: ReadonlySignal<number>;
  readonly count: number;
  /** Whether all have been asked. */
  readonly over: ReadonlySignal<boolean>;
  readonly asked: ReadonlySignal<number>;
  readonly solved: ReadonlySignal<number>;
  readonly next: () => void;
  readonly close: () => void;
};

/** Own turns worth asking, in the order in which they were made; none where positions cannot be asked again, as with special cards. */
export function turnsToLearn(state: ReviewState): readonly TurnReview[] {
  const { replay } = state;
  if (!replay.opened.over || !canBeAsked(replay.view.value.config)) return [];
  return costlyTurns(state)
    .filter(({ loss }) => loss.value >= MARGIN)
    .toSorted((a, b) => b.loss.value - a.loss.value)
    .slice(0, MOST)
    .map(({ turn }) => turn)
    .toSorted((a, b) => a.first - b.first);
}

export function newLearning(game: string, turns: readonly TurnReview[]): Learning {
  const today = dayNumber(dayOf(new Date()));
  const number = signal(0);
  const session = signal<Session | undefined>(undefined);
  const results = signal<readonly boolean[]>([]);
  const line = openLine((answer) => {
    if (answer.say === 'opened') return ask();
    // A turn that is not clearly worse in other deals is no question.
    if (answer.say !== 'exercise' || !answer.puzzle) return next();
    const { puzzle } = answer;
    keepExercise(puzzle);
    session.value = newSession(puzzle, {
      known: () => undefined,
      finish: ({ solved }) => {
        noteMistake(puzzle.id, solved, today);
        results.value = [...results.value, solved];
        return undefined;
      },
    });
  });
  const ask = (): void => {
    const turn = turns[number.value];
    if (turn) line.ask({ ask: 'exercise', turn, id: `own-${game}-${turn.first}` });
    else line.end();
  };
  const next = (): void => {
    session.value = undefined;
    number.value++;
    ask();
  };
  void gameText(game).then((file) => (file === undefined ? undefined : line.ask({ ask: 'open', file })));
  return {
    ...{ session, number, count: turns.length, next, close: line.end },
    turn: computed(() => turns[number.value]),
    over: computed(() => number.value >= turns.length),
    asked: computed(() => results.value.length),
    solved: computed(() => results.value.filter(Boolean).length),
  };
}
