// Opening a finished game for exploring: the game's code, where it stands, and its branches.

import type { OpenProblem } from '@branchline/protocol';
import { loadGame } from '../../games/load-game.ts';
import { ask } from './asking.ts';
import { BranchTable, placeOf } from './branch-table.ts';

export type Wanted = { readonly id: string; readonly move: number | undefined; readonly branch: string | undefined };

/** A branch that is gone, or a move beyond the end, leads to the nearest place there is. */
export async function openBranches({ id, move = 0, branch }: Wanted): Promise<BranchTable | OpenProblem> {
  const opened = await ask(id, { do: 'open' });
  if ('problem' in opened) return opened;
  const rules = await loadGame(opened.game);
  if (!rules) return { problem: 'unknown-game' };
  const lines = await ask(id, { do: 'lines' });
  const line = lines.find((each) => each.id === branch) ?? lines[0]!;
  const place = placeOf({ line: line.id, at: Math.min(move, line.moves) });
  const position = await ask(id, { do: 'look', ...place });
  if (!position) return { problem: 'unknown-game' };
  const table = new BranchTable({ id, opened, rules, position, lines });
  if (position.turn.kind === 'chance') await table.goTo(place);
  return table;
}
