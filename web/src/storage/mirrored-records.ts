// The shelf with a second copy: what is written to the one goes to the other, and what one has lost comes from the other.

import type { Entry } from '@branchline/core';
import { isDamaged, type Records } from '@branchline/tables';
import type { Mirror } from './mirror.ts';

/** What the database has lost or cannot read comes back; what the mirror does not have yet is copied. */
async function reconcile(real: Records, mirror: Mirror): Promise<void> {
  const shelved = await real.list();
  const sound = new Set(shelved.flatMap((game) => (isDamaged(game) ? [] : [game.id])));
  const copies = new Set(await mirror.ids());
  for (const id of copies) {
    if (sound.has(id)) continue;
    const copy = await mirror.read(id);
    if (!copy || copy.record.id !== id) continue;
    await real.remove(id);
    await real.create(copy.record, copy.entries);
  }
  for (const game of shelved) {
    if (isDamaged(game) || game.imported || copies.has(game.id)) continue;
    const entries = (await real.log(game.id).read(0)) as readonly Entry[];
    await mirror.write(game.id, [{ record: game }, { entries }], 'anew');
  }
}

/**
 * Writing twice never makes anybody wait: the copy follows in its own time, and where there is no mirror, or it fails,
 * the game goes on without one.
 */
export function mirroredRecords(real: Records, opened: Promise<Mirror>): Records {
  let queue: Promise<unknown> = opened.then((mirror) => reconcile(real, mirror)).catch(() => undefined);
  const healed = queue;
  const copy = (work: (mirror: Mirror) => Promise<void>): void => {
    queue = queue.then(async () => work(await opened)).catch(() => undefined);
  };
  return {
    async list() {
      const games = await real.list();
      if (games.length > 0 && !games.some(isDamaged)) return games;
      await healed;
      return real.list();
    },
    async read(id) {
      const found = await real.read(id);
      if (found && !isDamaged(found)) return found;
      await healed;
      return real.read(id);
    },
    async create(record, entries) {
      const written = await real.create(record, entries);
      if (written === 'ok' && !record.imported)
        copy((mirror) => mirror.write(record.id, [{ record }, { entries }], 'anew'));
      return written;
    },
    async patch(id, changes) {
      const written = await real.patch(id, changes);
      if (written === 'ok') copy((mirror) => mirror.write(id, [{ patch: changes }], 'append'));
      return written;
    },
    async remove(id) {
      copy((mirror) => mirror.remove(id));
      return real.remove(id);
    },
    log(id) {
      const log = real.log(id);
      return {
        read: log.read,
        async append(expected, entries) {
          const appended = await log.append(expected, entries);
          if (appended === 'ok') copy((mirror) => mirror.write(id, [{ entries }], 'append'));
          return appended;
        },
      };
    },
  };
}
