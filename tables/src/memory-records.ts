// A store that lasts as long as the process: for tests, and if a browser gives no storage.

import { memoryLog, type Log } from '@branchline/core';
import type { GameRecord, Records } from './records.ts';

export function memoryRecords(): Records {
  const games = new Map<string, { record: GameRecord; readonly log: Log }>();
  const nowhere = memoryLog();
  return {
    list: async () => Array.from(games.values(), ({ record }) => record),
    read: async (id) => games.get(id)?.record,
    create: async (record, entries) => {
      if (games.has(record.id)) return 'taken';
      games.set(record.id, { record, log: memoryLog(entries) });
      return 'ok';
    },
    patch: async (id, changes) => {
      const game = games.get(id);
      if (game) game.record = { ...game.record, ...changes };
      return 'ok';
    },
    remove: async (id) => {
      games.delete(id);
      return 'ok';
    },
    log: (id) => ({
      append: async (expected, entries) => games.get(id)?.log.append(expected, entries) ?? { failed: 'blocked' },
      read: (from) => (games.get(id)?.log ?? nowhere).read(from),
    }),
  };
}
