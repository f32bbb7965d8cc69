// The rules pages as data: chapters of short sections, each naming the rules it explains, some with a board picture.

import type { Box } from '../../../map/types.ts';
import type { Language } from '@branchline/boards';
import type { BoardMarks } from '../board/types.ts';
import type { PlayerColour } from '../../../ui/colours.ts';

export type HelpEdition = 'classic' | 'ferry' | 'prestige';

/** A still picture of a part of a board: the props of `BoardPicture`, ready to be handed on. */
export type HelpPicture = {
  /** Id for `boardById`. */
  readonly board: string;
  /** The part shown, in lattice units. */
  readonly frame: Box;
  readonly me: PlayerColour;
  readonly marks: Partial<BoardMarks>;
};

/** One piece of a section's body. In every text `*words*` are set in bold. */
export type HelpBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** An aside or example, set off from the text. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/**
 * What a language says in one section. Cities are called as the language calls them; the pictures beside the text name
 * them as the player has chosen for the boards.
 */
export type SectionText = {
  readonly title: string;
  readonly body: readonly HelpBlock[];
  /** What the picture shows, as caption and accessible name; present where the section has a picture. */
  readonly picture?: string;
  /** Further words under which the section is to be found. */
  readonly words?: string;
};

export type HelpSection = SectionText & {
  /** Stable in all languages, fit for an address: `ferry-rights`. */
  readonly id: string;
  readonly chapter: string;
  readonly editions: readonly HelpEdition[];
  /** Ids of the rules explained here, the leading one first. */
  readonly rules: readonly string[];
  readonly board?: HelpPicture;
};

export type HelpChapter = {
  readonly id: string;
  readonly title: string;
  readonly editions: readonly HelpEdition[];
  readonly sections: readonly HelpSection[];
};

/** All rules pages in one language. */
export type HelpBook = {
  readonly language: Language;
  readonly chapters: readonly HelpChapter[];
};

export type HelpHit = {
  readonly section: HelpSection;
  /** The piece of text around the first find, with the found words in `*`. */
  readonly excerpt: string;
};
