import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/database/database.ts'
import { orDelayed } from '../../../platform/stripe/stripe-trouble.ts'
import { findUnpaid } from '../contracts/shared/find-unpaid.ts'
import { lockMoney } from '../contracts/shared/lock-money.ts'
import { receiveFunding } from '../contracts/shared/receive-funding.ts'
import { findSettledPayment, setOutcome } from './payment.queries.ts'
import { providerOf } from './provider.ts'
import { settlePaymentJob } from './shared/payment.jobs.ts'

/** How long the client has to name a card and to confirm with the bank. */
const abandonedMs = 60 * 60 * 1_000
const askAgainMs = 60 * 60 * 1_000

/** Ends payments that are late, or whose amount is no longer lacking. Safe to run concurrently. */
export async function settlePayment(deps: Deps, { paymentId }: { paymentId: string }): Promise<void> {
  const { db } = deps.database
  const found = await findSettledPayment(db, paymentId)
  if (!found || found.endedAt) return
  const now = deps.clock()
  // The provider learns first that a payment is given up, so that no card is charged for what we call failed.
  const isAsked = found.amountCents === (await findUnpaid(db, found.contractId))
  const giveUp = !isAsked || now.getTime() - found.createdAt.getTime() >= abandonedMs
  const charge = await providerOf(deps, found.provider).findCharge(found, { giveUp, at: now })
  if (!charge) return
  await db.transaction(async (tx) => {
    const contract = await lockMoney(tx, { id: found.contractId })
    const { status, failure } = charge
    const isOver = status === 'succeeded' || status === 'failed'
    if (!(await setOutcome(tx, found, { status, failure, endedAt: isOver ? now : null }))) return
    if (status === 'succeeded') {
      await receiveFunding(deps, tx, { contract, paymentId, cents: charge.amountCents, at: now })
    }
  })
}

/** The handler of `settlePaymentJob`: settles, and asks again later for as long as the payment is open. */
export async function settleUntilOver(deps: Deps, { paymentId }: { paymentId: string }): Promise<void> {
  const { db } = deps.database
  await orDelayed(settlePayment(deps, { paymentId }))
  const payment = await findSettledPayment(db, paymentId)
  if (payment && !payment.endedAt) await askLater(deps, db, paymentId)
}

export async function askLater(deps: Pick<Deps, 'jobs' | 'clock'>, db: Db, paymentId: string): Promise<void> {
  const startAfter = new Date(deps.clock().getTime() + askAgainMs)
  await deps.jobs.add(db, settlePaymentJob, { paymentId }, { startAfter })
}
