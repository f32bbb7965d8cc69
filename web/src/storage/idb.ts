// IndexedDB as promises: the few calls the store needs.

export interface Opening {
  readonly name: string;
  readonly version: number;
  /** Brings the stores from an older version (0: none) to the present one, inside the upgrade's own transaction. */
  readonly upgrade: (db: IDBDatabase, transaction: IDBTransaction, from: number) => void;
}

export function openDatabase({ name, version, upgrade }: Opening): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', (event) =>
      upgrade(request.result, request.transaction!, event.oldVersion),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('database not opened')));
    // Another tab still holds an older version open; waiting for it could take for ever.
    request.addEventListener('blocked', () => reject(new Error('database held by another tab')));
  });
}

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('request failed')));
  });

/** Resolves only once everything the transaction wrote is stored. */
export const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    // A request that fails is heard before the transaction knows why it will be given up.
    const fail = ({ target }: Event): void =>
      reject((target as IDBRequest | IDBTransaction).error ?? new Error('transaction given up'));
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
