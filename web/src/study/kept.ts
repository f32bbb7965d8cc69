// Results of the study, kept on this device: what took a minute to work out is there at once the next time.

const DATABASE = 'branchline-study';
const STORE = 'results';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage refused')));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

async function inStore<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await settled(use(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Undefined where nothing is kept, or storage is blocked. */
export async function keptResult(key: string): Promise<unknown> {
  try {
    return await inStore('readonly', (store) => store.get(key));
  } catch {
    return undefined;
  }
}

/** Everything whose key begins like this, by the rest of the key; or just that it is there. */
export async function keptResults(prefix: string, what: 'all' | 'keys' = 'all'): Promise<ReadonlyMap<string, unknown>> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  try {
    const keys = await inStore('readonly', (store) => store.getAllKeys(range));
    const results: readonly unknown[] =
      what === 'keys' ? [] : await inStore('readonly', (store) => store.getAll(range) as IDBRequest<unknown[]>);
    return new Map(keys.map((key, place) => [String(key).slice(prefix.length), results[place]]));
  } catch {
    return new Map();
  }
}

/** Without storage it is worked out again the next time. */
export async function keepResult(key: string, result: unknown): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.put(result, key));
  } catch {
    // nothing is lost but time
  }
}

export async function forgetResult(key: string): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.delete(key));
  } catch {
    // nothing was kept then
  }
}

/**
 * Changes what is kept in one transaction, so that of two tabs none undoes what the other did; without storage the change is
 * only answered. Undefined stays undefined.
 */
export async function changeResult(key: string, change: (kept: unknown) => unknown): Promise<unknown> {
  let changed: unknown;
  try {
    const database = await open();
    try {
      const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
      const kept: unknown = await settled(store.get(key));
      changed = change(kept);
      if (changed !== kept) await settled(store.put(changed, key));
    } finally {
      database.close();
    }
    return changed;
  } catch {
    return changed ?? change(undefined);
  }
}
