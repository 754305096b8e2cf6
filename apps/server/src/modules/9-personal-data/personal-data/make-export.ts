import type { Deps } from '../../../deps.ts'
import { isLostDatabase } from '../../../platform/database/database-trouble.ts'
import { JobDelayed, JobGivenUp } from '../../../platform/jobs/job-errors.ts'
import { newStorageKey } from '../../../platform/storage/storage-key.ts'

import {
  claimPendingFiles,
  deletePendingFiles,
  insertPendingFile,
} from '../../1-ground/uploads/shared/pending-file.queries.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import {
  countFailedAttempt,
  deleteOtherExports,
  type ExportRow,
  findOpenExport,
  type StoredArchive,
  setExportFailed,
  setExportReady,
} from './data-export.queries.ts'
import { expiryOf } from './data-export.rules.ts'
import { dataExportJob } from './shared/data-export.jobs.ts'
import { writeArchive } from './write-archive.ts'

/** Does nothing if the copy is gone. The first of two runs counts; the other removes what it wrote. */
export async function makeExport(deps: Deps, { exportId }: { exportId: string }): Promise<void> {
  const { db } = deps.database
  const asked = await findOpenExport(db, exportId)
  if (!asked) return
  const storageKey = newStorageKey()
  try {
    await insertPendingFile(db, storageKey, deps.clock())
    const facts = await writeArchive(deps, { userId: asked.userId, storageKey, now: deps.clock() })
    if (!(await finishExport(deps, asked, { storageKey, ...facts }))) await removeArchive(deps, storageKey)
  } catch (error) {
    await removeArchive(deps, storageKey).catch(() => {}) // or the sweep does
    const reason = error instanceof Error ? error.message : String(error)
    const delayed = new JobDelayed(`export ${exportId}: ${reason}`, { cause: error })
    if (isLostDatabase(error)) throw delayed
    const failed = await countFailedAttempt(db, exportId)
    if (failed === undefined) return // another run has made it, or nobody wants it any more
    if (failed <= dataExportJob.retries) throw delayed
    const failedAt = deps.clock()
    await setExportFailed(db, exportId, { failedAt, expiresAt: expiryOf(failedAt) })
    throw new JobGivenUp(`export ${exportId} is given up: ${reason}`, { cause: error })
  }
}

function finishExport(deps: Deps, { id: exportId, userId }: ExportRow, archive: StoredArchive): Promise<boolean> {
  return deps.database.db.transaction(async (tx) => {
    await lockAccount(tx, userId) // first, as a deletion of the account does
    const readyAt = deps.clock()
    const email = await setExportReady(tx, exportId, { ...archive, readyAt, expiresAt: expiryOf(readyAt) })
    if (email === undefined) return false
    const [claimed] = await claimPendingFiles(tx, [archive.storageKey])
    if (!claimed) throw new Error('the sweep took its file')
    await deleteOtherExports(tx, userId, exportId)
    const about = { personId: userId }
    const context = { email }
    await deps.events.record(tx, readyAt, {
      kind: 'account.export_ready',
      actorId: null,
      about,
      facts: { exportId },
      context,
    })
    return true
  })
}

/** The bytes go first: after a crash the row remains for the sweep. */
async function removeArchive({ database: { db }, files }: Deps, storageKey: string) {
  await files.remove(storageKey)
  await deletePendingFiles(db, [storageKey])
}
