// The shell's catalogues: two parts that do not overlap, and words that agree with numbers and names.

import { expect, test } from 'vitest';
import { de, que } from '../../src/messages/grammar.ts';
import { LANGUAGES } from '../../src/prefs/languages.ts';
import { FIRST, MORE } from '../support/texts.ts';

test.each(LANGUAGES)('the two parts of the catalogue in %s do not overlap', (language) => {
  const more = Object.keys(MORE[language]);
  expect(Object.keys(FIRST[language]).filter((key) => more.includes(key))).toEqual([]);
});

test('French elides before a vowel and before a silent h', () => {
  expect(['Oslo', 'Helsinki', 'Houston', 'Wien'].map(de)).toEqual(['d’Oslo', 'd’Helsinki', 'de Houston', 'de Wien']);
  expect(['Hélène', 'Tomas'].map(que)).toEqual(['qu’Hélène', 'que Tomas']);
});

test('Polish and French count people and bots as they should', () => {
  expect([1, 2, 5].map(MORE.pl.newTable.onDevice)).toHaveLength(3);
  expect(new Set([1, 2, 5].map(MORE.pl.newTable.onDevice)).size).toBe(3);
  expect(new Set([0, 1].map((count) => MORE.fr.newTable.onDevice(count).replace(/\d/, '#'))).size).toBe(1);
});
