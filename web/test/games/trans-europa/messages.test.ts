// The catalogues of Trans Europa: true to the rules pages and the rules, and words that agree with numbers and people.

import { describe, expect, test } from 'vitest';
import { SPECIAL_CARDS } from '@branchline/trans-europa';
import type { SpecialCard } from '@branchline/trans-europa';
import { loadHelp, sectionForRule } from '../../../src/games/trans-europa/help/index.ts';
import type { MoreMessages } from '../../../src/games/trans-europa/messages/catalogue.ts';
import { LANGUAGES } from '../../../src/prefs/languages.ts';
import { sectionsOf, sectionTexts } from '../../support/help-checks.ts';
import { FIRST as SHELL, MORE as SHELL_MORE } from '../../support/texts.ts';
import { MORE, TABLE } from './support/texts.ts';

/**
 * A card that speaks of colours has no name of its own: boards whose regions have other colours call it by the names of these
 * (`card-text.ts`). The rules pages, which are for all boards, tell such cards apart by their numbers.
 */
const isNamed = ({ effect }: SpecialCard): boolean =>
  !('colour' in effect) && (!('colours' in effect) || effect.colours === 'all');

test.each(LANGUAGES)('the game and the shell say different things in %s', (language) => {
  const keys = [SHELL, SHELL_MORE, TABLE, MORE].flatMap((catalogue) => Object.keys(catalogue[language]));
  expect(new Set(keys).size).toBe(keys.length);
});

describe.each(LANGUAGES)('special cards in %s', async (language) => {
  const { cards } = MORE[language];
  const book = await loadHelp(language);
  const pageOf = (rule: string): string =>
    sectionTexts(sectionsOf(book).find(({ id }) => id === sectionForRule(rule))!).join('\n');

  test.each(SPECIAL_CARDS.filter(isNamed))('card $number is called the same in the rules pages', ({ number, rule }) => {
    expect(pageOf(rule)).toContain(cards[number].name);
  });

  test.each(SPECIAL_CARDS.filter((card) => !isNamed(card)))(
    'card $number is found by its number in the rules pages',
    ({ number, rule }) => {
      expect(pageOf(rule)).toContain(`(${number})`);
    },
  );
});

describe('numbers', () => {
  test('Polish has three forms beside fractions', () => {
    expect([1, 2, 5, 12, 22, 25].map(TABLE.pl.turn.lay)).toEqual([
      'Połóż 1 tor',
      'Połóż 2 tory',
      'Połóż 5 torów',
      'Połóż 12 torów',
      'Połóż 22 tory',
      'Połóż 25 torów',
    ]);
  });

  test('French counts zero as one', () => {
    expect([0, 1, 2].map(TABLE.fr.table.pointsLeft)).toEqual([
      '0 point restant',
      '1 point restant',
      '2 points restants',
    ]);
  });

  test('places in a ranking', () => {
    expect(LANGUAGES.map((language) => [1, 2, 3, 4].map(MORE[language].over.place).join(' '))).toEqual([
      '1st 2nd 3rd 4th',
      '1. 2. 3. 4.',
      '1re 2e 3e 4e',
      '1e 2e 3e 4e',
      '1. 2. 3. 4.',
    ]);
  });
});

describe('people', () => {
  const ana = { name: 'Ana', you: false };
  const tom = { name: 'Tom', you: false };
  const you = { name: 'Kim', you: true };

  test('the verb agrees with the reader, with one other and with several', () => {
    const won = (messages: MoreMessages) => [[you], [ana], [ana, tom], [you, tom]].map((who) => messages.over.won(who));
    expect(won(MORE.de)).toEqual([
      'Du gewinnst!',
      'Ana gewinnt.',
      'Ana und Tom gewinnen gemeinsam.',
      'Du und Tom gewinnt gemeinsam.',
    ]);
    expect(won(MORE.fr)).toEqual([
      'Vous gagnez\u00a0!',
      'Ana gagne.',
      'Ana et Tom gagnent ensemble.',
      'Vous et Tom gagnez ensemble.',
    ]);
    expect(won(MORE.nl)).toEqual(['Jij wint!', 'Ana wint.', 'Ana en Tom winnen samen.', 'Jij en Tom winnen samen.']);
    expect(won(MORE.pl)).toEqual([
      'Wygrywasz!',
      'Ana wygrywa.',
      'Ana i Tom wygrywają razem.',
      'Ty i Tom wygrywacie razem.',
    ]);
  });

  test('French elides before a vowel and before a silent h', () => {
    expect(['Oslo', 'Helsinki', 'Houston', 'Wien', 'Hélène', 'Yann', 'Yves', 'Łódź'].map(TABLE.fr.places.near)).toEqual(
      [
        'près d’Oslo',
        'près d’Helsinki',
        'près de Houston',
        'près de Wien',
        'près d’Hélène',
        'près de Yann',
        'près d’Yves',
        'près de Łódź',
      ],
    );
    expect(TABLE.fr.places.from('est', 'Athina')).toBe('à l’est d’Athina');
    expect(TABLE.fr.places.from('nord-est', 'Paris')).toBe('au nord-est de Paris');
  });
});
