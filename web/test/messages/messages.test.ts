// The message catalogues: every language says everything, with the same parameters and in its own words.

import { LANGUAGES, type Language } from '@branchline/boards';
import { describe, expect, test } from 'vitest';
import { loadHelp, type HelpBook } from '../../src/games/trans-europa/help/index.ts';
import { blockTexts } from '../../src/games/trans-europa/help/search.ts';
import type { Messages } from '../../src/messages/catalogue.ts';
import { de } from '../../src/messages/de.ts';
import { en } from '../../src/messages/en.ts';
import { fr } from '../../src/messages/fr.ts';
import { nl } from '../../src/messages/nl.ts';
import { pl } from '../../src/messages/pl.ts';

const CATALOGUES: Readonly<Record<Language, Messages>> = { en, de, fr, nl, pl };
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

type Message = string | ((...args: never[]) => string);

/** All messages by their path, `turn.lay`. */
function messagesIn(tree: unknown, path = ''): [path: string, message: Message][] {
  if (typeof tree === 'string' || typeof tree === 'function') return [[path, tree as Message]];
  return Object.entries(tree as object).flatMap(([key, value]) => messagesIn(value, path ? `${path}.${key}` : key));
}

/** `list` joins names; it has no words of its own. */
const NOT_A_MESSAGE = new Set(['list']);
const all = (language: Language) => messagesIn(CATALOGUES[language]).filter(([path]) => !NOT_A_MESSAGE.has(path));
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
  return message(...(args as never[]));
}

/** Which arguments are heard in a sentence, as text or as number. */
const heard = (message: Message): number[] => {
  const said = say(message);
  const count = typeof message === 'string' ? 0 : message.length;
  return Array.from({ length: count }, (_, i) => i).filter(
    (i) => said.includes(`⟨${i}⟩`) || said.includes(`${300 + i}`),
  );
};

/** Every way to say a message that differs in number or person. */
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
      /undefined|NaN|\[object|#(?!\w)| {2}/.test(said) ||
      said.split('*').length % 2 === 0; // half a bold word
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

  test('a special card is called the same in the rules pages', async () => {
    const { cards } = CATALOGUES[language];
    const pages = textsOf(await loadHelp(language)).join('\n');
    const named = [1, 2, 3, 4, 5, 8, 9, 16, 17, 18, 19] as const;
    for (const card of named) expect(pages, `card ${card}`).toContain(cards[card].name);
  });
});

const textsOf = (book: HelpBook): string[] =>
  book.chapters.flatMap(({ title, sections }) => [
    title,
    ...sections.flatMap((section) => [section.title, ...section.body.flatMap(blockTexts), section.picture ?? title]),
  ]);

/** Names and bare figures, which read alike everywhere. */
const ALIKE = new Set([
  'common.brand',
  'roundEnd.lost',
  'roundEnd.won',
  'speech.cursor',
  'speech.city',
  'speech.cityToGo',
]);

test('no message is the same in all languages, except names and figures', () => {
  for (const path of byPath.en.keys()) {
    const said = LANGUAGES.map((language) => say(byPath[language].get(path)!));
    if (ALIKE.has(path)) expect(new Set(said).size, path).toBe(1);
    else expect(new Set(said).size, path).toBeGreaterThan(1);
  }
});

test.each(OTHERS)('no sentence was left in English in %s', (language) => {
  for (const [path, message] of all(language)) {
    const said = say(message);
    if (said.split(/\s+/).length > 3 && !ALIKE.has(path)) expect(said, path).not.toBe(say(byPath.en.get(path)!));
  }
});

test('every reason why a move is refused has its sentence', () => {
  const sources = import.meta.glob<string>('../../../games/trans-europa/src/check.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const codes = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/illegal\('([a-z-]+)'/g)].map((m) => m[1]!),
  );
  expect(codes.length).toBeGreaterThan(10);
  for (const code of codes) expect(Object.keys(en.illegal)).toContain(code);
});

describe('numbers', () => {
  test('Polish has three forms beside fractions', () => {
    expect([1, 2, 5, 12, 22, 25].map(pl.turn.lay)).toEqual([
      'Połóż 1 tor',
      'Połóż 2 tory',
      'Połóż 5 torów',
      'Połóż 12 torów',
      'Połóż 22 tory',
      'Połóż 25 torów',
    ]);
    expect([1, 2, 5].map(pl.home.bots)).toEqual(['bot', 'boty', 'botów']);
  });

  test('French counts zero as one', () => {
    expect([0, 1, 2].map(fr.table.pointsLeft)).toEqual(['0 point restant', '1 point restant', '2 points restants']);
  });

  test('places in a ranking', () => {
    expect(LANGUAGES.map((language) => [1, 2, 3, 4].map(CATALOGUES[language].over.place).join(' '))).toEqual([
      '1st 2nd 3rd 4th',
      '1. 2. 3. 4.',
      '1er 2e 3e 4e',
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
    const won = (messages: Messages) => [[you], [ana], [ana, tom], [you, tom]].map((who) => messages.over.won(who));
    expect(won(de)).toEqual([
      'Du gewinnst!',
      'Ana gewinnt.',
      'Ana und Tom gewinnen gemeinsam.',
      'Du und Tom gewinnt gemeinsam.',
    ]);
    expect(won(fr)).toEqual([
      'Vous gagnez\u00a0!',
      'Ana gagne.',
      'Ana et Tom gagnent ensemble.',
      'Vous et Tom gagnez ensemble.',
    ]);
    expect(won(nl)).toEqual(['Jij wint!', 'Ana wint.', 'Ana en Tom winnen samen.', 'Jij en Tom winnen samen.']);
    expect(won(pl)).toEqual(['Wygrywasz!', 'Ana wygrywa.', 'Ana i Tom wygrywają razem.', 'Ty i Tom wygrywacie razem.']);
  });

  test('French elides before a vowel and before a silent h', () => {
    expect(['Oslo', 'Helsinki', 'Houston', 'Wien'].map(fr.places.near)).toEqual([
      'près d’Oslo',
      'près d’Helsinki',
      'près de Houston',
      'près de Wien',
    ]);
    expect(fr.places.from('est', 'Athina')).toBe('à l’est d’Athina');
    expect(fr.places.from('nord-est', 'Paris')).toBe('au nord-est de Paris');
  });
});

test('French keeps : ; ! ? and « » with their neighbours', async () => {
  const texts = [...all('fr').map(([, message]) => say(message)), ...textsOf(await loadHelp('fr'))];
  for (const text of texts) {
    expect(text, text).not.toMatch(/ [:;!?»]|« /);
    expect(text, text).not.toMatch(/[^\s\u00a0»][;!?]|\p{L}:/u);
  }
});
