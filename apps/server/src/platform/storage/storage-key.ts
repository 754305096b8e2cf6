import { randomBytes } from 'node:crypto'

export function newStorageKey(): string {
  return randomBytes(16).toString('hex')
}

/** Throws unless `key` is one of ours, before it becomes part of a path. */
export function requireKey(key: string) {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new TypeError('not a storage key')
}
