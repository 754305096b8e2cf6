import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StripeConfig } from '../platform/stripe/stripe-variables.ts'
import { found, type StripeEvent, StripeRefusal } from './stripe-objects.ts'
import { type StripeCard, StripeState } from './stripe-state.ts'

type Fault = {
  /** Such as `POST /v1/refunds`. */
  call: string
  times?: number
  /** Answered instead of acting. With `cut`, it acts and breaks the connection before answering. */
  status?: number
  headers?: Record<string, string>
  cut?: true
  /** Waits for it before acting, or only before answering. */
  actAfter?: Promise<unknown>
  answerAfter?: Promise<unknown>
  /** Breaks the connection at once and acts later, after `actAfter`: its client has given up. */
  abandoned?: true
}
type Answer = { status: number; body: object }
type Call = { method: string; path: string; query: URLSearchParams; body: Body; account: string }
type Body = { [name: string]: string | Body }

export const stripeSecrets = { secretKey: 'sk_test_Zm9yVGVzdHM', webhookSecret: 'whsec_Zm9yVGVzdHM' }

/**
 * Speaks as much of Stripe's protocol as we use, and keeps state. Written from Stripe's documentation; it is not
 * Stripe.
 */
export async function startStripeServer() {
  const state = new StripeState()
  const faults: Fault[] = []
  const calls: string[] = []
  const kept = new Map<string, { fingerprint: string; answer: Answer }>()
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', url)
    const call = {
      method: request.method ?? '',
      path,
      query,
      body: readForm(text),
      account: header(request, 'stripe-account'),
    }
    calls.push(`${call.method} ${path}`)
    const fault = nextFault(`${call.method} ${path}`)
    if (fault?.status)
      return send(response, { status: fault.status, body: errorOf('api_error', '', 'Try later.') }, fault.headers)
    if (fault?.abandoned) response.destroy()
    await fault?.actAfter
    const answer = answerOnce(request, call, text)
    await fault?.answerAfter
    if (fault?.abandoned) return
    if (fault?.cut) return void response.destroy()
    send(response, answer)
  }

  function nextFault(call: string): Fault | undefined {
    const fault = faults.find((one) => call.startsWith(one.call) && (one.times ?? 1) > 0)
    if (fault) fault.times = (fault.times ?? 1) - 1
    return fault
  }

  function answerOnce(request: IncomingMessage, call: Call, text: string): Answer {
    const key = header(request, 'idempotency-key')
    if (!key || call.method !== 'POST') return answer(request, call)
    const scoped = `${call.account} ${key}`
    const fingerprint = `${call.path} ${text}`
    const before = kept.get(scoped)
    if (before && before.fingerprint !== fingerprint) {
      return { status: 400, body: errorOf('idempotency_error', '', 'This key was used with other parameters.') }
    }
    const made = before?.answer ?? answer(request, call)
    kept.set(scoped, { fingerprint, answer: structuredClone(made) })
    return made
  }

  function answer(request: IncomingMessage, call: Call): Answer {
    const isOurServer = request.headers.authorization === `Bearer ${stripeSecrets.secretKey}`
    // Pages authenticate with the client secret of the object.
    const isPage = typeof call.body.client_secret === 'string'
    if (!isOurServer && !isPage) return { status: 401, body: errorOf('invalid_request_error', '', 'Invalid API key.') }
    try {
      return { status: 200, body: route(state, call, isOurServer) }
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error
      return { status: error.status, body: errorOf('invalid_request_error', error.code, error.message) }
    }
  }

  return {
    url,
    state,
    calls,
    fail: (fault: Fault) => faults.push(fault),
    /** As after a day, when Stripe forgets idempotency keys. */
    forgetKeys: () => kept.clear(),
    config: {
      secretKey: stripeSecrets.secretKey,
      publishableKey: 'pk_test_Zm9yVGVzdHM',
      webhookSecrets: [stripeSecrets.webhookSecret],
      isTest: true,
      apiUrl: new URL(url),
    } satisfies StripeConfig,
    async stop() {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

/** `at`: Unix seconds. */
export function signEvent(
  event: StripeEvent,
  { at = Math.floor(Date.now() / 1_000), secret = stripeSecrets.webhookSecret } = {},
): { body: string; signature: string } {
  const body = JSON.stringify(event, null, 2)
  const digest = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return { body, signature: `t=${at},v1=${digest}` }
}

function route(state: StripeState, { method, path, query, body, account }: Call, isOurServer: boolean): object {
  const [, , kind = '', id = '', act = ''] = path.split('/')
  const metadata = (body.metadata ?? {}) as Record<string, string>
  const amount = Number(body.amount)
  const text = (name: string) => {
    const value = body[name]
    return typeof value === 'string' ? value : ''
  }
  switch (`${method} ${kind}${id ? '/id' : ''}${act ? `/${act}` : ''}`) {
    case 'POST payment_intents':
      if (body.payment_method_types)
        throw new StripeRefusal(400, 'payment_method_types_no_longer_supported', 'Removed.')
      return state.createIntent({ amount, metadata })
    case 'GET payment_intents':
      return list([...state.intents.values()].slice(0, Number(query.get('limit') ?? 10)))
    case 'GET payment_intents/id':
      return found(state.intents, id)
    case 'POST payment_intents/id/cancel':
      return state.cancel(id)
    case 'POST payment_intents/id/amount':
    case 'POST payment_intents/id/confirm':
    case 'POST payment_intents/id/bank':
      if (isOurServer || found(state.intents, id).client_secret !== body.client_secret) break
      if (act === 'amount') return found(state.intents, id)
      return act === 'confirm'
        ? state.confirm(id, text('card') as StripeCard)
        : state.answerBank(id, text('approve') === 'true')
    case 'GET refunds':
      return list(state.refundsOf(query.get('payment_intent') ?? ''))
    case 'POST refunds':
      return state.refund({ payment_intent: text('payment_intent'), amount, metadata })
    case 'GET refunds/id':
      return found(state.refunds, id)
    case 'GET disputes/id':
      return found(state.disputes, id)
    case 'POST accounts':
      return state.createAccount({ metadata })
    case 'GET accounts/id':
      return found(state.accounts, id)
    case 'POST account_links': {
      const { id: accountId } = found(state.accounts, text('account'))
      return { object: 'account_link', url: `https://connect.stripe.com/setup/${accountId}/${randomUUID()}` }
    }
    case 'GET transfers':
      return list([...state.transfers.values()].filter((one) => one.transfer_group === query.get('transfer_group')))
    case 'POST transfers':
      return state.transfer({
        amount,
        destination: text('destination'),
        transfer_group: body.transfer_group === undefined ? null : text('transfer_group'),
        metadata,
      })
    case 'GET transfers/id':
      return found(state.transfers, id)
    case 'POST transfers/id/reversals':
      return { object: 'transfer_reversal', transfer: state.reverse(id).id }
    case 'GET payouts':
      return list([...state.payouts.values()].filter((one) => one.account === account).toReversed())
    case 'POST payouts':
      return state.payOut(found(state.accounts, account).id, { amount, metadata })
    case 'GET payouts/id':
      return found(state.payouts, id)
  }
  throw new StripeRefusal(404, '', `Unrecognized request URL (${method}: ${path}).`)
}

const list = (data: object[]) => ({ object: 'list', has_more: false, data })
const errorOf = (type: string, code: string, message: string) => ({
  error: { type, ...(code ? { code } : {}), message },
})
const header = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '')

function send(response: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*', ...headers })
  response.end(JSON.stringify(body))
}

/** `a[b]=c` becomes `{ a: { b: 'c' } }`. */
function readForm(text: string): Body {
  const body: Body = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const parts = name.split(/\[|\]\[?/).filter(Boolean)
    let place = body
    for (const part of parts.slice(0, -1)) {
      place[part] ??= {}
      place = place[part] as Body
    }
    place[parts.at(-1) ?? ''] = value
  }
  return body
}
