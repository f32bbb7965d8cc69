// What every message catalogue must keep, whoever it belongs to. How its language is set: typography.test.ts.

import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/prefs/languages.ts';

export type Message = string | ((...args: never[]) => string);
export type Catalogues = Readonly<Record<Language, object>>;

/** All messages by their path, `turn.lay`. */
function messagesIn(tree: unknown, path = ''): [path: string, message: Message][] {
  if (typeof tree === 'string' || typeof tree === 'function') return [[path, tree as Message]];
  return Object.entries(tree as object).flatMap(([key, value]) => messagesIn(value, path ? `${path}.${key}` : key));
}

export const messagesOf = (catalogue: object): [path: string, message: Message][] => messagesIn(catalogue);

type Saying = {
  readonly number?: number;
  readonly you?: boolean;
  readonly people?: number;
  /** Names for texts and people; ⟨0⟩, ⟨1⟩ … where there are none. */
  readonly names?: readonly string[];
};

/** An argument of any kind: a text, a number, a person or a list of people. Texts and names show as ⟨0⟩, ⟨1⟩ … */
function argument(index: number, { number = 300 + index, you = false, people = 1, names = [] }: Saying): unknown {
  const name = names[index % names.length] ?? `⟨${index}⟩`;
  const persons = Array.from({ length: people }, (_, i) => ({
    name: i === 0 ? name : (names[(index + i) % names.length] ?? `${name}${i}`),
    you: you && i === 0,
    toString: () => name,
  }));
  return Object.assign(persons, {
    name,
    you,
    [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? number : name),
  });
}

/** Parameters that are numbers wherever they occur. To others a text may be given just as well. */
const NUMBERS = new Set(
  'count number move all shown refused played won now best round pass missing left cost budget used limit toGo steps prestige unread ready year target segments taken tracks held there at of done fitting unseen longest speed no open chips company before after'.split(
    ' ',
  ),
);

/** What the parameters of a message are called. */
const parametersOf = (message: Message): string[] =>
  (/^\(?([^)=]*?)\)?\s*=>/.exec(String(message))?.[1] ?? '').split(',').map((each) => each.trim());

/** What a message takes by name, in an order that is the same in every language; a person is no such list. */
const namedIn = (message: Message): string[] => {
  const fields = (/^\(\{([^}]*)\}\)\s*=>/.exec(String(message))?.[1] ?? '').split(',').map((each) => each.trim());
  return fields.every((each) => ['', 'name', 'you'].includes(each)) ? [] : fields.filter(Boolean).toSorted();
};

export function say(message: Message, saying: Saying = {}): string {
  if (typeof message === 'string') return message;
  const named = namedIn(message);
  const called = saying.names === undefined ? [] : named.length > 0 ? named : parametersOf(message);
  const values = Array.from({ length: named.length || message.length }, (_, i) =>
    NUMBERS.has(called[i] ?? '') ? saying.number : argument(i, saying),
  );
  const args = named.length > 0 ? [Object.fromEntries(named.map((name, i) => [name, values[i]]))] : values;
  // A message that is nothing but a name gives the argument itself.
  const said: unknown = message(...(args as never[]));
  return String(said);
}

/** Which arguments are heard in a sentence, as text or as number. */
const heard = (message: Message): number[] => {
  const said = say(message);
  const count = typeof message === 'string' ? 0 : namedIn(message).length || message.length;
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

/** Cities and people whose names are feminine, begin with a vowel or with an h. */
const NAMES = ['Hélène', 'Warszawa', 'Oslo', 'Yann'];

/** Every message as players meet it, with different numbers and persons, for reading in one place. */
export const rendered = (catalogue: object): string[] =>
  messagesOf(catalogue).flatMap(([path, message]) => {
    const ways = [0, 1, 2, 5, 22].flatMap((number) =>
      [false, true].map((you) => say(message, { number, you, names: NAMES })),
    );
    return [...new Set(ways)].map((said) => `${path}: ${said}`);
  });

/** Empty, untrimmed, unfinished, or left with half a bold word. */
const isFlawed = (said: string): boolean =>
  said === '' ||
  said.trim() !== said ||
  /undefined|NaN|\[object|#(?!\w)| {2}|~/.test(said) ||
  said.split('*').length % 2 === 0;

function checkLanguage(catalogues: Catalogues, language: Language): void {
  const all = messagesOf(catalogues[language]);
  const english = new Map(messagesOf(catalogues.en));

  test('says everything that English says', () => {
    expect(all.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
  });

  test('nothing is empty, untrimmed or unfinished', () => {
    const found = all.flatMap(([path, message]) =>
      waysToSay(message)
        .filter(isFlawed)
        .map((said) => `${path}: ${said}`),
    );
    expect(found).toEqual([]);
  });

  test('uses the same parameters as English', () => {
    for (const [path, message] of all) {
      const original = english.get(path)!;
      expect(typeof message, path).toBe(typeof original);
      expect(heard(message), path).toEqual(heard(original));
    }
  });

  test('sets apostrophes and quotation marks properly', () => {
    for (const [path, message] of all) expect(say(message), path).not.toMatch(/['"]/);
  });
}

type Likeness = {
  /** Names and bare figures, which read the same in every language. */
  readonly alike: readonly string[];
  /** What another language happens to say in the words of English. */
  readonly cognates?: readonly string[];
  /** What each language does not say yet. */
  readonly missing: Readonly<Record<Language, ReadonlySet<string>>>;
};

function checkDifferences(catalogues: Catalogues, { alike, cognates = [], missing }: Likeness): void {
  const byPath = (language: Language): Map<string, Message> => new Map(messagesOf(catalogues[language]));
  const english = byPath('en');

  test('no message is the same in all languages, except names and figures', () => {
    for (const path of english.keys()) {
      const said = new Set(LANGUAGES.map((language) => say(byPath(language).get(path)!)));
      if (alike.includes(path)) expect(said.size, path).toBe(1);
      else expect(said.size, path).toBeGreaterThan(1);
    }
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))('no sentence was left in English in %s', (language) => {
    for (const [path, message] of byPath(language)) {
      const said = say(message);
      const isKnown = alike.includes(path) || cognates.includes(path) || missing[language].has(path);
      const mayMatch = said.split(/\s+/).length <= 3 || isKnown;
      if (!mayMatch) expect(said, path).not.toBe(say(english.get(path)!));
    }
  });
}

export function checkCatalogues(catalogues: Catalogues, likeness: Likeness): void {
  describe.each(LANGUAGES)('in %s', (language) => checkLanguage(catalogues, language));
  checkDifferences(catalogues, likeness);
}
