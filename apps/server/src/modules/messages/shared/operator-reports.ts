import type { Db } from '../../../platform/database/database.ts'
import { recordOperatorAction } from '../../operators/shared/record-operator-action.ts'
import { closeReport, listOpenReports, type OpenReportRow } from '../message-report.queries.ts'

export type OpenReport = OpenReportRow

/** Open reports for the site's operator, newest first. `hasMore` where there are more than `limit`. */
export async function findOpenReports(db: Db, limit: number): Promise<{ reports: OpenReport[]; hasMore: boolean }> {
  const found = await listOpenReports(db, limit + 1)
  return { reports: found.slice(0, limit), hasMore: found.length > limit }
}

/** Closes a report on the machine. Returns whether there was an open one with this id. */
export function settleReport(db: Db, id: string, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await closeReport(tx, id, at))) return false
    const reason = 'Closed on the machine.'
    await recordOperatorAction(tx, { operatorId: null, kind: 'report.resolved', target: id, reason, at })
    return true
  })
}
