// Everything a table in this process works with.

import type { GiveWay, HostPorts } from '@branchline/tables';
import type { Config } from '../config.ts';
import type { FaultIn } from '../faults.ts';
import type { Measures } from '../measures.ts';
import type { Quotas } from '../quotas/quotas.ts';
import type { Calls } from '../store/calls.ts';
import type { Chat } from '../store/chat.ts';
import type { DatabaseClock } from '../store/clock.ts';
import type { Cleanups } from '../store/cleanups.ts';
import type { Guests } from '../store/guests.ts';
import type { Studio } from '../pictures/studio.ts';
import type { Links } from '../store/links.ts';
import type { Lobby } from '../store/lobby.ts';
import type { Mutes } from '../store/mutes.ts';
import type { Presence } from '../store/presence.ts';
import type { Shelf } from '../store/records.ts';
import type { Running } from '../store/running.ts';
import type { Standings } from '../store/standings.ts';
import type { Sanctions } from './sanctions.ts';
import type { Wakes } from './wakes.ts';

export interface Services {
  readonly config: Config;
  readonly clock: DatabaseClock;
  readonly faultIn: FaultIn;
  /** The clock that everybody goes by was set forward or back by so many milliseconds. */
  readonly jumped: (milliseconds: number) => void;
  readonly measures: Measures;
  readonly quotas: Quotas;
  readonly shelf: Shelf;
  /** Whoever is banned is refused by it. */
  readonly guests: Guests;
  readonly sanctions: Sanctions;
  readonly lobby: Lobby;
  readonly standings: Standings;
  readonly running: Running;
  readonly presence: Presence;
  readonly chat: Chat;
  readonly mutes: Mutes;
  readonly links: Links;
  readonly pictures: Studio;
  readonly calls: Calls;
  readonly wakes: Wakes;
  readonly cleanups: Cleanups;
  /** 32 bytes nobody can foresee. */
  readonly secretBytes: () => Uint8Array;
  readonly hostPorts: HostPorts;
  /** Tables are opened, and those at them are told, in pieces: neither waits for the other. */
  readonly giveWay: { readonly opening: GiveWay; readonly telling: GiveWay };
}
