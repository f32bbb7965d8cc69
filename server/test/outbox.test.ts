// What waits for one socket: handed over as it is taken; who is slow is waited for, who takes nothing is not.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOST_UNREAD, Outbox } from '../src/socket/outbox.ts';

const PATIENCE = 1000;
const KIB = 'x'.repeat(1024);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function outbox() {
  const handed: { text: string; taken: () => void }[] = [];
  const state = { stuck: 0, listening: true };
  const box = new Outbox({
    patience: PATIENCE,
    sink: {
      send: (text, taken) => void handed.push({ text, taken }),
      pause: () => void (state.listening = false),
      resume: () => void (state.listening = true),
    },
    onStuck: () => void state.stuck++,
  });
  /** The reader takes so many messages. */
  const take = (count: number): void => {
    for (const { taken } of handed.splice(0, count)) taken();
  };
  return { box, handed, state, take };
}

test('what fits goes out at once, in order; the rest follows as it is taken', () => {
  const { box, handed, take } = outbox();
  for (let count = 0; count < 100; count++) box.send(`${count}`.padEnd(1024));
  expect(handed).toHaveLength(64);
  expect(box.ready()).toBeDefined();
  const texts = handed.map(({ text }) => text);
  take(10);
  expect(handed).toHaveLength(64);
  texts.push(...handed.slice(54).map(({ text }) => text));
  expect(texts.map(Number)).toEqual(Array.from({ length: 74 }, (_, n) => n));
});

test('a writer is told when more can be taken, and when all is over', async () => {
  const { box, take } = outbox();
  expect(box.ready()).toBeUndefined();
  box.send('x'.repeat(200 * 1024));
  const ready = box.ready();
  take(1);
  await ready;
  expect(box.ready()).toBeUndefined();
  box.send('x'.repeat(200 * 1024));
  const over = box.ready();
  box.close();
  await over;
});

test('a reader that takes one message now and then is waited for, however long it takes', () => {
  const { box, state, take } = outbox();
  for (let count = 0; count < 300; count++) box.send(KIB);
  for (let count = 0; count < 300; count++) {
    vi.advanceTimersByTime(PATIENCE * 0.9);
    take(1);
  }
  expect(state.stuck).toBe(0);
  vi.advanceTimersByTime(10 * PATIENCE);
  expect([state.stuck, box.isBusy()]).toEqual([0, false]);
});

test('a reader that takes nothing is given up, after once the patience for every 64 KiB', () => {
  const small = outbox();
  small.box.send('hello');
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(small.state.stuck).toBe(0);
  vi.advanceTimersByTime(1);
  expect(small.state.stuck).toBe(1);
  const large = outbox();
  large.box.send('x'.repeat(3 * 64 * 1024));
  vi.advanceTimersByTime(3 * PATIENCE - 1);
  expect(large.state.stuck).toBe(0);
  vi.advanceTimersByTime(1);
  expect(large.state.stuck).toBe(1);
});

test('whoever has much to read is not listened to until it has read', () => {
  const { box, state, take } = outbox();
  for (let count = 0; count <= MOST_UNREAD / 1024; count++) box.send(KIB);
  expect(state).toEqual({ stuck: 0, listening: false });
  take(1);
  expect(state.listening).toBe(true);
});

test('what waits for one socket has a limit all the same', () => {
  const { box, state } = outbox();
  for (let count = 0; count < 5 * (MOST_UNREAD / 1024) && state.stuck === 0; count++) box.send(KIB);
  expect(state.stuck).toBe(1);
});
