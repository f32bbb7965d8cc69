// Requirements of every game's rules pages: complete in every language, the same facts, found by search.

import { describe, expect, test } from 'vitest';
import { blockTexts, searchHelp } from '../../src/help/search.ts';
import type { HelpBook, HelpSection } from '../../src/help/types.ts';

export const sectionsOf = <F>(book: HelpBook<F>): readonly HelpSection<F>[] =>
  book.chapters.flatMap((chapter) => chapter.sections);

/** Everything there is to read in a section. */
export const sectionTexts = ({ title, body, picture }: HelpSection): string[] => [
  title,
  ...body.flatMap(blockTexts),
  ...(picture === undefined ? [] : [picture]),
];

/** Everything there is to read in a book. */
export const textsOf = (book: HelpBook): string[] =>
  book.chapters.flatMap(({ title, sections }) => [title, ...sections.flatMap(sectionTexts)]);

/** The books in all languages, English first. */
export function checkBooks(books: readonly HelpBook[]): void {
  const english = books[0]!;
  const find = (book: HelpBook, query: string): string[] => searchHelp(book, query).map(({ section }) => section.id);

  describe.each(books)('rules pages in $language', (book) => {
    test('same chapters, sections, rules and shape of text as in English', () => {
      const shape = (each: HelpBook) =>
        each.chapters.map((chapter) => [
          chapter.id,
          chapter.editions,
          chapter.sections.map(({ id, rules, editions, body, figure, picture }) => ({
            id,
            rules,
            editions,
            figure,
            hasCaption: picture !== undefined,
            body: body.map((block) =>
              block.kind === 'list'
                ? ['list', block.items.length]
                : block.kind === 'table'
                  ? ['table', block.head.length, block.rows.map((row) => row.length)]
                  : block.kind,
            ),
          })),
        ]);
      expect(shape(book)).toEqual(shape(english));
    });

    test('nothing is empty, untrimmed or left with half a bold word', () => {
      for (const { id, title, body, picture, words } of sectionsOf(book)) {
        const texts = [title, ...body.flatMap(blockTexts), picture ?? 'none', words ?? 'none'];
        for (const text of texts) {
          expect(text.trim(), id).toBe(text);
          expect(text, id).not.toBe('');
          expect((text.match(/\*/g) ?? []).length % 2, `${id}: ${text}`).toBe(0);
        }
      }
    });

    test('figures agree with the English text', () => {
      const figures = (section: HelpSection) =>
        [...section.body.flatMap(blockTexts), section.picture ?? ''].join(' ').match(/\d+/g)?.toSorted() ?? [];
      const originals = sectionsOf(english);
      for (const [i, section] of sectionsOf(book).entries()) {
        expect(figures(section), section.id).toEqual(figures(originals[i]!));
      }
    });

    test('each section can be found by its own title', () => {
      for (const { id, title } of sectionsOf(book)) expect(find(book, title), title).toContain(id);
    });
  });

  test('section ids are unique and fit into an address', () => {
    const ids = sectionsOf(english).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]{1,39}$/);
  });

  test('no title and no text is the same in all languages', () => {
    for (const [i, section] of sectionsOf(english).entries()) {
      expect(new Set(books.map((book) => sectionsOf(book)[i]!.title)).size, section.id).toBeGreaterThan(1);
      for (const [j] of section.body.entries()) {
        const texts = books.map((book) => blockTexts(sectionsOf(book)[i]!.body[j]!).join());
        expect(new Set(texts).size, section.id).toBe(books.length);
      }
    }
  });
}
