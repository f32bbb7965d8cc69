// From a view to a position for playouts: all public information, nothing hidden.

import type { FerryTrack, View } from '@branchline/trans-europa';
import { membersOf } from '@branchline/trans-europa';
import { BLACK, colourOfSeat } from './lay.ts';
import { EXCLUSIVE, forgetPlans, type Position } from './position.ts';

const pieceOf = (track: FerryTrack): number => (track === 'black' ? BLACK : colourOfSeat(track));

/** What is still to be built on a ferry (TE-FERRY-7 to TE-FERRY-9). */
function ferryWeight(tracks: readonly FerryTrack[]): number {
  if (tracks.length < 2) return 2 - tracks.length;
  return tracks.includes('black') ? 0 : EXCLUSIVE;
}

/** Loads the board and whose turn it is; hands stay as they are. */
export function loadView(position: Position, view: View): void {
  const { field, weight, reach, slots } = position;
  const { tracks, markers, stage, start, cycle, complete } = view.public;
  weight.set(field.slotWeight);
  for (const line of membersOf(tracks.laid)) {
    weight[field.slotA[line]!] = 0;
    weight[field.slotB[line]!] = 0;
  }
  tracks.ferries.forEach((pieces, ferry) => {
    const line = field.ferryLines[ferry]!;
    weight[field.slotA[line]!] = weight[field.slotB[line]!] = ferryWeight(pieces);
    slots[2 * ferry] = pieces[0] === undefined ? 0 : pieceOf(pieces[0]);
    slots[2 * ferry + 1] = pieces[1] === undefined ? 0 : pieceOf(pieces[1]);
  });
  reach.fill(0);
  for (let seat = 0; seat < field.seats; seat++) {
    for (const junction of membersOf(tracks.networks[seat]!)) reach[junction]! |= 1 << seat;
    position.marker[seat] = markers[seat] ?? -1;
    position.own[seat] = tracks.own[seat]!;
  }
  position.supply = tracks.supply;
  position.start = start;
  position.cycle = Math.max(1, cycle);
  position.passes = 0;
  position.over = false;
  position.pending = complete.length > 0;
  if (stage.kind === 'build') {
    position.seat = stage.seat;
    position.left = stage.left;
    position.laid = stage.laid;
    position.ferryUsed = stage.ferryUsed;
  } else {
    position.seat = start;
    position.left = field.limits[0]!;
    position.laid = 0;
    position.ferryUsed = false;
  }
  forgetPlans(position);
}
