// Who lets chance and the bots move: nothing that changes goes unnoticed.

import { expect, test } from 'vitest';
import { driver } from '../src/drive.ts';
import { quickClock, settle } from './support.ts';

test('a wake that comes as the last move is done is not lost', async () => {
  let due = 1;
  let moves = 0;
  const bots = driver({
    clock: quickClock,
    report() {},
    leastThought: 0,
    next: () => (moves < due ? 0 : undefined),
    sequence: () => moves,
    decide: async () => 'x',
    deal: async () => 'done',
    move: async () => (moves++, 'done'),
    thinking: (seats) => {
      if (seats.length > 0 || due > 1) return;
      queueMicrotask(() => {
        due = 2;
        bots.wake();
      });
    },
  });
  bots.wake();
  await settle();
  expect(moves).toBe(2);
});

test('a move that is not stored waits for its retry, however often it wakes the table', async () => {
  let tries = 0;
  const bots = driver({
    clock: { now: () => 0, after: () => () => {} },
    report() {},
    leastThought: 0,
    next: () => 0,
    sequence: () => 0,
    decide: async () => 'x',
    deal: async () => 'done',
    move: async () => {
      tries++;
      bots.wake();
      return tries < 50 ? 'not-stored' : 'done';
    },
    thinking() {},
  });
  bots.wake();
  await settle();
  bots.stop();
  expect(tries).toBe(1);
});
