// How a table's row is changed: read, changed, written by compare-and-set, and passed on to whoever has the table open here.

import type { Entropies } from '@branchline/core';
import { kindsOf, type GameRecord } from '@branchline/tables';
import type { Hubs } from '../live/hubs.ts';
import type { Services } from '../live/services.ts';
import { noSuchTable } from '../problem.ts';
import type { Run } from '../sql/sql.ts';
import type { TableRow } from '../store/table-row.ts';
import { stillOwed, type Changed, type Refusal } from './changes.ts';
import { problemOf } from './refusals.ts';
import { isPerson, type Room } from './room.ts';

export type OpenRow = TableRow & { readonly room: Room };

type Change = (row: OpenRow) => Partial<Omit<TableRow, 'id' | 'version'>> | Refusal | 'no';
type Outcome = OpenRow | Refusal | 'no';

/** What a change has made of a room. */
interface Made {
  readonly room: Room;
  /** Its game begins with it. */
  readonly begins: boolean;
  /** The guest who asks the others for a ruling with it. */
  readonly asker: string | undefined;
}

export interface Rewriting {
  /** `no`: the change had nothing to do. */
  change(id: string, changing: Change): Promise<Outcome>;
  /** A change of a table that has not begun. With the last number that was owed the game begins. */
  before(id: string, changing: (room: Room, record: GameRecord) => Changed): Promise<Outcome>;
}

/** What came of it; a refusal is thrown in words. */
export const done = (outcome: Outcome): OpenRow => {
  if (typeof outcome === 'object') return outcome;
  throw problemOf(outcome as Refusal);
};

/** Everybody's name and number go into the game's record, and the table runs. */
function begun({ record, room }: OpenRow, now: number): Partial<TableRow> {
  const seats = room.seats.map((seat, index) =>
    isPerson(seat) ? { name: seat.name ?? '', kind: 'human' } : record.seats[index]!,
  );
  const people = room.seats.some(isPerson);
  const entropy: Entropies = room.seats.map((seat) =>
    isPerson(seat) ? { commitment: seat.entropy!, value: seat.value! } : null,
  );
  // A game from a device was dealt there: nobody's number is mixed in, and its draws are bound to what they were bound to.
  const dealt = room.friendly ? {} : { kinds: kindsOf(seats), ...(people ? { entropy } : {}) };
  const begunRecord: GameRecord = { ...record, seats, touched: now, ...dealt };
  return { state: 'running', record: begunRecord };
}

/** Who has put a request to the table between these two; undefined where nobody has. */
function askerOf(before: Room, { request, seats }: Room): string | undefined {
  if (!request || request.id === before.request?.id) return undefined;
  const seat = seats[request.by];
  return isPerson(seat) ? seat.guest : undefined;
}

/** What changes of rows need, in a server and beside one. */
export interface Rewritten extends Pick<Services, 'shelf' | 'running' | 'lobby'> {
  readonly clock: Pick<Services['clock'], 'now'>;
  readonly quotas: Pick<Services['quotas'], 'begins' | 'ruling'>;
}

export function rewritingOf({ shelf, running, lobby, clock, quotas }: Rewritten, hubs: Pick<Hubs, 'find'>): Rewriting {
  /** Seats, quotas and the next look at the table are written in the same transaction as the change itself. */
  const alongside = (made: () => Made | undefined) => async (run: Run, id: string) => {
    const { room, begins, asker } = made() ?? {};
    if (!room) return;
    if (asker !== undefined) await quotas.ruling(run, asker);
    if (begins) await quotas.begins(run, id, !room.seats.some(isPerson));
    const guests = room.seats.filter(isPerson).flatMap(({ guest }) => (guest === undefined ? [] : [guest]));
    await lobby.noteSeats(run, id, guests);
    if (room.starting !== undefined || room.request !== undefined) await running.touch(run, id);
  };

  async function change(id: string, changing: Change): Promise<Outcome> {
    let made: Made | undefined;
    const changed = await shelf.change<Refusal | 'no' | 'roomless'>(
      id,
      (row) => {
        if (!row.room) return 'roomless';
        const changes = changing(row as OpenRow);
        if (typeof changes !== 'string') {
          const room = changes.room ?? row.room;
          const begins = row.state === 'waiting' && changes.state === 'running';
          made = { room, begins, asker: askerOf(row.room, room) };
        }
        return changes;
      },
      alongside(() => made),
    );
    if (changed === 'unknown' || changed === 'roomless') throw noSuchTable();
    if (typeof changed === 'string') return changed;
    await hubs.find(id)?.adopt(changed as OpenRow);
    return changed as OpenRow;
  }

  return {
    change,
    before: (id, changing) =>
      change(id, (row) => {
        if (row.state !== 'waiting') return 'already-started';
        const changed = changing(row.room, row.record);
        if ('refused' in changed) return changed.refused;
        const { room } = changed;
        const isReady = room.starting !== undefined && stillOwed(room).length === 0;
        return { room, ...(isReady ? begun({ ...row, room }, clock.now()) : {}) };
      }),
  };
}
