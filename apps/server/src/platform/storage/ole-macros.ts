const blockBytes = 128
const nameLengthAt = 64
const kindAt = 66
const storage = 1
const stream = 2

const storages = new Set(['MACROS', 'VBA', '_VBA_PROJECT_CUR'])
const streams = new Set(['_VBA_PROJECT'])
const longestName = 16

/** Directory entries are 128 bytes at multiples of 128: checks each such block. Equal text is a false alarm. */
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
    const nameBytes = bytes.readUInt16LE(at + nameLengthAt) - 2 // NUL-terminated
    if (nameBytes < 2 || nameBytes > longestName * 2) return
    const name = bytes.toString('utf16le', at, at + nameBytes).toUpperCase()
    if ((kind === storage ? storages : streams).has(name)) this.found = true
  }
}
