import type { CaseKind, OwnReportView, ReportedThing, ReportListView } from '@guildhall/contract'
import type { OwnReportRow } from './report.queries.ts'

export function presentTarget(row: {
  kind: CaseKind
  targetId: string
  targetSeq: number
  label: string
}): ReportedThing {
  const { kind, targetId, targetSeq, label } = row
  return { kind, _id: targetId, seq: targetSeq === 0 ? null : targetSeq, label }
}

export function presentOwnReport(row: OwnReportRow): OwnReportView {
  const { id, kind, harm, reason, createdAt, closedAt, outcome, isTakenBack, personName } = row
  const isBreach = outcome && outcome !== 'no_action'
  return {
    _id: id,
    // Named by its author, as a message may be hidden by now.
    target: presentTarget(kind === 'message' ? { ...row, label: personName } : row),
    harm,
    reason,
    createdAt: createdAt.toISOString(),
    result: closedAt ? { at: closedAt.toISOString(), isBreach, isTakenBack } : null,
  }
}

export function presentReportList(rows: OwnReportRow[]): ReportListView {
  return {
    reports: rows.map(({ targetSeq, createdAt, closedAt }) => ({
      seq: targetSeq === 0 ? null : targetSeq,
      status: closedAt ? 'closed' : 'received',
      createdAt: createdAt.toISOString(),
    })),
  }
}
