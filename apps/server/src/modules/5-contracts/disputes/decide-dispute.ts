import { type DisputeDecisionBody, type DisputeEvidenceView, disputeMoves, toCents } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { recordOperatorAction } from '../../2-people/operator-log/shared/record-operator-action.ts'
import { aboutContract } from '../contracts/shared/about-contract.ts'
import { closeDisputed } from '../contracts/shared/close-disputed.ts'
import { getEvidenceForOperator } from './admin-disputes.ts'
import { setDispute } from './dispute.queries.ts'
import { disputeMoveContext, requireSum } from './dispute.rules.ts'
import { lockDispute } from './lock-dispute.ts'
import { payOut } from './pay-out.ts'

/** Pays out the rest as split and cancels the contract. Refused to an operator who is one of the two sides. */
export async function decideDispute(
  deps: OnceDeps,
  { disputeId, operatorId, release, refund, reason }: DisputeDecisionBody & { disputeId: string; operatorId: string },
): Promise<DisputeEvidenceView> {
  await deps.database.db.transaction(async (tx) => {
    const { project, contract, dispute, claims } = await lockDispute(tx, disputeId)
    const at = deps.clock()
    const operator = { id: operatorId, isOperator: true }
    requireMove(disputeMoves.decide, disputeMoveContext(dispute, operator, { claims: claims.counts, now: at }))
    const split = { releaseCents: toCents(release), refundCents: toCents(refund) }
    if (contract.cardDisputed) throw new DomainError('contract.card_disputed')
    // Less than the two split, where a bank has taken some of it back.
    requireSum(split, contract.disputedCents)
    await setDispute(tx, disputeId, {
      status: disputeMoves.decide.to,
      endedAt: at,
      decidedBy: operatorId,
      decidedReleaseCents: split.releaseCents,
      decidedRefundCents: split.refundCents,
      decisionReason: reason,
    })
    await deps.events.record(tx, at, {
      kind: 'dispute.decided',
      actorId: null,
      about: aboutContract(contract),
      facts: { disputeId, openedBy: dispute.openedBy, reason },
    })
    const paid = { releaseCents: dispute.paidReleaseCents, refundCents: dispute.paidRefundCents }
    const left = await payOut(deps, tx, { disputeId, contract, split, paid, at })
    await closeDisputed(deps, tx, { project, contract: left, actorId: null, at })
    const facts = { releaseCents: split.releaseCents, refundCents: split.refundCents }
    await recordOperatorAction(tx, { operatorId, kind: 'dispute.decided', at, target: disputeId, reason, facts })
  })
  return getEvidenceForOperator(deps, { disputeId, operatorId })
}
