// Words agree with the number beside them: one stick is left, two sticks are left.

import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@branchline/trains-of-europe';
import { de } from '../../../src/games/trains-of-europe/messages/de.ts';
import { en } from '../../../src/games/trains-of-europe/messages/en.ts';
import { fr } from '../../../src/games/trains-of-europe/messages/fr.ts';
import { nl } from '../../../src/games/trains-of-europe/messages/nl.ts';
import { pl } from '../../../src/games/trains-of-europe/messages/pl.ts';
import { de as deStudy } from '../../../src/games/trains-of-europe/study/messages/de.ts';
import { en as enStudy } from '../../../src/games/trains-of-europe/study/messages/en.ts';
import { fr as frStudy } from '../../../src/games/trains-of-europe/study/messages/fr.ts';
import { nl as nlStudy } from '../../../src/games/trains-of-europe/study/messages/nl.ts';
import { pl as plStudy } from '../../../src/games/trains-of-europe/study/messages/pl.ts';

const TABLE = { en, de, fr, nl, pl };
const STUDY = { en: enStudy, de: deStudy, fr: frStudy, nl: nlStudy, pl: plStudy };
const COUNTS = [1, 2, 5, 22] as const;

type Said = Readonly<Record<Language, readonly string[]>>;

/** What every language says with each number; no-break spaces are not the point here. */
const saidWith = <T>(values: readonly T[], say: (language: Language, value: T) => string): Said =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, values.map((value) => say(language, value).replaceAll('\u00a0', ' '))]),
  ) as unknown as Said;

describe('the verb and the noun agree with the number', () => {
  test('of sticks that are left', () =>
    expect(saidWith(COUNTS, (language, count) => TABLE[language].company.sticksLeft(count))).toEqual({
      en: ['1 stick left', '2 sticks left', '5 sticks left', '22 sticks left'],
      de: ['noch 1 Gleisstab', 'noch 2 Gleisstäbe', 'noch 5 Gleisstäbe', 'noch 22 Gleisstäbe'],
      fr: ['reste 1 bâtonnet', 'restent 2 bâtonnets', 'restent 5 bâtonnets', 'restent 22 bâtonnets'],
      nl: ['nog 1 staafje', 'nog 2 staafjes', 'nog 5 staafjes', 'nog 22 staafjes'],
      pl: ['zostaje 1 znacznik', 'zostają 2 znaczniki', 'zostaje 5 znaczników', 'zostają 22 znaczniki'],
    }));

  test('of face-down contracts that are left', () =>
    expect(saidWith(COUNTS, (language, count) => TABLE[language].contract.blindLeft(count))).toEqual({
      en: ['top of the pile, 1 left', 'top of the pile, 2 left', 'top of the pile, 5 left', 'top of the pile, 22 left'],
      de: ['oberste Karte, noch 1', 'oberste Karte, noch 2', 'oberste Karte, noch 5', 'oberste Karte, noch 22'],
      fr: [
        'dessus de la pile, reste 1',
        'dessus de la pile, restent 2',
        'dessus de la pile, restent 5',
        'dessus de la pile, restent 22',
      ],
      nl: ['bovenste kaart, nog 1', 'bovenste kaart, nog 2', 'bovenste kaart, nog 5', 'bovenste kaart, nog 22'],
      pl: [
        'z wierzchu stosu, zostaje 1',
        'z wierzchu stosu, zostają 2',
        'z wierzchu stosu, zostaje 5',
        'z wierzchu stosu, zostają 22',
      ],
    }));

  test('of vehicles that a contract lacks', () =>
    expect(saidWith(COUNTS, (language, count) => TABLE[language].contract.vehiclesMissing(count, '20k'))).toEqual({
      en: [1, 2, 5, 22].map((count) => `${count} vehicle${count === 1 ? '' : 's'} missing, list price from 20k`),
      de: [
        '1 Fahrzeug fehlt, Listenpreis ab 20k',
        ...[2, 5, 22].map((count) => `${count} Fahrzeuge fehlen, Listenpreis ab 20k`),
      ],
      fr: [
        'Il manque 1 véhicule, prix catalogue dès 20k',
        ...[2, 5, 22].map((count) => `Il manque ${count} véhicules, prix catalogue dès 20k`),
      ],
      nl: [
        '1 voertuig ontbreekt, catalogusprijs vanaf 20k',
        ...[2, 5, 22].map((count) => `${count} voertuigen ontbreken, catalogusprijs vanaf 20k`),
      ],
      pl: [
        'Brakuje 1 pojazdu, cena z katalogu od 20k',
        ...[2, 5, 22].map((count) => `Brakuje ${count} pojazdów, cena z katalogu od 20k`),
      ],
    }));

  test('of vehicles that fit', () =>
    expect(saidWith(COUNTS, (language, count) => TABLE[language].screens.fitMine(count))).toEqual({
      en: ['1 fits my contracts', '2 fit my contracts', '5 fit my contracts', '22 fit my contracts'],
      de: [
        '1 passt zu meinen Verträgen',
        '2 passen zu meinen Verträgen',
        '5 passen zu meinen Verträgen',
        '22 passen zu meinen Verträgen',
      ],
      fr: ['1 pour mes contrats', '2 pour mes contrats', '5 pour mes contrats', '22 pour mes contrats'],
      nl: [
        '1 past bij mijn contracten',
        '2 passen bij mijn contracten',
        '5 passen bij mijn contracten',
        '22 passen bij mijn contracten',
      ],
      pl: [
        '1 pasuje do moich kontraktów',
        '2 pasują do moich kontraktów',
        '5 pasuje do moich kontraktów',
        '22 pasują do moich kontraktów',
      ],
    }));

  test('of contracts that lose money', () =>
    expect(
      saidWith([1, 2, 5] as const, (language, count) =>
        TABLE[language].hint.why.losing('A', count).split(/[.:]/)[0]!.trim(),
      ),
    ).toEqual({
      en: ['A is losing money', 'A are losing money', 'A are losing money'],
      de: ['A macht Verlust', 'A machen Verlust', 'A machen Verlust'],
      fr: ['A perd de l’argent', 'A perdent de l’argent', 'A perdent de l’argent'],
      nl: ['A maakt verlies', 'A maken verlies', 'A maken verlies'],
      pl: ['A przynosi stratę', 'A przynoszą stratę', 'A przynoszą stratę'],
    }));

  test('of years until something has paid for itself', () =>
    expect(saidWith([1, 1.6, 2, 5, 22], (language, value) => STUDY[language].reasons.payback('A', value))).toEqual({
      en: ['1 year', '1.6 years', '2 years', '5 years', '22 years'].map((years) => `A pays for itself in ${years}.`),
      de: ['einem Jahr', '1,6 Jahren', '2 Jahren', '5 Jahren', '22 Jahren'].map(
        (years) => `A macht sich in ${years} bezahlt.`,
      ),
      fr: ['1 an', '1,6 an', '2 ans', '5 ans', '22 ans'].map((years) => `A est amorti en ${years}.`),
      nl: ['1 jaar', '1,6 jaar', '2 jaar', '5 jaar', '22 jaar'].map((years) => `A is in ${years} terugverdiend.`),
      pl: ['1 roku', '1,6 roku', '2 lat', '5 lat', '22 lat'].map((years) => `A zwraca się w ciągu ${years}.`),
    }));
});

