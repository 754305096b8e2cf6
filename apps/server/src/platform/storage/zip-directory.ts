const endSignature = 0x06054b50
const endBytes = 22
const entrySignature = 0x02014b50
const entryBytes = 46

/**
 * The names of the entries of a ZIP file, read from the list that ends every such file; `tail` is the end of the file.
 * Undefined where there is no such list, or `tail` does not hold the whole of it.
 */
export function listZipEntries(tail: Buffer): string[] | undefined {
  const end = findEnd(tail)
  if (end < 0) return undefined
  const count = tail.readUInt16LE(end + 10)
  let at = end - tail.readUInt32LE(end + 12)
  const names: string[] = []
  while (names.length < count) {
    if (at < 0 || at + entryBytes > end || tail.readUInt32LE(at) !== entrySignature) return undefined
    const nameEnd = at + entryBytes + tail.readUInt16LE(at + 28)
    names.push(tail.toString('utf8', at + entryBytes, Math.min(nameEnd, end)))
    at = nameEnd + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
  }
  return names
}

/** Where the closing record starts. A comment of any length may follow it, and could itself look like one. */
function findEnd(tail: Buffer): number {
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === endSignature && at + endBytes + tail.readUInt16LE(at + 20) === tail.length) return at
  }
  return -1
}
