// The messages of every area in every language, as the client loads them, and the shell's.

import type { Messages } from '../../src/messages/catalogue.ts';
import { LANGUAGES, type Language } from '../../src/prefs/languages.ts';
import { listIn } from '../../src/words/lists.ts';
import type { Texts } from '../../src/words/generated/texts.ts';

const FILES = import.meta.glob('../../texts/*/**/*.ftl', { import: 'default' });

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

export const inEveryLanguage = <M>(make: (language: Language) => M): InAllLanguages<M> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as InAllLanguages<M>;

const shell = await messagesOf('shell');

export const FIRST: InAllLanguages<Messages> = inEveryLanguage((language) => ({
  ...shell[language],
  list: listIn(language),
}));
export const MORE = await messagesOf('shell-more');
