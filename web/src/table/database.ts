// IndexedDB as this client uses it: opened when first asked for, opened again when it went away, its requests as
// promises.

/** Asks for a database with these stores; all who ask share one. */
export function databaseOf(
  name: string,
  version: number,
  stores: Record<string, IDBObjectStoreParameters | undefined>,
): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | null = null;
  return () => {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        for (const [store, how] of Object.entries(stores)) request.result.createObjectStore(store, how);
      };
      request.onsuccess = () => {
        // A newer version of the client in another tab may want to change the stores.
        request.result.onversionchange = () => (request.result.close(), (opening = null));
        // The browser may close it by itself: a person emptied it, a disk went away. The next one who asks opens it
        // again.
        request.result.onclose = () => (opening = null);
        resolve(request.result);
      };
      request.onerror = () => reject(request.error);
      request.onblocked = () => reject(new Error('the store is blocked by another tab'));
    }).catch(error => {
      opening = null;
      throw error;
    });
    return opening;
  };
}

export const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the store gave up'));
  });

export const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
