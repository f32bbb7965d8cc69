// Everything the page says in a language: the messages of all areas and all rules pages.

import type { HelpBook } from '../../src/help/types.ts';
import type { Language } from '../../src/prefs/languages.ts';
import type { Texts } from '../../src/words/generated/texts.ts';
import { rendered, type Catalogues } from './catalogue-checks.ts';
import { sectionTexts } from './help-checks.ts';
import { AREAS, messagesOf } from './texts.ts';

type Loader = { readonly loadHelp: (language: Language) => Promise<HelpBook> };

const HELP = import.meta.glob<Loader>('../../src/games/*/help/index.ts', { eager: true });

/** Rules pages are read as books. */
const isBook = (area: string): boolean => area.endsWith('/rules');

const catalogues = AREAS.filter((area) => !isBook(area)).map(
  async (area: keyof Texts): Promise<[string, Catalogues]> => [area, await messagesOf(area)],
);

/** The messages of every area by its name, rules pages aside. */
export const CATALOGUES: Readonly<Record<string, Catalogues>> = Object.fromEntries(await Promise.all(catalogues));

/** Everything there is to read in a book, each line with the id of its chapter or section. */
const linesOf = (book: HelpBook): string[] =>
  book.chapters.flatMap(({ id, title, sections }) => [
    `${id}: ${title}`,
    ...sections.flatMap((section) => sectionTexts(section).map((text) => `${section.id}: ${text}`)),
  ]);

/** Every message as players meet it, with different numbers and persons, and every text of the rules pages, by area. */
export async function everythingIn(language: Language): Promise<Readonly<Record<string, readonly string[]>>> {
  const said = Object.entries(CATALOGUES).map(([area, catalogue]) => [area, rendered(catalogue[language])]);
  const read = Object.entries(HELP).map(async ([path, { loadHelp }]) => [
    `${/games\/([^/]+)/.exec(path)?.[1]}/rules`,
    linesOf(await loadHelp(language)),
  ]);
  return Object.fromEntries([...said, ...(await Promise.all(read))]);
}
