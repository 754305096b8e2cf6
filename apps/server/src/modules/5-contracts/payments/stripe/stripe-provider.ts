import type { Deps } from '../../../../deps.ts'
import type { StripeConnection } from '../../../../platform/stripe/open-stripe.ts'
import { stripeTroubleOf } from '../../../../platform/stripe/stripe-trouble.ts'
import type { Charge } from '../charge.ts'
import type { ChargedPayment, PaymentProvider } from '../provider.ts'
import { canBeCanceled, chargeOf, hasFailed } from './payment-intent.rules.ts'
import { sendStripePayout } from './send-stripe-payout.ts'
import { sendStripeRefund } from './send-stripe-refund.ts'

export function stripeProvider(deps: Deps, { client }: StripeConnection): PaymentProvider {
  return {
    findCharge: (payment, { giveUp }) => findIntentCharge(client, payment, giveUp),
    sendRefund: (refundId) => sendStripeRefund(deps, client, refundId),
    sendPayout: (payoutId) => sendStripePayout(deps, client, payoutId),
  }
}

type Client = StripeConnection['client']

async function findIntentCharge(
  client: Client,
  { providerRef, amountCents }: ChargedPayment,
  giveUp: boolean,
): Promise<Charge | undefined> {
  // A PaymentIntent that we have not recorded was never sent to a page, so it cannot be paid.
  if (!providerRef) return giveUp ? { status: 'failed', failure: 'abandoned', amountCents } : undefined
  const intent = await client.paymentIntents.retrieve(providerRef)
  if (!hasFailed(intent) && !(giveUp && canBeCanceled(intent))) return chargeOf(intent)
  const { last_payment_error: known } = intent
  const ended = await cancelIntent(client, providerRef)
  return chargeOf({ ...ended, last_payment_error: ended.last_payment_error ?? known })
}

/** Returns its latest state: a card may have been charged meanwhile. */
async function cancelIntent(client: Client, id: string) {
  try {
    return await client.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
  } catch (error) {
    if (stripeTroubleOf(error)?.kind !== 'refused') throw error
    return client.paymentIntents.retrieve(id)
  }
}
