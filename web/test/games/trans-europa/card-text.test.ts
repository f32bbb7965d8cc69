// What special cards are called on boards with and without the prestige colours.

import { BOARD_IDS, boardById, LANGUAGES } from '@branchline/boards';
import { SPECIAL_CARDS } from '@branchline/trans-europa';
import { expect, test } from 'vitest';
import { textsIn } from './support/texts.ts';
import { cardText } from '../../../src/games/trans-europa/play/card-text.ts';

const words = { text: textsIn('en'), language: 'en' } as const;
const board = (id: string) => boardById(id)!;

test('[TP-CARD-6] a card speaks of colours where the board has them', () => {
  const { name, regions } = cardText(words, board('central-europe'), 6);
  expect(name).toBe('No white city');
  expect(regions.map(({ id }) => id)).toEqual(['white']);
});

test('[TP-CARD-6] on a board with other colours a card names the region instead', () => {
  const { name, about, regions } = cardText(words, board('usa'), 6);
  expect(name).toBe('Without Centre');
  expect(about).toContain('“Centre”');
  expect(regions.map(({ id, prestige }) => [id, prestige])).toEqual([['yellow', 'white']]);
});

test('[TP-CARD-15] a board calls all its regions in the same way, also the one whose colour agrees', () => {
  expect(cardText(words, board('usa'), 15).name).toBe('Extra East');
});

test('[TP-CARD-10] two regions are named in the language of the page', () => {
  const { name } = cardText({ text: textsIn('pl'), language: 'pl' }, board('europe'), 10);
  expect(name).toMatch(/^Jawne: \p{Lu}\p{L}+ i \p{Lu}\p{L}+$/u);
});

test('every card has a name and a sentence on every board', () => {
  for (const id of BOARD_IDS) {
    for (const { number: no } of SPECIAL_CARDS) {
      const { name, about } = cardText(words, board(id), no);
      expect(`${name}. ${about}`).not.toMatch(/undefined/);
      expect(name.length * about.length).toBeGreaterThan(0);
    }
  }
});

test.each(LANGUAGES)('[TP-CARD-1] [TP-CARD-2] cards with other points say how many: %s', (language) => {
  for (const { number, effect } of SPECIAL_CARDS) {
    if (effect.kind !== 'table') continue;
    const { about } = cardText({ text: textsIn(language), language }, board('central-europe'), number);
    expect(about).toContain(effect.values.join(', '));
  }
});
