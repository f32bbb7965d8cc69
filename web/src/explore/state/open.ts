// Opening a finished game for exploring: the game's code, its position, and its branches.

import type { OpenProblem } from '@branchline/protocol';
import { loadGame } from '../../games/load-game.ts';
import { toPlayOut, type OtherChoice } from '../../table/play-on.tsx';
import { ask } from './asking.ts';
import { BranchTable, placeOf } from './branch-table.ts';
import { placeAfter } from './other-choice.ts';

export type Wanted = { readonly id: string; readonly move: number | undefined; readonly branch: string | undefined };

/** What is to be played out in this game, if anything is: taken once. */
function takenChoice(id: string): OtherChoice | undefined {
  const choice = toPlayOut.peek();
  toPlayOut.value = undefined;
  return choice?.id === id ? choice : undefined;
}

/** Any error reaches the waiting caller. */
export const openBranches = (wanted: Wanted): Promise<BranchTable | OpenProblem> =>
  openAt(wanted).catch(() => ({ problem: 'unreachable' }));

/** A branch that is gone, or a move beyond the end, leads to the nearest place there is. */
async function openAt({ id, move = 0, branch }: Wanted): Promise<BranchTable | OpenProblem> {
  const choice = takenChoice(id);
  const opened = await ask(id, { do: 'open' });
  if ('problem' in opened) return opened;
  const rules = await loadGame(opened.game);
  if (!rules) return { problem: 'unknown-game' };
  const chosen = choice && (await placeAfter(choice));
  const lines = await ask(id, { do: 'lines' });
  const line = lines.find((each) => each.id === branch) ?? lines[0]!;
  const place = chosen?.place ?? placeOf({ line: line.id, at: Math.min(move, line.moves) });
  const position = await ask(id, { do: 'look', ...place });
  if (!position) return { problem: 'unknown-game' };
  await rules.prepare?.(position.view);
  const table = new BranchTable({ id, opened, rules, position, lines });
  if (position.turn.kind === 'chance') await table.goTo(place);
  if (choice && !chosen) table.full.value = true;
  // What was played out before is there to be stepped through.
  if (chosen?.isNew) void table.playOut();
  return table;
}
