// The report of many measurements, and the duration of a measurement.

import { expect, test } from 'vitest';
import { measure, percentile } from '../src/processor.ts';

test('a percentile is one of the values, in whatever order they came', () => {
  const values = [50, 10, 40, 20, 30];
  expect([0, 0.2, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([10, 20, 30, 50, 50]);
  expect(values).toEqual([50, 10, 40, 20, 30]);
  expect(percentile([7], 0.99)).toBe(7);
});

test('work is repeated until it has had its time, and all of it is counted', () => {
  let calls = 0;
  const { count, seconds, perSecond } = measure(0.05, () => {
    calls++;
    let sum = 0;
    for (let i = 0; i < 10_000; i++) sum += Math.sqrt(i);
    return sum > 0 ? 3 : 0;
  });
  expect(count).toBe(3 * calls);
  expect(seconds).toBeGreaterThanOrEqual(0.05);
  expect(perSecond).toBeCloseTo(count / seconds, 6);
});
