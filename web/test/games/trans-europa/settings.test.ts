// What the player prefers at tables of Trans Europa, read from what is stored.

import { BOARD_IDS, boardById } from '@branchline/boards';
import { expect, test } from 'vitest';
import { transEuropa } from '../../../src/games/trans-europa/manifest.ts';
import { parsePreferences } from '../../../src/games/trans-europa/settings.ts';
import { LANGUAGES, nameIn } from '../../../src/prefs/languages.ts';
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

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('lists call boards and rounds as the boards and the table do', () => {
  for (const language of LANGUAGES) {
    expect(Object.keys(TABLE[language].boards).toSorted()).toEqual([...BOARD_IDS].toSorted());
    for (const id of BOARD_IDS) expect(plain(TABLE[language].boards[id])).toBe(nameIn(boardById(id)!.title, language));
  }
  const game = {
    id: 'abcdef',
    game: transEuropa.id,
    spec: { seats: 2, board: 'europe', edition: 'ferry' },
    seats: [],
    imported: false,
    created: 0,
    touched: 0,
    summary: { moves: 9, over: true, detail: { round: 3, scores: [1, 2], winners: [1] } },
  };
  expect(transEuropa.row(game)).toEqual({ title: 'Europe · Ferries', state: 'Round 3', winners: [1] });
  const unknown = { ...game, spec: { seats: 2, board: 'moon', edition: 'lunar' } };
  expect(transEuropa.row(unknown).title).toBe('moon · lunar');
});
