import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import type { Deps } from '../../deps.ts'
import { openMetrics } from '../../metrics/metrics.ts'
import { sendMailJob } from '../../modules/1-ground/mail/shared/mail.jobs.ts'
import { servePages } from '../../pages.ts'
import { good, startAi, task } from '../../testing/ai-client.ts'
import { type ReceivedSpan, startDeafReceiver, startOtlpReceiver } from '../../testing/otlp-receiver.ts'
import { patience } from '../../testing/patience.ts'
import { startStripeServer } from '../../testing/stripe-server.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadConfig } from '../config/config.ts'
import { openDatabase, queryShort } from '../database/database.ts'
import { handleJob } from '../jobs/job-kind.ts'
import { Live } from '../live/live.ts'
import { carefulStore } from '../storage/careful-store.ts'
import { newStorageKey } from '../storage/storage-key.ts'
import { openStripe } from '../stripe/open-stripe.ts'
import { closeMs, openTelemetry, type Telemetry } from './open-telemetry.ts'
import { endingWith, startSpan } from './spans.ts'

/** As `start.ts` opens it. */
async function openFor(url: string, settings: Record<string, string> = {}) {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_BSP_SCHEDULE_DELAY: '20', OTEL_BLRP_SCHEDULE_DELAY: '20', ...settings }
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

type Change = (app: FastifyInstance, deps: Deps) => void

