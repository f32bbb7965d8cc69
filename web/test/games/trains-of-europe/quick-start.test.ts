// The quick start: the moves of the worked example on the real cards, each of them legal, with the books of the example.

import { profitOf, contentOf, trainsOfEurope, type State } from '@branchline/trains-of-europe';
import { expect, test } from 'vitest';
import {
  movesOf,
  SCRIPT,
  STEPS,
  YOU,
  type GameMove,
  type StepId,
} from '../../../src/games/trains-of-europe/screens/learn/quick-start.ts';
import { startState } from '../../../src/games/trains-of-europe/screens/learn/start-state.ts';

const refusal = (state: State, move: GameMove) =>
  move.by === 'chance'
    ? trainsOfEurope.checkOutcome(state, move)
    : trainsOfEurope.check(trainsOfEurope.view(state, move.by), move.by, move);

/** Cash and profit of yours after each step. */
function playThrough(): { books: Map<StepId, readonly [number, number]>; state: State } {
  const books = new Map<StepId, readonly [number, number]>();
  let state = startState();
  for (const item of SCRIPT) {
    for (const move of movesOf(item)) {
      expect(refusal(state, move), JSON.stringify(move)).toBeUndefined();
      state = trainsOfEurope.apply(state, move);
    }
    if (item.kind !== 'others') {
      books.set(item.step, [state.secret.cash[YOU]!, profitOf(contentOf(state.config), state.public, YOU)]);
    }
  }
  return { books, state };
}

test('[EX-TOE-1] [TOE-ROUND-1] every move of the quick start is legal, and every step comes once', () => {
  playThrough();
  expect(SCRIPT.flatMap((item) => (item.kind === 'others' ? [] : [item.step]))).toEqual([...STEPS]);
});

test('[EX-TOE-12] [TOE-ROUND-2] all six phases are called in two years', () => {
  const called = SCRIPT.flatMap(movesOf).flatMap((move) => (move.do === 'call' ? [move.phase] : []));
  expect(new Set(called).size).toBe(6);
  expect(called.length).toBe(6);
});

test('[EX-TOE-1] [EX-TOE-10] [TOE-MONEY-6] the books of the worked example', () => {
  const { books } = playThrough();
  const k = (step: StepId): number[] => books.get(step)!.map((amount) => amount / 1000);
  expect(k('welcome')).toEqual([100, 0]);
  expect(k('licences')).toEqual([20, 0]);
  expect(k('bonus')).toEqual([70, 0]);
  expect(k('fair')).toEqual([10, 0]);
  expect(k('year-one')).toEqual([90, 80]);
  expect(k('contract')).toEqual([90, 20]);
  expect(k('aid')).toEqual([90, 20]);
  expect(k('raise')).toEqual([90, 20]);
  expect(k('decline')).toEqual([90, 20]);
});

test('[TOE-CON-6] unlike in the example the second contract earns at once: two of its routes are there already', () => {
  const { books, state } = playThrough();
  expect(books.get('year-two')).toEqual([200_000, 110_000]);
  expect(state.public.year).toBe(3);
});
