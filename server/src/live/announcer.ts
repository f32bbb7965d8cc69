// Tells those at a table who is here: people with a socket in this process, and those whom other processes have seen. Many
// may come and go at once: they are told of together.

import { isPerson } from '../rooms/room.ts';
import type { PresenceNotice } from './crowd.ts';
import type { Hub } from './hub.ts';
import type { Services } from './services.ts';

/** In milliseconds: who comes and goes within this time is told of at once. */
const TOGETHER = 100;
/** The more have to be told, the longer it takes. */
const PER_MEMBER = 1;
/** In seconds. A longer absence counts as long. */
const LONGEST_AWAY = 24 * 3600;

export interface Announcer {
  /** Soon tells those at the table who is here. */
  announce(hub: Hub): void;
  /** A process that died says of nobody that they have left: once it has been silent for too long, they have. */
  expire(): void;
}

/** `onTold`: what follows from who is here and who is not. */
export function announcerOf(
  { presence, clock, faultIn }: Pick<Services, 'presence' | 'clock' | 'faultIn'>,
  onTold: (hub: Hub) => Promise<unknown>,
): Announcer {
  const asked = new WeakSet<Hub>();
  const last = new WeakMap<Hub, Promise<void>>();
  /** When a person at this table will have been silent for too long. */
  const expiring = new Map<Hub, number>();

  const isHere = (hub: Hub, guest: string, seen: ReadonlyMap<string, number>): boolean =>
    hub.crowd.isHere(guest) || (seen.get(guest) ?? 0) > clock.now();

  function noticeOf(hub: Hub, seen: ReadonlyMap<string, number>): PresenceNotice {
    const owners = [...hub.row().room.seats.entries()].flatMap(([seat, owner]) =>
      isPerson(owner) && owner.guest !== undefined ? [{ seat, guest: owner.guest }] : [],
    );
    const away = owners
      .filter(({ guest }) => !isHere(hub, guest, seen))
      .map(({ seat, guest }) => ({ seat, seconds: secondsSince(seen.get(guest) ?? 0) }));
    const present = owners.filter(({ guest }) => isHere(hub, guest, seen)).map(({ seat }) => seat);
    const spectators = hub.crowd.all().filter((member) => hub.seatOf(member) === undefined).length;
    return { kind: 'presence', present, spectators, away };
  }

  const secondsSince = (time: number): number =>
    Math.min(LONGEST_AWAY, Math.max(0, Math.floor((clock.now() - time) / 1000)));

  /** A person in this process has a socket that reports its end; all others only count as present until then. */
  function noteExpiry(hub: Hub, seen: ReadonlyMap<string, number>): void {
    const believed = [...seen].filter(([guest, until]) => until > clock.now() && !hub.crowd.isHere(guest));
    if (believed.length === 0) expiring.delete(hub);
    else expiring.set(hub, Math.min(...believed.map(([, until]) => until)));
  }

  async function tell(hub: Hub): Promise<void> {
    asked.delete(hub);
    if (hub.isClosed()) return;
    const seen = await presence.seen(hub.id);
    hub.hearOfOthers(seen);
    noteExpiry(hub, seen);
    hub.crowd.presence(noticeOf(hub, seen));
    await onTold(hub);
  }

  function announce(hub: Hub): void {
    if (asked.has(hub)) return;
    asked.add(hub);
    clock.after(TOGETHER + PER_MEMBER * hub.crowd.all().length, () => {
      // One after the other: an answer that was read earlier must not be told later.
      const before = last.get(hub) ?? Promise.resolve();
      last.set(hub, before.then(() => tell(hub)).catch(faultIn('presence', hub.id)));
    });
  }

  return {
    announce,
    expire() {
      for (const [hub, until] of [...expiring]) {
        if (until > clock.now() && !hub.isClosed()) continue;
        expiring.delete(hub);
        announce(hub);
      }
    },
  };
}
