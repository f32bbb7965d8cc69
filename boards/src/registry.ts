// The boards that exist. What they say is checked by the tests, once for all, and not again on every device.
import { centralEurope } from './data/central-europe.ts';
import { europe } from './data/europe.ts';
import { europeFerries } from './data/europe-ferries.ts';
import { usa } from './data/usa.ts';
import { expandBoard } from './expand.ts';
import { BOARD_IDS } from './types.ts';
import type { Board, BoardId, RawBoard } from './types.ts';

export const RAW_BOARDS: Readonly<Record<BoardId, RawBoard>> = {
  europe,
  usa,
  'europe-ferries': europeFerries,
  'central-europe': centralEurope,
};

const boards = new Map<string, Board>();

/** The board of that id; undefined if there is none. A board whose data is wrong is a bug, so it throws. */
export const boardById = (id: string): Board | undefined => {
  const raw = BOARD_IDS.includes(id as BoardId) ? RAW_BOARDS[id as BoardId] : undefined;
  if (raw === undefined) return undefined;
  let board = boards.get(id);
  if (board === undefined) {
    board = expandBoard(raw, ({ code, at }) => {
      throw new Error(`board ${id}: ${code} at ${at}`);
    });
    boards.set(id, board);
  }
  return board;
};
