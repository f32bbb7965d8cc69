// Running games in which nobody moves: paused, nothing is planned for them, and strangers are not shown them.

import type { Actions } from '../rooms/actions.ts';
import { isPerson } from '../rooms/room.ts';
import type { Guest } from '../store/guests.ts';
import type { Hub } from './hub.ts';
import type { Services } from './services.ts';

/** In milliseconds. */
const HOUR = 3_600_000;

export interface Pauses {
  pause(id: string): Promise<void>;
  /** A player has moved: the game goes on. */
  resume(hub: Hub): Promise<void>;
  /** A guest or spectator has connected. A player resumes the game; a game between bots resumes for any spectator. */
  come(hub: Hub, guest: Guest | undefined): Promise<void>;
}

export function pausesOf({ cleanups, clock, config, running }: Services, actions: Actions): Pauses {
  async function resume(hub: Hub): Promise<void> {
    if (hub.row().room.paused === undefined) return;
    const amended = await actions.amend(hub.id, ({ room: { paused, ...room } }) =>
      paused === undefined ? 'no' : { room },
    );
    if (amended === 'no') return;
    await cleanups.lookAgain('tables', hub.id, clock.now() + config.PAUSE_HOURS * HOUR);
    await running.note(hub.id);
  }

  return {
    async pause(id) {
      await actions.amend(id, ({ state, room }) =>
        state !== 'running' || room.paused !== undefined ? 'no' : { room: { ...room, paused: clock.now() } },
      );
    },
    resume,
    async come(hub, guest) {
      const people = hub.row().room.seats.filter(isPerson);
      if (people.length === 0 || people.some((seat) => guest !== undefined && seat.guest === guest.id))
        await resume(hub);
    },
  };
}
