import type { Readable } from 'node:stream'

/** Which bytes of a file: both ends included, as in HTTP. */
export type ByteRange = { start: number; end: number }

/** Where uploaded bytes lie. Keys are ours, never a name somebody typed. Memory stays flat whatever a file weighs. */
export type FileStore = {
  /**
   * Stores the whole of `bytes` under `key`, durable once resolved. Rejects, leaving nothing, when the stream fails.
   * `disposable`: the chunks are nobody else's, and each may be freed as soon as it is written.
   */
  put(key: string, bytes: Readable, options?: { disposable?: boolean }): Promise<void>
  /** The bytes under `key`, or the part of them that `range` names. Rejects when there are none. */
  open(key: string, range?: ByteRange): Promise<Readable>
  /** Removes what is under `key`; removing nothing is no error. */
  remove(key: string): Promise<void>
}
