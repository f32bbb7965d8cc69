// A shelf that takes games in even where the browser's storage does not: what it refuses is held in memory.

import { memoryRecords, type Records } from '@branchline/tables';

/** Games that the real shelf refused live in memory; their writes go on being reported as failed. */
export function fallbackRecords(real: Records | undefined): Records {
  const memory = memoryRecords();
  const held = new Set<string>();
  const quietly = async <T>(work: Promise<T> | undefined, otherwise: T): Promise<T> => {
    try {
      return work === undefined ? otherwise : await work;
    } catch {
      return otherwise; // a storage that cannot be read is as good as none
    }
  };
  const placeOf = (id: string): Records => (held.has(id) || !real ? memory : real);
  return {
    list: async () => [...(await memory.list()), ...(await quietly(real?.list(), []))],
    read: (id) => (held.has(id) ? memory.read(id) : quietly(real?.read(id), undefined)),
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
    log(id) {
      const log = placeOf(id).log(id);
      if (!held.has(id)) return log;
      return {
        read: log.read,
        /** Kept, but not stored: whoever writes is told, and offers it again. */
        async append(expected, entries) {
          const have = (await log.read(0)).length;
          const appended = await log.append(have, entries.slice(Math.max(0, have - expected)));
          return appended === 'ok' ? { failed: 'blocked' } : appended;
        },
      };
    },
  };
}
