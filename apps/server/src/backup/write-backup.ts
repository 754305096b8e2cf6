import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import type pg from 'pg'
import { tryLockForBackup } from '../platform/database/backup-lock.ts'
import { newClient } from '../platform/database/connections.ts'
import { StartupError } from '../platform/process/startup-error.ts'
import { type FileStore, isMissingFile } from '../platform/storage/file-store.ts'
import { type ArchivedTable, archiveFormat, entryNames, type Manifest, type Seal } from './archive-format.ts'
import { checkArchive } from './archive-reader.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import {
  type KeptFile,
  listFiles,
  listSequences,
  listTables,
  nameOf,
  neutralSettings,
  readRows,
  readSchemaVersion,
} from './snapshot.ts'

/** `url`: of the role that owns the schema. `recipients`: of age; without, the archive is not encrypted. */
export type BackupOrder = {
  url: string
  files: FileStore
  file: string
  release: string
  recipients?: readonly string[]
}

/** Writes rows and files of one moment while the server runs, reads all of it again, and gives it its name only then. */
export async function writeBackup(order: BackupOrder): Promise<Seal> {
  const client = newClient({ connectionString: order.url, application_name: 'guildhall backup' })
  await client.connect()
  try {
    if (!(await tryLockForBackup(client))) throw new StartupError('Another backup is being written.')
    return await writeWhole(client, order)
  } finally {
    await client.end().catch(() => {})
  }
}

async function writeWhole(client: pg.Client, order: BackupOrder): Promise<Seal> {
  const part = `${order.file}.part`
  try {
    const seal = await fill(client, order, part)
    if (!order.recipients?.length) await checkArchive({ file: part, identities: [] })
    await rename(part, order.file)
    await syncFolder(path.dirname(order.file))
    return seal
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw targetTroubles.has((error as NodeJS.ErrnoException).code ?? '')
      ? new StartupError(`The backup cannot be written: ${(error as Error).message}.`)
      : error
  }
}

/** Of a place that cannot be written to, or is full. */
const targetTroubles = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EFBIG'])

async function fill(client: pg.Client, { files, release, recipients = [] }: BackupOrder, part: string): Promise<Seal> {
  const archive = await createArchive(part, recipients).catch((error: Error) => {
    throw new StartupError(`The backup cannot be written: ${error.message}.`)
  })
  try {
    await client.query(`${neutralSettings}; begin isolation level repeatable read read only`)
    const manifest = await describe(client, release)
    await archive.addBuffer(entryNames.manifest, Buffer.from(JSON.stringify(manifest, null, 2)))
    const kept = await addFiles(archive, files, listFiles(client, manifest.tables))
    const rows: Seal['rows'] = {}
    for (const table of manifest.tables) rows[nameOf(table)] = await addRows(archive, client, table)
    const seal: Seal = { ...archive.summary(), ...kept, rows }
    await archive.addBuffer(entryNames.seal, Buffer.from(JSON.stringify(seal, null, 2)))
    await archive.close()
    return seal
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

async function describe(client: pg.Client, release: string): Promise<Manifest> {
  const { rows } = await client.query<{ version: string; now: Date }>(
    `select current_setting('server_version') as version, now() as now`,
  )
  return {
    format: archiveFormat,
    madeAt: rows[0]?.now.toISOString() ?? '',
    release,
    postgres: rows[0]?.version ?? '',
    schema: await readSchemaVersion(client),
    tables: await listTables(client),
    // Later than the snapshot, so none is below what a row has.
    sequences: await listSequences(client),
  }
}

async function addFiles(archive: ArchiveWriter, store: FileStore, kept: AsyncIterable<KeptFile>) {
  const seal = { files: 0, fileBytes: 0, missing: [] as string[], damaged: [] as string[] }
  let last: { sha256: string; name: string } | undefined
  for await (const { key, sizeBytes, sha256 } of kept) {
    seal.files += 1
    seal.fileBytes += sizeBytes
    const bytes = await store.open(key).catch(undefinedIfMissing)
    if (!bytes) {
      seal.missing.push(key)
      continue
    }
    const expected = sha256 ?? (await hashOf(store, key))
    const name = entryNames.file(expected, key)
    if (last?.sha256 === expected) {
      bytes.destroy()
      await archive.addLink(name, last.name)
      continue
    }
    const found = await archive.add({ name, size: sizeBytes }, readable(bytes))
    if (found === expected) last = { sha256: expected, name }
    else seal.damaged.push(key)
  }
  return seal
}

/** Pictures have no hash in the database; they are small. */
async function hashOf(store: FileStore, key: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of await store.open(key)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** A file that the disk cannot read must not keep all others from being saved. */
const readable = (bytes: Readable) =>
  Readable.from(
    (async function* () {
      try {
        yield* bytes
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EIO') throw error
      }
    })(),
    { objectMode: false },
  )

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissingFile(error)) throw error
}

const partBytes = 8 * 1024 * 1024
const compress = promisify(zstdCompress)

/** In parts that fit into memory, as an entry has to say its size first. */
async function addRows(archive: ArchiveWriter, client: pg.Client, table: ArchivedTable): Promise<number> {
  let [chunks, bytes, part]: [Buffer[], number, number] = [[], 0, 0]
  const flush = async () => {
    if (bytes === 0) return
    await archive.addBuffer(entryNames.rows(nameOf(table), ++part), await compress(Buffer.concat(chunks)))
    chunks = []
    bytes = 0
  }
  const copy = readRows(client, table)
  for await (const chunk of copy) {
    chunks.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes >= partBytes) await flush()
  }
  await flush()
  return copy.rowCount
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
