import type { AdminDecisionView, DecisionAnswerBody } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { recordOperatorAction } from '../../2-people/operator-log/shared/record-operator-action.ts'
import { lockPerson } from '../operators/shared/lock-person.queries.ts'
import { hasOtherOperators, requireOtherOperator } from '../operators/shared/other-operators.ts'
import { requireImpartialTo } from '../operators/shared/require-impartial-to.ts'
import { presentAdminDecision } from './decision.presenter.ts'
import { type DecisionRow, findDecision, lockDecision, setDecision } from './decision.queries.ts'
import { refusalToAnswer } from './decision.rules.ts'
import { describeTarget } from './describe-target.rules.ts'
import { listReviewReaders } from './review-context.queries.ts'

type Matter = { operatorId: string; decisionId: string }

/** Takes a decision back: what was hidden is shown again. Throws `decision.not_found` or `decision.reversed`. */
export async function reverseDecision(
  deps: OnceDeps,
  { reason, ...matter }: Matter & { reason: string },
): Promise<AdminDecisionView> {
  return change(deps, matter, async (tx, decision) => {
    if (decision.reversedAt) throw new DomainError('decision.reversed')
    await reverse(deps, tx, { decision, reason, operatorId: matter.operatorId })
  })
}

/** Throws `decision.reversed`, `decision.no_appeal`, `decision.answered` or `operator.decided`. */
export async function answerDecisionAppeal(
  deps: OnceDeps,
  { decision: verdict, reason, ...matter }: Matter & DecisionAnswerBody,
): Promise<AdminDecisionView> {
  return change(deps, matter, async (tx, decision) => {
    const refusal = refusalToAnswer(decision)
    if (refusal) throw new DomainError(refusal)
    const { operatorId } = matter
    const { id, personId, decidedBy } = decision
    await requireOtherOperator(tx, { operatorId, decidedBy })
    const at = deps.clock()
    await setDecision(tx, id, { answer: reason, answeredAt: at, answeredBy: operatorId })
    await recordOperatorAction(tx, {
      ...{ operatorId, kind: 'decision.appeal_answered', subjectId: personId, target: decision.caseId, reason, at },
      facts: { decision: verdict },
    })
    if (verdict === 'reverse') return reverse(deps, tx, { decision, reason, operatorId })
    const context = { told: await newsOf(tx, decision, reason) }
    const about = { personId }
    await deps.events.record(tx, at, {
      ...{ kind: 'decision.answered', actorId: operatorId, about, facts: { decisionId: id }, context },
    })
  })
}

async function change(
  deps: Deps,
  { operatorId, decisionId }: Matter,
  act: (tx: Tx, decision: DecisionRow) => Promise<void>,
): Promise<AdminDecisionView> {
  const { db } = deps.database
  await db.transaction(async (tx) => {
    const decision = await lockDecision(tx, decisionId)
    if (!decision) throw new DomainError('decision.not_found')
    await requireImpartialTo(tx, decision.caseId, operatorId)
    await act(tx, decision)
  })
  const row = await findDecision(db, decisionId)
  assertRow(row, 'a decision that was changed')
  return presentAdminDecision(row, {
    operatorId,
    now: deps.clock(),
    hasOthers: await hasOtherOperators(db, operatorId),
  })
}

async function reverse(
  deps: Deps,
  tx: Tx,
  { decision, reason, operatorId }: { decision: DecisionRow; reason: string; operatorId: string },
): Promise<void> {
  const { id, caseId, personId, targetKind, targetId, targetSeq, kind } = decision
  const at = deps.clock()
  await setDecision(tx, id, { reversedAt: at, reversalReason: reason })
  await recordOperatorAction(tx, {
    ...{ operatorId, kind: 'decision.reversed', subjectId: personId, target: caseId, reason, at },
  })
  const readerIds = await listReviewReaders(tx, { kind: targetKind, targetId, now: at })
  const shown = kind === 'hidden' ? { targetKind, targetId, targetSeq, readerIds } : null
  const context = { told: await newsOf(tx, decision, reason), shown }
  const about = { personId }
  await deps.events.record(tx, at, {
    ...{ kind: 'decision.reversed', actorId: operatorId, about, facts: { decisionId: id }, context },
  })
}

/** Null for a former member, who cannot be told. */
async function newsOf(tx: Tx, { id, personId, targetKind }: DecisionRow, reason: string) {
  const email = await lockPerson(tx, personId)
  if (email === undefined) return null
  const label = (await findDecision(tx, id))?.label ?? ''
  return { email, reason, what: describeTarget({ kind: targetKind, label }) }
}