async function serve(
  t: TestApp,
  telemetry: Telemetry | undefined,
  { trustProxy = ['127.0.0.1'], change }: { trustProxy?: string[] | false; change?: Change } = {},
) {
  const lines: string[] = []
  const config = { ...t.deps.config, logLevel: 'warn' as const, trustProxy }
  const deps = { ...t.deps, config, telemetry, live: new Live() }
  const app = await buildApp(deps, { write: (line) => lines.push(line) })
  change?.(app, deps)
  await servePages(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, logged }
}

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`
const json = { 'content-type': 'application/json' }

function named(spans: ReceivedSpan[], name: string): ReceivedSpan {
  const [found] = spans.filter((span) => span.name === name)
  if (!found) throw new Error(`${name} is not among ${spans.map((span) => span.name).join(', ')}`)
  return found
}
const childrenOf = (spans: ReceivedSpan[], { spanId }: ReceivedSpan) =>
  spans.filter((span) => span.parentSpanId === spanId).map(({ name }) => name)

const signUp = (url: string, t: TestApp, headers: Record<string, string> = {}) => {
  const person = {
    username: `ada${t.newId().slice(0, 8)}`,
    email: `${t.newId()}@guildhall.example`,
    password: 'oak joints and shavings',
  }
  const sent = fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(person),
  })
  return { person, sent }
}

test('pages, the calls they make, statements and a job that a request adds are one trace, which a proxy began', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  const { url } = await serve(t, await openFor(receiver.url, { OTEL_SERVICE_NAME: 'hall' }))
  const user = await t.insertUser()
  await t.as(user).put('/api/profile/me', { name: 'Ada', title: 'Joiner', bio: 'I join oak.' })

  const page = await fetch(`${url}/profile/${user.id}`, { headers: { traceparent, accept: 'text/html' } })
  await page.text()
  const { sent, person } = signUp(url, t, { traceparent })
  const answer = await sent
  await answer.text()
  await t.runJobs()
  await receiver.until(() => receiver.spans().some(({ name }) => name === 'job mail.send'))
  const spans = receiver.spans().filter((span) => span.traceId === traceId)

  expect([page.status, answer.status]).toEqual([200, 201])
  const ofPage = named(spans, 'page /profile/:userId')
  const ofCall = named(spans, 'GET /api/profile/:userId')
  expect(ofPage).toMatchObject({ parentSpanId: 'b7ad6b7169203331', kind: 2 })
  expect(ofCall).toMatchObject({ parentSpanId: ofPage.spanId, kind: 1 })
  expect(childrenOf(spans, ofCall).filter((name) => name.startsWith('select'))).not.toEqual([])
  const ofSignUp = named(spans, 'POST /auth/register')
  expect(childrenOf(spans, ofSignUp)).toEqual(expect.arrayContaining(['begin', 'insert users', 'commit']))
  const ofJob = named(spans, 'job mail.send')
  expect(ofJob).toMatchObject({ parentSpanId: ofSignUp.spanId, kind: 5 })
  expect(childrenOf(spans, ofJob)).toEqual(expect.arrayContaining(['send a mail', 'update mails']))
  const idOf = (span: ReceivedSpan) => span.attributes['guildhall.request_id']
  expect([idOf(ofCall), idOf(ofJob)]).toEqual([idOf(ofPage), idOf(ofSignUp)])
  expect(receiver.resources()[0]).toMatchObject({ 'service.name': 'hall', 'service.version': '1.2.3' })

  const all = receiver.received.map(({ raw }) => raw).join('\n')
  for (const secret of [...Object.values(person), user.id, user.token, 'Ada', '127.0.0.1']) expect(all).not.toContain(secret)
})

test('what a stranger sends as a trace is not followed', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  const { url } = await serve(t, await openFor(receiver.url), { trustProxy: false })

  await (await fetch(`${url}/api/landing`, { headers: { traceparent } })).text()
  for (const path of ['healthz', 'readyz', 'metrics']) await (await fetch(`${url}/${path}`)).text()
  await (await fetch(`${url}/no-such-${t.newId()}`, { method: 'PROPFIND' })).text()
  await receiver.until(() => receiver.spans().some(({ name }) => name === '_OTHER none'))

  const roots = receiver.spans().filter(({ kind }) => kind === 2)
  expect(roots.map(({ name, parentSpanId }) => ({ name, parentSpanId }))).toEqual([
    { name: 'GET /api/landing' },
    { name: '_OTHER none' },
  ])
})

test('a line of the log and an error page lead to the trace, whose spans say what failed', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  const { url, logged } = await serve(t, await openFor(receiver.url), {
    change: (app, { database }) =>
      app.get('/fails', { config: { access: 'public' }, schema: { hide: true } }, () =>
        database.pool.query("select 'a secret'::uuid"),
      ),
  })

  const answer = (await (await fetch(`${url}/fails`)).json()) as { requestId: string }
  await receiver.until(() => receiver.logs().length > 0 && receiver.spans().some(({ name }) => name === 'GET /fails'))

  const [span, statement] = [named(receiver.spans(), 'GET /fails'), named(receiver.spans(), 'select')]
  expect(span).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '500' } })
  expect(statement).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '22P02' } })
  const ids = { trace_id: span.traceId, span_id: span.spanId, reqId: answer.requestId }
  expect(logged()).toEqual([expect.objectContaining(ids)])
  expect(receiver.logs()).toEqual([
    expect.objectContaining({ traceId: span.traceId, severityText: 'ERROR', body: 'unexpected failure' }),
  ])
  expect(receiver.logs()[0]?.attributes).toMatchObject({
    'guildhall.request_id': answer.requestId,
    'error.type': '22P02',
    'exception.stacktrace': expect.stringContaining(' at '),
  })
  expect(receiver.received.map(({ raw }) => raw).join('\n')).not.toContain('a secret')
})

test('requests that wait for a connection of each other, or are sent together, keep their statements apart', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  await openFor(receiver.url)
  const database = openDatabase(t.url, 1)
  onTestFinished(() => database.close())
  const texts = Array.from({ length: 12 }, (_, number) => number)

  await Promise.all(
    texts.map(async (number) => {
      const span = startSpan({ name: `request ${number}`, kind: 'server', attributes: {} }, { requestId: `${number}` })
      if (!span) throw new Error('nothing is recorded')
      await endingWith(span, async () => {
        await queryShort(database.db, `short_${number}`, `select ${number} as short`, [])
        await database.pool.query(`select id from plain_${number}`).catch(() => {})
        await database.db.transaction((tx) => tx.execute(`select ${number} as of_transaction`))
      })
    }),
  )
  await receiver.until(() => receiver.spans().filter(({ name }) => name.startsWith('request')).length === texts.length)

  const spans = receiver.spans()
  for (const number of texts) {
    const own = childrenOf(spans, named(spans, `request ${number}`)).toSorted()
    expect(own).toEqual(['begin', 'commit', 'select', `select plain_${number}`, `short_${number}`])
  }
})

test('of traces that are not sampled nothing is sent, also not of the jobs they add', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  const telemetry = await openFor(receiver.url, { OTEL_TRACES_SAMPLER: 'parentbased_always_off' })
  const { url } = await serve(t, telemetry)

  await (await signUp(url, t).sent).text()
  await t.runJobs()
  await (await fetch(`${url}/api/landing`, { headers: { traceparent } })).text()
  await receiver.until(() => receiver.spans().some(({ name }) => name === 'GET /api/landing'))

  expect(new Set(receiver.spans().map((span) => span.traceId))).toEqual(new Set([traceId]))
})

test('a job for later has a trace of its own that leads back to what planned it, and hands on no more than its data', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  await openFor(receiver.url)
  const ran: unknown[] = []
  const handlers = [handleJob(sendMailJob, async (_, data) => void ran.push(data))]
  const later = new Date(Date.now() + 60_000)
  const span = startSpan({ name: 'planning', kind: 'server', attributes: {} }, { requestId: 'a-request' })
  if (!span) throw new Error('nothing is recorded')
  await t.pool.query('delete from jobs.job')

  await endingWith(span, async () => {
    await t.deps.jobs.add(t.db, sendMailJob, { mailId: 'later' }, { startAfter: later })
    await t.deps.jobs.addMany(t.db, sendMailJob, [{ data: { mailId: 'now' } }])
  })
  await t.deps.jobs.runWaiting(handlers, undefined, true)
  await receiver.until(() => receiver.spans().filter(({ name }) => name === 'job mail.send').length === 2)

  const jobs = receiver.spans().filter(({ name }) => name === 'job mail.send')
  const planned = jobs.find(({ parentSpanId }) => !parentSpanId)
  expect(jobs.filter(({ parentSpanId }) => parentSpanId === span.spanId)).toHaveLength(1)
  expect(planned?.links).toEqual([expect.objectContaining({ traceId: span.traceId, spanId: span.spanId })])
  expect(planned?.traceId).not.toBe(span.traceId)
  expect(ran).toEqual(expect.arrayContaining([{ mailId: 'later' }, { mailId: 'now' }]))
})

test('calls of the AI service, Stripe and the file store are parts of their request, told without ids', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  await openFor(receiver.url)
  const { ai } = await startAi([good])
  const stripeServer = await startStripeServer()
  onTestFinished(stripeServer.stop)
  const stripe = await openStripe(stripeServer.config)
  const span = startSpan({ name: 'calling', kind: 'server', attributes: {} }, { requestId: 'a-request' })
  if (!span) throw new Error('nothing is recorded')

  await endingWith(span, async () => {
    await carefulStore(t.deps.files).remove(newStorageKey())
    await ai.ask(task)
    await stripe.client.paymentIntents.retrieve('pi_3NoSuchOne', { expand: ['customer'] }).catch(() => {})
  })
  await receiver.until(() => receiver.spans().some(({ name }) => name === 'calling'))

  const spans = receiver.spans()
  expect(childrenOf(spans, named(spans, 'calling'))).toEqual([
    'file store: remove',
    `AI service: ${task.purpose}`,
    'Stripe: GET /v1/payment_intents/:id',
  ])
  expect(receiver.received.map(({ raw }) => raw).join('\n')).not.toMatch(/pi_3|customer/)
})

test('the collector gets the numbers that Prometheus reads', async () => {
  const receiver = await startOtlpReceiver()
  const telemetry = await openFor(receiver.url, { OTEL_METRIC_EXPORT_INTERVAL: '50', OTEL_METRIC_EXPORT_TIMEOUT: '40' })
  const metrics = await openMetrics('both')
  metrics.watchTelemetry(telemetry.counts)
  metrics.requestBegan()
  metrics.requestEnded({ method: 'GET', route: '/api/landing', status: '2xx', seconds: 0.02 })
  telemetry.sendMetrics(metrics.values)

  await receiver.until(() => receiver.metrics().length > 0)

  const byName = new Map(receiver.metrics().map((metric) => [metric.name, metric]))
  const requests = byName.get('guildhall_http_request_duration_seconds')?.histogram?.dataPoints[0]
  expect(requests).toMatchObject({ count: 1, sum: 0.02, explicitBounds: expect.arrayContaining([0.01, 0.025]) })
  expect(requests?.bucketCounts?.reduce((sum, count) => sum + Number(count), 0)).toBe(1)
  expect(byName.get('guildhall_mails_total')?.sum).toMatchObject({ isMonotonic: true })
  expect(byName.get('process_resident_memory_bytes')?.gauge?.dataPoints[0]?.asDouble).toBeGreaterThan(1e6)
  expect(await metrics.text()).toMatch(/^guildhall_telemetry_sent_total\{signal="metrics"\} [1-9]/m)
})

test.each([
  { how: 'refuses connections', start: async () => 'http://127.0.0.1:1' },
  { how: 'accepts them and never answers', start: async () => (await startDeafReceiver()).url },
])('while the collector $how, requests are answered, spans beyond the bound are dropped and counted, and closing ends', async ({ start }) => {
  const t = await startTestApp()
  const telemetry = await openFor(await start(), { OTEL_BSP_MAX_QUEUE_SIZE: '8', OTEL_BLRP_MAX_QUEUE_SIZE: '8' })
  const { url } = await serve(t, telemetry)

  const statuses = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const answer = await fetch(`${url}/api/landing`)
      await answer.text()
      return answer.status
    }),
  )
  await vi.waitUntil(() => (telemetry.counts().find(({ signal }) => signal === 'traces')?.dropped ?? 0) >= 22, patience)
  const began = performance.now()
  await telemetry.close()

  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(telemetry.counts()[0]?.sent).toBe(0)
  expect(performance.now() - began).toBeLessThan(closeMs + 2_000)
})

test('a collector that comes back gets what follows, and both are told', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  const telemetry = await openFor(receiver.url)
  const { url } = await serve(t, telemetry)
  const told: (string | undefined)[] = []
  telemetry.onChange((signal, failure) => signal === 'traces' && told.push(failure))
  receiver.refuse((_request, response) => response.writeHead(400).end('no'))

  await (await fetch(`${url}/api/landing`)).text()
  await vi.waitUntil(() => told.length === 1, patience)
  receiver.refuse(undefined)
  await (await fetch(`${url}/api/landing`)).text()
  await vi.waitUntil(() => told.length === 2, patience)

  expect(told).toEqual([expect.any(String), undefined])
  expect(receiver.spans().length).toBeGreaterThan(0)
})
