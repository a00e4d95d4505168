import { LRUCache } from 'lru-cache';

/** The last used entries. Limited by `maxSize`, because `max` takes the memory of all entries when the cache is made. */
export function createLruCache<Value extends object | string | boolean>(
  entries: number,
  options: { readonly ttl?: number } = {},
): LRUCache<string, Value> {
  return new LRUCache({ maxSize: entries, sizeCalculation: () => 1, ...options });
}
