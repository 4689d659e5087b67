/** The parts of the browser's caches that the service worker uses, in memory. */

export interface FakeCaches extends CacheStorage {
  /** The number of responses that still fit before the storage is full. */
  room: number;
  /** The contents of each cache by name. */
  contents(): Promise<Record<string, string[]>>;
}

export function createFakeCaches(): FakeCaches {
  const kept = new Map<string, Map<string, Response>>();

  function cacheOf(name: string): Cache {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    const cache: Pick<Cache, 'keys' | 'match' | 'put'> = {
      keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
      match: (address) => Promise.resolve(entries.get(address as string)?.clone()),
      put(address, response) {
        if (caches.room <= 0)
          return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
        caches.room -= 1;
        entries.set(address as string, response);
        return Promise.resolve();
      },
    };
    return cache as Cache;
  }

  const caches: FakeCaches = {
    room: Infinity,
    has: (name) => Promise.resolve(kept.has(name)),
    keys: () => Promise.resolve([...kept.keys()]),
    open: (name) => Promise.resolve(cacheOf(name)),
    delete: (name) => Promise.resolve(kept.delete(name)),
    match: () => Promise.reject(new Error('A version is looked for by its name.')),
    contents: () =>
      Promise.resolve(
        Object.fromEntries([...kept].map(([name, entries]) => [name, [...entries.keys()].sort()])),
      ),
  };
  return caches;
}
