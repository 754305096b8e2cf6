import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { jobKinds } from '../job-kinds.ts'
import { type AuditReport, auditLedger } from '../modules/5-contracts/ledger-audits/audit/audit-ledger.ts'
import { advisoryLocks } from '../platform/database/advisory-locks.ts'
import { newClient, readCommitted } from '../platform/database/connections.ts'
import { noLimits, openDatabase } from '../platform/database/database.ts'
import { migrateDatabase } from '../platform/database/migrate-database.ts'
import { StartupError } from '../platform/process/startup-error.ts'
import { type FileStore, isMissingFile } from '../platform/storage/file-store.ts'
import { fileOfEntry, type Manifest, tableOfEntry } from './archive-format.ts'
import { type ArchiveEntry, type CheckedArchive, checkArchive, readArchive } from './archive-reader.ts'
import { beginLoad, countServers, isFull } from './load-tables.ts'
import { listFiles, listTables, readSchemaVersion } from './snapshot.ts'

/** `url`: of the role that will own the schema. `appUrl`: of the role that uses it. */
export type RestoreOrder = {
  url: string
  appUrl: string
  files: FileStore
  file: string
  identities: readonly string[]
}

/** `wrongFiles`: keys of files that are missing, or not what the database says. */
export type Restored = CheckedArchive & { audit: AuditReport; wrongFiles: string[] }

/** Reads the archive to its end before it changes anything. All rows come or none, after their files. */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  const client = newClient({ connectionString: order.url, application_name: 'guildhall restore', ...readCommitted })
  await client.connect()
  try {
    await requireEmpty(client)
    const { manifest } = await checkArchive(order)
    await migrateDatabase(order.url, order.appUrl, jobKinds, manifest.schema.migration)
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]) // a server that starts now waits
    await requireEmpty(client)
    requireSameSchema(manifest, await readSchemaVersion(client))
    const archive = await load(client, order)
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks.migration])
    await migrateDatabase(order.url, order.appUrl, jobKinds) // what later releases have added
    return { ...archive, audit: await audit(order.url), wrongFiles: await listWrongFiles(client, order.files) }
  } finally {
    await client.end().catch(() => {})
  }
}

async function requireEmpty(client: pg.Client) {
  if ((await countServers(client)) > 0) throw new StartupError('Guildhall is running on this database. Stop it first.')
  if (await isFull(client)) {
    throw new StartupError('This installation has accounts already. A backup is restored into an empty one only.')
  }
}

function requireSameSchema({ release, schema }: Manifest, here: Manifest['schema']) {
  if (here.migration > schema.migration) {
    throw new StartupError('This database has the schema of a later release already. Restore into a new one.')
  }
  if (here.migration === schema.migration && here.jobs === schema.jobs) return
  throw new StartupError(
    `The backup was made by release ${release}, which this one cannot bring up to date. Restore it with that one.`,
  )
}

async function load(client: pg.Client, { files, ...source }: RestoreOrder): Promise<CheckedArchive> {
  let rows: Awaited<ReturnType<typeof beginLoad>> | undefined
  const archive = await readArchive(source, async (entry, manifest) => {
    const table = tableOfEntry(entry.name)
    if (!table) return putFile(files, entry)
    rows ??= await beginLoad(client, manifest)
    await rows.addPart(table, await buffer(entry.bytes))
  })
  rows ??= await beginLoad(client, archive.manifest)
  await rows.commit(archive.seal.rows)
  return archive
}

async function putFile(files: FileStore, { name, linkname, bytes }: ArchiveEntry) {
  const stored = fileOfEntry(name)
  if (!stored) throw new StartupError(`The backup has an entry ${name}, which is unknown here.`)
  await files.remove(stored.key) // what a killed restoration left
  const source = linkname && fileOfEntry(linkname)
  await files.put(stored.key, source ? await files.open(source.key) : bytes)
}

async function audit(url: string): Promise<AuditReport> {
  const database = openDatabase(url, 1, noLimits)
  try {
    return await auditLedger(database.db)
  } finally {
    await database.close()
  }
}

/** Reads every file back from where it is now. */
async function listWrongFiles(client: pg.Client, files: FileStore): Promise<string[]> {
  const wrong: string[] = []
  await client.query('begin read only')
  for await (const { key, sizeBytes, sha256 } of listFiles(client, await listTables(client))) {
    if (!(await isIntact(files, { key, sizeBytes, sha256 }))) wrong.push(key)
  }
  await client.query('commit')
  return wrong
}

async function isIntact(
  files: FileStore,
  { key, sizeBytes, sha256 }: { key: string; sizeBytes: number; sha256: string | null },
) {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of await files.open(key)) {
      hash.update(chunk as Buffer)
      bytes += (chunk as Buffer).length
    }
  } catch (error) {
    if (isMissingFile(error)) return false
    throw error
  }
  return bytes === sizeBytes && (sha256 === null || hash.digest('hex') === sha256)
}
