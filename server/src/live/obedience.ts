// Applies what the operator does at the database to the clients here: read from the operator log,
// every second.

import type { Problem } from '../problem.ts';
import type { AdminLog, LoggedDeed } from '../store/admin-log.ts';
import type { Healing } from './healing.ts';
import type { Hub } from './hub.ts';
import { READ_ANEW } from './hub.ts';
import type { Hubs } from './hubs.ts';
import { letGo, type Member } from './member.ts';
import { banned, bannedAddress, type Sanctions } from './sanctions.ts';
import { signedOut } from './session-watch.ts';

const AT_ONCE = 100;

export interface Obedience {
  /** From now on: what was done before is in the rows already. */
  begin(): Promise<void>;
  look(): Promise<void>;
}

export interface ObedienceSetup {
  readonly log: AdminLog;
  readonly sanctions: Sanctions;
  readonly hubs: Hubs;
  readonly healing: Healing;
  /** Called for every action that was applied. */
  readonly obeyed: (deed: LoggedDeed) => void;
}

export function obedienceOf({ log, sanctions, hubs, healing, obeyed }: ObedienceSetup): Obedience {
  let known = 0;

  /** Why a guest may not be here; undefined if they may. */
  function refusalOf({ guest, network }: Member, forgotten: ReadonlySet<string>): Problem | undefined {
    if (network !== undefined && sanctions.isBannedAddress(network)) return bannedAddress();
    if (guest && sanctions.isBanned(guest.id)) return banned();
    return guest && forgotten.has(guest.id) ? signedOut() : undefined;
  }

  function judge(hub: Hub, forgotten: ReadonlySet<string>): void {
    for (const member of hub.crowd.all()) {
      const refusal = refusalOf(member, forgotten);
      if (refusal) letGo(member, refusal);
    }
  }

  /** Lines that were removed are on the screens still; a client that reconnects reads what is left. */
  function readChatAgain(table: string): void {
    for (const member of hubs.find(table)?.crowd.all() ?? [])
      if (member.wants.has('chat')) member.drop(READ_ANEW, 'the chat has changed');
  }

  async function obey(deeds: readonly LoggedDeed[]): Promise<void> {
    await sanctions.read();
    const subjects = (...acts: readonly LoggedDeed['act'][]): string[] =>
      deeds.flatMap(({ act, subject }) => (subject !== undefined && acts.includes(act) ? [subject] : []));
    const forgotten = new Set(subjects('delete-guest'));
    for (const hub of hubs.all()) judge(hub, forgotten);
    for (const table of new Set(subjects('remove-chat'))) readChatAgain(table);
    for (const table of subjects('close-table')) hubs.gone(table);
    // Rooms that have changed, for example seats of a guest who was forgotten.
    await healing.heal();
    deeds.forEach(obeyed);
  }

  return {
    async begin() {
      known = await log.last();
      await sanctions.read();
    },
    async look() {
      for (;;) {
        const deeds = await log.after(known, AT_ONCE);
        if (deeds.length === 0) break;
        await obey(deeds);
        known = deeds.at(-1)!.number;
      }
      // Last, since it writes: a full disk stops no action from being applied.
      await sanctions.tidy();
    },
  };
}
