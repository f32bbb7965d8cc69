// The business game's catalogues: every language says everything, with the same parameters and in its own words.

import { describe, expect, test } from 'vitest';
import { END_REASONS, LANGUAGES, OPTION_NAMES, PHASES, type Language } from '@branchline/trains-of-europe';
import type { Messages } from '../../../src/games/trains-of-europe/messages/catalogue.ts';
import { de } from '../../../src/games/trains-of-europe/messages/de.ts';
import { en } from '../../../src/games/trains-of-europe/messages/en.ts';
import { fr } from '../../../src/games/trains-of-europe/messages/fr.ts';
import { nl } from '../../../src/games/trains-of-europe/messages/nl.ts';
import { pl } from '../../../src/games/trains-of-europe/messages/pl.ts';
import { de as deFrame } from '../../../src/games/trains-of-europe/messages/frame/de.ts';
import { en as enFrame } from '../../../src/games/trains-of-europe/messages/frame/en.ts';
import { fr as frFrame } from '../../../src/games/trains-of-europe/messages/frame/fr.ts';
import { nl as nlFrame } from '../../../src/games/trains-of-europe/messages/frame/nl.ts';
import { pl as plFrame } from '../../../src/games/trains-of-europe/messages/frame/pl.ts';
import { de as deSetup } from '../../../src/games/trains-of-europe/messages/setup/de.ts';
import { en as enSetup } from '../../../src/games/trains-of-europe/messages/setup/en.ts';
import { fr as frSetup } from '../../../src/games/trains-of-europe/messages/setup/fr.ts';
import { nl as nlSetup } from '../../../src/games/trains-of-europe/messages/setup/nl.ts';
import { pl as plSetup } from '../../../src/games/trains-of-europe/messages/setup/pl.ts';
import { checkCatalogues, expectFrenchSpaces } from '../../support/catalogue-checks.ts';
import { SUM_LABELS } from '../../../src/games/trains-of-europe/play/sums/sum.ts';

const CATALOGUES: Readonly<Record<Language, Messages>> = { en, de, fr, nl, pl };
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** What it gives is made a text below: some messages only repeat a name. */
type Message = string | ((...args: never[]) => unknown);

function messagesIn(tree: unknown, path = ''): [path: string, message: Message][] {
  if (typeof tree === 'string' || typeof tree === 'function') return [[path, tree as Message]];
  return Object.entries(tree as object).flatMap(([key, value]) => messagesIn(value, path ? `${path}.${key}` : key));
}

/** Ways to write lists and amounts; they have no words of their own. */
const isMessage = ([path]: readonly [string, Message]): boolean => path !== 'list' && !path.startsWith('money.');
const all = (language: Language) => messagesIn(CATALOGUES[language]).filter(isMessage);
const byPath = Object.fromEntries(LANGUAGES.map((language) => [language, new Map(all(language))])) as Record<
  Language,
  Map<string, Message>
>;

type Saying = { readonly number?: number; readonly you?: boolean; readonly people?: number };

/** An argument of any kind: a text, a number, a person or a list of people. Texts and names show as ⟨0⟩, ⟨1⟩ … */
function argument(index: number, { number = 300 + index, you = false, people = 1 }: Saying): unknown {
  const name = `⟨${index}⟩`;
  const persons = Array.from({ length: people }, (_, i) => ({
    name: i === 0 ? name : `${name}${i}`,
    you: you && i === 0,
  }));
  return Object.assign(persons, {
    name,
    you,
    [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? number : name),
  });
}

function say(message: Message, saying: Saying = {}): string {
  if (typeof message === 'string') return message;
  const args = Array.from({ length: message.length }, (_, i) => argument(i, saying));
  return String(message(...(args as never[])));
}

const heard = (message: Message): number[] => {
  const said = say(message);
  const count = typeof message === 'string' ? 0 : message.length;
  return Array.from({ length: count }, (_, i) => i).filter(
    (i) => said.includes(`⟨${i}⟩`) || said.includes(`${300 + i}`),
  );
};

