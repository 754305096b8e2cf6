import type { Readable } from 'node:stream'

export type ByteRange = { start: number; end: number }

/** Stores uploaded files under keys of ours, never under names users typed. Memory use does not depend on file size. */
export type FileStore = {
  /** Durable once resolved; leaves nothing if the stream fails. `disposable`: chunks may be freed once written. */
  put(key: string, bytes: Readable, options?: { disposable?: boolean }): Promise<void>
  /** Opens the bytes under `key`, or those of them in a range, which may end or lie behind them. Rejects if there is no such key. */
  open(key: string, range?: ByteRange): Promise<Readable>
  remove(key: string): Promise<void>
}

/** Whether {@link FileStore.open} rejected because there are no bytes under the key, on disk or in a bucket. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || ('code' in error && error.code === 'ENOENT'))
}
