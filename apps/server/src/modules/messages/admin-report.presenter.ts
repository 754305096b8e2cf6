import type { AdminReportView, ReportContextView } from '@guildhall/contract'
import type { AdminReportRow, ContextRow } from './message-report.queries.ts'

export function presentReport({ report, reporterName, reportedId, reportedName }: AdminReportRow): AdminReportView {
  const { id, createdAt, reporterId, reason, seq, reportedText, closedAt, outcome, outcomeReason } = report
  return {
    _id: id,
    createdAt: createdAt.toISOString(),
    reporter: { _id: reporterId, name: reporterName },
    reported: { _id: reportedId, name: reportedName },
    reason,
    seq: seq === 0 ? null : seq,
    reportedText,
    closedAt: closedAt?.toISOString() ?? null,
    outcome,
    outcomeReason,
  }
}

export function presentReportContext(row: AdminReportRow, context: ContextRow[]): ReportContextView {
  return {
    ...presentReport(row),
    context: context.map(({ seq, authorId, text, files, createdAt, editedAt, deletedAt }) => ({
      seq,
      by: authorId === row.report.reporterId ? 'reporter' : 'reported',
      text,
      files: deletedAt ? [] : files,
      createdAt: createdAt.toISOString(),
      isEdited: editedAt !== null,
      isDeleted: deletedAt !== null,
    })),
  }
}
