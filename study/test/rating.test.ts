// A solver's own rating.

import { expect, test } from 'vitest';
import { NEW_SOLVER, ratedAfter } from '../src/rating.ts';

test('solving raises it, failing lowers it, and hard puzzles count more', () => {
  const up = ratedAfter(NEW_SOLVER, 1200, 1);
  const down = ratedAfter(NEW_SOLVER, 1200, 0);
  expect(up.rating).toBeGreaterThan(1200);
  expect(down.rating).toBeLessThan(1200);
  expect(up.rating - 1200).toBeCloseTo(1200 - down.rating, 6);
  expect(ratedAfter(NEW_SOLVER, 1600, 1).rating).toBeGreaterThan(up.rating);
});

test('it becomes surer with every puzzle, down to a floor', () => {
  let solver = NEW_SOLVER;
  for (let i = 0; i < 200; i++) solver = ratedAfter(solver, 1400, i % 2);
  expect(solver.deviation).toBe(60);
  // Half of the puzzles at 1400 solved: that is 1400.
  expect(Math.abs(solver.rating - 1400)).toBeLessThan(40);
});
