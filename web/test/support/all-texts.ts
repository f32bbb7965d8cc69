// Everything the page says in a language: all message catalogues and all rules pages. They are found by where they lie, so
// that none is forgotten.

import type { HelpBook } from '../../src/help/types.ts';
import { LANGUAGES, type Language } from '../../src/prefs/languages.ts';
import { rendered, type Catalogues } from './catalogue-checks.ts';
import { sectionTexts } from './help-checks.ts';

type Exports = Readonly<Record<string, object>>;

const FILES = import.meta.glob<Exports>('../../src/**/{en,de,fr,nl,pl}.ts', { eager: true });

const HELP = import.meta.glob<{ readonly loadHelp: (language: Language) => Promise<HelpBook> }>(
  '../../src/games/*/help/index.ts',
  { eager: true },
);

/** The folder in `web/src` that a file lies in. */
const folderOf = (path: string): string => path.slice('../../src/'.length, path.lastIndexOf('/'));

const fileOf = (folder: string, language: Language): Exports => FILES[`../../src/${folder}/${language}.ts`] ?? {};

/** Folders with texts of all languages. */
export const FOLDERS: readonly string[] = [...new Set(Object.keys(FILES).map(folderOf))].toSorted();

/** What a folder exports under a name in every language; undefined where a language has no such export. */
export const inAllLanguages = (folder: string, nameIn: (language: Language) => string): Catalogues | undefined => {
  const found = LANGUAGES.map((language) => [language, fileOf(folder, language)[nameIn(language)]] as const);
  return found.every(([, texts]) => texts !== undefined) ? (Object.fromEntries(found) as Catalogues) : undefined;
};

/** Every catalogue by its folder: what its files export under the name of their language. */
export const CATALOGUES: Readonly<Record<string, Catalogues>> = Object.fromEntries(
  FOLDERS.flatMap((folder) => {
    const catalogues = inAllLanguages(folder, (language) => language);
    return catalogues ? [[folder, catalogues]] : [];
  }),
);

/** Everything there is to read in a book, each line with the id of its chapter or section. */
const linesOf = (book: HelpBook): string[] =>
  book.chapters.flatMap(({ id, title, sections }) => [
    `${id}: ${title}`,
    ...sections.flatMap((section) => sectionTexts(section).map((text) => `${section.id}: ${text}`)),
  ]);

/** Every message as players meet it, with different numbers and persons, and every text of the rules pages, by place. */
export async function everythingIn(language: Language): Promise<Readonly<Record<string, readonly string[]>>> {
  const said = Object.entries(CATALOGUES).map(([place, catalogue]) => [place, rendered(catalogue[language])]);
  const read = Object.entries(HELP).map(async ([path, { loadHelp }]) => [
    folderOf(path),
    linesOf(await loadHelp(language)),
  ]);
  return Object.fromEntries([...said, ...(await Promise.all(read))]);
}
