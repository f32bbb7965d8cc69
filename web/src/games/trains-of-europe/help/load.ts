// The rules pages of a language, fetched when they are first needed.

import { helpLoader } from '../../../help/book.ts';
import type { Texts } from '../../../words/generated/texts.ts';
import { OUTLINE } from './outline.ts';
import { PICTURES } from './pictures.ts';
import type { HelpFigure } from './types.ts';

export const loadHelp = helpLoader<typeof OUTLINE, HelpFigure, Texts['trains-of-europe/rules']>({
  outline: OUTLINE,
  figures: PICTURES,
  texts: import.meta.glob('../../../../texts/*/trains-of-europe/rules.ftl', { import: 'default' }),
});
