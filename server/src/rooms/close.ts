// The host closes a table: it is removed with everything that belongs to it.

import type { House } from '../live/house.ts';
import { noSuchTable, Problem } from '../problem.ts';
import type { Guest } from '../store/guests.ts';
import type { TableRow } from '../store/table-row.ts';
import { problemOf } from './refusals.ts';
import { isPerson, type Room } from './room.ts';

/** A game with other people belongs to them, too, unless nobody has moved for so long that it is paused. */
function refusalOf({ state, room }: Pick<TableRow, 'state'> & { readonly room: Room }, guest: string) {
  if (room.host !== guest) return problemOf('not-the-host');
  if (state === 'over') return new Problem(409, 'over', 'The game is over and stays.');
  const others = room.seats.filter(isPerson).some((seat) => seat.guest !== undefined && seat.guest !== guest);
  if (state === 'waiting' || !others || room.paused !== undefined) return undefined;
  return new Problem(409, 'others-play', 'Others are playing at this table. It can be closed once it is paused.');
}

export async function closeTable({ services, hubs }: House, id: string, guest: Guest): Promise<void> {
  const { shelf } = services;
  for (;;) {
    const row = await shelf.row(id);
    if (typeof row !== 'object' || !row.room) throw noSuchTable();
    const isOver = hubs.find(id)?.host()?.over() === true;
    const refusal = refusalOf({ state: isOver ? 'over' : row.state, room: row.room }, guest.id);
    if (refusal) throw refusal;
    if (await shelf.removeJudged(id, { version: row.version })) return hubs.gone(id);
  }
}
