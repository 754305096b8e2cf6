import type { Readable } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'

/** Reads on demand, unlike Readable.toWeb, which reads ahead without a limit in bytes. */
export const toWebStream = (bytes: Readable) => WebStream.from(bytes) as unknown as ReadableStream<Uint8Array>
