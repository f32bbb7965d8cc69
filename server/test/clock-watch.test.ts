// A clock that is set is noticed once, by how much; one that merely runs is not.

import { expect, test } from 'vitest';
import { bucket } from '../src/quotas/bucket.ts';
import { clockWatch } from '../src/live/clock-watch.ts';

test('a jump is told once, forward and back; small corrections and time that passes are none', () => {
  let [now, ran] = [1_000_000, 0];
  const jumped = clockWatch(
    () => now,
    () => ran,
  );
  const pass = (milliseconds: number, jump = 0): number => {
    ran += milliseconds;
    now += milliseconds + jump;
    return jumped();
  };
  expect([pass(500), pass(86_400_000), pass(500, 900)]).toEqual([0, 0, 0]);
  expect([pass(500, 3_600_000), pass(500)]).toEqual([3_600_000, 0]);
  expect([pass(500, -60_000), pass(500)]).toEqual([-60_000, 0]);
});

test('a bucket takes nothing away when the clock is set back', () => {
  const tokens = bucket(3, 1, 1_000_000);
  expect([tokens.take(1_000_000), tokens.take(500_000), tokens.take(500_000), tokens.take(500_000)]).toEqual([
    ...[true, true, true],
    false,
  ]);
  expect(tokens.take(501_000)).toBe(true);
});
