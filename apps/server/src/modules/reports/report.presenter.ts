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
  const { id, harm, reason, createdAt, closedAt, outcome } = row
  const isBreach = outcome && outcome !== 'no_action'
  return {
    _id: id,
    target: presentTarget(row),
    harm,
    reason,
    createdAt: createdAt.toISOString(),
    result: closedAt ? { at: closedAt.toISOString(), isBreach } : null,
  }
}

/** Reports in a conversation, as its members' screens read them. */
export function presentReportList(rows: OwnReportRow[]): ReportListView {
  return {
    reports: rows.map(({ targetSeq, createdAt, closedAt }) => ({
      seq: targetSeq === 0 ? null : targetSeq,
      status: closedAt ? 'closed' : 'received',
      createdAt: createdAt.toISOString(),
    })),
  }
}
