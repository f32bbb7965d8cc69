// Whom a guest has muted, known at each of their sockets: at every table, on every device and in every process.

import type { Mutes } from '../store/mutes.ts';
import type { Hub } from './hub.ts';
import type { Hubs } from './hubs.ts';
import type { Member } from './member.ts';

export interface MuteWatch {
  /** This guest has muted or unmuted a player: all their sockets here are told. */
  changed(guest: string): Promise<void>;
  /** Finds out what was changed at another process. */
  check(): Promise<void>;
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((guest) => other.has(guest));

/** Only those who read chat need to know. */
function readersAt({ crowd }: Hub): readonly { readonly member: Member; readonly guest: string }[] {
  return crowd.all().flatMap((member) => {
    const { guest, wants } = member;
    return guest && wants.has('chat') ? [{ member, guest: guest.id }] : [];
  });
}

const NOBODY: ReadonlySet<string> = new Set();

export function muteWatchOf({ among, of }: Pick<Mutes, 'among' | 'of'>, hubs: Pick<Hubs, 'all'>): MuteWatch {
  const everybody = () =>
    hubs.all().flatMap((hub) => readersAt(hub).map(({ member, guest }) => ({ hub, member, guest })));

  return {
    async changed(guest) {
      const muted = await of(guest);
      for (const { hub, member } of everybody().filter((each) => each.guest === guest)) {
        member.muted = muted;
        hub.tellMuted(member);
      }
    },
    async check() {
      const asked = everybody();
      if (asked.length === 0) return;
      const known = new Map(asked.map(({ member }) => [member, member.muted]));
      const now = await among([...new Set(asked.map(({ guest }) => guest))]);
      for (const { hub, member, guest } of asked) {
        const muted = now.get(guest) ?? NOBODY;
        // Who was told meanwhile knows something newer.
        if (member.muted !== known.get(member) || isSame(member.muted, muted)) continue;
        member.muted = muted;
        hub.tellMuted(member);
      }
    },
  };
}
