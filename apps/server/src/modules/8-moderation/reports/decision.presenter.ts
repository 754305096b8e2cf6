import type { AdminDecisionView, DecisionView } from '@guildhall/contract'
import type { AdminDecisionRow } from './decision.queries.ts'
import { appealUntil, refusalToAppeal } from './decision.rules.ts'
import { presentTarget } from './report.presenter.ts'

/** What the person reads: neither who reported it nor who decided. */
export function presentDecision({ decision, label }: AdminDecisionRow, now: Date): DecisionView {
  const { id, kind, targetKind, targetId, targetSeq, harm, reason, decidedAt } = decision
  const { appeal, appealedAt, answer, answeredAt, reversedAt, reversalReason } = decision
  return {
    _id: id,
    kind,
    target: presentTarget({ kind: targetKind, targetId, targetSeq, label }),
    harm,
    reason,
    at: decidedAt.toISOString(),
    mayAppeal: refusalToAppeal(decision, now) === null,
    appealUntil: appealUntil(decidedAt).toISOString(),
    appeal,
    appealedAt: appealedAt?.toISOString() ?? null,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
    reversedAt: reversedAt?.toISOString() ?? null,
    reversalReason,
  }
}

export function presentAdminDecision(
  row: AdminDecisionRow,
  { operatorId, now, hasOthers }: { operatorId: string; now: Date; hasOthers: boolean },
): AdminDecisionView {
  const { personId, decidedBy, caseId } = row.decision
  return {
    ...presentDecision(row, now),
    person: { _id: personId, name: row.personName },
    decidedBy: { _id: decidedBy, name: row.decidedByName },
    caseId,
    answerRefusal: operatorId === personId ? 'self' : operatorId === decidedBy && hasOthers ? 'decided' : null,
  }
}
