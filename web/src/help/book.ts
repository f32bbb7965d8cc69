// The rules pages of a language: outline, figures and texts in one, fetched when they are first needed.

import type { Language } from '../prefs/languages.ts';
import { loadIn, type Files } from '../words/files.ts';
import type { BookTextOf, Outline, SectionOf } from './outline.ts';
import type { HelpBlock, HelpBook, HelpSection, Piece, SectionText } from './types.ts';

type Sources<O extends Outline, F> = {
  readonly outline: O;
  readonly figures: Readonly<Partial<Record<SectionOf<O>, F>>>;
  /** Every section of the outline in all languages, by the paths of their files; a language without them has its rules in English. */
  readonly texts: Files<BookTextOf<O>>;
};

/** The types of a book's text keep it complete; here it is read by ids. */
type LooseText = Readonly<
  Record<string, { readonly title: string; readonly sections: Readonly<Record<string, SectionText>> }>
>;

function blockOf(piece: Piece): HelpBlock {
  if ('text' in piece) return { kind: 'text', text: piece.text };
  if ('note' in piece) return { kind: 'note', text: piece.note };
  if ('list' in piece) return { kind: 'list', items: piece.list };
  return { kind: 'table', ...piece.table };
}

function bindBook<O extends Outline, F>(
  { outline, figures }: Sources<O, F>,
  texts: LooseText,
): HelpBook<F>['chapters'] {
  const drawn: Readonly<Record<string, F | undefined>> = figures;
  return outline.map(({ id: chapter, editions, sections }) => {
    const text = texts[chapter]!;
    const concerned = editions === undefined ? {} : { editions };
    return {
      id: chapter,
      title: text.title,
      ...concerned,
      sections: sections.map(({ id, rules }): HelpSection<F> => {
        const figure = drawn[id];
        const { body, ...words } = text.sections[id]!;
        return {
          ...words,
          body: body.map(blockOf),
          ...{ id, chapter, rules, ...concerned },
          ...(figure === undefined ? {} : { figure }),
        };
      }),
    };
  });
}

export function helpLoader<O extends Outline, F>(sources: Sources<O, F>): (language: Language) => Promise<HelpBook<F>> {
  const books = new Map<Language, Promise<HelpBook<F>>>();
  return (language) => {
    let book = books.get(language);
    if (book === undefined) {
      book = loadIn(sources.texts, language).then((texts) => ({ language, chapters: bindBook(sources, texts) }));
      // A failed fetch is not kept: the next visit tries again.
      book.catch(() => books.delete(language));
      books.set(language, book);
    }
    return book;
  };
}
