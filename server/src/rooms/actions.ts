// What people do around a table: sit, leave, start, show their number. Each is one change of its row, seen by all processes.

import { commitmentOf, seedFromBytes } from '@branchline/core';
import type { SeatWish } from '@branchline/protocol/online';
import type { Hubs } from '../live/hubs.ts';
import type { Services } from '../live/services.ts';
import type { Guest } from '../store/guests.ts';
import type { TableRow } from '../store/table-row.ts';
import { assign, failStart, leave, requestStart, reveal, sit, type SitWish } from './changes.ts';
import { infoFor, judgeBots } from './create.ts';
import { distinctName } from './names.ts';
import { done, rewritingOf, type OpenRow } from './rewriting.ts';
import { isPerson } from './room.ts';

export interface Actions {
  sit(id: string, guest: Guest, wish: Omit<SitWish, 'bots'>): Promise<number>;
  leave(id: string, guest: Guest): Promise<void>;
  /** Before the start the host says who may sit where. */
  assign(id: string, guest: Guest, wish: SeatWish & { readonly seat: number }): Promise<void>;
  start(id: string, guest: Guest): Promise<OpenRow>;
  reveal(id: string, guest: Guest, value: string): Promise<void>;
  /** A start that has waited too long for a player's number fails. */
  giveUpStart(id: string): Promise<void>;
  /** Changes a room whatever its state. */
  amend(
    id: string,
    amend: (row: OpenRow) => Partial<Pick<TableRow, 'room' | 'record'>> | 'no',
  ): Promise<OpenRow | 'no'>;
}

export function actionsOf(services: Services, hubs: Hubs): Actions {
  const { clock, secretBytes } = services;
  const { change, before } = rewritingOf(services, hubs);
  return {
    async sit(id, guest, wish) {
      let seat = -1;
      done(
        await before(id, (room, record) => {
          const bots = room.seats.flatMap((there, index) => (isPerson(there) ? [] : [record.seats[index]!.name]));
          const seated = sit(room, guest, { ...wish, bots });
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
        const assigned = assign(room, guest.id, { seat, ...wish });
        if ('refused' in assigned) return assigned.refused;
        judgeBots({ game: record.game, seats: [wish], standIn: room.standIn });
        const info = infoFor(wish);
        const others = assigned.room.seats.flatMap((there, index) => {
          const name = isPerson(there) ? there.name : record.seats[index]!.name;
          return index === seat || name === undefined ? [] : [name];
        });
        const known = isPerson(assigned.room.seats[seat]) ? info : { ...info, name: distinctName(info.name, others) };
        return { room: assigned.room, record: { ...record, seats: record.seats.with(seat, known) } };
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
        // What has been dealt already stays; else everything is drawn again.
        if (row.room.friendly) return { room: failStart(row.room, clock.now()) };
        const seed = seedFromBytes(secretBytes());
        const record = { ...row.record, seed, commitment: commitmentOf(seed) };
        return { room: failStart(row.room, clock.now()), record };
      });
    },
    amend: async (id, amend) => (await change(id, amend)) as OpenRow | 'no',
  };
}
