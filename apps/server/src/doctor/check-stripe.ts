import { openStripe } from '../platform/stripe/open-stripe.ts'
import { stripeTroubleOf } from '../platform/stripe/stripe-trouble.ts'
import { type Finding, type Installation, ok, problem } from './finding.ts'

/** Reads what every key must be able to read. */
export async function checkStripe({ config: { stripe: config }, quote, limitMs }: Installation): Promise<Finding[]> {
  if (!config) return [ok('Payments are those of the sandbox: no real money.')]
  const { client } = await openStripe(config)
  try {
    await client.paymentIntents.list({ limit: 1 }, { timeout: (limitMs * 2) / 5, maxNetworkRetries: 1 })
  } catch (error) {
    const trouble = stripeTroubleOf(error)
    if (!trouble) throw error
    return trouble.kind === 'unavailable'
      ? [problem(`Stripe cannot be reached: ${quote(error)}.`, 'Check the network and the state of Stripe.')]
      : [
          problem(
            `Stripe refuses STRIPE_SECRET_KEY: ${quote(error)}.`,
            'Correct it, or its rights, as docs/stripe.md says.',
          ),
        ]
  }
  return [ok(`Stripe accepts the key${config.isTest ? ', in test mode: no real money' : ''}.`)]
}
