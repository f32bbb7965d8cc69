// The store in IndexedDB: records and logs. Entries are added, never put: a second writer fails instead of overwriting.

import type { Written } from '@branchline/tables';
import { answerOf, finished } from './idb.ts';
import type { Shelf } from './sealed-records.ts';
import type { StoredEntry } from './sealed-values.ts';
import { recordFrom } from './stored-record.ts';

const logOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from + 1], [id, Number.MAX_SAFE_INTEGER]);

function refusal(cause: unknown): Written {
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'ConstraintError') return 'taken';
  return { failed: name === 'QuotaExceededError' ? 'full' : 'blocked' };
}

type Stores = { readonly games: IDBObjectStore; readonly moves: IDBObjectStore };

export function idbRecords(db: IDBDatabase): Shelf {
  /** Runs one transaction and waits until it is done; `strict` waits until it is on disk. */
  async function write(
    durability: IDBTransactionDurability,
    work: (stores: Stores, transaction: IDBTransaction) => void,
  ): Promise<Written> {
    try {
      const transaction = db.transaction(['games', 'moves'], 'readwrite', { durability });
      const done = finished(transaction);
      work({ games: transaction.objectStore('games'), moves: transaction.objectStore('moves') }, transaction);
      await done;
      return 'ok';
    } catch (cause) {
      return refusal(cause);
    }
  }

  return {
    async list() {
      const store = db.transaction('games').objectStore('games');
      const [keys, records] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
      return records.map((stored: unknown, index) => recordFrom(stored, keys[index]));
    },
    async read(id) {
      const stored: unknown = await answerOf(db.transaction('games').objectStore('games').get(id));
      return stored === undefined ? undefined : recordFrom(stored, id);
    },
    create: (record, entries) =>
      write('strict', ({ games, moves }) => {
        games.add(record);
        addAll(moves, record.id, entries);
      }),
    patch: (id, changes) =>
      write('relaxed', ({ games }) => changeIn(games, id, (record) => ({ ...record, ...changes }))),
    remove: (id) =>
      write('relaxed', ({ games, moves }) => {
        games.delete(id);
        moves.delete(logOf(id));
      }),
    log: (id) => idbLog(db, id, write),
    rewrite: ({ id, sealed }, entries) =>
      write('relaxed', ({ games, moves }) => {
        changeIn(games, id, (record) => {
          const { seed: _, ...rest } = record;
          return { ...rest, sealed };
        });
        // The one place where entries are put: they say the same as before, and none is new.
        for (const { sequence, ...entry } of entries) moves.put(entry, [id, sequence]);
      }),
  };
}

function changeIn(games: IDBObjectStore, id: string, change: (record: { seed?: unknown }) => object): void {
  const request = games.get(id);
  request.addEventListener('success', () => {
    const record: unknown = request.result;
    if (typeof record === 'object' && record !== null) games.put(change(record));
  });
}

/** The place in the log is the key, so it is not stored a second time. */
function addAll(moves: IDBObjectStore, id: string, entries: readonly StoredEntry[]): void {
  for (const { sequence, ...entry } of entries) moves.add(entry, [id, sequence]);
}

type Write = (
  durability: IDBTransactionDurability,
  work: (stores: Stores, transaction: IDBTransaction) => void,
) => Promise<Written>;

function idbLog(db: IDBDatabase, id: string, write: Write): ReturnType<Shelf['log']> {
  return {
    async read(from) {
      const store = db.transaction('moves').objectStore('moves');
      const range = logOf(id, from);
      const [keys, values] = await Promise.all([answerOf(store.getAllKeys(range)), answerOf(store.getAll(range))]);
      return values.map((value: object, index) => ({ ...value, sequence: (keys[index] as [string, number])[1] }));
    },
    async append(expected, entries) {
      let conflict: 'taken' | 'gone' | undefined;
      let thrown: unknown;
      const written = await write('strict', ({ games, moves }, transaction) => {
        const [known, length] = [games.getKey(id), moves.count(logOf(id))];
        // Both answers come before anything is added: the transaction holds the stores until it is done.
        length.addEventListener('success', () => {
          conflict = known.result === undefined ? 'gone' : length.result === expected ? undefined : 'taken';
          try {
            if (!conflict) addAll(moves, id, entries);
          } catch (cause) {
            thrown = cause; // what is thrown in here reaches nobody but the browser's console
          }
          if (conflict || thrown) transaction.abort();
        });
      });
      if (conflict === 'gone') return { failed: 'blocked' };
      return conflict ?? (thrown === undefined ? written : refusal(thrown));
    },
  };
}
