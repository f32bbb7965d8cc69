// Another choice than the one that was made in the game, played there: in a branch that begins with it already, or in a new one.

import { sameJson } from '@branchline/core';
import type { OtherChoice } from '../../table/play-on.tsx';
import { ask } from './asking.ts';
import { placeOf, type Place } from './branch-table.ts';

/** A branch as files tell it. */
type BranchMoves = { readonly at: number; readonly moves: readonly unknown[] };

/** Whether a branch goes on with the other choice; it may leave the game in the middle of it. */
export function beginsWith({ at: leaves, moves }: BranchMoves, { at, seat, played, other }: OtherChoice): boolean {
  const common = leaves - at;
  if (common < 0 || common >= other.length) return false;
  return other.every((action, index) =>
    index < common ? sameJson(action, played[index]) : sameJson({ by: seat, ...action }, moves[index - common]),
  );
}

/** Both lists have the branches in the same order; the first line is the game itself. */
async function branchWith(choice: OtherChoice): Promise<string | undefined> {
  const lines = await ask(choice.id, { do: 'lines' });
  const files = (await ask(choice.id, { do: 'files' })) as readonly BranchMoves[];
  return lines[1 + files.findIndex((file) => beginsWith(file, choice))]?.id;
}

/** The position after the choice. */
export type Chosen = { readonly place: Place; readonly isNew: boolean };

/** Undefined if there is no room for another branch. */
export async function placeAfter(choice: OtherChoice): Promise<Chosen | undefined> {
  const known = await branchWith(choice);
  let place = placeOf({ line: known, at: choice.at });
  for (const action of choice.other) {
    const played = await ask(choice.id, { do: 'play', ...place, seat: choice.seat, action });
    if (!played.ok || !('at' in played)) return undefined;
    place = placeOf(played);
  }
  return { place, isNew: known === undefined };
}
