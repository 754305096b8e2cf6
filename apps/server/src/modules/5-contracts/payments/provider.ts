import type { PaymentProviderName } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { Charge } from './charge.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'

export type ChargedPayment = { id: string; amountCents: number; providerRef: string | null }

/** Every call is idempotent. Never call it inside a transaction. */
export type PaymentProvider = {
  /** Undefined if nothing was charged. @param giveUp nothing may be charged from now on */
  findCharge(payment: ChargedPayment, options: { giveUp: boolean; at: Date }): Promise<Charge | undefined>
  sendRefund(refundId: string): Promise<void>
  /** Sends a payout, unless it was sent, and records what became of it. */
  sendPayout(payoutId: string): Promise<void>
}

export function currentProviderName({ stripe }: Pick<Deps, 'stripe'>): PaymentProviderName {
  if (!stripe) return 'sandbox'
  return stripe.config.isTest ? 'stripe_test' : 'stripe'
}

/** The provider that a payment, refund or payout was begun with. Throws `payment.provider_unavailable` if it is not set up. */
export function providerOf(deps: Deps, name: PaymentProviderName): PaymentProvider {
  if (name === 'sandbox') return sandboxProvider(deps)
  if (deps.stripe && name === currentProviderName(deps)) return stripeProvider(deps, deps.stripe)
  throw new DomainError('payment.provider_unavailable', { retryAfterSeconds: 60 })
}
