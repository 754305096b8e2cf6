import { LRUCache } from 'lru-cache'

const overheadBytes = 100

export type ByteCache<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  /** Concurrent callers share one call. Failures are not cached. `anew` ignores the cached value. */
  getOrMake(key: string, make: () => Promise<Value>, options?: { anew?: boolean }): Promise<Value>
}

/** An LRU cache, used for all caches of bytes; docs/operations/limits.md lists their sizes. `bytesOf` estimates a value. */
export function openByteCache<Value extends object>({
  maxBytes,
  bytesOf,
}: {
  maxBytes: number
  bytesOf: (value: Value) => number
}): ByteCache<Value> {
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => bytesOf(value) + key.length * 2 + overheadBytes,
    fetchMethod: (_key, _stale, { context }) => context(),
    ignoreFetchAbort: true,
  })
  return {
    get: (key) => cache.get(key),
    set: (key, value) => void cache.set(key, value),
    delete: (key) => void cache.delete(key),
    getOrMake: (key, make, { anew = false } = {}) => cache.forceFetch(key, { context: make, forceRefresh: anew }),
  }
}
