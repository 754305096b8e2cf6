import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type DeliverableExtension, deliverableMaxBytes } from '@guildhall/contract'
import { DomainError } from '../../platform/errors.ts'
import { headBytes, isWordDocument, judgeHead, tailBytes } from '../../platform/storage/file-kinds.ts'

export type FileFacts = { sizeBytes: number; sha256: string }

/**
 * Hands on the bytes of a file while measuring, hashing and checking them; nothing is handed on before its start was
 * judged. The stream breaks with the refusal of a file that is empty, too large or not what its name promises. `facts`
 * may be asked for once the stream has ended. Holds the first 64 KiB, and of some Word documents the last 256 KiB.
 */
export function inspectFile(filename: string, kind: DeliverableExtension, bytes: Readable) {
  const hash = createHash('sha256')
  let sizeBytes = 0
  let tail: Tail | undefined

  function measure(chunk: Buffer) {
    sizeBytes += chunk.length
    if (sizeBytes > deliverableMaxBytes) throw new DomainError('delivery.file_too_large', { filename })
    hash.update(chunk)
    tail?.push(chunk)
  }

  async function judge(start: Buffer) {
    if (start.length === 0) throw new DomainError('delivery.empty_file', { filename })
    const verdict = await judgeHead(kind, start.subarray(0, headBytes))
    if (verdict === 'no') throw new DomainError('delivery.wrong_file_type', { filename })
    if (verdict === 'look_at_end') tail = new Tail(tailBytes)
  }

  async function* inspected() {
    let unjudged: Buffer[] | undefined = []
    let unjudgedBytes = 0
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      if (!unjudged) {
        measure(chunk)
        yield chunk
        continue
      }
      unjudged.push(chunk)
      unjudgedBytes += chunk.length
      if (unjudgedBytes < headBytes) continue
      const start = Buffer.concat(unjudged)
      unjudged = undefined
      await judge(start)
      measure(start)
      yield start
    }
    if (unjudged) {
      const whole = Buffer.concat(unjudged)
      await judge(whole)
      measure(whole)
      yield whole
    }
    if (tail && !isWordDocument(tail.bytes())) throw new DomainError('delivery.wrong_file_type', { filename })
  }

  return {
    stream: Readable.from(inspected(), { objectMode: false }),
    facts: (): FileFacts => ({ sizeBytes, sha256: hash.digest('hex') }),
  }
}

/** The last bytes of a stream, at least `size` of them where there are as many. */
class Tail {
  readonly #size: number
  #chunks: Buffer[] = []
  #length = 0

  constructor(size: number) {
    this.#size = size
  }

  push(chunk: Buffer) {
    this.#chunks.push(chunk)
    this.#length += chunk.length
    for (;;) {
      const oldest = this.#chunks[0]
      if (!oldest || this.#length - oldest.length < this.#size) return
      this.#chunks.shift()
      this.#length -= oldest.length
    }
  }

  bytes() {
    return Buffer.concat(this.#chunks)
  }
}
