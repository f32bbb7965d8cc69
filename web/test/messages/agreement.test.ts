// Words agree with the number beside them where a phrase is put together from parts: one track is, two tracks are.

import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/prefs/languages.ts';
import { CATALOGUES, everythingIn } from '../support/all-texts.ts';
import { messagesOf } from '../support/catalogue-checks.ts';

const COUNTS = [1, 2, 5, 22] as const;

type Phrase = {
  readonly folder: string;
  readonly path: string;
  /** What stands after the number in the call. */
  readonly rest?: readonly unknown[];
  readonly said: Readonly<Record<Language, readonly string[]>>;
};

const PHRASES: readonly Phrase[] = [
  {
    folder: 'games/trans-europa/study/messages',
    path: 'reasons.fewer',
    rest: [30],
    said: {
      en: [
        'It leaves 1 track to build instead of 30.',
        'It leaves 2 tracks to build instead of 30.',
        'It leaves 5 tracks to build instead of 30.',
        'It leaves 22 tracks to build instead of 30.',
      ],
      de: [
        'Danach fehlt noch 1 Schiene statt 30.',
        'Danach fehlen noch 2 Schienen statt 30.',
        'Danach fehlen noch 5 Schienen statt 30.',
        'Danach fehlen noch 22 Schienen statt 30.',
      ],
      fr: [
        'Il reste ensuite 1 rail à poser au lieu de 30.',
        'Il reste ensuite 2 rails à poser au lieu de 30.',
        'Il reste ensuite 5 rails à poser au lieu de 30.',
        'Il reste ensuite 22 rails à poser au lieu de 30.',
      ],
      nl: [
        'Daarna is er nog 1 rail nodig in plaats van 30.',
        'Daarna zijn er nog 2 rails nodig in plaats van 30.',
        'Daarna zijn er nog 5 rails nodig in plaats van 30.',
        'Daarna zijn er nog 22 rails nodig in plaats van 30.',
      ],
      pl: [
        'Zostaje 1 tor do położenia zamiast 30.',
        'Zostają 2 tory do położenia zamiast 30.',
        'Zostaje 5 torów do położenia zamiast 30.',
        'Zostają 22 tory do położenia zamiast 30.',
      ],
    },
  },
  {
    folder: 'games/trans-europa/study/messages',
    path: 'puzzles.tooMany',
    said: {
      en: [
        '1 track more than needed.',
        '2 tracks more than needed.',
        '5 tracks more than needed.',
        '22 tracks more than needed.',
      ],
      de: [
        '1 Schiene mehr als nötig.',
        '2 Schienen mehr als nötig.',
        '5 Schienen mehr als nötig.',
        '22 Schienen mehr als nötig.',
      ],
      fr: ['1 rail de trop.', '2 rails de trop.', '5 rails de trop.', '22 rails de trop.'],
      nl: ['1 rail meer dan nodig.', '2 rails meer dan nodig.', '5 rails meer dan nodig.', '22 rails meer dan nodig.'],
      pl: ['O~1 tor za dużo.', 'O~2 tory za dużo.', 'O~5 torów za dużo.', 'O~22 tory za dużo.'],
    },
  },
  {
    folder: 'games/trans-europa/study/messages',
    path: 'puzzles.joined',
    said: {
      en: ['1 of 5 cities linked', '2 of 5 cities linked', '5 of 5 cities linked', '22 of 5 cities linked'],
      de: [
        '1 von 5 Städten verbunden',
        '2 von 5 Städten verbunden',
        '5 von 5 Städten verbunden',
        '22 von 5 Städten verbunden',
      ],
      fr: ['1 ville sur 5 reliée', '2 villes sur 5 reliées', '5 villes sur 5 reliées', '22 villes sur 5 reliées'],
      nl: [
        '1 van 5 steden verbonden',
        '2 van 5 steden verbonden',
        '5 van 5 steden verbonden',
        '22 van 5 steden verbonden',
      ],
      pl: ['połączone miasta: 1 z~5', 'połączone miasta: 2 z~5', 'połączone miasta: 5 z~5', 'połączone miasta: 22 z~5'],
    },
  },
  {
    folder: 'games/trans-europa/messages',
    path: 'table.supply',
    said: {
      en: ['1 track left', '2 tracks left', '5 tracks left', '22 tracks left'],
      de: ['noch 1 Schiene', 'noch 2 Schienen', 'noch 5 Schienen', 'noch 22 Schienen'],
      fr: ['1 rail restant', '2 rails restants', '5 rails restants', '22 rails restants'],
      nl: ['nog 1 rail', 'nog 2 rails', 'nog 5 rails', 'nog 22 rails'],
      pl: ['został 1 tor', 'zostały 2 tory', 'zostało 5 torów', 'zostały 22 tory'],
    },
  },
  {
    folder: 'games/trans-europa/messages',
    path: 'speech.missing',
    said: {
      en: ['1 track missing.', '2 tracks missing.', '5 tracks missing.', '22 tracks missing.'],
      de: ['Es fehlt 1 Schiene.', 'Es fehlen 2 Schienen.', 'Es fehlen 5 Schienen.', 'Es fehlen 22 Schienen.'],
      fr: ['Il manque 1 rail.', 'Il manque 2 rails.', 'Il manque 5 rails.', 'Il manque 22 rails.'],
      nl: ['Er ontbreekt 1 rail.', 'Er ontbreken 2 rails.', 'Er ontbreken 5 rails.', 'Er ontbreken 22 rails.'],
      pl: ['Brakuje 1 toru.', 'Brakuje 2 torów.', 'Brakuje 5 torów.', 'Brakuje 22 torów.'],
    },
  },
  {
    folder: 'online/messages',
    path: 'people.watching',
    said: {
      en: ['1 watching', '2 watching', '5 watching', '22 watching'],
      de: ['1 schaut zu', '2 schauen zu', '5 schauen zu', '22 schauen zu'],
      fr: ['1 personne regarde', '2 personnes regardent', '5 personnes regardent', '22 personnes regardent'],
      nl: ['1 kijkt mee', '2 kijken mee', '5 kijken mee', '22 kijken mee'],
      pl: ['1 osoba ogląda', '2 osoby oglądają', '5 osób ogląda', '22 osoby oglądają'],
    },
  },
];

