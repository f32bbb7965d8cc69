// What a finger's way across a phone means.

import { expect, test } from 'vitest';
import { swipeOf } from '../../../src/games/trains-of-europe/screens/table/use-swipe.ts';

test.each([
  ['far to the left: the place on the right', { x: -90, y: 12 }, 1],
  ['far to the right: the place on the left', { x: 90, y: -12 }, -1],
  ['too short', { x: -40, y: 0 }, 0],
  ['rather a scroll', { x: -90, y: 80 }, 0],
] as const)('%s', (_, to, step) => {
  expect(swipeOf({ x: 0, y: 0 }, to)).toBe(step);
});
