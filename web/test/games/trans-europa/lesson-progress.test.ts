// What is kept of the strategy lessons.

import { expect, test } from 'vitest';
import '../../support/browser.ts';
import { isTaken, note, tried, triedIn } from '../../../src/games/trans-europa/lessons/progress.ts';

test('a lesson is taken once three of its positions have been tried; solved once stays solved', () => {
  note('double', 'a', true);
  note('double', 'a', false);
  note('double', 'b', false);
  expect(isTaken(tried.value, 'double')).toBe(false);
  note('double', 'c', false);
  expect(isTaken(tried.value, 'double')).toBe(true);
  expect(isTaken(tried.value, 'leave')).toBe(false);
  expect(triedIn(tried.value, 'double')).toEqual({ a: true, b: false, c: false });
  expect(JSON.parse(localStorage.getItem('branchline-lessons')!)).toEqual(tried.value);
});
