// The same table once more: the first request creates it, all others lead there.

import type { House } from '../live/house.ts';
import { noSuchTable, Problem } from '../problem.ts';
import { createTable, type Maker } from './create.ts';
import { problemOf } from './refusals.ts';
import { isPerson, seatOf } from './room.ts';

export async function rematch(house: House, id: string, guest: Maker): Promise<string> {
  const { services, actions, hubs } = house;
  const hub = await hubs.open(id);
  if (!hub) throw noSuchTable();
  const { room, record } = hub.row();
  if (seatOf(room, guest.id) === undefined) throw problemOf('not-seated');
  const host = await hub.open();
  if (!host?.over()) throw new Problem(409, 'not-over', 'The game is not over yet.');
  if (room.rematch !== undefined) return room.rematch;
  const { edition, board, options, agreed } = record.spec;
  const { clock, unlisted, standIn } = room;
  const made = await createTable(services, guest, {
    game: record.game,
    ...(edition === undefined ? {} : { edition }),
    ...(board === undefined ? {} : { board }),
    ...(options === undefined ? {} : { options: { ...options } }),
    ...(agreed === undefined ? {} : { agreed }),
    seats: room.seats.map((seat, index) => ({
      ...(isPerson(seat) ? { kind: 'open' } : record.seats[index]!),
      ...(seat.colour === undefined ? {} : { colour: seat.colour }),
    })),
    ...(clock ? { clock: { bank: clock.bank / 1000, increment: clock.increment / 1000 } } : {}),
    ...{ unlisted, standIn },
  });
  const amended = await actions.amend(id, (row) =>
    row.room.rematch === undefined ? { room: { ...row.room, rematch: made } } : 'no',
  );
  if (amended !== 'no') return made;
  await services.shelf.remove(made); // another request was faster
  const row = await services.shelf.row(id);
  return (typeof row === 'object' ? row.room?.rematch : undefined) ?? made;
}
