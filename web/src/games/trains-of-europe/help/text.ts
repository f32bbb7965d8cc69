// What a language must say: every section of the outline, none forgotten.

import type { BookTextOf, ChapterTextOf } from '../../../help/outline.ts';
import type { ChapterId, OUTLINE } from './outline.ts';

export type ChapterText<C extends ChapterId> = ChapterTextOf<typeof OUTLINE, C>;

export type BookText = BookTextOf<typeof OUTLINE>;

export { list, note, p, table } from '../../../help/text.ts';
