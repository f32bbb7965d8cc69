// Spaced repetition of positions to read.

import { expect, test } from 'vitest';
import { after, nextReading } from '../src/games/trans-europa/study/trainer/repetition.ts';

test('what was read badly is due tomorrow, what was read well later and later', () => {
  const once = after({}, { id: 'a', right: 4, today: 100 });
  expect(once['a']).toEqual({ box: 0, due: 101, right: 4 });
  const twice = after(once, { id: 'a', right: 5, today: 101 });
  expect(twice['a']).toEqual({ box: 1, due: 104, right: 5 });
  expect(after(twice, { id: 'a', right: 2, today: 104 })['a']).toEqual({ box: 0, due: 105, right: 2 });
});

test('due positions come first, the longest due before the others, then new ones', () => {
  const kept = {
    a: { box: 0, due: 99, right: 1 },
    b: { box: 0, due: 98, right: 1 },
    c: { box: 2, due: 120, right: 5 },
  };
  expect(nextReading(['a', 'b', 'c', 'd'], kept, 100)).toBe('b');
  expect(nextReading(['c', 'd'], kept, 100)).toBe('d');
  expect(nextReading(['c'], kept, 100)).toBeUndefined();
});
