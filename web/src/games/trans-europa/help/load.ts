// The rules pages of a language, fetched when they are first needed.

import { helpLoader } from '../../../help/book.ts';
import { OUTLINE } from './outline.ts';
import { PICTURES } from './pictures.ts';

export const loadHelp = helpLoader({
  outline: OUTLINE,
  figures: PICTURES,
  texts: {
    en: async () => (await import('./en/index.ts')).en,
    de: async () => (await import('./de/index.ts')).de,
    fr: async () => (await import('./fr/index.ts')).fr,
    nl: async () => (await import('./nl/index.ts')).nl,
    pl: async () => (await import('./pl/index.ts')).pl,
  },
});
