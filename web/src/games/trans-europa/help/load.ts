// The rules pages of a language, fetched when they are first needed.

import type { Language } from '@branchline/boards';
import { OUTLINE, type ChapterId, type SectionId } from './outline.ts';
import { PICTURES } from './pictures.ts';
import type { BookText } from './text.ts';
import type { HelpBook, HelpChapter, HelpEdition, SectionText } from './types.ts';

const TEXTS: Readonly<Record<Language, () => Promise<BookText>>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
  fr: async () => (await import('./fr/index.ts')).fr,
  nl: async () => (await import('./nl/index.ts')).nl,
  pl: async () => (await import('./pl/index.ts')).pl,
};

/** Joins the outline, the pictures and what a language says. */
function bindBook(language: Language, texts: BookText): HelpBook {
  const chapters = OUTLINE.map((chapter): HelpChapter => {
    const id: ChapterId = chapter.id;
    const { title, sections } = texts[id] as { title: string; sections: Partial<Record<SectionId, SectionText>> };
    const editions: readonly HelpEdition[] = chapter.editions;
    return {
      id,
      title,
      editions,
      sections: chapter.sections.map((section) => {
        const board = PICTURES[section.id];
        return {
          ...sections[section.id]!,
          id: section.id,
          chapter: id,
          editions,
          rules: section.rules,
          ...(board === undefined ? {} : { board }),
        };
      }),
    };
  });
  return { language, chapters };
}

const books = new Map<Language, Promise<HelpBook>>();

export function loadHelp(language: Language): Promise<HelpBook> {
  let book = books.get(language);
  if (book === undefined) {
    book = TEXTS[language]().then((texts) => bindBook(language, texts));
    // A failed fetch is not kept: the next visit tries again.
    book.catch(() => books.delete(language));
    books.set(language, book);
  }
  return book;
}
