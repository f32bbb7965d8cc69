// Tells those at a table who is here: people with a socket in this process, and those whom other processes have seen.

import type { Seat } from '@branchline/core';
import { isPerson } from '../rooms/room.ts';
import type { Hub } from './hub.ts';
import type { Services } from './services.ts';

export interface Announcer {
  announce(hub: Hub): Promise<void>;
}

export function announcerOf({ presence, clock }: Services): Announcer {
  async function seatsSeen(hub: Hub): Promise<readonly Seat[]> {
    const seen = await presence.seen(hub.id);
    const now = clock.now();
    hub.hearOfOthers(seen);
    return [...hub.row().room.seats.entries()].flatMap(([seat, owner]) => {
      const guest = isPerson(owner) ? owner.guest : undefined;
      return guest !== undefined && (seen.get(guest) ?? 0) > now ? [seat] : [];
    });
  }

  async function tell(hub: Hub): Promise<void> {
    const elsewhere = await seatsSeen(hub);
    const here = hub.crowd.all().map((member) => hub.seatOf(member));
    const seated = here.filter((seat) => seat !== undefined);
    const present = [...new Set([...seated, ...elsewhere])].sort((a, b) => a - b);
    hub.crowd.notice({ kind: 'presence', present, spectators: here.length - seated.length });
  }

  const last = new WeakMap<Hub, Promise<void>>();
  return {
    announce(hub) {
      // One after the other: an answer that was read earlier must not be told later.
      const turn = (last.get(hub) ?? Promise.resolve()).catch(() => {}).then(() => tell(hub));
      last.set(hub, turn);
      return turn;
    },
  };
}
