// The key of this device's games: made once of random bytes, kept in the database and beside the second copy, so that
// either store opens what the other has kept.

import { answerOf, finished } from './idb.ts';
import { bytesOf, KEY_BYTES, sealOf, textOf, type Seal } from './seal.ts';

/** A small file of lines; reading one that is not there gives nothing. */
export type KeyFile = {
  readonly read: () => Promise<string>;
  readonly write: (text: string) => Promise<void>;
};

const NAME = 'key';

const isKey = (line: unknown): line is string => {
  try {
    return typeof line === 'string' && bytesOf(line).length === KEY_BYTES;
  } catch {
    return false;
  }
};

async function newKey(subtle: SubtleCrypto): Promise<string> {
  const key = await subtle.generateKey({ name: 'AES-GCM', length: 8 * KEY_BYTES }, true, ['encrypt']);
  return textOf(new Uint8Array(await subtle.exportKey('raw', key)));
}

type Found = { readonly fromFile: readonly string[]; readonly fresh: string };

/** Whatever both stores know, without asking which of them is right; a fresh one where neither knows any. */
async function keysIn(db: IDBDatabase, { fromFile, fresh }: Found): Promise<readonly string[]> {
  const transaction = db.transaction('keys', 'readwrite', { durability: 'strict' });
  const done = finished(transaction);
  const store = transaction.objectStore('keys');
  // Read and written in one breath: of two tabs that begin at once, the second finds the key of the first.
  const stored = ((await answerOf(store.getAll())) as unknown[]).filter(isKey);
  const known = [...new Set([...stored, ...fromFile])];
  const keys = known.length > 0 ? known : [fresh];
  for (const key of keys) if (!stored.includes(key)) store.add(key);
  await done;
  return keys;
}

/** Where the page was opened without a safe line there is no WebCrypto: games are then kept as they are. */
export async function openSeal(db: IDBDatabase, file: KeyFile = privateFile()): Promise<Seal | undefined> {
  // Declared as always there, and missing where the page came over plain http.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const text = await file.read().catch(() => '');
  const fromFile = text.split('\n').filter(isKey);
  // Made beforehand: a transaction waits for nothing but its own requests.
  const fresh = fromFile[0] ?? (await newKey(subtle));
  const keys = await keysIn(db, { fromFile, fresh });
  // A browser without private files has no second copy that would need the key.
  if (keys.length !== fromFile.length) await file.write(keys.join('\n')).catch(() => undefined);
  return sealOf(subtle, keys.map(bytesOf));
}

function privateFile(): KeyFile {
  const handle = async (create: boolean) => (await navigator.storage.getDirectory()).getFileHandle(NAME, { create });
  return {
    read: async () => (await (await handle(false)).getFile()).text(),
    async write(text) {
      const file = await (await handle(true)).createSyncAccessHandle();
      try {
        file.truncate(0);
        file.write(new TextEncoder().encode(text), { at: 0 });
        file.flush();
      } finally {
        file.close();
      }
    },
  };
}
