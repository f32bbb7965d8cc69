// Long work lets others have their turn: counted by a clock of its own, with no time passing.

import { expect, test } from 'vitest';
import { pausesOf } from '../src/live/pauses.ts';

function loop() {
  let now = 0;
  let due: (() => void)[] = [];
  const pause = pausesOf({ ran: () => now, next: (call) => void due.push(call) });
  return {
    pause,
    work: (milliseconds: number) => void (now += milliseconds),
    /** One turn of the event loop. */
    async turn() {
      const calls = due;
      due = [];
      for (const call of calls) call();
      for (let count = 0; count < 5; count++) await Promise.resolve();
    },
  };
}

test('short work is never interrupted', () => {
  const { pause, work } = loop();
  for (let count = 0; count < 3; count++) {
    work(1);
    expect(pause()).toBeUndefined();
  }
});

test('long work goes on in the next turn, with a piece of the same length', async () => {
  const { pause, work, turn } = loop();
  work(5);
  let isOn = false;
  void pause()!.then(() => (isOn = true));
  expect(isOn).toBe(false);
  await turn();
  expect(isOn).toBe(true);
  work(3);
  expect(pause()).toBeUndefined();
  work(2);
  expect(pause()).toBeDefined();
});

test('of many who work long, one goes on in each turn, in the order in which they came', async () => {
  const { pause, work, turn } = loop();
  work(5);
  const went: number[] = [];
  for (let who = 0; who < 4; who++) void pause()!.then(() => went.push(who));
  for (let turns = 1; turns <= 4; turns++) {
    await turn();
    expect(went).toEqual(Array.from({ length: turns }, (_, who) => who));
    work(5);
  }
});
