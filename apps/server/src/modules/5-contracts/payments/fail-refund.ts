import type { Deps } from '../../../deps.ts'
import { postRefundReturn } from '../../1-ground/ledger/shared/post-entry.ts'
import { describeContract } from '../contracts/shared/describe-contract.ts'
import { lockRefund, setRefund } from './refund.queries.ts'

/** The refund is owed to the client, who is told. Safe to repeat. */
export async function failRefund(
  deps: Pick<Deps, 'database' | 'events' | 'clock'>,
  refundId: string,
  providerRef: string | null,
): Promise<void> {
  const at = deps.clock()
  await deps.database.db.transaction(async (tx) => {
    const refund = await lockRefund(tx, refundId)
    if (!refund || refund.status === 'failed') return
    await setRefund(tx, refundId, { status: 'failed', providerRef, endedAt: at })
    const { contractId, amountCents: cents } = refund
    await postRefundReturn(tx, { contractId, source: refundId, at, cents })
    const { projectId, proposalId, title: projectTitle, client, freelancer } = await describeContract(tx, contractId)
    const sides = { clientId: client._id, freelancerId: freelancer._id }
    const about = { contractId, proposalId, projectId, projectTitle, ...sides }
    await deps.events.record(tx, at, { kind: 'money.refund_failed', actorId: null, about, facts: { cents, refundId } })
  })
}
