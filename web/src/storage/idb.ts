// IndexedDB as promises: the few calls the journal needs.

export function openDatabase(
  name: string,
  version: number,
  upgrade: (db: IDBDatabase, from: number) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', (event) => upgrade(request.result, event.oldVersion));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database cannot be opened')));
    // Another tab still holds an older version open; waiting for it could take for ever.
    request.addEventListener('blocked', () => reject(new Error('the database is held by another tab')));
  });
}

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the request failed')));
  });

/** Resolves only once everything the transaction wrote is stored. */
export const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    const fail = (): void => reject(transaction.error ?? new Error('the transaction was given up'));
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
