import type { PaymentFailure } from '@guildhall/contract'
import type { Stripe } from 'stripe'
import type { Charge } from '../charge.ts'

type Intent = Pick<Stripe.PaymentIntent, 'status' | 'amount' | 'amount_received' | 'last_payment_error'>

/** What a PaymentIntent says of a payment. Undefined: no card was named yet, or the last one failed and another may be. */
export function chargeOf(intent: Intent): Charge | undefined {
  const { amount: amountCents } = intent
  switch (intent.status) {
    case 'succeeded':
      return { status: 'succeeded', failure: null, amountCents: intent.amount_received }
    case 'processing':
      return { status: 'processing', failure: null, amountCents }
    case 'requires_action':
      return { status: 'requires_action', failure: null, amountCents }
    case 'canceled':
      return { status: 'failed', failure: failureOf(intent), amountCents }
    default:
      return undefined
  }
}

/** A card was tried and failed. Stripe would let another one be tried; we end the payment, as the next one has its own. */
export const hasFailed = ({ status, last_payment_error: error }: Intent): boolean =>
  status === 'requires_payment_method' && error !== null

const cancelable = ['requires_payment_method', 'requires_confirmation', 'requires_action']
export const canBeCanceled = ({ status }: Intent): boolean => cancelable.includes(status)

function failureOf({ last_payment_error: error }: Intent): PaymentFailure {
  if (!error) return 'abandoned'
  return error.code === 'payment_intent_authentication_failure' ? 'not_confirmed' : 'declined'
}
