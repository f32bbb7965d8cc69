// Cities are found by what people call them.

import { contentOf } from '@branchline/trains-of-europe';
import { expect, test } from 'vitest';
import { findCities, folded } from '../../../src/games/trains-of-europe/play/find-city.ts';
import { startState } from '../../../src/games/trains-of-europe/screens/learn/start-state.ts';

const index = contentOf(startState().config);
const found = (written: string): readonly string[] => findCities(index, written);

test('without accents and special letters, whatever the case', () => {
  expect(['Kraków', 'İstanbul', 'Göteborg', 'KØBENHAVN', 'Rīga'].map(folded)).toEqual([
    ...['krakow', 'istanbul', 'goteborg', 'kobenhavn', 'riga'],
  ]);
  expect(found('kobenh')).toEqual(['kobenhavn']);
});

test('by its name on the spot or in any of the languages', () => {
  for (const name of ['Wien', 'Vienna', 'Vienne', 'Wenen', 'Wiedeń']) expect(found(name), name).toEqual(['wien']);
});

test('by country, after cities that are called so themselves', () => {
  expect(found('Pologne')).toEqual(['gdansk', 'krakow', 'warszawa']);
  const be = found('be');
  expect(be.indexOf('berlin')).toBeLessThan(be.indexOf('bruxelles'));
});

test('nothing is found by nothing, and by what is nowhere', () => {
  expect([found('  '), found('Atlantis')]).toEqual([[], []]);
});
