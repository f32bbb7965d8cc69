// The business game's catalogues: a word for everything the rules name, and words that agree with numbers and people.

import { describe, expect, test } from 'vitest';
import {
  END_REASONS,
  ILLEGAL_CODES,
  LANGUAGES,
  OPTION_NAMES,
  PHASES,
  type Language,
} from '@branchline/trains-of-europe';
import type { Messages } from '../../../src/games/trains-of-europe/messages/catalogue.ts';
import { de } from '../../../src/games/trains-of-europe/messages/de.ts';
import { en } from '../../../src/games/trains-of-europe/messages/en.ts';
import { fr } from '../../../src/games/trains-of-europe/messages/fr.ts';
import { nl } from '../../../src/games/trains-of-europe/messages/nl.ts';
import { pl } from '../../../src/games/trains-of-europe/messages/pl.ts';
import { en as enSetup } from '../../../src/games/trains-of-europe/messages/setup/en.ts';
import { SUM_LABELS } from '../../../src/games/trains-of-europe/play/sums/sum.ts';

const CATALOGUES: Readonly<Record<Language, Messages>> = { en, de, fr, nl, pl };

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  test('has a word for every phase, end and line of a sum', () => {
    const { phases, evaluation, sums } = CATALOGUES[language];
    expect(Object.keys(phases).toSorted()).toEqual([...PHASES].toSorted());
    expect(Object.keys(evaluation.reasons).toSorted()).toEqual([...END_REASONS].toSorted());
    for (const label of SUM_LABELS) expect(sums).toHaveProperty(label);
  });
});

test('every reason why a move is refused has its sentence, and no sentence is without its reason', () => {
  expect(Object.keys(en.illegal).toSorted()).toEqual([...ILLEGAL_CODES, 'unknown'].toSorted());
});

describe('numbers', () => {
  test('money is short, signed and grouped as the language does', () => {
    expect(LANGUAGES.map((language) => CATALOGUES[language].money.cash(4_280_000))).toEqual([
      '4,280k',
      '4.280k',
      '4\u202f280k',
      '4.280k',
      '4280k',
    ]);
    expect([40_000, -40_000, 0].map(en.money.signed)).toEqual(['+40k', '−40k', '±0']);
    expect([-50_000, 0].map(en.money.cash)).toEqual(['−50k', '0']);
  });

  test('points are exact to the sixth', () => {
    expect([18, 10, 3, 0, -6, -8].map(en.money.points)).toEqual(['3', '1⅔', '½', '0', '−1', '−1⅓']);
  });

  test('years agree with their number', () => {
    const back = (language: Language) => [1, 1.62, 3, 5].map(CATALOGUES[language].auction.backIn);
    expect(back('en')).toEqual([
      'paid off in 1 year',
      'paid off in 1.6 years',
      'paid off in 3 years',
      'paid off in 5 years',
    ]);
    expect(back('de')).toEqual([
      'bezahlt in 1 Jahr',
      'bezahlt in 1,6 Jahren',
      'bezahlt in 3 Jahren',
      'bezahlt in 5 Jahren',
    ]);
    expect(back('fr')).toEqual(['amorti en 1 an', 'amorti en 1,6 an', 'amorti en 3 ans', 'amorti en 5 ans']);
    expect(back('nl')).toEqual([
      'terugverdiend in 1 jaar',
      'terugverdiend in 1,6 jaar',
      'terugverdiend in 3 jaar',
      'terugverdiend in 5 jaar',
    ]);
    expect(back('pl').map((said) => said.replaceAll('\u00a0', ' '))).toEqual([
      'zwrot w ciągu 1 roku',
      'zwrot w ciągu 1,6 roku',
      'zwrot w ciągu 3 lat',
      'zwrot w ciągu 5 lat',
    ]);
  });

  test('Polish counts in three forms', () => {
    expect([1, 2, 5, 22].map(pl.actions.offerContracts)).toEqual([
      'Wystaw 1 kontrakt',
      'Wystaw 2 kontrakty',
      'Wystaw 5 kontraktów',
      'Wystaw 22 kontrakty',
    ]);
  });
});

describe('people', () => {
  const ana = { name: 'Ana', you: false };
  const tom = { name: 'Tom', you: false };
  const you = { name: 'Kim', you: true };

  test('the verb agrees with the reader, with one other and with several', () => {
    const won = (messages: Messages) =>
      [[you], [ana], [ana, tom], [you, tom]].map((who) => messages.evaluation.won(who));
    expect(won(en)).toEqual(['You win', 'Ana wins', 'Ana and Tom win together', 'You and Tom win together']);
    expect(won(de)).toEqual([
      'Du gewinnst',
      'Ana gewinnt',
      'Ana und Tom gewinnen gemeinsam',
      'Du und Tom gewinnt gemeinsam',
    ]);
    expect(won(fr)).toEqual(['Vous gagnez', 'Ana gagne', 'Ana et Tom gagnent ensemble', 'Vous et Tom gagnez ensemble']);
    expect(won(nl)).toEqual(['Jij wint', 'Ana wint', 'Ana en Tom winnen samen', 'Jij en Tom winnen samen']);
    expect(won(pl)).toEqual(['Ty wygrywasz', 'Ana wygrywa', 'Ana i Tom wygrywają razem', 'Ty i Tom wygrywacie razem']);
  });

  test('French elides before a vowel and a silent h, not before y', () => {
    const of = (name: string) => fr.yearLine.insolvencyOf({ name, you: false });
    expect(['Anna', 'Émile', 'Hélène', 'Yann', 'Tom'].map(of)).toEqual([
      'Insolvabilité d’Anna',
      'Insolvabilité d’Émile',
      'Insolvabilité d’Hélène',
      'Insolvabilité de Yann',
      'Insolvabilité de Tom',
    ]);
  });
});

test('the form for a table of one’s own has a word for every option', () => {
  expect(Object.keys(enSetup.options).toSorted()).toEqual([...OPTION_NAMES].toSorted());
});
