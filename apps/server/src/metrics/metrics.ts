import { readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { checkoutFolder, type Role } from '../platform/config/config.ts'
import type { Replicas } from '../platform/database/replicas.ts'
import type { JobEnd } from '../platform/jobs/job-runner.ts'
import type { MailOutcome } from '../platform/mail/mailer.ts'
import { type RequestEnd, RequestTimes } from './request-times.ts'

/** Seconds. Pages are to take 10 ms, and requests may take 5 s. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]
const jobBuckets = [0.01, 0.05, 0.25, 1, 5, 30, 120, 600]

/** Of the library's own, these list every socket for each answer. */
const costly = ['active_handles', 'active_requests', 'active_resources'].flatMap((name) => [
  `nodejs_${name}`,
  `nodejs_${name}_total`,
])

export type PoolName = 'requests' | 'upkeep' | 'audits'
export type Metrics = Awaited<ReturnType<typeof openMetrics>>

/**
 * What this process measures, for Prometheus. The values of labels are those of our own code: routes, kinds, outcomes; never what a
 * caller sent. The library is loaded only here, as most installations have nobody who asks.
 */
export async function openMetrics(role: Role) {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  for (const name of costly) registry.removeSingleMetric(name)

  new Gauge({
    ...{ name: 'guildhall_info', help: 'Always 1; its labels say what runs.', registers },
    labelNames: ['version', 'role'],
  }).set({ version: productVersion(), role }, 1)

  const requests = new RequestTimes({
    ...{ name: 'guildhall_http_request_duration_seconds', buckets: requestBuckets },
    help: 'From the head of a request to the end of its answer, or of its connection.',
  })
  requests.register(registry)
  let inFlight = 0
  new Gauge({
    ...{ name: 'guildhall_http_requests_in_flight', registers },
    help: 'Requests that are being answered.',
    collect() {
      this.set(inFlight)
    },
  })
  const refused = new Counter({
    ...{ name: 'guildhall_http_refused_total', registers, labelNames: ['status'] },
    help: 'Requests answered with 429, beyond a limit, or with 503, as something was busy or away.',
  })
  for (const status of ['429', '503']) refused.inc({ status }, 0)
  const dropped = new Counter({
    ...{ name: 'guildhall_http_connections_dropped_total', registers },
    help: 'Connections dropped as the process had all it takes.',
  })
  const jobs = new Histogram({
    ...{ name: 'guildhall_job_duration_seconds', registers, buckets: jobBuckets },
    help: 'Tries of background jobs that ended here.',
    labelNames: ['kind', 'outcome'],
  })
  const mails = new Counter({
    ...{ name: 'guildhall_mails_total', registers, labelNames: ['outcome'] },
    help: 'Tries to send a mail: sent, delayed until a later try, or refused for good.',
  })
  for (const outcome of ['sent', 'delayed', 'refused'] satisfies MailOutcome[]) mails.inc({ outcome }, 0)

  const pools = new Map<PoolName, pg.Pool>()
  new Gauge({
    ...{ name: 'guildhall_database_connections', registers, labelNames: ['pool', 'state'] },
    help: 'Connections to PostgreSQL, by what they are for.',
    collect() {
      for (const [pool, { totalCount, idleCount }] of pools) {
        this.set({ pool, state: 'in_use' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
      }
    },
  })
  new Gauge({
    ...{ name: 'guildhall_database_connections_max', registers, labelNames: ['pool'] },
    help: 'How many of them there can be.',
    collect() {
      for (const [pool, { options }] of pools) this.set({ pool }, options.max)
    },
  })
  new Gauge({
    ...{ name: 'guildhall_database_waiting', registers, labelNames: ['pool'] },
    help: 'Who waits for a connection.',
    collect() {
      for (const [pool, { waitingCount }] of pools) this.set({ pool }, waitingCount)
    },
  })

  const watchReplicas = (replicas: Replicas) => {
    new Gauge({
      ...{ name: 'guildhall_replica_in_use', registers, labelNames: ['replica'] },
      help: '1 if reads go to this replica; 0 if it is away or a second behind.',
      collect() {
        for (const { name, isRead } of replicas.describe()) this.set({ replica: name }, isRead ? 1 : 0)
      },
    })
    new Gauge({
      ...{ name: 'guildhall_replica_lag_seconds', registers, labelNames: ['replica'] },
      help: 'How old what it shows can be, as far as is known; without a value when it does not answer.',
      collect() {
        this.reset()
        for (const { name, lagMs } of replicas.describe()) {
          if (lagMs !== undefined) this.set({ replica: name }, lagMs / 1_000)
        }
      },
    })
    const counter = (name: string, help: string, label: string, read: () => [value: string, count: number][]) =>
      new Counter({
        ...{ name: `guildhall_replica_${name}`, help, registers, labelNames: [label] },
        collect() {
          this.reset()
          for (const [value, count] of read()) this.inc({ [label]: value }, count)
        },
      })
    counter('reads_total', 'Requests that a replica may answer, by who was read.', 'from', () =>
      Object.entries(replicas.answered),
    )
    counter(
      'repeated_total',
      'Statements that failed on this replica and were repeated on the primary.',
      'replica',
      () => replicas.describe().map(({ name, repeated }) => [name, repeated]),
    )
  }

  let readInstallation: () => Promise<void> = async () => {}
  return {
    /** One that its owner sets. */
    gauge: <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
      new Gauge({ name: `guildhall_${name}`, help, registers, labelNames }),
    contentType: registry.contentType,
    requestBegan() {
      inFlight += 1
    },
    requestEnded(end: RequestEnd) {
      inFlight -= 1
      requests.observe(end)
    },
    requestRefused: (status: 429 | 503) => refused.inc({ status: String(status) }),
    connectionDropped: () => dropped.inc(),
    jobEnded: ({ kind, outcome, seconds }: JobEnd) => jobs.observe({ kind, outcome }, seconds),
    mailEnded: (outcome: MailOutcome) => mails.inc({ outcome }),
    watchReplicas,
    watchPool: (name: PoolName, pool: pg.Pool) => void pools.set(name, pool),
    watchSockets(count: () => number) {
      new Gauge({
        ...{ name: 'guildhall_sockets_open', help: 'Open WebSockets of people who are signed in.', registers },
        collect() {
          this.set(count())
        },
      })
    },
    /** `read` sets what the whole installation says, before each answer. */
    watchInstallation(read: () => Promise<void>) {
      readInstallation = read
    },
    async text(): Promise<string> {
      await readInstallation()
      return registry.metrics()
    },
    /** The same as numbers. */
    async values() {
      await readInstallation()
      return registry.getMetricsAsJSON()
    },
    /** What goes to a collector. */
    watchTelemetry(counts: () => readonly { signal: string; sent: number; dropped: number }[]) {
      const counter = (outcome: 'sent' | 'dropped', help: string) =>
        new Counter({
          ...{ name: `guildhall_telemetry_${outcome}_total`, help, registers, labelNames: ['signal'] },
          collect() {
            this.reset()
            for (const { signal, [outcome]: count } of counts()) this.inc({ signal }, count)
          },
        })
      counter('sent', 'Spans, lines of the log and sets of metrics that the OpenTelemetry collector has taken.')
      counter('dropped', 'Those it did not take, or that there was no room for meanwhile.')
    },
  }
}

function productVersion(): string {
  const text = readFileSync(path.join(checkoutFolder, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
