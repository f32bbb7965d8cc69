// What people do around a table: sit, leave, start, show their number. Each is one change of its row, seen by all processes.

import { commitmentOf, seedFromBytes, type Entropies } from '@branchline/core';
import type { SeatWish } from '@branchline/protocol/online';
import type { GameRecord } from '@branchline/tables';
import type { Hubs } from '../live/hubs.ts';
import type { Services } from '../live/services.ts';
import { noSuchTable } from '../problem.ts';
import type { Guest } from '../store/guests.ts';
import type { TableRow } from '../store/table-row.ts';
import type { Run } from '../sql/sql.ts';
import {
  assign,
  failStart,
  leave,
  requestStart,
  reveal,
  sit,
  stillOwed,
  type Changed,
  type Refusal,
} from './changes.ts';
import { infoFor, judgeBots } from './create.ts';
import { problemOf } from './refusals.ts';
import { isPerson, type Room } from './room.ts';

export type OpenRow = TableRow & { readonly room: Room };

export interface Actions {
  sit(id: string, guest: Guest, wish: { readonly seat?: number; readonly entropy: string }): Promise<number>;
  leave(id: string, guest: Guest): Promise<void>;
  /** Before the start the host says who may sit where. */
  assign(id: string, guest: Guest, wish: SeatWish & { readonly seat: number }): Promise<void>;
  start(id: string, guest: Guest): Promise<OpenRow>;
  reveal(id: string, guest: Guest, value: string): Promise<void>;
  /** A start that has waited too long for somebody's number comes to nothing. */
  giveUpStart(id: string): Promise<void>;
  /** Changes a room whatever its state. */
  amend(
    id: string,
    amend: (row: OpenRow) => Partial<Pick<TableRow, 'room' | 'record'>> | 'no',
  ): Promise<OpenRow | 'no'>;
}

/** Everybody's name and number go into the game's record, and the table runs. */
function begun({ record, room }: OpenRow, now: number): Partial<TableRow> {
  const seats = room.seats.map((seat, index) =>
    isPerson(seat) ? { name: seat.name ?? '', kind: 'human' } : record.seats[index]!,
  );
  const people = room.seats.some(isPerson);
  const entropy: Entropies = room.seats.map((seat) =>
    isPerson(seat) ? { commitment: seat.entropy!, value: seat.value! } : null,
  );
  const begunRecord: GameRecord = { ...record, seats, touched: now, ...(people ? { entropy } : {}) };
  return { state: 'running', record: begunRecord };
}

export function actionsOf(services: Services, hubs: Hubs): Actions {
  const { shelf, running, lobby, clock, secretBytes } = services;

  type Change = (row: OpenRow) => Partial<Omit<TableRow, 'id' | 'version'>> | Refusal | 'no';

  /** Seats, and that somebody has to look at the table, stand in the same transaction as the change itself. */
  const alongside = (made: () => Room | undefined) => async (run: Run, id: string) => {
    const room = made();
    if (!room) return;
    const guests = room.seats.filter(isPerson).flatMap(({ guest }) => (guest === undefined ? [] : [guest]));
    await lobby.noteSeats(run, id, guests);
    if (room.starting !== undefined) await running.touch(run, id);
  };

  async function change(id: string, changing: Change): Promise<OpenRow | Refusal | 'no'> {
    let room: Room | undefined;
    const changed = await shelf.change<Refusal | 'no' | 'roomless'>(
      id,
      (row) => {
        if (!row.room) return 'roomless';
        const changes = changing(row as OpenRow);
        if (typeof changes !== 'string') room = changes.room ?? row.room;
        return changes;
      },
      alongside(() => room),
    );
    if (changed === 'unknown' || changed === 'roomless') throw noSuchTable();
    if (typeof changed === 'string') return changed;
    await hubs.find(id)?.adopt(changed as OpenRow);
    return changed as OpenRow;
  }

  /** A change of a table that has not begun. */
  const before = (id: string, changing: (room: Room) => Changed): Promise<OpenRow | Refusal | 'no'> =>
    change(id, (row) => {
      if (row.state !== 'waiting') return 'already-started';
      const changed = changing(row.room);
      if ('refused' in changed) return changed.refused;
      const { room } = changed;
      const isReady = room.starting !== undefined && stillOwed(room).length === 0;
      return { room, ...(isReady ? begun({ ...row, room }, clock.now()) : {}) };
    });

  const done = (outcome: OpenRow | Refusal | 'no'): OpenRow => {
    if (typeof outcome === 'object') return outcome;
    throw problemOf(outcome as Refusal);
  };

  return {
    async sit(id, guest, wish) {
      let seat = -1;
      done(
        await before(id, (room) => {
          const seated = sit(room, guest, wish);
          seat = seated.seat ?? -1;
          return seated;
        }),
      );
      return seat;
    },
    leave: async (id, guest) => void done(await before(id, (room) => leave(room, guest.id))),
    async assign(id, guest, { seat, ...wish }) {
      const changed = await change(id, ({ state, room, record }) => {
        if (state !== 'waiting') return 'already-started';
        const assigned = assign(room, guest.id, { seat, kind: wish.kind });
        if ('refused' in assigned) return assigned.refused;
        judgeBots({ game: record.game, seats: [wish], standIn: room.standIn });
        return { room: assigned.room, record: { ...record, seats: record.seats.with(seat, infoFor(wish)) } };
      });
      done(changed);
    },
    async start(id, guest) {
      const row = done(await before(id, (room) => requestStart(room, guest.id, clock.now())));
      // Nobody to ask: bots among themselves begin at once, also where nobody watches.
      if (row.state === 'running') await (await hubs.open(id))?.open();
      return row;
    },
    async reveal(id, guest, value) {
      const shown = await before(id, (room) => reveal(room, guest.id, value));
      if (shown !== 'already-started') done(shown); // else another socket of theirs was faster
    },
    async giveUpStart(id) {
      await change(id, (row) => {
        if (row.state !== 'waiting' || row.room.starting === undefined) return 'no';
        const seed = seedFromBytes(secretBytes());
        const record = { ...row.record, seed, commitment: commitmentOf(seed) };
        return { room: failStart(row.room, clock.now()), record };
      });
    },
    amend: async (id, amend) => (await change(id, amend)) as OpenRow | 'no',
  };
}
