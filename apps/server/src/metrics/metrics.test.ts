import type { AddressInfo } from 'node:net'
import { livePath } from '@guildhall/contract'
import type { FastifyInstance } from 'fastify'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { sendMailJob } from '../modules/1-ground/mail/shared/mail.jobs.ts'
import { servePages } from '../pages.ts'
import { openDatabase } from '../platform/database/database.ts'
import { JobDelayed, JobGivenUp } from '../platform/jobs/job-errors.ts'
import { handleJob } from '../platform/jobs/job-kind.ts'
import { Jobs } from '../platform/jobs/jobs.ts'
import { Live } from '../platform/live/live.ts'
import { MailDelayed, MailRefused } from '../platform/mail/mail-errors.ts'
import type { SmtpConfig } from '../platform/mail/mail-variables.ts'
import { openMailer } from '../platform/mail/mailer.ts'
import { renderAhead } from '../render-ahead.ts'
import { patience } from '../testing/patience.ts'
import { smtpConfigOf, startSmtpServer } from '../testing/smtp-server.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { buildWorkerApp } from '../worker-app.ts'
import { measureInstallation } from './installation-metrics.ts'
import { openMetrics } from './metrics.ts'

const token = 'a-token-of-the-tests'

/** A server of its own, which measures. `change`: routes to add. */
async function startMeasured(t: TestApp, change: (app: FastifyInstance) => unknown = () => {}, limits = {}) {
  const metrics = await openMetrics('both')
  const live = new Live()
  metrics.watchSockets(() => live.openSockets)
  const lines: string[] = []
  const config = { ...t.deps.config, metricsToken: token, logLevel: 'trace' as const }
  const deps = { ...t.deps, config, metrics, live, limits: { ...t.deps.limits, ...limits } }
  const app = await buildApp(deps, { write: (line) => lines.push(line) })
  await change(app)
  return { app, metrics, lines, ...(await listen(app)) }
}

async function listen(app: FastifyInstance) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const ask = (sent?: string) =>
    fetch(`${url}/metrics`, { headers: sent === undefined ? {} : { authorization: `Bearer ${sent}` } })
  return { url, ask }
}

/** The value of one line: `name{a="b"}`, its labels as the library writes them. */
function valueIn(text: string, line: string): number | undefined {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

const requests = (method: string, route: string, status: string) =>
  `guildhall_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`

test('metrics are for who sends their token, which no log repeats; a session opens nothing', async () => {
  const t = await startTestApp()
  const { url, ask, lines } = await startMeasured(t)
  const person = await t.insertUser()

  const answers = [await ask(), await ask('another-token-of-that-kind'), await ask(person.token), await ask(token)]

  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 200])
  expect(await answers[0]?.json()).toMatchObject({ code: 'monitor.token_invalid' })
  expect(answers[0]?.headers.get('www-authenticate')).toBe('Bearer')
  expect(answers[3]?.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(answers[3]?.headers.get('cache-control')).toBe('no-store')
  await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('\n')).not.toContain(token)
})

test('a process that measures nothing has no metrics, whatever is sent', async () => {
  const t = await startTestApp()
  const { ask } = await listen(await buildApp({ ...t.deps, live: new Live() }))

  expect([(await ask()).status, (await ask(token)).status]).toEqual([404, 404])
})

test('a worker asks for the same token', async () => {
  const t = await startTestApp()
  const config = { ...t.deps.config, metricsToken: token }
  const metrics = await openMetrics('worker')
  const worker = await listen(await buildWorkerApp({ ...t.deps, config, metrics, live: new Live() }))
  const without = await listen(await buildWorkerApp({ ...t.deps, live: new Live() }))

  expect([(await worker.ask()).status, (await worker.ask(token)).status]).toEqual([401, 200])
  expect([(await without.ask()).status, (await without.ask(token)).status]).toEqual([404, 404])
})

