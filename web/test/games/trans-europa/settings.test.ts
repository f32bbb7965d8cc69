// What the player prefers at tables of Trans Europa, read from what is stored.

import { BOARD_IDS, boardById } from '@branchline/boards';
import { expect, test } from 'vitest';
import { transEuropa } from '../../../src/games/trans-europa/manifest.ts';
import { BOARD_TITLES } from '../../../src/games/trans-europa/row-texts.ts';
import { parsePreferences } from '../../../src/games/trans-europa/settings.ts';
import { LANGUAGES } from '../../../src/prefs/languages.ts';
import { TABLE } from './support/texts.ts';

const DEFAULTS = parsePreferences(undefined);

test.each([null, 7, [], { naming: 'x', layAtOnce: 1, quickBots: 9, quickLevel: 3, keys: { e: 3 }, lessons: 'all' }])(
  'what makes no sense falls back to the defaults: %o',
  (raw) => expect(parsePreferences(raw)).toEqual(DEFAULTS),
);

test('what makes sense is kept, one by one', () => {
  const raw = { naming: 'translated', quickBots: 5, keys: { e: ['KeyX'], w: 'KeyY' }, lessons: [1, 'two', 2.5, 3] };
  expect(parsePreferences(raw)).toEqual({
    ...DEFAULTS,
    naming: 'translated',
    quickBots: 5,
    keys: { e: ['KeyX'] },
    lessons: [1, 3],
  });
});

test('lists call boards and rounds as the boards and the table do', () => {
  expect(Object.keys(BOARD_TITLES).toSorted()).toEqual([...BOARD_IDS].toSorted());
  for (const id of BOARD_IDS) {
    for (const language of LANGUAGES) {
      const game = {
        id: 'abcdef',
        game: transEuropa.id,
        spec: { seats: 2, board: id },
        seats: [],
        imported: false,
        created: 0,
        touched: 0,
        summary: { moves: 0, round: 3, scores: [], over: false, winners: [] },
      };
      expect(transEuropa.row(game, language)).toEqual({
        title: boardById(id)!.title[language],
        state: TABLE[language].table.round(3),
      });
    }
  }
});
