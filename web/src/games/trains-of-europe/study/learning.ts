// Own turning points of a review as questions: one after the other, made by the worker.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { DecisionExercise } from '@branchline/study/trains-of-europe';
import { isRight } from '@branchline/study/trains-of-europe/findings';
import { gameText } from '../../../table/files.ts';
import { BUDGET, SEED } from './effort.ts';
import { openLine } from './line.ts';
import type { ReviewState } from './review-state.ts';
import { costlyOf, type Costly } from './turning-points.ts';

/** Less than this of the chance to win is nothing to learn from. */
const LEAST = 0.08;
const MOST = 5;

export type Ending = 'solved' | 'failed';

/** One decision being asked. */
export type Asked = {
  readonly decision: Costly;
  readonly exercise: DecisionExercise;
  /** The option looked at. */
  readonly option: ReadonlySignal<number | undefined>;
  readonly ending: ReadonlySignal<Ending | undefined>;
  readonly look: (place: number) => void;
  readonly check: () => void;
  readonly giveUp: () => void;
};

export type Learning = {
  /** Undefined while a question is being made, and at the end. */
  readonly now: ReadonlySignal<Asked | undefined>;
  readonly over: ReadonlySignal<boolean>;
  readonly number: ReadonlySignal<number>;
  readonly count: number;
  readonly asked: ReadonlySignal<number>;
  readonly solved: ReadonlySignal<number>;
  readonly next: () => void;
  readonly close: () => void;
};

/** Own decisions worth asking, in the order in which they were made. */
export const decisionsToLearn = (state: ReviewState): readonly Costly[] =>
  costlyOf(state, state.seat.value)
    .filter(({ loss }) => loss.of === 'chances' && loss.value >= LEAST)
    .toSorted((a, b) => b.loss.value - a.loss.value)
    .slice(0, MOST)
    .toSorted((a, b) => a.sequence - b.sequence);

function newQuestion(decision: Costly, exercise: DecisionExercise, onEnd: (ending: Ending) => void): Asked {
  const option = signal<number | undefined>(undefined);
  const ending = signal<Ending | undefined>(undefined);
  const end = (how: Ending): void => {
    ending.value = how;
    onEnd(how);
  };
  return {
    ...{ decision, exercise, option, ending },
    look(place) {
      if (ending.value === undefined && place < exercise.options.length) option.value = place;
    },
    check() {
      if (ending.value !== undefined || option.value === undefined) return;
      end(isRight(exercise.options[option.value]!) ? 'solved' : 'failed');
    },
    giveUp() {
      if (ending.value === undefined) end('failed');
    },
  };
}

/** While a question is open the page shows the position before the decision, and afterwards the decision with the better choice. */
export function newLearning(state: ReviewState, decisions: readonly Costly[]): Learning {
  const number = signal(0);
  const now = signal<Asked | undefined>(undefined);
  const results = signal<readonly Ending[]>([]);
  const line = openLine((answer) => {
    if (answer.say === 'opened') return ask();
    const decision = decisions[number.value];
    // A decision with too little to choose from is no question.
    if (answer.say !== 'exercise' || !answer.exercise || !decision) return next();
    state.lookAt(decision.sequence - 1, decision.seat);
    now.value = newQuestion(decision, answer.exercise, (ending) => {
      results.value = [...results.value, ending];
      state.choose(decision);
    });
  });
  const ask = (): void => {
    const decision = decisions[number.value];
    if (!decision) return line.end();
    const { sequence, better } = decision;
    line.ask({ ask: 'exercise', decision: { sequence, better }, budget: BUDGET, seed: SEED });
  };
  const next = (): void => {
    now.value = undefined;
    number.value++;
    ask();
  };
  void gameText(state.replay.opened.id).then((file) =>
    file === undefined ? undefined : line.ask({ ask: 'open', file }),
  );
  return {
    ...{ now, number, count: decisions.length, next, close: line.end },
    over: computed(() => number.value >= decisions.length),
    asked: computed(() => results.value.length),
    solved: computed(() => results.value.filter((ending) => ending === 'solved').length),
  };
}
