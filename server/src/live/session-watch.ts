// Sockets of sessions that have ended, here or in another process, are closed.

import { Problem } from '../problem.ts';
import type { Sessions } from '../store/sessions.ts';
import type { Hubs } from './hubs.ts';
import { letGo } from './member.ts';

export interface SessionWatch {
  /** Asks the database about the sessions that have a socket here: all of them, or those of one guest. */
  check(guest?: string): Promise<void>;
}

export const signedOut = (): Problem => new Problem(401, 'unknown-guest', 'This token is not valid any more.');

export function sessionWatchOf(sessions: Pick<Sessions, 'alive'>, hubs: Pick<Hubs, 'all'>): SessionWatch {
  return {
    async check(guest) {
      const everybody = hubs.all().flatMap((hub) => hub.crowd.all());
      const members = guest === undefined ? everybody : everybody.filter((member) => member.guest?.id === guest);
      const here = new Set(members.flatMap(({ session }) => (session === undefined ? [] : [session])));
      if (here.size === 0) return;
      const alive = await sessions.alive([...here]);
      for (const member of members)
        if (member.session !== undefined && !alive.has(member.session)) letGo(member, signedOut());
    },
  };
}
