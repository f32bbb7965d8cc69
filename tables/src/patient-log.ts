// A log that keeps a game going when its storage does not: what cannot be stored is held, and offered again each time.

import type { Entry, Log, StorageTrouble } from '@branchline/core';
import { isAppended } from './appended.ts';

/** `trouble` is told of every change: what keeps moves from being stored, or undefined once all of them are. */
export function patientLog(real: Log, trouble: (why: StorageTrouble | undefined) => void): Log {
  let held: Entry[] = [];
  let why: StorageTrouble | undefined;
  const tell = (now: StorageTrouble | undefined): void => {
    if (now !== why) trouble(now);
    why = now;
  };
  return {
    async append(expected, entries) {
      const appended = await real.append(expected - held.length, [...held, ...entries]);
      if (appended === 'ok') {
        held = [];
        tell(undefined);
      } else if (appended === 'taken') {
        held = []; // somebody else has gone on from what was stored; theirs is the game
      } else if (isAppended(appended)) {
        held.push(...entries);
        tell(appended.failed);
        return 'ok';
      }
      return appended;
    },
    async read(from) {
      const stored = await real.read(from).catch((fault: unknown) => {
        // Whoever reads on can go on with what is held; whoever reads anew must not take it for all there is.
        if (from === 0) throw fault;
        return [];
      });
      return [...stored, ...held.filter(({ sequence }) => sequence > from + stored.length)];
    },
  };
}
