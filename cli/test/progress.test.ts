// The progress bar: how long there is still to wait.

import { expect, test } from 'vitest';
import { durationText } from '../src/progress.ts';

test.each([
  [0.2, '1 s'],
  [99, '99 s'],
  [100, '2 min'],
  [5940, '99 min'],
  [5941, '1 h 40 min'],
  [86_400, '24 h 0 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
