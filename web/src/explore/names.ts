// What a branch is called: by its person, or by the move at which it is different and what was played there.

import type { ExploreLine } from '@branchline/protocol/explore';
import { gameNow } from '../games/load-game.ts';
import { isolated } from '../ui/isolated.ts';
import { text } from './messages/text.ts';
import type { BranchTable } from './state/branch-table.ts';

/** Bold words stand between asterisks. */
const plain = (rich: string): string => rich.replaceAll('*', '');

export function lineName(table: BranchTable, { id, name, first, departs }: ExploreLine): string {
  const { list, theGame } = text.value;
  if (id === undefined) return theGame;
  if (name !== undefined) return name;
  const seats = table.seats.value;
  const lines = gameNow(table.game)!.logOf({
    view: table.view.value,
    entries: first,
    who: (seat) => ({ name: isolated(seats[seat]!.name), you: false }),
  });
  // What its mover did says enough; what followed from it is seen on the board.
  const own = lines.filter(({ seat }) => seat !== undefined);
  const what = (own.length > 0 ? own : lines).map((line) => plain(line.text)).join(' · ');
  return what === '' ? list.numbered(departs + 1) : list.named(departs + 1, what);
}

/** The line that is shown; nothing as long as a branch has just begun and is not listed yet. */
export const lineNow = (table: BranchTable): ExploreLine | undefined =>
  table.lines.value.find(({ id }) => id === table.place.value.line);
