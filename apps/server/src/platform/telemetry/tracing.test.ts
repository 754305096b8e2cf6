import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { sendMailJob } from '../../modules/1-ground/mail/shared/mail.jobs.ts'
import { renderAhead } from '../../render-ahead.ts'
import { good, startAi, task } from '../../testing/ai-client.ts'
import { type ReceivedSpan, startOtlpReceiver } from '../../testing/otlp-receiver.ts'
import { startStripeServer } from '../../testing/stripe-server.ts'
import {
  childrenOf,
  openTestTelemetry,
  serveTraced,
  signUp,
  spanNamed,
  startTestSpan,
  traceId,
  traceparent,
} from '../../testing/telemetry.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { openDatabase, queryShort } from '../database/database.ts'
import { handleJob } from '../jobs/job-kind.ts'
import { carefulStore } from '../storage/careful-store.ts'
import { newStorageKey } from '../storage/storage-key.ts'
import { openStripe } from '../stripe/open-stripe.ts'
import { endingWith } from './spans.ts'

test('pages, the calls they make, statements and a job that a request adds are one trace, which a proxy began', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  const { url } = await serveTraced(t, await openTestTelemetry(receiver.url, { OTEL_SERVICE_NAME: 'hall' }), {
    pages: true,
  })
  const user = await t.insertUser()
  await t.as(user).put('/api/profile/me', { name: 'Ada', title: 'Joiner', bio: 'I join oak.' })

  const page = await fetch(`${url}/profile/${user.id}`, { headers: { traceparent, accept: 'text/html' } })
  await page.text()
  const { sent, person } = signUp(url, t, { traceparent })
  const status = await sent
  await t.runJobs()
  await receiver.until(() => receiver.spans().some(({ name }) => name === 'job mail.send'))
  const spans = receiver.spans().filter((span) => span.traceId === traceId)

  expect([page.status, status]).toEqual([200, 201])
  const ofPage = spanNamed(spans, 'page /profile/:userId')
  const ofCall = spanNamed(spans, 'GET /api/profile/:userId')
  expect(ofPage).toMatchObject({ parentSpanId: 'b7ad6b7169203331', kind: 2 })
  expect(ofCall).toMatchObject({ parentSpanId: ofPage.spanId, kind: 1 })
  expect(childrenOf(spans, ofCall).filter((name) => name.startsWith('select'))).not.toEqual([])
  const ofSignUp = spanNamed(spans, 'POST /auth/register')
  expect(childrenOf(spans, ofSignUp)).toEqual(expect.arrayContaining(['begin', 'insert users', 'commit']))
  const ofJob = spanNamed(spans, 'job mail.send')
  expect(ofJob).toMatchObject({ parentSpanId: ofSignUp.spanId, kind: 5 })
  expect(childrenOf(spans, ofJob)).toEqual(expect.arrayContaining(['send a mail', 'update mail_outbox']))
  const idOf = (span: ReceivedSpan) => span.attributes['guildhall.request_id']
  expect([idOf(ofCall), idOf(ofJob)]).toEqual([idOf(ofPage), idOf(ofSignUp)])
  expect(receiver.resources()[0]).toMatchObject({ 'service.name': 'hall', 'service.version': '1.2.3' })

  const all = receiver.received.map(({ raw }) => raw).join('\n')
  for (const secret of [...Object.values(person), user.id, user.token, 'Ada', '127.0.0.1'])
    expect(all).not.toContain(secret)
})

test('what a stranger sends as a trace is not followed', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  const { url } = await serveTraced(t, await openTestTelemetry(receiver.url), { trustProxy: false })

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

test('what is rendered ahead begins no traces', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  const served = Promise.withResolvers<FastifyInstance>()
  const { url } = await serveTraced(t, await openTestTelemetry(receiver.url), { pages: true, change: served.resolve })

  await renderAhead(await served.promise).next()
  await (await fetch(`${url}/api/landing`)).text()
  await receiver.until(() => receiver.spans().some(({ name }) => name === 'GET /api/landing'))

  expect(new Set(receiver.spans().map((span) => span.traceId)).size).toBe(1)
})

