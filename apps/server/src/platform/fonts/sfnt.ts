import { inflateSync } from 'node:zlib'

const entry = { woff: 20, sfnt: 16 }

/** fontkit unpacks a WOFF table at each access, which makes drawing a hundred times slower. */
export function sfntFromWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(12 + count * entry.sfnt)
  const power = Math.floor(Math.log2(count))
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(count * 16 - 2 ** power * 16, 10)

  const parts: Buffer[] = [header]
  let end = header.length
  for (let index = 0; index < count; index += 1) {
    const from = 44 + index * entry.woff
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as Sizes
    const to = 12 + index * entry.sfnt
    woff.copy(header, to, from, from + 4)
    woff.copy(header, to + 4, from + 16, from + 20)
    header.writeUInt32BE(end, to + 8)
    header.writeUInt32BE(length, to + 12)

    const bytes = woff.subarray(offset, offset + packed)
    const padding = (4 - (length % 4)) % 4
    parts.push(packed < length ? inflateSync(bytes) : bytes, Buffer.alloc(padding))
    end += length + padding
  }
  return Buffer.concat(parts)
}

type Sizes = [offset: number, packed: number, length: number]
