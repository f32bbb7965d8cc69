// The score: by how much one was ahead at the table, less how much the others were with the same cards.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadOf, scored, scoresOf } from '../../src/challenge/score.ts';

fc.configureGlobal({ seed: 20_261_118 });

test('the lead is the difference to the average of the opponents, for points lost and for points won', () => {
  expect(leadOf([-3, 0, -5, -1], 0)).toBe(-1);
  expect(leadOf([0, -4, -2], 0)).toBe(3);
  expect(leadOf([8, 5, 2], 2)).toBe(-4.5);
  expect(leadOf([-2, 0], 0)).toBe(-2);
});

test('whoever is alone has no score; of two, one has what the other lacks', () => {
  expect(scoresOf([2])).toEqual([undefined]);
  expect(scoresOf([2, undefined])).toEqual([undefined, undefined]);
  expect(scoresOf([2, 0.5])).toEqual([1.5, -1.5]);
  expect(scoresOf([3, 0, undefined, 0])).toEqual([3, -1.5, undefined, -1.5]);
});

test('the scores of everybody who played a round add up to nothing', () => {
  const leads = fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 2, maxLength: 14 });
  fc.assert(
    fc.property(leads, (all) => {
      const sum = scoresOf(all).reduce<number>((total, score) => total + score!, 0);
      expect(sum).toBeCloseTo(0, 9);
    }),
  );
});

test('a total is over the rounds that can be compared', () => {
  const you = { deals: [{ points: [0, -4] }, { points: [-2, 0] }, undefined] };
  const bot = { deals: [{ points: [-1, -2] }, undefined, undefined] };
  const [own, other] = scored([you, bot], 0, 3);
  expect(own).toEqual({ leads: [4, -2, undefined], scores: [3, undefined, undefined], total: 3 });
  expect(other!.total).toBe(-3);
  expect(scored([you], 0, 3)[0]!.total).toBeUndefined();
});
