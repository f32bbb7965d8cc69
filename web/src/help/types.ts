// The rules pages of a game as data: chapters of short sections, each naming the rules it explains, some with a figure.

import type { Language } from '../prefs/languages.ts';

/** One piece of a section's body. In every text `*words*` are set in bold. */
export type HelpBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** An aside or example, set off from the text. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A piece as the messages give it: its kind is the name that its words have there. */
export type Piece =
  | { readonly text: string }
  | { readonly note: string }
  | { readonly list: readonly string[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } };

/**
 * What a language says in one section. Cities are called as the language calls them; the figures beside the text name
 * them as the player has chosen for the boards.
 */
export type SectionText = {
  readonly title: string;
  readonly body: readonly Piece[];
  /** What the figure shows, as caption and accessible name; present where the section has a figure. */
  readonly picture?: string;
  /** Further words under which the section is to be found. */
  readonly words?: string;
};

/** `F` is whatever the game draws its figures from. */
export type HelpSection<F = unknown> = Omit<SectionText, 'body'> & {
  readonly body: readonly HelpBlock[];
  /** Stable in all languages, fit for an address: `ferry-rights`. */
  readonly id: string;
  readonly chapter: string;
  /** The editions of the game it concerns; all of them where nothing is said. */
  readonly editions?: readonly string[];
  /** Ids of the rules explained here, the leading one first. */
  readonly rules: readonly string[];
  readonly figure?: F;
};

export type HelpChapter<F = unknown> = {
  readonly id: string;
  readonly title: string;
  readonly editions?: readonly string[];
  readonly sections: readonly HelpSection<F>[];
};

/** All rules pages of a game in one language. */
export type HelpBook<F = unknown> = {
  readonly language: Language;
  readonly chapters: readonly HelpChapter<F>[];
};

export type HelpHit<F = unknown> = {
  readonly section: HelpSection<F>;
  /** The piece of text around the first find, with the found words in `*`. */
  readonly excerpt: string;
};
