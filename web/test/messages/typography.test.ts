// How each language is set, in everything the page says: quotation marks, spaces that keep words together, one form of address.

import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/prefs/languages.ts';
import { everythingIn } from '../support/all-texts.ts';

/** Quotation marks that belong to other languages. */
const FOREIGN_QUOTES: Readonly<Record<Language, RegExp>> = {
  en: /[„«»‚‹›]/,
  de: /[”«»‹›]/,
  fr: /[„“”‚‹›]/,
  nl: /[„“”«»‚‹›]/,
  pl: /[“‘«»‹›]/,
};

/** The other way to address the reader. */
const OTHER_ADDRESS: Partial<Record<Language, RegExp>> = {
  de: /\b(Sie haben|Ihnen|Ihren|Ihrem|Ihres)\b/,
  fr: /(^|[\s\u00a0])(tu|toi|ton|tes)[\s\u00a0]/i,
  nl: /(^|[^\d\u00a0/])\b(u|uw)\b/i,
  pl: /\b(Pan|Pani|Państwo)\b/,
};

type Everything = Awaited<ReturnType<typeof everythingIn>>;

/** Texts without the paths that name them. */
const saidIn = (everything: Everything): string[] =>
  Object.values(everything)
    .flat()
    .map((line) => line.slice(line.indexOf(': ') + 2));

describe.each(LANGUAGES)('in %s', async (language) => {
  const everything = await everythingIn(language);
  const texts = Object.values(everything).flat();
  const said = saidIn(everything);
  const flawed = (flaw: RegExp): string[] => texts.filter((_, i) => flaw.test(said[i]!));

  test('quotation marks and apostrophes are typographic and of the language', () => {
    expect(flawed(/['"]/)).toEqual([]);
    expect(flawed(FOREIGN_QUOTES[language])).toEqual([]);
  });

  test('nothing has two spaces, a space before a comma or three dots', () => {
    expect(flawed(/ {2}| [,.](\s|$)|\.\.\./)).toEqual([]);
  });

  test('figures keep their units', () =>
    expect(flawed(/\d (km\/[hu]|min|h|s|u|Min\.|Std\.|Sek\.|godz\.)(\s|$)/)).toEqual([]));

  test('no percentage is typed: what writes it knows the language', () => expect(flawed(/\d\s?%/)).toEqual([]));

  test('three dots stand as the language sets them', () =>
    expect(flawed(language === 'de' ? /\p{L}…/u : /(?<!\d) …(?! \d)/)).toEqual([]));

  test('the reader is addressed in one way', () => {
    expect(flawed(OTHER_ADDRESS[language] ?? /$^/)).toEqual([]);
  });
});

test('Polish leaves no word of one letter alone at the end of a line', async () => {
  const said = saidIn(await everythingIn('pl'));
  expect(said.filter((text) => /(^|[\s\u00a0(„*])[aiouwz] /i.test(text))).toEqual([]);
});

test('French keeps : ; ! ? and « » with their neighbours', async () => {
  const said = saidIn(await everythingIn('fr'));
  expect(said.filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
  expect(said.filter((text) => /[^\s»][;!?]|\p{L}:/u.test(text))).toEqual([]);
});

test('English takes nobody for a man or a woman', async () => {
  const said = saidIn(await everythingIn('en'));
  expect(said.filter((text) => /\b(he|she|him|his|hers?)\b/i.test(text))).toEqual([]);
});
