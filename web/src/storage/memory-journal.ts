// A journal that lasts as long as the page: the stand-in where the browser gives no storage, and the one for tests.

import type { GameRecord, Journal, StoredMove } from './journal.ts';

export function memoryJournal(): Journal {
  const games = new Map<string, { record: GameRecord; moves: StoredMove[] }>();
  const patch = (id: string, changes: Partial<GameRecord>): void => {
    const game = games.get(id);
    if (game) game.record = { ...game.record, ...changes };
  };
  return {
    list: async () => [...games.values()].map((game) => game.record),
    read: async (id) => {
      const game = games.get(id);
      return game && { record: game.record, moves: game.moves.slice() };
    },
    create: async (record, moves) => {
      if (games.has(record.id)) return 'taken';
      games.set(record.id, { record, moves: moves.slice() });
      return undefined;
    },
    append: async (id, after, moves, changes) => {
      const game = games.get(id);
      if (!game) return 'blocked';
      if (game.moves.length !== after) return 'taken';
      game.moves.push(...moves);
      patch(id, changes);
      return undefined;
    },
    patch: async (id, changes) => {
      patch(id, changes);
      return undefined;
    },
    remove: async (id) => {
      games.delete(id);
      return undefined;
    },
  };
}
