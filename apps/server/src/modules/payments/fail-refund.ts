import { toDollars } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { describeContract } from '../contracts/shared/describe-contract.ts'
import { postRefundReturn } from '../ledger/shared/post-entry.ts'
import { notify } from '../notifications/shared/notify.ts'
import { lockRefund, setRefund } from './refund.queries.ts'

/** The refund is owed to the client, who is told. Safe to repeat. */
export async function failRefund(
  deps: Pick<Deps, 'database' | 'live' | 'jobs' | 'clock'>,
  refundId: string,
  providerRef: string | null,
): Promise<void> {
  const at = deps.clock()
  await deps.database.db.transaction(async (tx) => {
    const refund = await lockRefund(tx, refundId)
    if (!refund || refund.status === 'failed') return
    await setRefund(tx, refundId, { status: 'failed', providerRef, endedAt: at })
    const { contractId, clientId: userId, amountCents: cents } = refund
    await postRefundReturn(tx, { contractId, source: refundId, at, cents })
    const { projectId, title: projectTitle } = await describeContract(tx, contractId)
    const facts = { contractId, projectId, projectTitle, amountUsd: toDollars(cents) }
    await notify(deps, tx, [{ userId, kind: 'money.refund_failed', facts, event: refundId }])
  })
}
