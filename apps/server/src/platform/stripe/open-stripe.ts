import type { Stripe } from 'stripe'
import { announceCall } from '../outbound-calls.ts'
import { inSpan } from '../telemetry/spans.ts'
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
    httpClient: traced(Stripe.createNodeHttpClient()),
    ...(apiUrl ? { protocol: 'http', host: apiUrl.hostname, port: apiUrl.port } : {}),
  })
  client.on('request', () => announceCall('Stripe'))
  return { client, config }
}

/** Each try is recorded, with the route and without the ids in it. */
function traced(client: Stripe.HttpClient): Stripe.HttpClient {
  const send = client.makeRequest.bind(client)
  client.makeRequest = (host, port, path, method, ...rest) => {
    const route = routeOf(path)
    const attributes = { 'http.request.method': method, 'url.template': route }
    const work = () => send(host, port, path, method, ...rest)
    return inSpan({ name: `Stripe: ${method} ${route}`, kind: 'client', attributes }, work)
  }
  return client
}

/** Of a path such as `/v1/transfers/tr_1Nw…?expand=…`. Names of resources have no digits and no capitals. */
const routeOf = (path: string) => path.replace(/\?.*$/s, '').replaceAll(/\/(?!v\d\/)[^/]*[\dA-Z%][^/]*/g, '/:id')
