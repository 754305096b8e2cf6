import { LRUCache } from 'lru-cache'

/** What an entry costs beside its key and value: links, timestamps and places in maps. */
const overheadBytes = 100

export type ByteCache<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  /**
   * The value under `key`, made with `make` where there is none; who asks while it is being made waits for the same one.
   * A failure is not remembered. `anew` makes it even where there is one.
   */
  getOrMake(key: string, make: () => Promise<Value>, options?: { anew?: boolean }): Promise<Value>
}

/**
 * A cache that holds at most `maxBytes`; what has not been used for longest goes first. Every cache of the process is one
 * of these, and is listed with its size in docs/operations.md. `bytesOf` says roughly what a value takes.
 */
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
    // What is evicted while it is made is still for those who wait for it.
    ignoreFetchAbort: true,
  })
  return {
    get: (key) => cache.get(key),
    set: (key, value) => void cache.set(key, value),
    delete: (key) => void cache.delete(key),
    getOrMake: (key, make, { anew = false } = {}) => cache.forceFetch(key, { context: make, forceRefresh: anew }),
  }
}
