// A lesson's table: earlier moves stay, your own turns can be taken back.

import '../support/browser.ts';
import { seedFromText, rngForMove } from '@branchline/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toy, type Toy } from '../../../core/test/toy-game.ts';
import { localTable } from '../../src/table/local-table.ts';

const PAUSE = 50;

/** All have bet; you are asked for a number that nobody holds. */
function lesson() {
  let state = toy.setup({ seats: 2 });
  state = toy.apply(state, { by: 'chance', ...toy.draw(state, rngForMove(seedFromText('lesson'), 0)) });
  const free = Array.from({ length: 12 }, (_, number) => number).filter((n) => !state.numbers.includes(n));
  const table = localTable<Toy>({
    game: toy,
    state,
    before: [0, 1].map((by) => ({ by, do: 'bet', on: 'high' })),
    seats: [
      { name: 'You', kind: 'human' },
      { name: 'Other', kind: 'bot:x' },
    ],
    you: 0,
    reply: ({ named }) => ({ do: 'name', number: free[named.length]! }),
    stopsAfter: () => false,
    pause: PAUSE,
  });
  const name = (nth: number) => table.act({ do: 'name', number: free[nth]! });
  return { table, name };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = () => vi.advanceTimersByTimeAsync(2 * PAUSE);

test('your turn is taken back with the answer to it, and is played again', async () => {
  const { table, name } = lesson();
  const begun = table.state();
  expect(await table.rule('takeback', 0)).toEqual({ ok: false, reason: 'nothing-to-take-back' });
  await name(0);
  await pass();
  expect(table.state().named).toHaveLength(2);
  expect(table.entries.value).toHaveLength(4);
  const told: unknown[] = [];
  table.onShown(({ ruling }) => told.push(ruling));
  expect(await table.rule('takeback', 0)).toMatchObject({ ok: true });
  expect(told).toEqual([{ kind: 'takeback', by: 0, to: 2, moves: 2 }]);
  expect(table.state()).toEqual(begun);
  expect(table.entries.value).toHaveLength(2);
  expect(table.acting.value).toBe(0);
  await name(2);
  await pass();
  expect(table.state().named).toHaveLength(2);
});

test('an answer on its way is not given to a turn that was taken back', async () => {
  const { table, name } = lesson();
  await name(0);
  await table.rule('takeback', 0);
  await pass();
  expect(table.state().named).toEqual([]);
  expect(await table.rule('concede', 0)).toMatchObject({ ok: false });
});
