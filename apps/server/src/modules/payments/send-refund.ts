import type { Deps } from '../../deps.ts'
import { lockPendingRefund, setRefundSent } from './refund.queries.ts'
import { insertSandboxRefund } from './sandbox/sandbox.queries.ts'

/** The handler of `sendRefundJob`. The sandbox refunds at once, and the same refund once. Safe to run again. */
export async function sendRefund(deps: Deps, { refundId }: { refundId: string }): Promise<void> {
  const createdAt = deps.clock()
  await deps.database.db.transaction(async (tx) => {
    const refund = await lockPendingRefund(tx, refundId)
    if (!refund) return
    const { paymentId, amountCents } = refund
    await insertSandboxRefund(tx, { refundId, paymentId, amountCents, createdAt })
    await setRefundSent(tx, refundId, createdAt)
  })
}
