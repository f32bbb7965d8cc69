// Notifications of other processes, received or missed: a notification is a hint to read, and a process that missed it reads all the same.

import type { Call } from '../store/calls.ts';
import type { Standing } from '../store/standings.ts';
import type { Announcer } from './announcer.ts';
import type { Chatter } from './chatter.ts';
import type { Hub } from './hub.ts';
import type { Hubs } from './hubs.ts';
import type { Services } from './services.ts';

export interface Healing {
  hear(call: Call): Promise<void>;
  /** Compares every open table with the database, in one question for all. */
  heal(): Promise<void>;
}

export interface HealingSetup {
  readonly services: Services;
  readonly hubs: Hubs;
  readonly chatter: Chatter;
  readonly announcer: Announcer;
}

export function healingOf({ services, hubs, chatter, announcer }: HealingSetup): Healing {
  const { shelf, standings, faultIn } = services;

  async function readRoom(hub: Hub): Promise<void> {
    const row = await shelf.row(hub.id);
    if (row === undefined) hubs.gone(hub.id);
    else if (typeof row === 'object' && row.room) await hub.adopt({ ...row, room: row.room });
  }

  async function compare(hub: Hub, { version, sequence, line }: Standing): Promise<void> {
    if (version > hub.row().version) await readRoom(hub);
    const host = hub.host();
    if (host && sequence > host.sequence()) await host.catchUp();
    await chatter.pass(hub, line);
  }

  return {
    async hear(call) {
      const hub = hubs.find(call.table);
      if (!hub) return;
      if (call.kind === 'log') await hub.host()?.catchUp();
      else if (call.kind === 'chat') await chatter.pass(hub, call.number);
      else if (call.kind === 'presence') announcer.announce(hub);
      else await readRoom(hub);
    },
    async heal() {
      const missing = new Set(hubs.all().map(({ id }) => id));
      for (const standing of await standings([...missing])) {
        missing.delete(standing.id);
        const hub = hubs.find(standing.id);
        if (hub) await compare(hub, standing).catch(faultIn('heal', hub.id));
      }
      for (const id of missing) hubs.gone(id);
    },
  };
}
