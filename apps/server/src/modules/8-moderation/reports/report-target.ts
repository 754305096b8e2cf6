import type { OwnReportView, TargetReportBody } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { fileReport } from './file-report.ts'
import { presentOwnReport } from './report.presenter.ts'
import { countOwnReports, findOwnReport, listOwnReports } from './report.queries.ts'

export function reportTarget(
  deps: OnceDeps,
  { seq = 0, ...report }: TargetReportBody & { reporterId: string },
): Promise<OwnReportView> {
  return deps.database.db.transaction(async (tx) => {
    // Only messages have numbers.
    const id = await fileReport(deps, tx, { ...report, seq: report.kind === 'message' ? seq : 0 })
    return presentOwnReport(await findOwnReport(tx, id))
  })
}

export async function listOwn(
  db: Db,
  { userId, cursor, limit }: { userId: string; cursor?: string | undefined; limit: number },
): Promise<ListPage<OwnReportView>> {
  const [found, total] = await Promise.all([
    listOwnReports(db, userId, { end: keysetOf(cursor), limit: limit + 1 }),
    countOwnReports(db, userId),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { rows: rows.map(presentOwnReport), total, nextCursor }
}
