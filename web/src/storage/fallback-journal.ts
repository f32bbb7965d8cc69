// A journal that keeps the game going when the browser's storage does not: what cannot be stored is held in memory.

import type { Journal } from './journal.ts';
import { memoryJournal } from './memory-journal.ts';

/** Games that the real journal refused live in memory; their writes go on being reported as failed. */
export function fallbackJournal(real: Journal | undefined): Journal {
  const memory = memoryJournal();
  const held = new Set<string>();
  const quietly = async <T>(work: Promise<T> | undefined, otherwise: T): Promise<T> => {
    try {
      return work === undefined ? otherwise : await work;
    } catch {
      return otherwise; // a storage that cannot be read is as good as none
    }
  };
  return {
    list: async () => [...(await memory.list()), ...(await quietly(real?.list(), []))],
    read: (id) => (held.has(id) ? memory.read(id) : quietly(real?.read(id), undefined)),
    async create(record, moves) {
      const failure = real ? await real.create(record, moves) : 'blocked';
      if (failure === undefined) return undefined;
      held.add(record.id);
      await memory.create(record, moves);
      return failure;
    },
    async append(id, after, moves, changes) {
      if (!held.has(id)) return real ? real.append(id, after, moves, changes) : 'blocked';
      // The writer is told that nothing was stored, so it offers everything again: only what is new is taken.
      const have = (await memory.read(id))?.moves.length ?? 0;
      return (await memory.append(id, have, moves.slice(Math.max(0, have - after)), changes)) ?? 'blocked';
    },
    patch: async (id, changes) => (held.has(id) ? memory.patch(id, changes) : real?.patch(id, changes)),
    remove: async (id) => (held.delete(id) ? memory.remove(id) : real?.remove(id)),
  };
}
