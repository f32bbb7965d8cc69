// The figures of the rules pages: still pictures of a part of a board.

import type { Box } from '../../../map/types.ts';
import type { BoardMarks } from '../board/types.ts';
import type { PlayerColour } from '../../../ui/colours.ts';

export type HelpEdition = 'classic' | 'ferry' | 'prestige';

/** The props of `BoardPicture`, ready to be handed on. */
export type HelpPicture = {
  /** Id for `boardById`. */
  readonly board: string;
  /** The part shown, in lattice units. */
  readonly frame: Box;
  readonly me: PlayerColour;
  readonly marks: Partial<BoardMarks>;
};
