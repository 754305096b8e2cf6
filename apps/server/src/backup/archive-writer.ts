import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { PassThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Encrypter } from 'age-encryption'
import { pack } from 'tar-stream'
import { exactly } from './exactly.ts'
import { toWebStream } from './web-stream.ts'

export type ArchiveWriter = Awaited<ReturnType<typeof createArchive>>

/** Writes entries one after the other. `recipients`: of age, who can decrypt it; nobody: it is not encrypted. */
export async function createArchive(file: string, recipients: readonly string[]) {
  const tar = pack()
  const summary = createHash('sha256')
  let entries = 0
  const target = createWriteStream(file, { mode: 0o600, flush: true })
  const written = pipeline(await encrypted(tar, recipients), target)
  let failure: Error | undefined
  written.catch((error: Error) => {
    failure = error
    tar.destroy(error)
  })

  function note(name: string, sha256: string) {
    summary.update(`${sha256}  ${name}\n`)
    entries += 1
  }

  async function write(header: { name: string; size: number }, bytes: Readable): Promise<string> {
    const hash = createHash('sha256')
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    await pipeline(bytes, exactly(header.size), hashing, tar.entry({ ...header, mode: 0o600 })).catch(
      (error: Error) => {
        throw failure ?? error
      },
    )
    const sha256 = hash.digest('hex')
    note(header.name, sha256)
    return sha256
  }

  return {
    /** Returns the hash of the `size` bytes that were written. */
    add: write,
    addBuffer: (name: string, bytes: Buffer) => write({ name, size: bytes.length }, Readable.from([bytes])),
    /** The same bytes as an earlier entry. */
    async addLink(name: string, linkname: string) {
      await new Promise<void>((resolve, reject) => {
        tar.entry({ name, linkname, type: 'link' }, (error) => (error ? reject(error) : resolve()))
      })
      note(name, linkname)
    },
    summary: () => ({ entries, sha256: summary.copy().digest('hex') }),
    async close() {
      tar.finalize()
      await written
    },
    async abandon() {
      tar.destroy()
      await written.catch(() => {})
    },
  }
}

async function encrypted(tar: ReturnType<typeof pack>, recipients: readonly string[]): Promise<Readable> {
  const plain = new PassThrough()
  pipeline(tar, plain).catch((error: Error) => plain.destroy(error))
  if (recipients.length === 0) return plain
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return Readable.from(await encrypter.encrypt(toWebStream(plain)), { objectMode: false })
}
