import type { Stripe } from 'stripe'
import { announceCall } from '../outbound-calls.ts'
import type { StripeConfig } from './stripe-variables.ts'

export type StripeConnection = { client: Stripe; config: StripeConfig }

const apiVersion = '2026-10-28.endive'
/** Less than a request may take, with its retries. */
const timeoutMs = 8_000
const retries = 2

/** Stripe's own client. Makes no call yet. It is loaded only here, as most installations have no use for it. */
export async function openStripe(config: StripeConfig): Promise<StripeConnection> {
  const { Stripe } = await import('stripe')
  const { secretKey, apiUrl } = config
  const client = new Stripe(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(apiUrl ? { protocol: 'http', host: apiUrl.hostname, port: apiUrl.port } : {}),
  })
  client.on('request', () => announceCall('Stripe'))
  return { client, config }
}
