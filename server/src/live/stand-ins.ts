// Bots that move in for people: when their time is up or they have been away too long; and the people's way back.

import type { Seat, SeatInfo, Turn } from '@branchline/core';
import { botOf, deadlineOf } from '@branchline/tables';
import type { Actions } from '../rooms/actions.ts';
import { isPerson } from '../rooms/room.ts';
import type { Hub } from './hub.ts';
import type { Services } from './services.ts';

export type Reason = 'time' | 'away' | 'asked';

export interface StandIns {
  moveIn(hub: Hub, seat: Seat, reason: Reason): Promise<void>;
  /** Gives seats back to those who are here and whose stand-in is not in the middle of a turn. */
  giveBack(hub: Hub): Promise<void>;
  /** Lets bots move in where it is due; answers when to look again, undefined if nobody's time runs. */
  judge(hub: Hub): Promise<number | undefined>;
  /** Since when this seat's person has been away, where nobody of the name is here. */
  awaySince(hub: Hub, seat: Seat): Promise<number | undefined>;
}

const isAsked = (turn: Turn, seat: Seat): boolean => turn.kind === 'seats' && turn.seats.includes(seat);

const ownerOf = (hub: Hub, seat: Seat) => {
  const owner = hub.row().room.seats[seat];
  return isPerson(owner) ? owner : undefined;
};

export function standInsOf({ clock, config, presence, measures }: Services, actions: Actions): StandIns {
  const reseat = (hub: Hub, seat: Seat, info: SeatInfo): Promise<unknown> =>
    actions.amend(hub.id, ({ record }) =>
      record.seats[seat]?.kind === info.kind ? 'no' : { record: { ...record, seats: record.seats.with(seat, info) } },
    );

  async function moveIn(hub: Hub, seat: Seat, reason: Reason): Promise<void> {
    const owner = ownerOf(hub, seat);
    if (!owner) return;
    measures.standIns.inc({ reason });
    await reseat(hub, seat, { name: owner.name ?? '', kind: `bot:${hub.row().room.standIn}` });
  }

  /** Until when this seat's person was here, or is believed to be; a process that died can no longer say when they left. */
  async function seenUntil(hub: Hub, seat: Seat): Promise<number> {
    const guest = ownerOf(hub, seat)?.guest;
    if (guest === undefined || hub.crowd.isHere(guest)) return Infinity;
    return (await presence.seen(hub.id)).get(guest) ?? 0;
  }

  async function awaySince(hub: Hub, seat: Seat): Promise<number | undefined> {
    const seen = await seenUntil(hub, seat);
    return seen > clock.now() ? undefined : seen;
  }

  /** When this person's stand-in moves in, if nothing happens, and why. */
  async function limitOf(hub: Hub, seat: Seat): Promise<{ readonly at: number; readonly reason: Reason } | undefined> {
    const clocks = hub.clocks();
    const asked = clocks?.asked[seat];
    if (!clocks || asked === undefined) return undefined;
    const timeUp = deadlineOf(clocks, seat)!;
    const tooLong = Math.max(asked, await seenUntil(hub, seat)) + config.AWAY_SECONDS * 1000;
    return tooLong < timeUp ? { at: tooLong, reason: 'away' } : { at: timeUp, reason: 'time' };
  }

  return {
    moveIn,
    awaySince,
    async giveBack(hub) {
      const host = hub.host();
      if (!host || host.over()) return;
      for (const [seat, info] of host.record().seats.entries()) {
        const owner = ownerOf(hub, seat);
        if (!owner?.guest || botOf(info) === undefined || isAsked(host.turn(), seat)) continue;
        if (hub.crowd.isHere(owner.guest)) await reseat(hub, seat, { name: owner.name ?? '', kind: 'human' });
      }
    },
    async judge(hub) {
      const host = hub.host();
      const turn = host?.turn();
      if (!host || turn?.kind !== 'seats') return undefined;
      let next = Infinity;
      for (const seat of turn.seats) {
        if (botOf(host.record().seats[seat]) !== undefined) continue;
        const limit = await limitOf(hub, seat);
        if (!limit) continue;
        if (limit.at <= clock.now()) await moveIn(hub, seat, limit.reason);
        else next = Math.min(next, limit.at);
      }
      return next === Infinity ? undefined : next;
    },
  };
}
