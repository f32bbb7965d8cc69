// What the screens of books kept by hand say; fetched with the screens of the phases.

import { catalogue } from '../../../messages/text.ts';
import type { Widened } from '../../../messages/catalogue.ts';
import { en } from './books/en.ts';

export type BooksMessages = Widened<typeof en>;

export const booksText = catalogue<BooksMessages>(en, {
  de: async () => (await import('./books/de.ts')).de,
  fr: async () => (await import('./books/fr.ts')).fr,
  nl: async () => (await import('./books/nl.ts')).nl,
  pl: async () => (await import('./books/pl.ts')).pl,
});
