// What the screens of books kept by hand say; fetched with the screens of the phases.

import { catalogue } from '../../../messages/text.ts';
import type { Texts } from '../../../words/generated/texts.ts';
import english from '../../../../texts/en/trains-of-europe/books.ftl';

export type BooksMessages = Texts['trains-of-europe/books'];

export const booksText = catalogue<BooksMessages>(
  english,
  import.meta.glob(['../../../../texts/*/trains-of-europe/books.ftl', '!../../../../texts/en/**'], {
    import: 'default',
  }),
);
