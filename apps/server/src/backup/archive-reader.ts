import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Decrypter } from 'age-encryption'
import { extract } from 'tar-stream'
import type { z } from 'zod'
import { StartupError } from '../platform/process/startup-error.ts'
import {
  archiveFormat,
  entryNames,
  fileOfEntry,
  type Manifest,
  manifestSchema,
  type Seal,
  sealSchema,
} from './archive-format.ts'
import { toWebStream } from './web-stream.ts'

/** `linkname`: the entry with the same bytes. `bytes` has to be read to its end. */
export type ArchiveEntry = { name: string; linkname: string | undefined; bytes: Readable }

/** What an archive says of itself once all of it was read and is as it was written. */
export type CheckedArchive = { manifest: Manifest; seal: Seal }

/** Reads from the start to the seal. Throws StartupError if anything is missing, or not as it was written. */
export async function readArchive(
  { file, identities }: { file: string; identities: readonly string[] },
  visit: (entry: ArchiveEntry, manifest: Manifest) => Promise<void>,
): Promise<CheckedArchive> {
  const entries = extract()
  let torn: unknown
  const fed = pipeline(await decrypted(file, identities), entries).catch((error: Error) => {
    torn = error
    entries.destroy(error)
  })
  const summary = createHash('sha256')
  const damaged: string[] = []
  let [count, manifest, seal]: [number, Manifest | undefined, Seal | undefined] = [0, undefined, undefined]
  try {
    for await (const entry of entries) {
      const { name, linkname } = entry.header
      const bytes = entry as unknown as AsyncIterable<Buffer>
      if (seal) throw broken(file, 'something follows its end')
      if (name === entryNames.seal) {
        seal = await readJson(file, bytes, sealSchema)
        continue
      }
      const hash = createHash('sha256')
      if (!manifest) {
        if (name !== entryNames.manifest) throw broken(file, 'it is no backup of Guildhall')
        manifest = await readJson(file, bytes, manifestSchema, hash)
        if (manifest.format !== archiveFormat) throw broken(file, `its format ${manifest.format} is unknown here`)
      } else {
        await visit({ name, linkname: linkname ?? undefined, bytes: hashed(bytes, hash) }, manifest)
      }
      const sha256 = linkname ?? hash.digest('hex')
      const stored = fileOfEntry(name)
      if (stored && !linkname && stored.sha256 !== sha256) damaged.push(stored.key)
      summary.update(`${sha256}  ${name}\n`)
      count += 1
    }
    await fed
  } catch (error) {
    entries.destroy()
    await fed
    throw error === torn ? broken(file, (error as Error).message) : error
  }
  if (!manifest || !seal) throw broken(file, 'its end is missing')
  if (seal.entries !== count || seal.sha256 !== summary.digest('hex')) throw broken(file, 'it was changed or damaged')
  const surprising = damaged.filter((key) => !seal.damaged.includes(key))
  if (surprising.length > 0) throw broken(file, `the file ${surprising[0]} in it is damaged`)
  return { manifest, seal }
}

/** Reads all of it, for nothing but the proof. */
export const checkArchive = (archive: { file: string; identities: readonly string[] }) =>
  readArchive(archive, async ({ bytes }) => {
    for await (const _chunk of bytes);
  })

function hashed(bytes: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>): Readable {
  async function* chunks() {
    for await (const chunk of bytes) {
      hash.update(chunk)
      yield chunk
    }
  }
  return Readable.from(chunks(), { objectMode: false })
}

async function readJson<Schema extends z.ZodType>(
  file: string,
  bytes: AsyncIterable<Buffer>,
  schema: Schema,
  hash = createHash('sha256'),
): Promise<z.output<Schema>> {
  try {
    return schema.parse(JSON.parse((await buffer(hashed(bytes, hash))).toString()))
  } catch (error) {
    throw broken(file, (error as Error).message)
  }
}

async function decrypted(file: string, identities: readonly string[]): Promise<Readable> {
  const isEncrypted = (await startOf(file)).startsWith('age-encryption.org/')
  const read = () => createReadStream(file, { highWaterMark: 1024 * 1024 })
  if (!isEncrypted) return read()
  if (identities.length === 0) {
    throw new StartupError(`${file} is encrypted. Name the file with the identity of age: --identity FILE`)
  }
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const plain = await decrypter.decrypt(toWebStream(read())).catch((error: Error) => {
    throw new StartupError(`${file} cannot be decrypted with these identities: ${error.message}.`)
  })
  return Readable.from(plain, { objectMode: false })
}

async function startOf(file: string): Promise<string> {
  try {
    return (await buffer(createReadStream(file, { end: 63 }))).toString('latin1')
  } catch (error) {
    throw new StartupError(`${file} cannot be read: ${(error as Error).message}`)
  }
}

const broken = (file: string, why: string) => new StartupError(`${file} cannot be used: ${why}.`)
