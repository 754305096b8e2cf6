import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { dayMs } from '@guildhall/contract'
import packageJson from '../../../../package.json' with { type: 'json' }
import type { UpkeepDeps } from '../deps.ts'
import { JobGivenUp } from '../platform/jobs/job-errors.ts'
import { backupName, listBackups } from './backup-folder.ts'
import { keptBackups } from './retention.rules.ts'
import { writeBackup } from './write-backup.ts'

/** Writes one, and then removes those that are no longer kept. Nothing is removed before the new one was read again. */
export async function takeBackup({ backups, files, clock }: Pick<UpkeepDeps, 'backups' | 'files' | 'clock'>) {
  if (!backups) return
  const { folder, ownerUrl, recipients, retention } = backups
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, backupName(clock(), recipients.length > 0))
  const seal = await writeBackup({ url: ownerUrl, files, file, release: packageJson.version, recipients })
  await removeOld(folder, retention, clock())
  const lost = [...seal.missing, ...seal.damaged]
  if (lost.length > 0)
    throw new JobGivenUp(`${file} is whole, but these files were missing or damaged: ${lost.join(', ')}`)
}

async function removeOld(folder: string, retention: { daily: number; weekly: number }, now: Date) {
  const { finished, parts } = await listBackups(folder)
  const kept = keptBackups(
    finished.map(({ takenAt }) => takenAt),
    retention,
  )
  // Another process may be writing a younger one.
  const abandoned = parts.filter(({ takenAt }) => now.getTime() - takenAt.getTime() > dayMs)
  for (const { file } of [...finished.filter(({ takenAt }) => !kept.has(takenAt)), ...abandoned]) await rm(file)
}
