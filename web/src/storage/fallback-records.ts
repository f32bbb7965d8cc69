// A store that takes games in even where the browser's storage does not: what it refuses lives in memory until it takes it.

import type { Appended, Entry } from '@branchline/core';
import { isDamaged, memoryRecords, type Records } from '@branchline/tables';

/** Games that the real store refused live in memory; every write offers them to it again, whole. */
export function fallbackRecords(real: Records | undefined): Records {
  const memory = memoryRecords();
  const held = new Set<string>();
  const placeOf = (id: string): Records => (held.has(id) || !real ? memory : real);

  async function moveOver(id: string): Promise<Appended> {
    const record = await memory.read(id);
    if (!real || !record || isDamaged(record)) return { failed: 'blocked' };
    const written = await real.create(record, (await memory.log(id).read(0)) as readonly Entry[]);
    if (written !== 'ok') return written === 'taken' ? { failed: 'blocked' } : written;
    held.delete(id);
    await memory.remove(id);
    return 'ok';
  }

  return {
    // A list or a game that cannot be read is not taken for one that is not there.
    list: async () => [...(await memory.list()), ...((await real?.list()) ?? [])],
    read: (id) => placeOf(id).read(id),
    async create(record, entries) {
      const written = real ? await real.create(record, entries) : ({ failed: 'blocked' } as const);
      if (written === 'ok' || written === 'taken') return written;
      held.add(record.id);
      await memory.create(record, entries);
      return written;
    },
    patch: (id, changes) => placeOf(id).patch(id, changes),
    remove: async (id) => {
      const place = placeOf(id);
      held.delete(id);
      return place.remove(id);
    },
    log: (id) => ({
      read: (from) => placeOf(id).log(id).read(from),
      async append(expected, entries) {
        const log = placeOf(id).log(id);
        if (!held.has(id)) return log.append(expected, entries);
        // A caller that was told that nothing is stored offers everything again: only what is new is taken.
        const have = (await log.read(0)).length;
        const appended = await log.append(have, entries.slice(Math.max(0, have - expected)));
        return appended === 'ok' ? moveOver(id) : appended;
      },
    }),
  };
}
