import type { Db } from '../../../../platform/database/database.ts'
import { recordOperatorAction } from '../../../2-people/operator-log/shared/record-operator-action.ts'
import { setCase } from '../case.queries.ts'
import { listOpenReports, lockOpenCaseOfReport, type OpenReportRow } from '../report.queries.ts'

export type OpenReport = OpenReportRow

/** Open reports for the site's operator, newest first. `hasMore` where there are more than `limit`. */
export async function findOpenReports(db: Db, limit: number): Promise<{ reports: OpenReport[]; hasMore: boolean }> {
  const found = await listOpenReports(db, limit + 1)
  return { reports: found.slice(0, limit), hasMore: found.length > limit }
}

export function settleReport(db: Db, id: string, at: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const open = await lockOpenCaseOfReport(tx, id)
    if (!open) return 0
    await setCase(tx, open.caseId, { closedAt: at, takenBy: null, takenUntil: null })
    const reason = 'Closed on the machine.'
    await recordOperatorAction(tx, { operatorId: null, kind: 'report.resolved', target: open.caseId, reason, at })
    return open.reports
  })
}
