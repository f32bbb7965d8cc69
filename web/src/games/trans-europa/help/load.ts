// The rules pages of a language, fetched when they are first needed.

import { helpLoader } from '../../../help/book.ts';
import type { Texts } from '../../../words/generated/texts.ts';
import { OUTLINE } from './outline.ts';
import { PICTURES } from './pictures.ts';
import type { HelpPicture } from './types.ts';

export const loadHelp = helpLoader<typeof OUTLINE, HelpPicture, Texts['trans-europa/rules']>({
  outline: OUTLINE,
  figures: PICTURES,
  texts: import.meta.glob('../../../../texts/*/trans-europa/rules.ftl', { import: 'default' }),
});
