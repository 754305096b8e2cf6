import type { Stripe } from 'stripe'
import type { Deps } from '../../../../deps.ts'
import { settlePayment } from '../settle-payment.ts'
import { closeCardDispute } from '../shared/close-card-dispute.ts'
import { openCardDispute } from '../shared/open-card-dispute.ts'
import { findPaymentOf } from './stripe.queries.ts'
import { disputeOutcomeOf } from './stripe-event.rules.ts'

export async function followDispute(deps: Deps, client: Stripe, disputeId: string, intentId: string): Promise<boolean> {
  const { db } = deps.database
  const paymentId = await findPaymentOf(db, intentId)
  if (!paymentId) return false
  const { status, amount: cents } = await client.disputes.retrieve(disputeId)
  const outcome = disputeOutcomeOf(status)
  if (!outcome) return true
  await settlePayment(deps, { paymentId })
  const news = { paymentId, cents, providerId: disputeId, at: deps.clock() }
  await db.transaction((tx) =>
    outcome === 'open' ? openCardDispute(deps, tx, news) : closeCardDispute(deps, tx, { ...news, outcome }),
  )
  return true
}
