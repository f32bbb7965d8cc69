// Long work lets others have their turn: counted by a separate clock, with no time passing.

import { expect, test } from 'vitest';
import { givingWay } from '../src/live/giving-way.ts';

function loop() {
  let now = 0;
  let due: (() => void)[] = [];
  const giveWay = givingWay({ ran: () => now, next: (call) => void due.push(call) });
  return {
    giveWay,
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
  const { giveWay, work } = loop();
  for (let count = 0; count < 3; count++) {
    work(1);
    expect(giveWay()).toBeUndefined();
  }
});

test('long work goes on in the next turn, with a piece of the same length', async () => {
  const { giveWay, work, turn } = loop();
  work(5);
  let isOn = false;
  void giveWay()!.then(() => (isOn = true));
  expect(isOn).toBe(false);
  await turn();
  expect(isOn).toBe(true);
  work(3);
  expect(giveWay()).toBeUndefined();
  work(2);
  expect(giveWay()).toBeDefined();
});

test('of many who work long, one goes on in each turn, in the order in which they came', async () => {
  const { giveWay, work, turn } = loop();
  work(5);
  const went: number[] = [];
  for (let who = 0; who < 4; who++) void giveWay()!.then(() => went.push(who));
  for (let turns = 1; turns <= 4; turns++) {
    await turn();
    expect(went).toEqual(Array.from({ length: turns }, (_, who) => who));
    work(5);
  }
});
