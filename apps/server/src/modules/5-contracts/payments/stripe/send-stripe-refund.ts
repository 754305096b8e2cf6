import type { Stripe } from 'stripe'
import type { Deps } from '../../../../deps.ts'
import { JobGivenUp } from '../../../../platform/jobs/job-errors.ts'
import { orDelayed, stripeTroubleOf } from '../../../../platform/stripe/stripe-trouble.ts'
import { failRefund } from '../fail-refund.ts'
import { findPayment } from '../payment.queries.ts'
import { findRefund, type RefundRow, setRefundSentAs } from '../refund.queries.ts'

/** Looks for an earlier request first: Stripe forgets idempotency keys after a day. */
export async function sendStripeRefund(deps: Deps, client: Stripe, refundId: string): Promise<void> {
  const { db } = deps.database
  const refund = await findRefund(db, refundId)
  if (refund?.status !== 'pending') return
  const payment = await findPayment(db, refund.paymentId)
  if (!payment?.providerRef) throw new Error(`refund ${refundId} is of a payment that Stripe does not know`)
  const intentId = payment.providerRef
  try {
    const sent = (await findSent(client, intentId, refundId)) ?? (await create(client, intentId, refund))
    await recordRefund(deps, refundId, sent)
  } catch (error) {
    const trouble = stripeTroubleOf(error)
    if (trouble?.kind !== 'refused') return orDelayed(Promise.reject(error))
    await failRefund(deps, refundId, null)
    throw new JobGivenUp(`Stripe refuses refund ${refundId}: ${trouble.message}`, { cause: error })
  }
}

/** Brings our record to what Stripe says of a refund. A refund may fail days after it was sent. */
export async function checkStripeRefund(deps: Deps, client: Stripe, refund: RefundRow): Promise<void> {
  if (!refund.providerRef) return sendStripeRefund(deps, client, refund.id)
  await recordRefund(deps, refund.id, await orDelayed(client.refunds.retrieve(refund.providerRef)))
}

async function findSent(client: Stripe, intentId: string, refundId: string) {
  const { data } = await client.refunds.list({ payment_intent: intentId, limit: 100 })
  return data.find(({ metadata }) => metadata?.guildhall_id === refundId)
}

function create(client: Stripe, intentId: string, { id, amountCents }: RefundRow) {
  return client.refunds.create(
    { payment_intent: intentId, amount: amountCents, metadata: { guildhall_id: id } },
    { idempotencyKey: id },
  )
}

async function recordRefund(deps: Deps, refundId: string, { id, status }: Stripe.Refund) {
  if (status === 'failed' || status === 'canceled') {
    await failRefund(deps, refundId, id)
    throw new JobGivenUp(`Stripe could not send refund ${refundId} (${id}): pay the client another way`)
  }
  await setRefundSentAs(deps.database.db, refundId, { providerRef: id, endedAt: deps.clock() })
}
