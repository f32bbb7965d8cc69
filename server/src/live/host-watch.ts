// A table that waits needs a person who can start it: the host, or the next person once the host has been away for long.

import { handOn } from '../rooms/changes.ts';
import type { Actions } from '../rooms/actions.ts';
import type { Hub } from './hub.ts';
import type { Services } from './services.ts';

export interface HostWatch {
  /** A person joined a waiting table, or left it: if its host is away, this is checked later. */
  note(hub: Hub): Promise<void>;
  /** Hands the table on if it is due; returns when to check again, undefined if there is nothing to wait for. */
  judge(hub: Hub): Promise<number | undefined>;
}

export function hostWatchOf(services: Services, actions: Actions): HostWatch {
  const { presence, running, clock, config } = services;

  /** Undefined while the host is here, and for programs that never come to the table. */
  function awaySince(hub: Hub, seen: ReadonlyMap<string, number>): number | undefined {
    const { host } = hub.row().room;
    const until = hub.crowd.isHere(host) ? undefined : seen.get(host);
    return until === undefined || until > clock.now() ? undefined : until;
  }

  return {
    async note(hub) {
      const { state, room } = hub.row();
      if (state !== 'waiting' || room.starting !== undefined) return;
      if (awaySince(hub, await presence.seen(hub.id)) !== undefined) await running.note(hub.id);
    },
    async judge(hub) {
      const seen = await presence.seen(hub.id);
      const away = awaySince(hub, seen);
      if (away === undefined) return undefined;
      const until = away + config.HOST_SECONDS * 1000;
      if (clock.now() < until) return until;
      const isHere = (guest: string): boolean => hub.crowd.isHere(guest) || (seen.get(guest) ?? 0) > clock.now();
      await actions.amend(hub.id, ({ state, room }) => {
        const next = state === 'waiting' && room.starting === undefined ? handOn(room, isHere) : undefined;
        return next ? { room: next } : 'no';
      });
      return undefined;
    },
  };
}
