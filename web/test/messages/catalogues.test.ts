// Every catalogue of the page, wherever it lies: each language says everything, with the same parameters and in its own words.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/prefs/languages.ts';
import { CATALOGUES, FOLDERS, inAllLanguages } from '../support/all-texts.ts';
import { checkCatalogues } from '../support/catalogue-checks.ts';

/** Names and bare figures, which read the same in every language. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  messages: ['common.brand'],
  'challenge/messages': ['bot'],
  'online/messages': ['clock.rule'],
  'games/trans-europa/messages': ['speech.city', 'table.backsOf'],
  'games/trans-europa/messages/more': ['roundOver.lost', 'roundOver.won'],
  'games/trans-europa/study/messages': ['doubt', 'puzzles.missingOf'],
  'games/trains-of-europe/messages': [
    'game',
    'plan.title',
    'sums.contract',
    'sums.route',
    'sums.sticksLaid',
    'log.amountFor',
    'log.settled.paid-out',
    'log.settled.paid',
  ],
  'games/trains-of-europe/messages/frame': ['settings.title'],
};

/** "3 segments" is French too. */
const COGNATES: Readonly<Record<string, readonly string[]>> = { 'games/trains-of-europe/messages': ['speech.section'] };

/** Folders whose texts are part of the catalogue in another one, and the name that they have there and in their own files. */
const PARTS: Readonly<Record<string, { readonly of: string; readonly name: string }>> = {
  'games/trains-of-europe/messages/screens': { of: 'games/trains-of-europe/messages', name: 'screens' },
};

describe.each(Object.entries(CATALOGUES))('%s', (folder, catalogues) => {
  checkCatalogues(catalogues, { alike: ALIKE[folder] ?? [], cognates: COGNATES[folder] ?? [] });
});

test('every folder with texts is a catalogue in all languages, or a part of one', () => {
  const read = [...Object.keys(CATALOGUES), ...Object.keys(PARTS)].toSorted();
  expect(FOLDERS).toEqual(read);
  for (const [folder, { of, name }] of Object.entries(PARTS)) {
    const part = inAllLanguages(folder, () => name);
    for (const language of LANGUAGES)
      expect(part?.[language], `${folder} ${language}`).toBe(CATALOGUES[of]![language][name as never]);
  }
});

test('what may read the same everywhere is said of catalogues that there are', () => {
  const named = [...Object.keys(ALIKE), ...Object.keys(COGNATES)];
  expect(named.filter((folder) => CATALOGUES[folder] === undefined)).toEqual([]);
});
