// The journal in IndexedDB. Moves are added, never put: a second writer fails instead of overwriting.

import { answerOf, finished, openDatabase } from './idb.ts';
import type { GameRecord, Journal, StoredMove, WriteFailure } from './journal.ts';

const DATABASE = 'branchline';
const VERSION = 1;

function createStores(db: IDBDatabase): void {
  db.createObjectStore('games', { keyPath: 'id' });
  // Key: [game id, sequence], so that one range holds one game's log in order.
  db.createObjectStore('moves');
}

const movesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

function refusal(cause: unknown): WriteFailure {
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'ConstraintError') return 'taken';
  return name === 'QuotaExceededError' ? 'full' : 'blocked';
}

export async function idbJournal(): Promise<Journal> {
  const db = await openDatabase(DATABASE, VERSION, createStores);
  db.addEventListener('versionchange', () => db.close());

  /** Runs one transaction and waits until it is done; moves wait until they are on disk (`strict`). */
  async function write(
    durability: IDBTransactionDurability,
    work: (games: IDBObjectStore, moves: IDBObjectStore) => void,
  ): Promise<WriteFailure | undefined> {
    try {
      const transaction = db.transaction(['games', 'moves'], 'readwrite', { durability });
      const done = finished(transaction);
      work(transaction.objectStore('games'), transaction.objectStore('moves'));
      await done;
      return undefined;
    } catch (cause) {
      return refusal(cause);
    }
  }

  function patchIn(games: IDBObjectStore, id: string, changes: Partial<GameRecord>): void {
    const request = games.get(id);
    request.addEventListener('success', () => {
      const record = request.result as GameRecord | undefined;
      if (record) games.put({ ...record, ...changes });
    });
  }

  return {
    async list() {
      return (await answerOf(db.transaction('games').objectStore('games').getAll())) as GameRecord[];
    },
    async read(id) {
      const transaction = db.transaction(['games', 'moves']);
      const [record, moves] = await Promise.all([
        answerOf(transaction.objectStore('games').get(id)) as Promise<GameRecord | undefined>,
        answerOf(transaction.objectStore('moves').getAll(movesOf(id))) as Promise<StoredMove[]>,
      ]);
      return record && { record, moves };
    },
    create: (record, moves) =>
      write('strict', (games, log) => {
        games.add(record);
        moves.forEach((move, index) => log.add(move, [record.id, index + 1]));
      }),
    append: (id, after, moves, changes) =>
      write('strict', (games, log) => {
        moves.forEach((move, index) => log.add(move, [id, after + index + 1]));
        patchIn(games, id, changes);
      }),
    patch: (id, changes) => write('relaxed', (games) => patchIn(games, id, changes)),
    remove: (id) =>
      write('relaxed', (games, log) => {
        games.delete(id);
        log.delete(movesOf(id));
      }),
  };
}
