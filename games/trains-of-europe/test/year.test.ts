// The fiscal year: calls, turns, passing (TOE-ROUND, TOE-2P-1).

import { expect, test } from 'vitest';
import { PHASES, type Phase, type State } from '../src/index.ts';
import { asksFor, by, chance, legalFor, play, refusal, scene, toYearEnd } from './support/scene.ts';

const empty = (count: number, extra: object = {}) => Array.from({ length: count }, () => extra);

/** Who calls, year after year, when nobody does anything. */
function callersOfYear(state: State): { callers: number[]; end: State } {
  const callers: number[] = [];
  let now = state;
  const phases: Phase[] = ['on-site-meeting', 'conference-room', 'railroad-fair', 'auction-house'];
  while (now.public.stage.kind !== 'refill') {
    if (now.public.stage.kind === 'call') {
      const seat = asksFor(now)[0]!;
      callers.push(seat);
      now = play(now, ...by(seat, { do: 'call', phase: phases[callers.length - 1]! }));
    } else now = play(now, ...by(asksFor(now)[0]!, { do: 'done' }));
  }
  return { callers, end: now };
}

const nextYear = (state: State): State => play(state, chance({ do: 'refill', contracts: [], locos: [], wagons: [] }));

test('[TOE-ROUND-1] [EX-TOE-29] four players: everybody calls once, beginning with the Chairperson; then the card goes on', () => {
  const sketch = { companies: empty(4), pile: [], supply: [] };
  const first = callersOfYear(scene(sketch));
  expect(first.callers).toEqual([0, 1, 2, 3]);
  const second = nextYear(first.end);
  expect(second.public.chair).toBe(1);
  expect(callersOfYear(second).callers).toEqual([1, 2, 3, 0]);
});

test('[TOE-ROUND-1] [EX-TOE-29] every called phase is carried out by everybody, its caller first', () => {
  const state = play(
    scene({ companies: empty(4, { cash: 100_000 }) }),
    ...by(0, { do: 'call', phase: 'development-bonus' }),
  );
  let now = play(state, ...by(1, { do: 'call', phase: 'conference-room' }));
  const order: number[] = [];
  while (now.public.stage.kind === 'conference-room') {
    order.push(asksFor(now)[0]!);
    now = play(now, ...by(asksFor(now)[0]!, { do: 'done' }));
  }
  expect(order).toEqual([1, 2, 3, 0]);
  expect(asksFor(now)).toEqual([2]);
});

test('[TOE-2P-1] [EX-TOE-30] two players: Chairperson, other, Chairperson; then the card changes hands', () => {
  const first = callersOfYear(scene({ companies: empty(2), pile: [], supply: [] }));
  expect(first.callers).toEqual([0, 1, 0]);
  expect(nextYear(first.end).public.callers).toEqual([1, 0, 1]);
});

test('[TOE-2P-1] in the third phase of two players the Chairperson acts first', () => {
  const state = scene({ companies: empty(2, { cash: 100_000 }), called: ['government-aid', 'development-bonus'] });
  expect(asksFor(play(state, ...by(0, { do: 'call', phase: 'on-site-meeting' })))).toEqual([0]);
});

test('[TOE-ROUND-2] a phase that was called is gone for the year', () => {
  const state = play(
    scene({ companies: empty(3), pile: [], supply: [] }),
    ...by(0, { do: 'call', phase: 'development-bonus' }),
  );
  expect(refusal(state, { by: 1, do: 'call', phase: 'development-bonus' })).toMatchObject({
    code: 'trains-of-europe/already-called',
    rule: 'TOE-ROUND-2',
  });
  expect(legalFor(state, 1)).toHaveLength(5);
  expect(nextYear(toYearEnd(state)).public.called).toEqual([]);
});

test('[TOE-ROUND-3] only the seat whose turn it is acts', () => {
  const state = play(
    scene({ companies: empty(3, { cash: 100_000 }) }),
    ...by(0, { do: 'call', phase: 'on-site-meeting' }),
  );
  expect(refusal(state, { by: 1, do: 'done' })).toMatchObject({
    code: 'trains-of-europe/not-your-turn',
    rule: 'TOE-ROUND-3',
  });
  expect(legalFor(state, 1)).toEqual([]);
  expect(asksFor(play(state, ...by(0, { do: 'done' })))).toEqual([1]);
});

test('[TOE-ROUND-4] declining to call is forbidden', () => {
  const state = scene({ companies: empty(3) });
  for (const action of [{ do: 'done' }, { do: 'pass' }, { do: 'decline' }] as const) {
    expect(refusal(state, { by: 0, ...action })).toMatchObject({ code: 'trains-of-europe/wrong-step' });
  }
  expect(refusal(state, { by: 0, do: 'done' })).toMatchObject({ rule: 'TOE-ROUND-4', detail: { step: 'call' } });
  expect(legalFor(state, 0).every((action) => action.do === 'call')).toBe(true);
});

test('[TOE-ROUND-4] a phase that does nothing may be called', () => {
  const state = scene({ companies: empty(3), pile: [], supply: [] });
  for (const phase of PHASES.filter((other) => other !== 'government-aid')) {
    const after = play(state, ...by(0, { do: 'call', phase }));
    expect(after.public.called).toEqual([phase]);
  }
});

test('[TOE-ROUND-5] as many phases as players, of two players three', () => {
  for (const [seats, phases] of [
    [2, 3],
    [3, 3],
    [4, 4],
  ] as const) {
    expect(scene({ companies: empty(seats) }).public.callers).toHaveLength(phases);
  }
});

test('[TOE-ROUND-6] the year ends when all its phases are done', () => {
  let state = scene({ companies: empty(3), called: ['development-bonus'], pile: [], supply: [] });
  state = play(state, ...by(1, { do: 'call', phase: 'railroad-fair' }));
  expect([state.public.stage.kind, state.public.profits.length]).toEqual(['call', 0]);
  state = play(state, ...by(2, { do: 'call', phase: 'conference-room' }));
  expect([state.public.stage.kind, state.public.profits.length]).toEqual(['refill', 1]);
});
