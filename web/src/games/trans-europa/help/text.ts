// What a language must say: every section of the outline, none forgotten.

import type { ChapterId, SectionId } from './outline.ts';
import type { HelpBlock, SectionText } from './types.ts';

export type ChapterText<C extends ChapterId> = {
  readonly title: string;
  readonly sections: { readonly [S in SectionId<C>]: SectionText };
};

export type BookText = { readonly [C in ChapterId]: ChapterText<C> };

export const p = (text: string): HelpBlock => ({ kind: 'text', text });
export const note = (text: string): HelpBlock => ({ kind: 'note', text });
export const list = (...items: readonly string[]): HelpBlock => ({ kind: 'list', items });
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): HelpBlock => ({
  kind: 'table',
  head,
  rows,
});
