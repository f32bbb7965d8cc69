// A guest is deleted: name, token and chat go; games stay, because they belong to all who played them.

import type { Services } from '../live/services.ts';
import { NOBODY, type Guest } from '../store/guests.ts';
import type { Actions } from './actions.ts';
import { isPerson, seatOf } from './room.ts';

export interface Forgetting {
  readonly services: Pick<Services, 'lobby' | 'guests' | 'chat' | 'mutes' | 'shelf'>;
  readonly actions: Pick<Actions, 'amend'>;
}

export async function forgetGuest({ services, actions }: Forgetting, { id, name }: Guest): Promise<void> {
  const { lobby, guests, chat, mutes, shelf } = services;
  const leave = async (table: string): Promise<void> => {
    // A row that is damaged names nobody.
    if (typeof (await shelf.row(table)) !== 'object') return;
    await actions.amend(table, ({ state, record, room }) => {
      const seat = seatOf(room, id);
      if (seat === undefined) return 'no';
      const own = room.seats[seat]!;
      // A seat that waits is free again; at a running table a bot plays on once the seat's time is up.
      const left = state === 'waiting' || !isPerson(own) ? { kind: 'open' as const } : { ...own, name: NOBODY };
      return {
        room: { ...room, seats: room.seats.with(seat, left) },
        record: { ...record, seats: record.seats.with(seat, { ...record.seats[seat]!, name: NOBODY }) },
      };
    });
  };
  await Promise.all((await lobby.sittingsOf(id)).map(leave));
  for (const table of await lobby.missedAt(name)) {
    await actions.amend(table, ({ room }) => {
      const { failed: _, ...rest } = room;
      return { room: rest };
    });
  }
  await Promise.all([chat.forget(id), mutes.forget(id)]);
  await guests.remove(id);
}
