import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { ByteRange } from './file-store.ts'
import type { ZipEntry } from './zip-directory.ts'

const inflate = promisify(inflateRaw)
const headerSignature = 0x04034b50
const headerBytes = 30

/** Undefined if unreadable or larger than `limit` bytes, packed or unpacked. */
export async function readZipEntry(
  open: (range: ByteRange) => Promise<Readable>,
  { offset, method, packedBytes, isEncrypted }: ZipEntry,
  limit: number,
): Promise<Buffer | undefined> {
  if (isEncrypted || packedBytes === 0 || packedBytes > limit) return undefined
  const read = async (start: number, length: number) => buffer(await open({ start, end: start + length - 1 }))
  const header = await read(offset, headerBytes)
  if (header.length < headerBytes || header.readUInt32LE(0) !== headerSignature) return undefined
  const packed = await read(offset + headerBytes + header.readUInt16LE(26) + header.readUInt16LE(28), packedBytes)
  if (method === 0) return packed
  if (method !== 8) return undefined
  return inflate(packed, { maxOutputLength: limit }).catch(() => undefined)
}