test('a line of the log and an error page lead to the trace, whose spans say what failed', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  const { url, logged } = await serveTraced(t, await openTestTelemetry(receiver.url), {
    change: (app, { database }) =>
      app.get('/fails', { config: { access: 'public' }, schema: { hide: true } }, () =>
        database.pool.query("select 'a secret'::uuid"),
      ),
  })

  const answer = (await (await fetch(`${url}/fails`)).json()) as { requestId: string }
  await receiver.until(() => receiver.logs().length > 0 && receiver.spans().some(({ name }) => name === 'GET /fails'))

  const [span, statement] = [spanNamed(receiver.spans(), 'GET /fails'), spanNamed(receiver.spans(), 'select')]
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
  await openTestTelemetry(receiver.url)
  const database = openDatabase(t.url, 1)
  onTestFinished(() => database.close())
  const numbers = Array.from({ length: 12 }, (_, number) => number)
  const work = async (name: string) => {
    await queryShort(database.db, `short_${name}`, `select '${name}' as short`, [])
    await database.pool.query(`select id from plain_${name}`).catch(() => {})
    await database.db.transaction((tx) => tx.execute(sql.raw(`select '${name}' as of_transaction`)))
  }

  await Promise.all(
    numbers.flatMap((number) => [
      endingWith(startTestSpan(`request ${number}`), () => work(`${number}`)),
      work(`unrecorded_${number}`),
    ]),
  )
  await receiver.until(
    () => receiver.spans().filter(({ name }) => name.startsWith('request')).length === numbers.length,
  )

  const spans = receiver.spans()
  for (const number of numbers) {
    const own = childrenOf(spans, spanNamed(spans, `request ${number}`)).toSorted()
    expect(own).toEqual(['begin', 'commit', 'select', `select plain_${number}`, `short_${number}`])
  }
})

test('what goes on after the end of a request is not a part of it', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  await openTestTelemetry(receiver.url)
  const ended = Promise.withResolvers<void>()
  let after: Promise<unknown> = Promise.resolve()

  await endingWith(startTestSpan('request'), async () => {
    after = ended.promise.then(() => t.pool.query('select 1 as late'))
    await t.pool.query('select 1 as early')
  })
  ended.resolve()
  await after
  await endingWith(startTestSpan('next'), async () => {})
  await receiver.until(() => receiver.spans().some(({ name }) => name === 'next'))

  expect(receiver.spans().map(({ name }) => name)).toEqual(['select', 'request', 'next'])
})

test('of what is not sampled nothing is sent, unless a proxy wants it recorded', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  const telemetry = await openTestTelemetry(receiver.url, { OTEL_TRACES_SAMPLER: 'parentbased_always_off' })
  const { url } = await serveTraced(t, telemetry)
  const ask = async (headers: Record<string, string>) => (await fetch(`${url}/api/landing`, { headers })).text()

  await signUp(url, t).sent
  await t.runJobs()
  await ask({ traceparent: traceparent.replace(/01$/, '00') })
  await ask({ traceparent })
  await receiver.until(() => receiver.spans().some(({ name }) => name === 'GET /api/landing'))

  expect(receiver.spans().filter(({ kind }) => kind !== 3)).toHaveLength(1)
  expect(new Set(receiver.spans().map((span) => span.traceId))).toEqual(new Set([traceId]))
})

test('a job for later has a trace of its own that leads back to what planned it, and hands on no more than its data', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()
  await openTestTelemetry(receiver.url)
  const ran: unknown[] = []
  const handlers = [handleJob(sendMailJob, async (_, data) => void ran.push(data))]
  const later = new Date(Date.now() + 60_000)
  const span = startTestSpan('planning')
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
  await openTestTelemetry(receiver.url)
  const { ai } = await startAi([good])
  const stripeServer = await startStripeServer()
  onTestFinished(stripeServer.stop)
  const stripe = await openStripe(stripeServer.config)
  const span = startTestSpan('calling')

  await endingWith(span, async () => {
    await carefulStore(t.deps.files).remove(newStorageKey())
    await ai.ask(task)
    await stripe.client.paymentIntents.retrieve('pi_3NoSuchOne', { expand: ['customer'] }).catch(() => {})
  })
  await receiver.until(() => receiver.spans().some(({ name }) => name === 'calling'))

  const spans = receiver.spans()
  expect(childrenOf(spans, spanNamed(spans, 'calling'))).toEqual([
    'file store: remove',
    `AI service: ${task.purpose}`,
    'Stripe: GET /v1/payment_intents/:id',
  ])
  expect(receiver.received.map(({ raw }) => raw).join('\n')).not.toMatch(/pi_3|customer/)
})
