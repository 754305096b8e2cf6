import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tryLockForBackup } from '../platform/database/backup-lock.ts'
import { newClient } from '../platform/database/connections.ts'
import { startTestApp } from '../testing/test-app.ts'
import { checkArchive } from './archive-reader.ts'
import { takeBackup } from './take-backup.ts'

async function arrange() {
  const t = await startTestApp()
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-backups-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { DATABASE_MIGRATION_URL: ownerUrl } = t.databaseSettings
  const backups = { folder, ownerUrl, recipients: [], retention: { daily: 2, weekly: 1 } }
  const files = t.deps.files
  const take = (at: string) => takeBackup({ backups, files, clock: () => new Date(at) })
  return { folder, ownerUrl, take, list: async () => (await readdir(folder)).toSorted() }
}

test('a scheduled backup is whole, and makes older ones go that are no longer kept, and nothing else', async () => {
  const { folder, take, list } = await arrange()
  for (const name of [
    'guildhall-2026-11-20T01-20-00Z.tar',
    'guildhall-2026-11-24T01-20-00Z.tar.age',
    'guildhall-2026-11-25T01-20-00Z.tar.part',
    'guildhall-2026-11-28T01-10-00Z.tar.part',
    'guildhall-before-the-move.tar',
  ])
    await writeFile(path.join(folder, name), '')

  await take('2026-11-27T01:20:00Z')
  await take('2026-11-28T01:20:00Z')

  expect(await list()).toEqual([
    'guildhall-2026-11-27T01-20-00Z.tar',
    'guildhall-2026-11-28T01-10-00Z.tar.part',
    'guildhall-2026-11-28T01-20-00Z.tar',
    'guildhall-before-the-move.tar',
  ])
  await checkArchive({ file: path.join(folder, 'guildhall-2026-11-28T01-20-00Z.tar'), identities: [] })
})

test('one that fails leaves those before it, and no half of its own', async () => {
  const { take, list, ownerUrl } = await arrange()
  await take('2026-11-01T01:20:00Z')
  const other = newClient({ connectionString: ownerUrl })
  await other.connect()
  onTestFinished(() => other.end())
  await tryLockForBackup(other)

  await expect(take('2026-11-28T01:20:00Z')).rejects.toThrow('Another backup is being written')

  expect(await list()).toEqual(['guildhall-2026-11-01T01-20-00Z.tar'])
})
