import { randomBytes } from 'node:crypto'

/** A name for stored bytes that nobody can guess and no user chose. */
export function newStorageKey(): string {
  return randomBytes(16).toString('hex')
}

/** Stops what is not one of our keys before it becomes a path. */
export function requireKey(key: string) {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new TypeError('not a storage key')
}
