// Clocks as a function of the log: what a move costs, what the road costs, what a turn adds.

import type { Entry, MoveEntry, Turn } from '@branchline/core';
import { expect, test } from 'vitest';
import { deadlineOf, LAG_LIMIT, newClocks, tick, type Clocks } from '../src/index.ts';

const RULE = { bank: 60_000, increment: 5000 };
const asks = (...seats: number[]): Turn => ({ kind: 'seats', seats });
const START = 1_000_000;

const entry = (by: number | 'chance', at: number, more: Partial<MoveEntry> = {}): Entry => ({
  sequence: 1,
  move: { by, do: 'x' },
  at,
  ...more,
});

/** Chance has dealt and seat 0 is asked. */
const dealt = (): Clocks =>
  tick(RULE, newClocks(RULE, 2), { entry: entry('chance', START), before: { kind: 'chance' }, after: asks(0) });

test('a clock runs for whoever is asked, from the moment the question was put', () => {
  expect(dealt()).toEqual({ left: [60_000, 60_000], asked: [START, undefined] });
  expect(deadlineOf(dealt(), 0)).toBe(START + 60_000 + LAG_LIMIT);
  expect(deadlineOf(dealt(), 1)).toBeUndefined();
});

test('a move costs what has passed; the increment comes once the turn is over', () => {
  const within = tick(RULE, dealt(), { entry: entry(0, START + 10_000), before: asks(0), after: asks(0) });
  expect(within).toEqual({ left: [50_000, 60_000], asked: [START + 10_000, undefined] });
  const over = tick(RULE, within, { entry: entry(0, START + 12_000), before: asks(0), after: asks(1) });
  expect(over).toEqual({ left: [53_000, 60_000], asked: [undefined, START + 12_000] });
});

test.each([
  ['what the player says was spent on the road is given back', 9500, 50_500],
  ['but never more than the limit', 1000, 52_000],
  ['nor can anybody claim to have thought longer than has passed', 99_000, 50_000],
])('%s', (_, thought, left) => {
  const moved = tick(RULE, dealt(), { entry: entry(0, START + 10_000, { thought }), before: asks(0), after: asks(0) });
  expect(moved.left[0]).toBe(left);
});

test('a clock never falls below nothing', () => {
  const moved = tick(RULE, dealt(), { entry: entry(0, START + 90_000), before: asks(0), after: asks(0) });
  expect(moved.left[0]).toBe(0);
});

test('a stand-in costs its owner nothing, and leaves enough for coming back', () => {
  const late: Clocks = { left: [0, 60_000], asked: [START, undefined] };
  const moved = tick(RULE, late, {
    entry: entry(0, START + 70_000, { as: 'bot:conductor' }),
    before: asks(0),
    after: asks(1),
  });
  expect(moved.left[0]).toBe(30_000);
});

test('of several who choose at once each has a clock of its own', () => {
  const both = tick(RULE, newClocks(RULE, 2), {
    entry: entry('chance', START),
    before: { kind: 'chance' },
    after: asks(0, 1),
  });
  const one = tick(RULE, both, { entry: entry(1, START + 3000), before: asks(0, 1), after: asks(0) });
  expect(one).toEqual({ left: [60_000, 62_000], asked: [START, undefined] });
});
