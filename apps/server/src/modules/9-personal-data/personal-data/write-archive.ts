import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { addAbortSignal, Readable, Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { formatFileSize } from '@guildhall/contract'
import { ZipFile } from 'yazl'
import type { Deps } from '../../../deps.ts'
import { isMissingFile } from '../../../platform/storage/file-store.ts'
import { type ExportPart, exportedFileBytes } from '../../1-ground/personal-tables/shared/personal-table.ts'
import { exportParts, readFiles, readPart } from './personal-rows.queries.ts'

/** Writes a ZIP entry by entry. Throws if the store cannot be read; a lost file is named in the README. */
export async function writeArchive(
  { config: { dataDir }, database: { db }, files }: Pick<Deps, 'config' | 'database' | 'files'>,
  { userId, storageKey, now }: { userId: string; storageKey: string; now: Date },
): Promise<{ sizeBytes: number; sha256: string }> {
  const zip = new ZipFile()
  const meter = new ByteMeter()
  const broken = new AbortController()
  zip.on('error', (error: Error) => meter.destroy(error))
  const stored = files.put(storageKey, meter)
  stored.catch(() => broken.abort())
  pipeline(zip.outputStream, meter).catch(() => {}) // `stored` fails with it

  /** One at a time, so that no more than one source is open. */
  const add = async (name: string, bytes: Readable, compress = true) => {
    zip.addReadStream(addAbortSignal(broken.signal, bytes), name, { mtime: now, mode: 0o100644, compress })
    await finished(bytes, { writable: false })
  }

  /** The rows are read at once, so that no connection to the database waits for the store. */
  const addPart = async (part: ExportPart) => {
    const rows = await openNameless(dataDir)
    try {
      await rows.writeFile(jsonList(readPart(db, part, userId)))
    } catch (error) {
      await rows.close()
      throw error
    }
    await add(`${part.name}.json`, rows.createReadStream({ start: 0 })) // and closes it
  }

  try {
    for (const part of exportParts) await addPart(part)
    const missing: string[] = []
    for await (const file of readFiles(db, userId)) {
      const bytes = file.included ? await files.open(file.storage_key).catch(undefinedIfMissing) : undefined
      // Most are packed already.
      if (bytes) await add(file.path, bytes, false)
      else if (missing.length < listedMissing) missing.push(file.path)
    }
    await add('README.txt', Readable.from([readme(now, missing)]))
    zip.end()
  } catch (error) {
    meter.destroy(error instanceof Error ? error : new Error(String(error)))
    await stored.catch(() => {})
    throw error
  }
  await stored
  return meter.facts()
}

/** Whose bytes are gone with the process. */
async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true })
  const place = path.join(folder, `rows-${randomUUID()}`)
  const file = await open(place, 'wx+', 0o600)
  await rm(place)
  return file
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissingFile(error)) throw error
}

async function* jsonList(rows: AsyncGenerator<object>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const row of rows) {
    yield separator + JSON.stringify(row, null, 2)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

class ByteMeter extends Transform {
  readonly #hash = createHash('sha256')
  #bytes = 0

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void) {
    this.#hash.update(chunk)
    this.#bytes += chunk.length
    done(null, chunk)
  }

  facts() {
    return { sizeBytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }
}

const listedMissing = 1_000

function readme(now: Date, missing: readonly string[]): string {
  const width = Math.max(...exportParts.map(({ name }) => name.length)) + '.json'.length + 2
  const lines = [
    'Your data on Guildhall',
    `Made on ${now.toISOString()}.`,
    '',
    'Each .json file is a list. Amounts are in dollars, times in UTC (ISO 8601).',
    '',
    ...exportParts.map(({ name, about }) => `${`${name}.json`.padEnd(width)}${about}`),
    `${'files/'.padEnd(width)}Files you delivered or sent in messages, and pictures you uploaded.`,
    '',
    'What others wrote is theirs and not part of this copy, except for feedback on your deliveries.',
    'Passwords, session tokens and the right answers of assessments are not part of it either.',
  ]
  if (missing.length > 0) {
    lines.push(
      '',
      `A copy holds files of up to ${formatFileSize(exportedFileBytes)}, newest first. These are left out; you can`,
      'download them from their project or conversation:',
      '',
      ...missing,
    )
    if (missing.length === listedMissing) lines.push('… and more: see delivered-files.json and message-files.json.')
  }
  return `${lines.join('\r\n')}\r\n`
}
