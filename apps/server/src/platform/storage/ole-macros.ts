const blockBytes = 128
const nameLengthAt = 64
const kindAt = 66
const storage = 1
const stream = 2

/** What VBA projects are kept under, in Word documents and in tables inside them, and what every project has in it. */
const storages = new Set(['MACROS', 'VBA', '_VBA_PROJECT_CUR'])
const streams = new Set(['_VBA_PROJECT'])
const longestName = 16

/**
 * Looks through an OLE compound file, the container of old Office documents, for macros. Every entry of its directory is
 * 128 bytes long and starts at a multiple of 128, wherever the directory lies: so all such blocks are looked at as they
 * pass, none can be missed, and nothing but the block under way is kept. Text that looks like such an entry to the last
 * byte would be taken for one.
 */
export class OleMacroScan {
  found = false
  #rest = Buffer.alloc(0)

  push(chunk: Buffer) {
    if (this.found) return
    const missing = this.#rest.length === 0 ? 0 : blockBytes - this.#rest.length
    if (chunk.length < missing) {
      this.#rest = Buffer.concat([this.#rest, chunk])
      return
    }
    if (missing > 0) this.#look(Buffer.concat([this.#rest, chunk.subarray(0, missing)]), 0)
    let at = missing
    for (; at + blockBytes <= chunk.length; at += blockBytes) this.#look(chunk, at)
    this.#rest = Buffer.from(chunk.subarray(at)) // a copy: the chunk may be freed
  }

  #look(bytes: Buffer, at: number) {
    const kind = bytes[at + kindAt]
    if (kind !== storage && kind !== stream) return
    const nameBytes = bytes.readUInt16LE(at + nameLengthAt) - 2 // a NUL ends it
    if (nameBytes < 2 || nameBytes > longestName * 2) return
    const name = bytes.toString('utf16le', at, at + nameBytes).toUpperCase()
    if ((kind === storage ? storages : streams).has(name)) this.found = true
  }
}
