// The search for the best of several choices: finds it, keeps to its samples, and to its time.

import { expect, test } from 'vitest';
import { fastRng } from '@branchline/core';
import { bestArm } from '../src/halving.ts';

test('finds the best arm in noise, and spends no more samples than it was given', () => {
  const rng = fastRng(4);
  let luck = 0;
  let samples = 0;
  const { arm } = bestArm({
    arms: 20,
    samples: 4000,
    next() {
      luck = rng.below(1000) / 1000;
      samples++;
    },
    value: (index) => (luck < 0.3 + index / 100 ? 1 : 0),
  });
  expect(arm).toBe(19);
  expect(samples).toBeLessThanOrEqual(4000 + 20);
});

test('what speaks for an arm beforehand decides between equals', () => {
  const { arm } = bestArm({
    arms: 5,
    samples: 50,
    next: () => undefined,
    value: () => 1,
    prior: (i) => (i === 3 ? 0.1 : 0),
  });
  expect(arm).toBe(3);
});

test('stops when its time is up, however few samples that were', () => {
  let clock = 0;
  let samples = 0;
  bestArm({
    arms: 16,
    samples: 1e9,
    elapsed: () => clock,
    next() {
      samples++;
      clock += 0.01;
    },
    value: (arm) => arm,
  });
  expect(samples).toBeLessThan(130);
});
