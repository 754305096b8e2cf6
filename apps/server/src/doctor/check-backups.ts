import { stat } from 'node:fs/promises'
import { dayMs, formatFileSize } from '@guildhall/contract'
import { listBackups } from '../backup/backup-folder.ts'
import { type Finding, type Installation, ok, problem, warning } from './finding.ts'

/** One is taken every night. */
const usualMs = 2 * dayMs

export async function checkBackups({ config: { backups }, clock, quote }: Installation): Promise<Finding[]> {
  if (!backups) return [ok('Without GUILDHALL_BACKUP_DIR no backup is taken by itself.')]
  const { folder } = backups
  const again = 'A process that runs background jobs takes one at 1:20 UTC. If it did not, its log says why.'
  let finished: Awaited<ReturnType<typeof listBackups>>['finished']
  try {
    finished = (await listBackups(folder)).finished
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      return [problem(`The folder of backups cannot be read: ${quote(error)}.`, 'Let the user of the server read it.')]
    }
    finished = []
  }
  const [last] = finished
  if (!last) return [warning(`There is no backup in ${folder} yet.`, again)]
  const at = last.takenAt.toISOString()
  if (clock().getTime() - last.takenAt.getTime() > usualMs) return [warning(`The last backup is of ${at}.`, again)]
  return [ok(`The last backup is of ${at} and has ${formatFileSize((await stat(last.file)).size)}.`)]
}
