import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type DeliverableExtension, deliverableMaxBytes } from '@guildhall/contract'
import { DomainError } from '../../platform/errors.ts'
import { headBytes, isWordDocument, judgeHead, tailBytes } from '../../platform/storage/file-kinds.ts'
import { keepEnd, withLongStart } from './pieces.ts'

export type FileFacts = { sizeBytes: number; sha256: string }

/**
 * Hands on the bytes of a file while measuring, hashing and checking them; none is handed on before the start was
 * judged. The stream breaks with the refusal of a file that is empty, too large or not what its name promises. `facts`
 * may be asked for once the stream has ended. In memory are the first 64 KiB, or the last 256 KiB of a Word document
 * that does not show its kind at the start.
 */
export function inspectFile(filename: string, kind: DeliverableExtension, bytes: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let sizeBytes = 0

  async function* inspected() {
    let end: ReturnType<typeof keepEnd> | undefined
    for await (const piece of withLongStart(bytes, headBytes)) {
      if (sizeBytes === 0) {
        const verdict = await judgeHead(kind, piece.subarray(0, headBytes))
        if (verdict === 'no') throw new DomainError('delivery.wrong_file_type', { filename })
        if (verdict === 'look_at_end') end = keepEnd(tailBytes)
      }
      sizeBytes += piece.length
      if (sizeBytes > deliverableMaxBytes) throw new DomainError('delivery.file_too_large', { filename })
      hash.update(piece)
      end?.push(piece)
      yield piece
    }
    if (sizeBytes === 0) throw new DomainError('delivery.empty_file', { filename })
    if (end && !isWordDocument(end.bytes())) throw new DomainError('delivery.wrong_file_type', { filename })
  }

  return {
    stream: Readable.from(inspected(), { objectMode: false }),
    facts: (): FileFacts => ({ sizeBytes, sha256: hash.digest('hex') }),
  }
}
