// What everybody may know of a table; built from allowed fields.

import type { PublicSeat, PublicTable } from '@branchline/protocol/online';
import { botOf } from '@branchline/tables';
import type { TableRow } from '../store/table-row.ts';
import { isPerson, seatOf, type Room, type RoomSeat } from './room.ts';

function publicSeat({ record, state }: TableRow, seat: RoomSeat, index: number): PublicSeat {
  const standIn = botOf(record.seats[index]);
  if (!isPerson(seat)) {
    const { name, kind } = record.seats[index]!;
    return { kind, name, taken: true };
  }
  const { guest, name, entropy, value } = seat;
  return {
    kind: 'open',
    taken: guest !== undefined,
    ...(name === undefined ? {} : { name }),
    ...(entropy === undefined ? {} : { entropy }),
    ...(entropy === undefined ? {} : { shown: value !== undefined }),
    ...(state !== 'waiting' && standIn !== undefined ? { standIn } : {}),
  };
}

const hostName = ({ host, seats }: Room): string =>
  seats.filter(isPerson).find(({ guest }) => guest === host)?.name ?? '';

export function publicTable(row: TableRow & { readonly room: Room }, sequence: number): PublicTable {
  const { id, state, record, room } = row;
  const { spec, commitment, created } = record;
  const { clock, unlisted, standIn, starting, failed, rematch, friendly, paused } = room;
  const hostSeat = seatOf(room, room.host);
  return {
    id,
    game: record.game,
    ...(spec.edition === undefined ? {} : { edition: spec.edition }),
    board: spec.board ?? '',
    options: spec.options ?? {},
    state,
    host: hostName(room),
    ...(hostSeat === undefined ? {} : { hostSeat }),
    seats: room.seats.map((seat, index) => publicSeat(row, seat, index)),
    commitment,
    sequence,
    ...(clock ? { clock: { bank: clock.bank / 1000, increment: clock.increment / 1000 } } : {}),
    unlisted,
    standIn,
    ...(starting === undefined || state !== 'waiting' ? {} : { starting: { since: starting, missing: missing(room) } }),
    ...(failed ? { failed } : {}),
    ...(rematch === undefined ? {} : { rematch }),
    ...(friendly ? { friendly } : {}),
    ...(paused === undefined || state !== 'running' ? {} : { paused }),
    created,
  };
}

const missing = ({ seats }: Room): number[] =>
  [...seats.keys()].filter((index) => {
    const seat = seats[index]!;
    return isPerson(seat) && seat.value === undefined;
  });
