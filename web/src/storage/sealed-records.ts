// The store under seal: seed and moves of games played here are not readable in storage.

import type { Entry, Log } from '@branchline/core';
import { isDamaged, type Records, type Written } from '@branchline/tables';
import type { Seal } from './seal.ts';
import {
  openEntry,
  openRecord,
  sealEntries,
  sealRecord,
  type ShelvedHere,
  type StoredEntry,
  type StoredRecord,
} from './sealed-values.ts';

/** A store that accepts sealed data as well, and lets an unsealed game be replaced by the same game sealed. */
export type Shelf = Omit<Records, 'read' | 'create' | 'log'> & {
  read(id: string): Promise<ShelvedHere | undefined>;
  create(record: StoredRecord, entries: readonly StoredEntry[]): Promise<Written>;
  log(id: string): Omit<Log, 'append'> & {
    append(expected: number, entries: readonly StoredEntry[]): ReturnType<Log['append']>;
  };
  /** Entries that are there already, in another form; nothing is added. */
  rewrite(record: StoredRecord, entries: readonly StoredEntry[]): Promise<Written>;
};

/** Without a seal, where the browser has no WebCrypto, everything is kept as it is. */
export function sealedRecords(shelf: Shelf, opening: Promise<Seal | undefined>): Records {
  const { list, patch, remove } = shelf;
  return {
    list,
    patch,
    remove,
    async read(id) {
      const [seal, stored] = await Promise.all([opening, shelf.read(id)]);
      if (!stored || isDamaged(stored)) return stored;
      const record = await openRecord(seal, stored);
      if (seal && stored.seed !== undefined) await sealOlder(shelf, seal, stored);
      return record ?? { id, damaged: true };
    },
    async create(record, entries) {
      const seal = await opening;
      // What came from a file is no secret of this device.
      if (!seal || record.imported) return shelf.create(record, entries);
      return shelf.create(await sealRecord(seal, record), await sealEntries(seal, record.id, entries));
    },
    log: (id) => sealedLog(shelf, id, opening),
  };
}

/** A game of an earlier build is not sealed: it is sealed when it is next read from the store. */
async function sealOlder(shelf: Shelf, seal: Seal, record: StoredRecord): Promise<void> {
  const stored = (await shelf.log(record.id).read(0)) as readonly StoredEntry[];
  const open = stored.filter((entry): entry is Entry => !('sealed' in entry));
  await shelf.rewrite(await sealRecord(seal, record), await sealEntries(seal, record.id, open));
}

function sealedLog(shelf: Shelf, id: string, opening: Promise<Seal | undefined>): Log {
  const log = shelf.log(id);
  return {
    async read(from) {
      const [seal, stored] = await Promise.all([opening, log.read(from)]);
      return Promise.all(stored.map((entry) => openEntry(seal, id, entry)));
    },
    async append(expected, entries) {
      const seal = await opening;
      return log.append(expected, seal ? await sealEntries(seal, id, entries) : entries);
    },
  };
}
