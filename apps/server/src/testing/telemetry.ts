import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { onTestFinished, vi } from 'vitest'
import { buildApp } from '../app.ts'
import type { Deps } from '../deps.ts'
import { servePages } from '../pages.ts'
import { loadConfig } from '../platform/config/config.ts'
import { Live } from '../platform/live/live.ts'
import { openTelemetry, type Telemetry } from '../platform/telemetry/open-telemetry.ts'
import { type Span, startSpan } from '../platform/telemetry/spans.ts'
import type { ReceivedSpan } from './otlp-receiver.ts'
import type { TestApp } from './test-app.ts'

/** As `start.ts` opens it. */
export async function openTestTelemetry(url: string, settings: Record<string, string> = {}) {
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_BSP_SCHEDULE_DELAY: '20',
    OTEL_BLRP_SCHEDULE_DELAY: '20',
    ...settings,
  }
  const { telemetry: config } = loadConfig(env)
  if (!config) throw new Error('these settings switch nothing on')
  for (const name of Object.keys(env)) vi.stubEnv(name, undefined)
  const telemetry = openTelemetry({ config, resource: { version: '1.2.3', role: 'both' } })
  onTestFinished(async () => {
    await telemetry.close()
    vi.unstubAllEnvs()
  })
  return telemetry
}

type Options = { trustProxy?: string[] | false; pages?: boolean; change?: (app: FastifyInstance, deps: Deps) => void }

/** A server of its own. `change`: routes to add. */
export async function serveTraced(
  t: TestApp,
  telemetry: Telemetry,
  { trustProxy = ['127.0.0.1'], change, pages = false }: Options = {},
) {
  const lines: string[] = []
  const config = { ...t.deps.config, logLevel: 'warn' as const, trustProxy }
  const deps = { ...t.deps, config, telemetry, live: new Live() }
  const app = await buildApp(deps, { write: (line) => lines.push(line) })
  change?.(app, deps)
  if (pages) await servePages(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, logged }
}

export const traceId = '0af7651916cd43dd8448eb211c80319c'
/** Of a proxy that has the request recorded. */
export const traceparent = `00-${traceId}-b7ad6b7169203331-01`

/** As a request begins one. */
export function startTestSpan(name: string): Span {
  const span = startSpan({ name, kind: 'server', attributes: {} }, { requestId: `request of ${name}` })
  if (!span) throw new Error('nothing is recorded')
  return span
}

export function spanNamed(spans: ReceivedSpan[], name: string): ReceivedSpan {
  const [found] = spans.filter((span) => span.name === name)
  if (!found) throw new Error(`${name} is not among ${spans.map((span) => span.name).join(', ')}`)
  return found
}
export const childrenOf = (spans: ReceivedSpan[], { spanId }: ReceivedSpan) =>
  spans.filter((span) => span.parentSpanId === spanId).map(({ name }) => name)

/** Sends the body once the server has read the head, as over a slow line. Resolves with the status of the answer. */
export const signUp = (url: string, t: TestApp, headers: Record<string, string> = {}) => {
  const person = {
    username: `ada${t.newId().slice(0, 8)}`,
    email: `${t.newId()}@guildhall.example`,
    password: 'oak joints and shavings',
  }
  const body = JSON.stringify(person)
  const sending = request(`${url}/auth/register`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
      ...headers,
    },
  })
  sending.once('continue', () => sending.end(body)).flushHeaders()
  const sent = once(sending, 'response').then(async ([answer]: IncomingMessage[]) => {
    await answer?.resume().toArray()
    return answer?.statusCode
  })
  return { person, sent }
}
