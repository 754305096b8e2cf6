import type { Deps } from '../../../../deps.ts'
import { failPayout } from '../fail-payout.ts'
import { endPayout, findPayout } from '../payment.queries.ts'
import type { PaymentProvider } from '../provider.ts'
import { lockPendingRefund, setRefundSent } from '../refund.queries.ts'
import { findSandboxCharge, giveUpSandboxCharge, insertSandboxRefund } from './sandbox.queries.ts'

/** Pretends: refunds and payouts arrive at once, unless the test account refuses. Its records are tables of ours. */
export function sandboxProvider(deps: Deps): PaymentProvider {
  const { clock } = deps
  const { db } = deps.database
  return {
    async findCharge({ id: paymentId, amountCents }, { giveUp, at }) {
      if (giveUp) await giveUpSandboxCharge(db, { paymentId, amountCents, at })
      return findSandboxCharge(db, paymentId)
    },
    async sendRefund(refundId) {
      const createdAt = clock()
      await db.transaction(async (tx) => {
        const refund = await lockPendingRefund(tx, refundId)
        if (!refund) return
        const { paymentId, amountCents } = refund
        await insertSandboxRefund(tx, { refundId, paymentId, amountCents, createdAt })
        await setRefundSent(tx, refundId, createdAt)
      })
    },
    async sendPayout(payoutId) {
      const payout = await findPayout(db, payoutId)
      if (payout?.testAccount === 'refuses') return failPayout(deps, payoutId)
      await db.transaction((tx) => endPayout(tx, payoutId, { status: 'paid', endedAt: clock() }))
    },
  }
}
