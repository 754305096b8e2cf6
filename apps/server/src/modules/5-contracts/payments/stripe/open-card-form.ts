import type { CardFormView, PaymentProviderView } from '@guildhall/contract'
import type { Stripe } from 'stripe'
import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { orUnavailable } from '../../../../platform/stripe/stripe-trouble.ts'
import { findUnpaid } from '../../contracts/shared/find-unpaid.ts'
import { type PaymentRequest, requireOwnPayment } from '../get-payment.ts'
import { currentProviderName } from '../provider.ts'
import { requireChargeable } from '../require-chargeable.ts'
import { settlePayment } from '../settle-payment.ts'
import { hasFailed } from './payment-intent.rules.ts'
import { setIntent } from './stripe.queries.ts'

export function describeProvider({ stripe }: Pick<Deps, 'stripe'>): PaymentProviderView {
  if (!stripe) return { provider: 'sandbox', publishableKey: null, isTest: true }
  const { publishableKey, isTest } = stripe.config
  return { provider: 'stripe', publishableKey, isTest }
}

/** The PaymentIntent is recorded before it can be paid. Until then the payment's id is its idempotency key. */
export async function openCardForm(deps: Deps, request: PaymentRequest): Promise<CardFormView> {
  const { db } = deps.database
  const own = await requireOwnPayment(db, request)
  const { id, amountCents, contractId, provider, providerRef } = own
  requireChargeable(own)
  const { stripe } = deps
  if (!stripe || provider !== currentProviderName(deps)) throw new DomainError('payment.other_provider')
  // The contract may have changed since the payment began. The client is charged only the amount they were shown.
  if (amountCents !== (await findUnpaid(db, contractId))) {
    await orUnavailable(settlePayment(deps, { paymentId: id }))
    throw new DomainError('payment.over')
  }
  const { paymentIntents } = stripe.client

  const intent = await orUnavailable(providerRef ? paymentIntents.retrieve(providerRef) : make())
  if (isDone(intent)) {
    await orUnavailable(settlePayment(deps, { paymentId: id }))
    const isCharged = intent.status === 'succeeded' || intent.status === 'processing'
    throw new DomainError(isCharged ? 'payment.charged' : 'payment.over')
  }
  if (!(await setIntent(db, id, intent.id)) || !intent.client_secret) throw new DomainError('payment.over')
  return { clientSecret: intent.client_secret }

  function make() {
    return paymentIntents.create(
      {
        amount: amountCents,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        description: `Guildhall contract ${contractId}`,
        metadata: { guildhall_id: id },
      },
      { idempotencyKey: id },
    )
  }
}

/** No card can be named for it any more, or none should be: after a failure the next one gets a payment of its own. */
const isDone = (intent: Stripe.PaymentIntent) =>
  intent.status === 'succeeded' || intent.status === 'processing' || intent.status === 'canceled' || hasFailed(intent)