test('requests are counted by route, and nothing that a caller invents becomes a label', async () => {
  const t = await startTestApp()
  const { url, ask } = await startMeasured(t)
  const project = await t.insertProject()
  const invented = `/invented-${t.newId()}`

  await fetch(`${url}/projects/${project.id}?q=invented`)
  await fetch(`${url}/projects/${t.newId()}`)
  for (const method of ['GET', 'POST', 'PROPFIND']) await fetch(url + invented, { method })
  const text = await (await ask(token)).text()

  expect(valueIn(text, requests('GET', '/projects/:id', '4xx'))).toBe(2)
  expect(valueIn(text, requests('any', 'none', '4xx'))).toBe(3)
  expect(text).not.toMatch(/invented|PROPFIND/)
  expect(text).not.toContain(project.id)
})

test('what is rendered ahead is no request', async () => {
  const t = await startTestApp()
  const { app, ask } = await startMeasured(t, servePages)
  let rendered = 0
  for await (const _page of renderAhead(app)) {
    rendered += 1
    if (rendered === 2) break
  }

  expect(rendered).toBe(2)
  expect(await (await ask(token)).text()).not.toContain('guildhall_http_request_duration_seconds_count{')
})

test('requests under way, sockets, refusals and connections that were cut are counted', async () => {
  const t = await startTestApp()
  const held = Promise.withResolvers<string>()
  const open = { config: { access: 'public' }, schema: { hide: true } } as const
  const { url, ask, metrics } = await startMeasured(t, (app) => {
    app.get('/held', open, () => held.promise)
    app.get('/busy', open, (_request, reply) => reply.code(503).send('busy'))
    app.get('/often', open, (_request, reply) => reply.code(429).send('often'))
  })
  const person = await t.insertUser()
  const socket = io(url, { path: livePath, transports: ['websocket'], auth: { token: person.token } })
  onTestFinished(() => void socket.close())
  const gone = new AbortController()
  const cut = fetch(`${url}/held`, { signal: gone.signal }).catch(() => 'cut')
  const waiting = fetch(`${url}/held`)
  await fetch(`${url}/busy`)
  await fetch(`${url}/often`)
  const valueNow = async (line: string) => valueIn(await metrics.text(), line)

  await vi.waitUntil(async () => (await valueNow('guildhall_http_requests_in_flight')) === 2, patience)
  await vi.waitUntil(async () => (await valueNow('guildhall_sockets_open')) === 1, patience)
  gone.abort()
  expect(await cut).toBe('cut')
  await vi.waitUntil(async () => (await valueNow(requests('GET', '/held', 'cut'))) === 1, patience)
  held.resolve('done')
  await (await waiting).text()
  const text = await (await ask(token)).text()

  expect(valueIn(text, requests('GET', '/held', '2xx'))).toBe(1)
  expect(valueIn(text, 'guildhall_http_requests_in_flight')).toBe(1) // the one that asks
  expect(valueIn(text, 'guildhall_http_refused_total{status="503"}')).toBe(1)
  expect(valueIn(text, 'guildhall_http_refused_total{status="429"}')).toBe(1)
})

test('jobs are counted by kind and by how they ended', async () => {
  const t = await startTestApp()
  await t.pool.query('delete from jobs.job') // what other tests have left
  const metrics = await openMetrics('worker')
  const jobs = new Jobs(t.db, { pool: t.pool, onTrouble: () => {}, onEnd: metrics.jobEnded })
  const ends: Record<string, Error> = {
    delayed: new JobDelayed('away'),
    given_up: new JobGivenUp('no use'),
    failed: new Error('broken'),
  }
  const perform = async (_: unknown, { mailId }: { mailId: string }) => {
    if (ends[mailId]) throw ends[mailId]
  }
  onTestFinished(() => jobs.stop())

  for (const mailId of ['done', ...Object.keys(ends)]) await jobs.add(t.db, sendMailJob, { mailId })
  await jobs.work([handleJob(sendMailJob, perform)], {}, () => {})

  for (const outcome of ['done', ...Object.keys(ends)]) {
    const line = `guildhall_job_duration_seconds_count{kind="mail.send",outcome="${outcome}"}`
    await vi.waitUntil(async () => valueIn(await metrics.text(), line) === 1, patience)
  }
})

