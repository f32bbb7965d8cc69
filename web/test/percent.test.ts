// Chances as people read them.

import { afterEach, expect, test } from 'vitest';
import { textLanguage } from '../src/messages/text.ts';
import { likelyText, percentText, signedPercent, wholePercents } from '../src/study/percent.ts';

afterEach(() => {
  textLanguage.value = 'en';
});

test('whole percentages of a group sum to 100', () => {
  expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(wholePercents([0.125, 0.125, 0.25, 0.5])).toEqual([13, 12, 25, 50]);
  expect(wholePercents([0.996, 0.004, 0, 0])).toEqual([100, 0, 0, 0]);
});

test('changes have a true minus, and none where there is no change', () => {
  expect(signedPercent(-0.333)).toBe('−33%');
  expect(signedPercent(0.09)).toBe('+9%');
  expect(signedPercent(-0.001)).toBe('0%');
  expect(percentText(0.125)).toBe('13%');
});

test.each([
  ['en', '13%'],
  ['de', '13\u00a0%'],
  ['fr', '13\u00a0%'],
  ['nl', '13%'],
  ['pl', '13%'],
] as const)('%s writes a percentage its own way', (language, written) => {
  textLanguage.value = language;
  // Some versions of the data take a narrower space for French.
  expect(percentText(0.125).replace('\u202f', '\u00a0')).toBe(written);
});

test('nobody is told to be surer than a reader can be', () => {
  expect(likelyText(0.99)).toBe('>\u00a095%');
  expect(likelyText(0.002)).toBe('<\u00a01%');
  expect(likelyText(0.47)).toBe('47%');
});
