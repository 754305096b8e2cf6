import type { PaymentProviderName } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import type { Charge } from './charge.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'

/** A payment as its provider knows it. */
export type ChargedPayment = { id: string; amountCents: number; providerRef: string | null }

/** Moves real or pretended money. All of it may be called again, and happens once. Never call it inside a transaction. */
export type PaymentProvider = {
  /**
   * What became of a payment; undefined if nothing did yet.
   * @param giveUp nothing may be charged for it from now on, unless that has happened already
   */
  findCharge(payment: ChargedPayment, options: { giveUp: boolean; at: Date }): Promise<Charge | undefined>
  /** Sends a refund, unless it was sent, and records that. */
  sendRefund(refundId: string): Promise<void>
  /** Sends a payout, unless it was sent, and records what became of it. */
  sendPayout(payoutId: string): Promise<void>
}

/** Who takes the payments that are begun now. */
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