test('mails are counted by how a try to send them ended', async () => {
  const t = await startTestApp()
  const server = await startSmtpServer({ onReceiver: () => [550, 'no such user'] })
  const metrics = await openMetrics('worker')
  const open = (smtp: SmtpConfig | undefined) => {
    const mailer = openMailer({
      ...{ smtp, folder: t.folder, publicUrl: 'http://localhost:3000', print: () => {}, onEnd: metrics.mailEnded },
      from: { name: 'Guildhall', address: 'mail@guildhall.example' },
    })
    onTestFinished(() => mailer.close())
    return mailer
  }
  const letter = { to: 'ada@example.com', date: new Date(), subject: 'A subject', text: 'Text\n', html: '<p>Text</p>' }
  const sendBy = (smtp: SmtpConfig | undefined) => open(smtp).send({ id: t.newId(), ...letter })

  await sendBy(undefined)
  await expect(sendBy(smtpConfigOf(server.url))).rejects.toBeInstanceOf(MailRefused)
  await expect(sendBy(smtpConfigOf('smtp://127.0.0.1:1'))).rejects.toBeInstanceOf(MailDelayed)
  const text = await metrics.text()

  for (const outcome of ['sent', 'refused', 'delayed']) {
    expect(valueIn(text, `guildhall_mails_total{outcome="${outcome}"}`)).toBe(1)
  }
})

test('jobs that wait or failed, and the last audit, are told as the database has them', async () => {
  const t = await startTestApp()
  await t.pool.query('delete from jobs.job')
  const metrics = await openMetrics('both')
  const troubles: unknown[] = []
  measureInstallation(metrics, {
    db: t.db,
    backups: undefined,
    limits: { freshMs: 0 },
    onTrouble: (error) => troubles.push(error),
  })
  const before = await metrics.text()
  await t.deps.jobs.add(t.db, sendMailJob, { mailId: 'now' })
  await t.deps.jobs.add(t.db, sendMailJob, { mailId: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) })
  await t.deps.jobs.add(t.db, sendMailJob, { mailId: 'failed' })
  await t.pool.query(`update jobs.job set state = 'failed' where data ->> 'mailId' = 'failed'`)
  await t.pool.query(`update jobs.job set start_after = now() - interval '1 hour' where data ->> 'mailId' = 'now'`)
  const endedAt = new Date('2026-11-20T03:40:00Z')
  await t.pool.query(
    `insert into ledger_audits (started_at, ended_at, chains, entries, lines, findings, failure)
     values ($1, $1, 0, 0, 0, '[]', 'cut off')`,
    [endedAt],
  )

  const text = await metrics.text()

  expect(troubles).toEqual([])
  expect(valueIn(before, 'guildhall_ledger_audit_failed')).toBe(0)
  expect(valueIn(text, 'guildhall_database_up')).toBe(1)
  expect(valueIn(text, 'guildhall_jobs_waiting{kind="mail.send"}')).toBe(1)
  expect(valueIn(text, 'guildhall_jobs_failed{kind="mail.send"}')).toBe(1)
  expect(valueIn(text, 'guildhall_jobs_overdue_seconds{kind="mail.send"}')).toBeGreaterThanOrEqual(3_600)
  expect(valueIn(text, 'guildhall_ledger_audit_timestamp_seconds')).toBe(endedAt.getTime() / 1_000)
  expect(valueIn(text, 'guildhall_ledger_audit_failed')).toBe(1)
})

test('while the database is away or silent, the rest is told and says so', async () => {
  const t = await startTestApp()
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
  onTestFinished(() => away.close())
  const metrics = await openMetrics('both')
  const onTrouble = vi.fn()
  measureInstallation(metrics, { db: away.db, backups: undefined, onTrouble, limits: { freshMs: 0 } })
  const silent = await openMetrics('both')
  measureInstallation(silent, { db: t.db, backups: undefined, onTrouble, limits: { patienceMs: 1 } })
  const blocker = await t.pool.connect()
  await blocker.query('begin; lock table jobs.job in access exclusive mode')

  const [, text, other] = [await metrics.text(), await metrics.text(), await silent.text()]
  await blocker.query('rollback')
  blocker.release()

  expect(onTrouble).toHaveBeenCalledTimes(1)
  expect(valueIn(text, 'guildhall_database_up')).toBe(0)
  expect(valueIn(other, 'guildhall_database_up')).toBe(0)
  expect(text).toContain('process_resident_memory_bytes')
})
