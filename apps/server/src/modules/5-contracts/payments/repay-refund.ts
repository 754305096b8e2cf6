import type { OwedRefundView, RefundRepaymentBody } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { Once } from '../../1-ground/idempotency/shared/answer-once.ts'
import { postRefundRepaid } from '../../1-ground/ledger/shared/post-entry.ts'
import { recordOperatorAction } from '../../2-people/operator-log/shared/record-operator-action.ts'
import { requireImpartial } from '../../2-people/operator-log/shared/require-impartial.ts'
import { findDescribedRefund } from './owed-refund.queries.ts'
import { presentOwedRefund } from './payment.presenter.ts'
import { lockRefund, setRepaid } from './refund.queries.ts'

type Repayment = RefundRepaymentBody & { refundId: string; operatorId: string }

/** Tells the client the reference; the reason is for the operators' log. */
export function repayRefund(
  deps: Once<Pick<Deps, 'database' | 'events' | 'clock'>>,
  { refundId, operatorId, reference, reason }: Repayment,
): Promise<OwedRefundView> {
  return deps.database.db.transaction(async (tx) => {
    await lockRefund(tx, refundId)
    const refund = await findDescribedRefund(tx, refundId)
    if (!refund) throw new DomainError('refund.not_found')
    const { contractId, proposalId, projectId, title: projectTitle, clientId, freelancerId } = refund
    const { amountCents: cents } = refund
    requireImpartial(operatorId, [clientId, freelancerId])
    if (refund.status !== 'failed') throw new DomainError('refund.not_owed')
    if (refund.repaidAt) throw new DomainError('refund.repaid')

    const at = deps.clock()
    await setRepaid(tx, refundId, { repaidAt: at, repaidReference: reference })
    await postRefundRepaid(tx, { contractId, source: refundId, at, cents })
    await recordOperatorAction(tx, {
      operatorId,
      kind: 'refund.repaid',
      at,
      subjectId: clientId,
      target: refundId,
      reason,
      facts: { cents, reference },
    })
    const about = { contractId, proposalId, projectId, projectTitle, clientId, freelancerId }
    const facts = { cents, refundId, reference }
    await deps.events.record(tx, at, { kind: 'money.refund_repaid', actorId: operatorId, about, facts })
    return presentOwedRefund({ ...refund, repaidAt: at, repaidReference: reference }, operatorId)
  })
}
