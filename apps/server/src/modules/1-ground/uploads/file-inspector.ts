import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { deliverableMaxBytes, type FileExtension } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import { headBytes, judgeHead, officeFormatOf, tailBytes } from '../../../platform/storage/file-kinds.ts'
import { judgeOfficeDirectory } from '../../../platform/storage/office-document.ts'
import { OleMacroScan } from '../../../platform/storage/ole-macros.ts'
import type { ZipEntry } from '../../../platform/storage/zip-directory.ts'
import { tailBuffer } from './tail-buffer.ts'

/**
 * Checks the first bytes before passing any. Fails on a file that is empty, too large, of another type, or an Office
 * document with macros. A transform: async generators re-join chunks, which costs tens of megabytes.
 */
export class FileInspector extends Transform {
  readonly #filename: string
  readonly #kind: FileExtension
  readonly #hash = createHash('sha256')
  #sizeBytes = 0
  #start: Buffer[] | undefined = []
  #end: ReturnType<typeof tailBuffer> | undefined
  #oleScan: OleMacroScan | undefined
  #contentTypes: ZipEntry | undefined

  constructor(filename: string, kind: FileExtension) {
    super()
    this.#filename = filename
    this.#kind = kind
    if (officeFormatOf(kind)) this.#end = tailBuffer(tailBytes)
    if (kind === 'doc') this.#oleScan = new OleMacroScan()
  }

  /** Only after the stream has ended. */
  facts() {
    return { sizeBytes: this.#sizeBytes, sha256: this.#hash.digest('hex') }
  }

  /** Zip entry of `[Content_Types].xml` in an Office file, to be read once it is stored. */
  get contentTypes() {
    return this.#contentTypes
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void) {
    this.#take(chunk).then(() => done(), done)
  }

  override _flush(done: (error?: Error | null) => void) {
    this.#finish().then(() => done(), done)
  }

  async #take(chunk: Buffer) {
    this.#measure(chunk)
    if (!this.#start) {
      this.push(chunk)
      return
    }
    this.#start.push(chunk)
    if (this.#sizeBytes >= headBytes) await this.#judgeStart(this.#start)
  }

  async #finish() {
    if (this.#sizeBytes === 0) throw new DomainError('delivery.empty_file', { filename: this.#filename })
    if (this.#start) await this.#judgeStart(this.#start)
    if (this.#oleScan?.found) this.#refuse('macros')
    const format = officeFormatOf(this.#kind)
    if (!this.#end || !format) return
    const found = judgeOfficeDirectory(this.#end.bytes(), this.#sizeBytes, format)
    if (found === 'no' || found === 'macros') this.#refuse(found)
    if (found !== 'yes') this.#contentTypes = found
  }

  #measure(chunk: Buffer) {
    this.#sizeBytes += chunk.length
    if (this.#sizeBytes > deliverableMaxBytes) {
      throw new DomainError('delivery.file_too_large', { filename: this.#filename })
    }
    this.#hash.update(chunk)
    this.#end?.push(chunk)
    this.#oleScan?.push(chunk)
  }

  async #judgeStart(chunks: Buffer[]) {
    const start = Buffer.concat(chunks)
    const verdict = await judgeHead(this.#kind, start.subarray(0, headBytes))
    if (verdict !== 'yes') this.#refuse(verdict)
    this.#start = undefined
    this.push(start)
  }

  #refuse(verdict: 'no' | 'macros'): never {
    throw refusalOf(verdict, this.#filename)
  }
}

export const refusalOf = (verdict: 'no' | 'macros', filename: string) =>
  new DomainError(verdict === 'macros' ? 'delivery.macros' : 'delivery.wrong_file_type', { filename })