const waysToSay = (message: Message): string[] =>
  [0, 1, 2, 3, 5, 12, 22].flatMap((number) =>
    [
      { number },
      { number, you: true },
      { number, people: 2 },
      { number, you: true, people: 2 },
      { number, people: 3 },
    ].map((saying) => say(message, saying)),
  );

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  test('says everything that English says', () => {
    expect([...byPath[language].keys()].toSorted()).toEqual([...byPath.en.keys()].toSorted());
  });

  test('nothing is empty, untrimmed or unfinished', () => {
    const flawed = (said: string): boolean =>
      said === '' ||
      said.trim() !== said ||
      /undefined|NaN|\[object|#(?!\w)| {2}|~/.test(said) ||
      said.split('*').length % 2 === 0;
    const found = all(language).flatMap(([path, message]) =>
      waysToSay(message)
        .filter(flawed)
        .map((said) => `${path}: ${said}`),
    );
    expect(found).toEqual([]);
  });

  test('uses the same parameters as English', () => {
    for (const [path, message] of all(language)) {
      const original = byPath.en.get(path)!;
      expect(typeof message, path).toBe(typeof original);
      expect(heard(message), path).toEqual(heard(original));
    }
  });

  test('sets apostrophes and quotation marks properly', () => {
    for (const [path, message] of all(language)) expect(say(message), path).not.toMatch(/['"]/);
  });

  test('has a word for every phase, end and line of a sum', () => {
    const { phases, evaluation, sums } = CATALOGUES[language];
    expect(Object.keys(phases).toSorted()).toEqual([...PHASES].toSorted());
    expect(Object.keys(evaluation.reasons).toSorted()).toEqual([...END_REASONS].toSorted());
    for (const label of SUM_LABELS) expect(sums).toHaveProperty(label);
  });
});

/** Names and bare figures, which read alike everywhere. */
const ALIKE = new Set([
  'game',
  'plan.title',
  'sums.contract',
  'sums.route',
  'sums.sticksLaid',
  'log.amountFor',
  'log.settled.paid-out',
  'log.settled.paid',
]);

test('no message is the same in all languages, except names and figures', () => {
  for (const path of byPath.en.keys()) {
    const said = LANGUAGES.map((language) => say(byPath[language].get(path)!));
    if (ALIKE.has(path)) expect(new Set(said).size, path).toBe(1);
    else expect(new Set(said).size, path).toBeGreaterThan(1);
  }
});

/** "3 segments" is French too. */
const COGNATES = new Set(['speech.section']);

test.each(OTHERS)('no sentence was left in English in %s', (language) => {
  for (const [path, message] of all(language)) {
    const said = say(message);
    if (said.split(/\s+/).length > 3 && !ALIKE.has(path) && !COGNATES.has(path))
      expect(said, path).not.toBe(say(byPath.en.get(path)!));
  }
});

test('every reason why a move is refused has its sentence, and no sentence is without its reason', () => {
  const sources = import.meta.glob<string>('../../../../games/trains-of-europe/src/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  // A code is the first thing a refusal is made of, or one of two.
  const refusals = Object.values(sources).flatMap((source) => [
    ...source.matchAll(/\billegal\(([^,]*)/g),
    ...source.matchAll(/(['`]trains-of-europe\/[a-z-]+['`])/g),
  ]);
  const codes = refusals.flatMap(([, said]) =>
    [...said!.matchAll(/['`](?:trains-of-europe\/)?([a-z-]+)['`]/g)].map((match) => match[1]!),
  );
  expect(new Set(codes).size).toBeGreaterThan(25);
  expect(Object.keys(en.illegal).toSorted()).toEqual([...new Set([...codes, 'unknown'])].toSorted());
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
    expect(back('en')).toEqual(['back in 1 year', 'back in 1.6 years', 'back in 3 years', 'back in 5 years']);
    expect(back('de')).toEqual([
      'zurück in 1 Jahr',
      'zurück in 1,6 Jahren',
      'zurück in 3 Jahren',
      'zurück in 5 Jahren',
    ]);
    expect(back('fr')).toEqual(['amorti en 1 an', 'amorti en 1,6 an', 'amorti en 3 ans', 'amorti en 5 ans']);
    expect(back('nl')).toEqual(['terug in 1 jaar', 'terug in 1,6 jaar', 'terug in 3 jaar', 'terug in 5 jaar']);
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

test('French sets signs with their neighbours', () => {
  for (const [path, message] of all('fr')) expectFrenchSpaces(say(message), path);
});

describe('the frame around the game', () => {
  checkCatalogues({ en: enFrame, de: deFrame, fr: frFrame, nl: nlFrame, pl: plFrame }, new Set(['settings.title']));
});

describe('the form for a table of one’s own', () => {
  checkCatalogues({ en: enSetup, de: deSetup, fr: frSetup, nl: nlSetup, pl: plSetup }, new Set());

  test('has a word for every option', () => {
    expect(Object.keys(enSetup.options).toSorted()).toEqual([...OPTION_NAMES].toSorted());
  });
});
