// The messages of every area in every language, as the client loads them, and the shell's.

import { read } from '../../scripts/texts/read.ts';
import type { Messages } from '../../src/messages/catalogue.ts';
import { LANGUAGES, type Language } from '../../src/prefs/languages.ts';
import { listIn } from '../../src/words/lists.ts';
import type { Texts } from '../../src/words/generated/texts.ts';

const FILES = import.meta.glob('../../texts/*/**/*.ftl', { import: 'default' });

const RAW = import.meta.glob<string>('../../texts/*/**/*.ftl', { query: '?raw', import: 'default' });

/** Every area by its name, `trans-europa/table`: what there is in English. */
export const AREAS: readonly (keyof Texts)[] = Object.keys(FILES)
  .flatMap((path) => /texts\/en\/(.+)\.ftl$/.exec(path)?.[1] ?? [])
  .toSorted() as (keyof Texts)[];

export type InAllLanguages<M> = Readonly<Record<Language, M>>;

/** A language without a file of its own speaks English. */
export async function messagesOf<A extends keyof Texts>(area: A): Promise<InAllLanguages<Texts[A]>> {
  const all = LANGUAGES.map(async (language) => {
    const load = FILES[`../../texts/${language}/${area}.ftl`] ?? FILES[`../../texts/en/${area}.ftl`]!;
    return [language, await load()];
  });
  return Object.fromEntries(await Promise.all(all));
}

const idsIn = async (language: Language, area: string): Promise<string[]> => {
  const text = await RAW[`../../texts/${language}/${area}.ftl`]?.();
  return text === undefined ? [] : [...read({ language, text, file: area }).messages.keys()];
};

/** As a message is found in the compiled catalogue: lists count from 0. */
const pathOf = (id: string): string =>
  id
    .split('_')
    .map((key) => (/^\d+$/.test(key) ? Number(key) - 1 : key))
    .join('.');

export const inEveryLanguage = <M>(make: (language: Language) => M): InAllLanguages<M> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as InAllLanguages<M>;

/** What a language that is only half translated still says in English. */
export async function missingFrom(area: string): Promise<InAllLanguages<ReadonlySet<string>>> {
  const ids = new Map(await Promise.all(LANGUAGES.map(async (each) => [each, await idsIn(each, area)] as const)));
  const own = (language: Language): Set<string> => new Set(ids.get(language));
  return inEveryLanguage(
    (language) => new Set([...own('en')].filter((id) => !own(language).has(id)).map(pathOf)) as ReadonlySet<string>,
  );
}

const shell = await messagesOf('shell');

export const FIRST: InAllLanguages<Messages> = inEveryLanguage((language) => ({
  ...shell[language],
  list: listIn(language),
}));
export const MORE = await messagesOf('shell-more');
