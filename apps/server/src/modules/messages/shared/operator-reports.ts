import type { Db } from '../../../platform/database/database.ts'
import { closeReport, listOpenReports, type OpenReportRow } from '../message-report.queries.ts'

export type OpenReport = OpenReportRow

/** Open reports for the site's operator, newest first. `hasMore` where there are more than `limit`. */
export async function findOpenReports(db: Db, limit: number): Promise<{ reports: OpenReport[]; hasMore: boolean }> {
  const found = await listOpenReports(db, limit + 1)
  return { reports: found.slice(0, limit), hasMore: found.length > limit }
}

/** Closes a report the operator is done with. Returns whether there was an open one with this id. */
export const settleReport = (db: Db, id: string, now: Date): Promise<boolean> => closeReport(db, id, now)
