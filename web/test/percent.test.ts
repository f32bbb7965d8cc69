// Chances as people read them.

import { expect, test } from 'vitest';
import { likelyText, percentText, signedPercent, wholePercents } from '../src/study/percent.ts';

const plain = (words: string): string => words.replaceAll('\u00a0', ' ');

test('whole percentages of a group sum to 100', () => {
  expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(wholePercents([0.125, 0.125, 0.25, 0.5])).toEqual([13, 12, 25, 50]);
  expect(wholePercents([0.996, 0.004, 0, 0])).toEqual([100, 0, 0, 0]);
});

test('changes have a true minus, and none where there is no change', () => {
  expect(plain(signedPercent(-0.333))).toBe('−33 %');
  expect(plain(signedPercent(0.09))).toBe('+9 %');
  expect(plain(signedPercent(-0.001))).toBe('0 %');
  expect(plain(percentText(0.125))).toBe('13 %');
});

test('nobody is told to be surer than a reader can be', () => {
  expect(plain(likelyText(0.99))).toBe('> 95 %');
  expect(plain(likelyText(0.002))).toBe('< 1 %');
  expect(plain(likelyText(0.47))).toBe('47 %');
});
