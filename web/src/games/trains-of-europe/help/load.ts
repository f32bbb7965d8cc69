// The rules pages of a language, fetched when they are first needed.

import { helpLoader } from '../../../help/book.ts';
import type { Texts } from '../../../words/generated/texts.ts';
import { OUTLINE } from './outline.ts';
import { PICTURES } from './pictures.ts';

export const loadHelp = helpLoader({
  outline: OUTLINE,
  figures: PICTURES,
  texts: import.meta.glob<Texts['trains-of-europe/rules']>('../../../../texts/*/trains-of-europe/rules.ftl', {
    import: 'default',
  }),
});
