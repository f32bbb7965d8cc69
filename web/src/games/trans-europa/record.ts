// What a finished game of Trans Europa adds to its player's record: board and edition, and everybody's points.

import { EDITIONS, type EditionId } from '@branchline/trans-europa';
import type { RecordOf } from '../game-ui.ts';
import { text } from './messages/text.ts';
import { BOARD_TITLES } from './row-texts.ts';
import { standingFrom } from './standing.ts';

/** The score line has this many steps where the table does not say otherwise. */
const USUAL_TARGET = 13;

const isEdition = (id: string): id is EditionId => Object.hasOwn(EDITIONS, id);

export const recordOf: RecordOf = ({ spec, summary }, language) => {
  const { edition = '', board = '' } = spec;
  const { scores } = standingFrom(summary.detail);
  const options = (spec.options ?? {}) as { readonly scoring?: unknown; readonly targetScore?: unknown };
  const { scoring = 'edition', targetScore: target = USUAL_TARGET } = options;
  const kind = scoring === 'edition' && isEdition(edition) ? EDITIONS[edition].scoring : scoring;
  const boardTitle = Object.hasOwn(BOARD_TITLES, board)
    ? BOARD_TITLES[board as keyof typeof BOARD_TITLES][language]
    : board;
  return {
    title: isEdition(edition) ? `${boardTitle} · ${text.value.editions[edition]}` : boardTitle,
    // Points left of the line, or prestige: what the table itself shows.
    points: kind === 'prestige' ? scores : scores.map((lost) => Number(target) - lost),
  };
};
