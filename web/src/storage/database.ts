// The database of this device and its versions. Each upgrade is a numbered step forward; none is ever changed again.

import { openDatabase } from './idb.ts';
import { recordFromVersion1 } from './record-version-1.ts';

const NAME = 'branchline';

/** The step to each version, in order: the first one starts from nothing. */
const UPGRADES: readonly ((db: IDBDatabase, transaction: IDBTransaction) => void)[] = [
  (db) => {
    db.createObjectStore('games', { keyPath: 'id' });
    // Key: [game id, sequence], so that one range holds one game's log in order.
    db.createObjectStore('moves');
  },
  // Version 2: a bookmark and a summary of the game's own making. Entries may say when and by whom; older ones do not.
  (_db, transaction) => {
    const request = transaction.objectStore('games').openCursor();
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (!cursor) return;
      cursor.update(recordFromVersion1(cursor.value));
      cursor.continue();
    });
  },
  // Version 3: the keys that seed and moves are sealed with. Games that lie open are sealed when they are next opened.
  (db) => {
    db.createObjectStore('keys', { autoIncrement: true });
  },
];

export async function openGames(name = NAME): Promise<IDBDatabase> {
  const db = await openDatabase({
    name,
    version: UPGRADES.length,
    upgrade: (opened, transaction, from) => {
      for (const step of UPGRADES.slice(from)) step(opened, transaction);
    },
  });
  // A newer page in another tab wants to upgrade: this one must not stand in its way.
  db.addEventListener('versionchange', () => db.close());
  return db;
}
