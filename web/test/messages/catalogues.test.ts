// The messages of every area: each language says everything, with the same parameters and in its own words.

import { describe, expect, test } from 'vitest';
import { CATALOGUES } from '../support/all-texts.ts';
import { checkCatalogues } from '../support/catalogue-checks.ts';
import { missingFrom } from '../support/texts.ts';

/** Names and bare figures, which read the same in every language. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  shell: ['common.brand'],
  challenge: ['bot'],
  online: ['clock.rule'],
  'trans-europa/table': ['speech.city', 'table.backsOf'],
  'trans-europa/more': ['roundOver.lost', 'roundOver.won'],
  'trans-europa/study': ['doubt', 'puzzles.missingOf'],
  'trains-of-europe/table': [
    'game',
    'plan.title',
    'sums.contract',
    'sums.route',
    'sums.sticksLaid',
    'log.amountFor',
    'log.settled.paid-out',
    'log.settled.paid',
  ],
  'trains-of-europe/frame': ['settings.title'],
};

/** "3 segments" is French too. */
const COGNATES: Readonly<Record<string, readonly string[]>> = { 'trains-of-europe/table': ['speech.section'] };

describe.each(Object.entries(CATALOGUES))('%s', async (area, catalogues) => {
  const missing = await missingFrom(area);
  checkCatalogues(catalogues, { alike: ALIKE[area] ?? [], cognates: COGNATES[area] ?? [], missing });
});

test('what may read the same everywhere is said of catalogues that there are', () => {
  const named = [...Object.keys(ALIKE), ...Object.keys(COGNATES)];
  expect(named.filter((area) => CATALOGUES[area] === undefined)).toEqual([]);
});
