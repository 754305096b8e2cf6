import type { DataExportView } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import { formatWait } from '../../../platform/format-time.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { presentExport } from './data-export.presenter.ts'
import { insertExport, listExports } from './data-export.queries.ts'
import { isOpen, nextExportAt } from './data-export.rules.ts'
import { dataExportJob } from './shared/data-export.jobs.ts'

/** Returns the copy that is being prepared, if any. Throws `export.one_a_day`. */
export function requestExport({ database: { db }, jobs, clock }: OnceDeps, userId: string): Promise<DataExportView> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const now = clock()
    const exports = await listExports(tx, userId)
    const open = exports.find(isOpen)
    if (open) return presentExport(open)
    const nextAt = nextExportAt(exports, now)
    if (nextAt) {
      const retryAfterSeconds = Math.ceil((nextAt.getTime() - now.getTime()) / 1_000)
      throw new DomainError('export.one_a_day', { retryAfterSeconds, wait: formatWait(retryAfterSeconds) })
    }
    const added = await insertExport(tx, { userId, requestedAt: now })
    await jobs.add(tx, dataExportJob, { exportId: added.id })
    return presentExport(added)
  })
}