describe('a point is one, points are more', () => {
  test('in a lead, to the sixth', () =>
    expect(saidWith([1, 6, 10, 12, 30], (language, sixths) => TABLE[language].hint.behind(sixths))).toEqual({
      en: ['⅙ point', '1 point', '1⅔ points', '2 points', '5 points'].map(
        (lead) => `${lead} less lead over the others`,
      ),
      de: ['⅙ Punkt', '1 Punkt', '1⅔ Punkte', '2 Punkte', '5 Punkte'].map(
        (points) => `${points} weniger Vorsprung vor den anderen`,
      ),
      fr: ['⅙ point', '1 point', '1⅔ point', '2 points', '5 points'].map(
        (lead) => `${lead} d’avance en moins sur les autres`,
      ),
      nl: ['⅙ punt', '1 punt', '1⅔ punt', '2 punten', '5 punten'].map(
        (lead) => `${lead} minder voorsprong op de anderen`,
      ),
      pl: ['⅙', '1', '1⅔', '2', '5'].map((lead) => `przewaga nad innymi mniejsza o ${lead} pkt`),
    }));

  test('in the figures of a study', () =>
    expect(
      saidWith(['0', '1', '1.6', '2'], (language, shown) =>
        STUDY[language].puzzles.points(language === 'en' ? shown : shown.replace('.', ',')),
      ),
    ).toEqual({
      en: ['0 points', '1 point', '1.6 points', '2 points'],
      de: ['0 Punkte', '1 Punkt', '1,6 Punkte', '2 Punkte'],
      fr: ['0 point', '1 point', '1,6 point', '2 points'],
      nl: ['0 punten', '1 punt', '1,6 punten', '2 punten'],
      pl: ['0 pkt', '1 pkt', '1,6 pkt', '2 pkt'],
    }));
});