const sayingsOf = ({ folder, path, rest = [] }: Phrase, language: Language): string[] => {
  const message = new Map(messagesOf(CATALOGUES[folder]![language])).get(path)!;
  return COUNTS.map((count) => (message as (...args: readonly unknown[]) => string)(count, ...rest));
};

describe.each(PHRASES)('$path in $folder', (phrase) => {
  test.each(LANGUAGES)('in %s', (language) => {
    expect(sayingsOf(phrase, language)).toEqual(phrase.said[language].map((said) => said.replaceAll('~', '\u00a0')));
  });
});

/** A verb or noun of one number beside a figure of the other. */
const DISAGREEMENTS: Readonly<Record<Language, RegExp>> = {
  en: /\b(are|were) 1 |(?<!of )\b1 (tracks|points|games|rounds|turns|cities|players|days|people|moves|seats|messages)\b|\b(2|5|22) (track|point|game|round|turn|city|player|day|person|move|seat|message)\b/,
  de: /\b(fehlen|haben|bleiben|wurden)( dir| noch)* 1 (?!von)|\b(fehlt|bleibt|wurde)( dir| noch)* (2|5|22) |(?<!von )\b1 (Schienen|Punkte|Partien|Züge|Städte|Tage|Personen)\b/,
  fr: /\b(restent|manquent|sont) 1 |\b1 (rails|villes|manches|parties|points|tours|joueurs|places|jours)\b|\b(2|5|22) (rail|ville|manche|partie|point|joueur|place|jour)\b/,
  nl: /\b(zijn er( nog)?|ontbreken( er)?( nog)?) 1 |\b(is er( nog)?|ontbreekt( er)?( nog)?) (2|5|22) |(?<!van )\b1 (rails|punten|spellen|rondes|beurten|steden|dagen)\b/,
  pl: /\b(zostaje|został|zostało|pozostaje|jest) (2|22) |\b(zostają|zostały|są) (1|5) |\b(został|jest) 5 /i,
};

test.each(LANGUAGES)('nowhere in %s does a word disagree with its figure', async (language) => {
  const said = Object.values(await everythingIn(language)).flat();
  expect(said.filter((text) => DISAGREEMENTS[language].test(text))).toEqual([]);
});
