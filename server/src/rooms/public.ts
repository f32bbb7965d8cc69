// The public data of a table; built from allowed fields.

import type { PublicSeat, PublicTable } from '@branchline/protocol/online';
import { botOf } from '@branchline/tables';
import type { Services } from '../live/services.ts';
import type { TableRow } from '../store/table-row.ts';
import { isPerson, seatOf, type Room, type RoomSeat } from './room.ts';

function publicSeat({ record, state }: TableRow, seat: RoomSeat, index: number): PublicSeat {
  const standIn = botOf(record.seats[index]);
  if (!isPerson(seat)) {
    const { name, kind } = record.seats[index]!;
    return { kind, name, taken: true, ...(seat.colour === undefined ? {} : { colour: seat.colour }) };
  }
  const { guest, name, colour, entropy, value } = seat;
  return {
    kind: 'open',
    taken: guest !== undefined,
    ...(name === undefined ? {} : { name }),
    ...(colour === undefined ? {} : { colour }),
    ...(entropy === undefined ? {} : { entropy }),
    ...(entropy === undefined ? {} : { shown: value !== undefined }),
    ...(state !== 'waiting' && standIn !== undefined ? { standIn } : {}),
  };
}

type ShownRow = TableRow & { readonly room: Room };

/** What only the database or the settings know of a table. */
interface Known {
  readonly sequence: number;
  readonly hosts: ReadonlyMap<string, string>;
  readonly standInAfter: number;
}

/** A host who sits at the table has the name shown there. */
const hostName = ({ host, seats }: Room, hosts: ReadonlyMap<string, string>): string =>
  seats.filter(isPerson).find(({ guest }) => guest === host)?.name ?? hosts.get(host) ?? '';

export async function publicTables(
  { lobby, guests, config }: Pick<Services, 'lobby' | 'guests' | 'config'>,
  rows: readonly ShownRow[],
): Promise<readonly PublicTable[]> {
  const unseated = rows.filter(({ room }) => seatOf(room, room.host) === undefined).map(({ room }) => room.host);
  const [lengths, hosts] = await Promise.all([
    lobby.lengths(rows.map(({ id }) => id)),
    guests.names([...new Set(unseated)]),
  ]);
  const standInAfter = config.AWAY_SECONDS;
  return rows.map((row) => publicTable(row, { sequence: lengths.get(row.id) ?? 0, hosts, standInAfter }));
}

function publicTable(row: ShownRow, { sequence, hosts, standInAfter }: Known): PublicTable {
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
    host: hostName(room, hosts),
    ...(hostSeat === undefined ? {} : { hostSeat }),
    seats: room.seats.map((seat, index) => publicSeat(row, seat, index)),
    commitment,
    sequence,
    ...(clock ? { clock: { bank: clock.bank / 1000, increment: clock.increment / 1000 } } : {}),
    unlisted,
    standIn,
    standInAfter,
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
