/** A cache of the most recently used values, by a text key. */

interface RecentCache<Value> {
  find(key: string): Value | undefined;
  add(key: string, value: Value): void;
}

export function createRecentCache<Value>(capacity: number): RecentCache<Value> {
  // A Map keeps insertion order, so the first key is the least recently used.
  const values = new Map<string, Value>();

  function add(key: string, value: Value) {
    values.delete(key);
    values.set(key, value);
    const oldest = values.keys().next();
    if (values.size > capacity && !oldest.done) values.delete(oldest.value);
  }

  return {
    add,
    find(key) {
      const value = values.get(key);
      if (value !== undefined) add(key, value);
      return value;
    },
  };
}
