// The lessons: every position is reached by legal moves and every task can be fulfilled.

import { expect, test } from 'vitest';
import { transEuropa } from '@branchline/trans-europa';
import type { Action, State } from '@branchline/trans-europa';
import { LESSON_PLANS, YOU } from '../../../src/games/trans-europa/screens/learn/lessons.ts';
import { LESSONS } from '../../../src/games/trans-europa/screens/learn/lesson-list.ts';

test('there is a plan for each lesson, in the same order', () => {
  expect(LESSON_PLANS.map(({ id }) => id)).toEqual([...LESSONS]);
});

test.each(LESSON_PLANS.filter(({ task }) => task))('lesson $id begins on your turn', ({ start }) => {
  const turn = transEuropa.turn(start());
  expect(turn).toEqual({ kind: 'seats', seats: [YOU] });
});

const tryOut = (state: State, action: Action): State => transEuropa.apply(state, { ...action, by: YOU });

test('[TE-NET-2] one track joins the lines in the lesson on joining', () => {
  const state = LESSON_PLANS.find(({ id }) => id === 'join')!.start();
  const joins = transEuropa.legal(transEuropa.view(state, YOU), YOU).filter((action) => {
    if (action.do !== 'lay') return false;
    const events = transEuropa.events(state, { ...action, by: YOU }, tryOut(state, action), YOU);
    return events.some(({ kind }) => kind === 'networks-joined');
  });
  expect(joins.length).toBeGreaterThan(0);
});

test('[TE-ENDR-1] the last lesson can be finished in one turn', () => {
  const state = LESSON_PLANS.find(({ id }) => id === 'end')!.start();
  const firsts = transEuropa.legal(transEuropa.view(state, YOU), YOU).filter(({ do: kind }) => kind === 'lay');
  const ends = (after: State): boolean => after.public.rounds.length === 1;
  const found = firsts.some((first) => {
    const after = tryOut(state, first);
    if (ends(after)) return true;
    if (after.public.stage.kind !== 'build' || after.public.stage.seat !== YOU) return false;
    return transEuropa
      .legal(transEuropa.view(after, YOU), YOU)
      .some((second) => second.do === 'lay' && ends(tryOut(after, second)));
  });
  expect(found).toBe(true);
});
