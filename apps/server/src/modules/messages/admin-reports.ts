import type { AdminReportView, ReportContextView, ReportResolutionBody } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../platform/database/keyset.ts'
import { DomainError } from '../../platform/errors.ts'
import type { ListPage } from '../../platform/http/send-list.ts'
import type { SessionCache } from '../accounts/shared/session-cache.ts'
import { recordOperatorAction } from '../operators/shared/record-operator-action.ts'
import { requireImpartial } from '../operators/shared/require-impartial.ts'
import { suspend } from '../operators/shared/suspend.ts'
import { tellPerson } from '../operators/shared/tell-person.ts'
import { presentReport, presentReportContext } from './admin-report.presenter.ts'
import {
  countReports,
  findReport,
  listReportContext,
  listReportsForOperators,
  lockOpenReport,
  setReportOutcome,
} from './message-report.queries.ts'

type ReportsQuery = { status: 'open' | 'closed'; cursor?: string | undefined; limit: number }

/** Reports, newest first. */
export async function listAdminReports(
  db: Db,
  { status, cursor, limit }: ReportsQuery,
): Promise<ListPage<AdminReportView>> {
  const [found, total] = await Promise.all([
    listReportsForOperators(db, { status, end: keysetOf(cursor), limit: limit + 1 }),
    countReports(db, status),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ report }) => ({ at: report.createdAt, id: report.id }))
  return { rows: rows.map(presentReport), total, nextCursor }
}

type Matter = { reportId: string; operatorId: string }

/**
 * A report with the message it is about and its neighbours. Nothing else of the conversation. Throws `report.not_found`,
 * and `operator.own_matter` for one of the two in the conversation.
 */
export async function getReport(db: Db, { reportId, operatorId }: Matter): Promise<ReportContextView> {
  const row = await findReport(db, reportId)
  if (!row) throw new DomainError('report.not_found')
  const { conversationId, seq, reporterId } = row.report
  requireImpartial(operatorId, [reporterId, row.reportedId])
  return presentReportContext(row, seq === 0 ? [] : await listReportContext(db, { conversationId, seq }))
}

/**
 * Closes a report: without action, with a warning to the person who was reported, or with their suspension. They read the
 * reason. Throws `report.closed`, and what `suspend` throws.
 */
export async function resolveReport(
  deps: Deps,
  sessions: SessionCache,
  { reportId, operatorId, outcome, reason }: Matter & ReportResolutionBody,
): Promise<ReportContextView> {
  const { db } = deps.database
  await db.transaction(async (tx) => {
    const row = await findReport(tx, reportId)
    if (!row) throw new DomainError('report.not_found')
    const personId = row.reportedId
    requireImpartial(operatorId, [row.report.reporterId, personId])
    if (!(await lockOpenReport(tx, reportId))) throw new DomainError('report.closed')
    const at = deps.clock()
    await setReportOutcome(tx, reportId, { outcome, outcomeReason: reason, closedAt: at })
    await recordOperatorAction(tx, {
      ...{ operatorId, kind: 'report.resolved', subjectId: personId, target: reportId, reason, at },
      facts: { outcome },
    })
    if (outcome === 'suspension') await suspend(deps, tx, sessions, { operatorId, personId, reason })
    if (outcome === 'warning') {
      await tellPerson(deps, tx, { personId, kind: 'account.warned', event: reportId, data: { reason } })
    }
  })
  return getReport(db, { reportId, operatorId })
}
