// The order of a game's rules pages: which sections there are, which rules each explains, and what a language must say.

import type { SectionText } from './types.ts';

export type OutlineSection = {
  readonly id: string;
  readonly rules: readonly string[];
};

export type OutlineChapter = {
  readonly id: string;
  /** All editions of the game where nothing is said. */
  readonly editions?: readonly string[];
  readonly sections: readonly OutlineSection[];
};

export type Outline = readonly OutlineChapter[];

export type ChapterOf<O extends Outline> = O[number]['id'];
export type SectionOf<O extends Outline, C extends ChapterOf<O> = ChapterOf<O>> = Extract<
  O[number],
  { readonly id: C }
>['sections'][number]['id'];

export type ChapterTextOf<O extends Outline, C extends ChapterOf<O>> = {
  readonly title: string;
  readonly sections: { readonly [S in SectionOf<O, C>]: SectionText };
};

/** Every section of the outline, none forgotten. */
export type BookTextOf<O extends Outline> = { readonly [C in ChapterOf<O>]: ChapterTextOf<O, C> };

/**
 * Leads from a rule to the section that explains it, in whatever case its id is written (addresses have small letters).
 * A rule that several sections name is at home in the first of them; a detail such as `TP-CARD-9b` without a section of
 * its own leads to its rule's.
 */
export function sectionsByRule<O extends Outline>(outline: O): (rule: string) => SectionOf<O> | undefined {
  const byRule = new Map<string, SectionOf<O>>();
  for (const { sections } of outline) {
    for (const { id, rules } of sections) {
      for (const rule of rules) if (!byRule.has(rule.toUpperCase())) byRule.set(rule.toUpperCase(), id);
    }
  }
  return (rule) => {
    const id = rule.toUpperCase();
    return byRule.get(id) ?? byRule.get(id.replace(/(\d)[A-Z]$/, '$1'));
  };
}
