const endSignature = 0x06054b50
const endBytes = 22
const entrySignature = 0x02014b50
const entryBytes = 46

export type ZipEntry = {
  name: string
  isEncrypted: boolean
  /** 0: stored as it is, 8: deflated. */
  method: number
  packedBytes: number
  offset: number
}

/** `tail`: the end of `fileBytes`. Undefined if the directory is missing, before `tail`, or ambiguous. */
export function readZipDirectory(tail: Buffer, fileBytes: number): ZipEntry[] | undefined {
  const end = findEnd(tail)
  if (end < 0) return undefined
  const count = tail.readUInt16LE(end + 10)
  const listBytes = tail.readUInt32LE(end + 12)
  // The directory can be located by its size or by its offset: both must agree.
  if (tail.readUInt32LE(end + 16) + listBytes !== fileBytes - tail.length + end) return undefined
  let at = end - listBytes
  const entries: ZipEntry[] = []
  while (entries.length < count) {
    if (at < 0 || at + entryBytes > end || tail.readUInt32LE(at) !== entrySignature) return undefined
    const nameEnd = at + entryBytes + tail.readUInt16LE(at + 28)
    entries.push({
      name: tail.toString('utf8', at + entryBytes, Math.min(nameEnd, end)),
      isEncrypted: (tail.readUInt16LE(at + 8) & 1) === 1,
      method: tail.readUInt16LE(at + 10),
      packedBytes: tail.readUInt32LE(at + 20),
      offset: tail.readUInt32LE(at + 42),
    })
    at = nameEnd + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
  }
  return at === end ? entries : undefined
}

/** Start of the end record. A comment of any length may follow and could look like one. */
function findEnd(tail: Buffer): number {
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === endSignature && at + endBytes + tail.readUInt16LE(at + 20) === tail.length) return at
  }
  return -1
}
