import type { OperatorActionView } from '@guildhall/contract'
import type { OperatorActionRow } from './operator-log.queries.ts'

export function presentOperatorAction(row: OperatorActionRow): OperatorActionView {
  const { id, at, kind, target, reason, operatorId, operatorName, subjectId, subjectName } = row
  return {
    _id: String(id),
    at: at.toISOString(),
    kind,
    operator: operatorId ? { _id: operatorId, name: operatorName ?? '' } : null,
    subject: subjectId ? { _id: subjectId, name: subjectName ?? '' } : null,
    target,
    reason,
  }
}
