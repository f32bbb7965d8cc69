// Boards, cities and junctions as the command line names them.

import { BOARD_IDS, boardById, graphOf, type Board } from '@branchline/boards';
import { badInput } from './fail.ts';
import { plain } from './text/plain.ts';

export const requireBoard = (id: string): Board =>
  boardById(id) ?? badInput(`unknown board "${id}": expected one of ${BOARD_IDS.join(', ')}`);

/** Index of a city in the board's graph. */
export function requireCity(board: Board, id: string): number {
  const index = graphOf(board).cityIndex.get(id);
  if (index !== undefined) return index;
  const close = board.cities.filter((city) => city.id.startsWith(id.slice(0, 3).toLowerCase())).map((city) => city.id);
  const hint = close.length > 0 ? `did you mean ${close.join(' or ')}?` : `see "branchline board ${board.id}"`;
  return badInput(`unknown city "${id}" on board ${board.id}: ${hint}`);
}

export const requireJunction = (board: Board, id: string): number =>
  graphOf(board).junctionIndex.get(id) ??
  badInput(`unknown junction "${id}" on board ${board.id}: expected x,y such as 17,8`);

/** `where` names the place a wrong line id was read from. */
export const requireLine = (board: Board, id: string, where: string): number =>
  graphOf(board).lineIndex.get(id) ?? badInput(`${where}: unknown line "${plain(id)}" on board ${board.id}`);
