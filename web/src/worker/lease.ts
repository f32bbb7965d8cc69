// Which tab holds a game: Web Locks give it to one, the others follow and inherit it when that tab goes away.

import type { Lease, Role } from '@branchline/tables';

/** Resolves once it is known who holds the game. `changed` is called afterwards, whenever that turns. */
export async function leaseOf(name: string, changed: (role: Role) => void): Promise<Lease> {
  // Without locks (an unsafe context) the log alone guards the log: a second writer is refused there.
  if (!('locks' in navigator)) return { role: () => 'host', take() {}, release() {} };
  const locks = navigator.locks;
  let role: Role = 'follower';
  let settled = false;
  let letGo: (() => void) | undefined;
  const waiting = new AbortController();

  const become = (next: Role): void => {
    if (role === next && settled) return;
    role = next;
    if (settled) changed(next);
  };

  /** Holds the lock until it is let go of or stolen. */
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      letGo = resolve;
      become('host');
    });

  const queue = (): void => {
    locks.request(name, { signal: waiting.signal }, hold).catch(() => stolen());
  };

  function stolen(): void {
    if (waiting.signal.aborted) return;
    letGo = undefined;
    become('follower');
    queue();
  }

  await new Promise<void>((known) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) {
          const held = hold();
          known();
          return held;
        }
        known();
        queue();
        return undefined;
      })
      .catch(() => {
        known(); // a request that fails outright must not keep the table from opening
        stolen();
      });
  });
  settled = true;

  return {
    role: () => role,
    take: () => void locks.request(name, { steal: true }, hold).catch(() => stolen()),
    release: () => {
      waiting.abort();
      letGo?.();
    },
  };
}
