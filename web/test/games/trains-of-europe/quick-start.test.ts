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

test('[EX-TOE-11] [EX-TOE-12] [TOE-CRED-1] the second contract has a train and no route: 20k are paid, and 110k are there', () => {
  const { books, state } = playThrough();
  expect(books.get('year-two')).toEqual([110_000, 20_000]);
  expect([state.public.year, state.public.chair]).toEqual([3, 2]);
});

test('[EX-TOE-40] what the end promises: one more licence for 20k, and the second contract earns 70k a year', () => {
  const moves: readonly GameMove[] = [
    { by: 2, do: 'call', phase: 'on-site-meeting' },
    { by: 2, do: 'done' },
    { by: YOU, do: 'licence', section: 'warszawa-gdansk' },
  ];
  const state = moves.reduce(trainsOfEurope.apply, playThrough().state);
  expect(state.secret.cash[YOU]).toBe(90_000);
  expect(profitOf(contentOf(state.config), state.public, YOU)).toBe(20_000 + 70_000);
});
