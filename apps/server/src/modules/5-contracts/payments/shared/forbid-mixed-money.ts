import type { Db } from '../../../../platform/database/database.ts'
import { StartupError } from '../../../../platform/process/startup-error.ts'
import type { StripeConfig } from '../../../../platform/stripe/stripe-variables.ts'
import { findMoneyModes } from '../stripe/stripe.queries.ts'

/** Test-card money must never be withdrawn to a real bank. Throws StartupError. */
export async function forbidMixedMoney(db: Db, stripe: StripeConfig | undefined): Promise<void> {
  const isReal = stripe?.isTest === false
  const found = await findMoneyModes(db)
  if (isReal && found.pretended) {
    throw new StartupError(
      'This database holds payments with test cards, which could be withdrawn as real money. Use a new database with a live STRIPE_SECRET_KEY.',
    )
  }
  if (!isReal && found.real) {
    throw new StartupError(
      'This database holds payments of real money. It needs the live STRIPE_SECRET_KEY that it was used with.',
    )
  }
}
