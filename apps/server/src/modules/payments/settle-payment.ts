import type { Deps } from '../../deps.ts'
import { lockMoney } from '../contracts/shared/lock-money.ts'
import { receiveFunding } from '../contracts/shared/receive-funding.ts'
import { findPayment, lockPayment, setPayment } from './payment.queries.ts'
import { findSandboxCharge } from './sandbox/sandbox.queries.ts'

/** A payment without a card is given up after this time. */
const abandonedMs = 60 * 60 * 1_000

/** Brings our books to what the provider says of a payment. Safe to call at any time, by several at once. */
export async function settlePayment(deps: Deps, { paymentId }: { paymentId: string }): Promise<void> {
  const { db } = deps.database
  const found = await findPayment(db, paymentId)
  if (!found || found.endedAt) return
  const charge = await findSandboxCharge(db, paymentId)
  const now = deps.clock()
  await db.transaction(async (tx) => {
    const contract = await lockMoney(tx, { id: found.contractId })
    const payment = await lockPayment(tx, paymentId)
    if (!payment || payment.endedAt) return
    if (!charge) {
      if (now.getTime() - payment.createdAt.getTime() < abandonedMs) return
      return setPayment(tx, paymentId, { status: 'failed', failure: 'abandoned', endedAt: now })
    }
    const { status, failure } = charge
    const isOver = status === 'succeeded' || status === 'failed'
    await setPayment(tx, paymentId, { status, failure, endedAt: isOver ? now : null })
    if (status === 'succeeded') {
      await receiveFunding(deps, tx, { contract, paymentId, cents: charge.amountCents, at: now })
    }
  })
}
