import type { FastifyInstance } from 'fastify'
import packageJson from '../../../package.json' with { type: 'json' }
import { buildApp } from './app.ts'
import { listDemoAccounts, loadDemo } from './demo/load-demo.ts'
import type { Deps, UpkeepDeps } from './deps.ts'
import { presentFindings } from './doctor/describe-findings.ts'
import { inspectRunning } from './doctor/inspect.ts'
import { eventEffects } from './event-effects.ts'
import { startHousekeeping } from './housekeeping.ts'
import { jobHandlers } from './job-handlers.ts'
import { jobKinds } from './job-kinds.ts'
import { measureInstallation } from './metrics/installation-metrics.ts'
import { openMetrics } from './metrics/metrics.ts'
import { listUnusedOwn } from './modules/1-ground/question-bank/list-unused-own.ts'
import { openOwnBank } from './modules/1-ground/question-bank/open-own-bank.ts'
import { preparePasswords } from './modules/2-people/accounts/passwords.ts'
import { writeSearchKeys } from './modules/4-hiring/projects/write-search-keys.ts'
import { forbidMixedMoney } from './modules/5-contracts/payments/shared/forbid-mixed-money.ts'
import { openPostgres } from './open-postgres.ts'
import { servePages } from './pages.ts'
import { openAi } from './platform/ai/ai.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, loadConfig, readEnvironment } from './platform/config/config.ts'
import { isLocalOnly } from './platform/config/is-local-only.ts'
import {
  type Database,
  migrateDatabase,
  noLimits,
  openDatabase,
  requestConnections,
  requestLimits,
} from './platform/database/database.ts'
import { openBehindPooler } from './platform/database/open-behind-pooler.ts'
import type { ReplicaTrouble } from './platform/database/replica.ts'
import { type ReplicaNews, Replicas } from './platform/database/replicas.ts'
import { tellTenths } from './platform/database/rewrite-in-batches.ts'
import { findFreePort } from './platform/embedded-postgres/server-process.ts'
import { connectionsFor } from './platform/http/connection-limits.ts'
import { openProvider } from './platform/identity-providers/open-provider.ts'
import { JobDelayed } from './platform/jobs/job-errors.ts'
import { Jobs } from './platform/jobs/jobs.ts'
import type { ValkeyNews } from './platform/live/carry-by-valkey.ts'
import type { OpenCarrier } from './platform/live/event-carrier.ts'
import { Live } from './platform/live/live.ts'
import { openMailer } from './platform/mail/mailer.ts'
import type { Lifetime } from './platform/process/lifetime.ts'
import { StartupError } from './platform/process/startup-error.ts'
import { openFileStore } from './platform/storage/open-file-store.ts'
import { openStripe } from './platform/stripe/open-stripe.ts'
import { auditConnections, sideConnections, upkeepConnections } from './process-connections.ts'
import { mailFolderOf, readyBlock } from './ready-block.ts'
import { openEvents } from './record-events.ts'
import { startWarmUp } from './warm-up.ts'
import { buildWorkerApp } from './worker-app.ts'

/** Mounts the pages. `lifetime` closes what it opens. */
export type PageMount = (app: FastifyInstance, lifetime: Lifetime) => Promise<void>
const mountBuilt: PageMount = (app) => servePages(app)

/** Milliseconds for requests to finish at shutdown; less than most process managers allow. */
const graceMs = 25_000

/**
 * `lifetime` closes everything. A process serves, runs jobs, or both, as its role says. `mount` adds the pages: built, or a
 * Vite server's in development.
 */
export async function start(lifetime: Lifetime, mount = mountBuilt): Promise<void> {
  const config = await readConfig()
  const telemetry = await startTelemetry(lifetime, config) // closed last
  const bank = await openOwnBank(config.bankDir)
  const { url, appUrl, announce, place } = await openPostgres(config, lifetime)
  await lifetime.step(() => migrateDatabase(url, appUrl, jobKinds))

  const serves = config.role !== 'worker'
  const works = config.role !== 'web'
  const open = (...how: Parameters<typeof openDatabase>) =>
    lifetime.step(
      async () => openDatabase(...how),
      (opened) => opened.close(),
    )
  const upkeepDatabase = await open(appUrl, works ? upkeepConnections : sideConnections, noLimits)
  const requestDatabase = serves ? await openRequestDatabase(lifetime, config, appUrl) : upkeepDatabase
  const database = serves
    ? await withReplicas(lifetime, config, requestDatabase, (news) => logReplica(app.log, news))
    : upkeepDatabase
  const auditDatabase = works ? await open(appUrl, auditConnections, noLimits) : upkeepDatabase
  const metrics =
    config.metricsToken === undefined && !telemetry?.sendsMetrics ? undefined : await openMetrics(config.role)
  metrics?.watchPool('upkeep', upkeepDatabase.pool)
  if (serves) metrics?.watchPool('requests', database.pool)
  if (database.replicas) metrics?.watchReplicas(database.replicas)
  if (works) metrics?.watchPool('audits', auditDatabase.pool)
  if (metrics) {
    const onTrouble = (error: unknown) => app.log.warn({ err: error }, 'the database could not be asked for metrics')
    measureInstallation(metrics, { db: upkeepDatabase.db, backups: config.backups, onTrouble })
  }
  if (metrics && telemetry) metrics.watchTelemetry(telemetry.counts)
  if (metrics && telemetry?.sendsMetrics) telemetry.sendMetrics(metrics.values)
  await lifetime.step(() => forbidMixedMoney(upkeepDatabase.db, config.stripe))
  const files = await lifetime.step(() => openFileStore(config))
  const ai = config.ai && openAi(config.ai, (trouble) => app.log.error(trouble, 'the AI service failed'))
  const stripe = config.stripe && (await openStripe(config.stripe))
  const mailer = await lifetime.step(
    async () =>
      openMailer({
        smtp: config.smtp,
        folder: mailFolderOf(config),
        from: config.mailFrom,
        publicUrl: config.publicUrl,
        onEnd: metrics?.mailEnded,
      }),
    (opened) => opened.close(),
  )
  const onTrouble = (error: unknown) => app.log.error({ err: error }, 'the job queue failed')
  const jobs = await lifetime.step(
    async () =>
      new Jobs(
        upkeepDatabase.db,
        works ? { pool: upkeepDatabase.pool, onTrouble, onEnd: metrics?.jobEnded } : { tells: true },
      ),
    (opened) => opened.stop(),
  )
  const live = new Live({ sockets: config.sockets }, await chooseCarrier(config, (news) => logValkey(app.log, news)))
  if (serves) metrics?.watchSockets(() => live.openSockets)
  const events = openEvents({ live, jobs, clock: systemClock }, eventEffects)
  const providers = config.identityProviders.map(openProvider)
  const deps: Deps = {
    config,
    database,
    files,
    jobs,
    live,
    events,
    mailer,
    clock: systemClock,
    bank,
    ai,
    stripe,
    providers,
    metrics,
    telemetry,
    inspect: async () => presentFindings(await inspectRunning({ config, database, ownerUrl: url })),
  }
  const backups = config.backups && { ...config.backups, ownerUrl: url }
  const upkeep: UpkeepDeps = { ...deps, database: upkeepDatabase, auditDatabase, backups }
  if (serves && wantsDemo(config)) await lifetime.step(() => loadDemo(upkeep, { crowd: config.demo !== 'small' }))
  await lifetime.step(() => writeSearchKeys(upkeepDatabase.db, tellTenths('Search texts of projects', console.log)))
  const app = await lifetime.step(() => (serves ? buildApp(deps) : buildWorkerApp(deps)), closeApp)
  telemetry?.onChange((signal, failure) => logCollector(app.log, signal, failure))
  if (serves) {
    await lifetime.step(preparePasswords)
    await lifetime.step(() => mount(app, lifetime))
  }
  if (works) await startWork(lifetime, upkeep, app, config)
  await lifetime.step(() => listen(app, config))
  announce(config.publicUrl)
  for (const sentence of listUnusedOwn(bank)) console.log(sentence)
  console.log(readyBlock(config, place, serves ? await listDemoAccounts(database.db) : []))
  if (!serves) return
  const rendering = mount === mountBuilt ? app : undefined
  await lifetime.step(
    async () => startWarmUp({ bank, rendering }, (error) => app.log.error({ err: error }, 'warming up failed')),
    (warmUp) => warmUp.stop(),
  )
}

/** The libraries are loaded only here, as most installations have no collector. */
async function startTelemetry(lifetime: Lifetime, { telemetry: config, role }: Config) {
  if (!config) return undefined
  const { openTelemetry } = await import('./platform/telemetry/open-telemetry.ts')
  const resource = { version: packageJson.version, role }
  return lifetime.step(
    async () => openTelemetry({ config, resource }),
    (opened) => opened.close(),
  )
}

function logCollector(log: FastifyInstance['log'], signal: string, failure: string | undefined) {
  if (failure === undefined) log.warn({ signal }, 'the OpenTelemetry collector takes what it is sent again')
  else
    log.warn({ signal, reason: failure }, 'the OpenTelemetry collector does not take what it is sent, which is dropped')
}

/** Its client is loaded only here, as most installations have no Valkey. */
async function chooseCarrier(
  { valkeyUrl }: Config,
  onNews: (news: ValkeyNews) => void,
): Promise<OpenCarrier | undefined> {
  if (!valkeyUrl) return undefined
  const { carryByValkey } = await import('./platform/live/carry-by-valkey.ts')
  return (onTrouble) => carryByValkey(valkeyUrl, onNews, onTrouble)
}

function logValkey(log: FastifyInstance['log'], { error }: ValkeyNews) {
  if (error) log.warn({ err: error }, 'Valkey does not answer: live events reach the sockets of their own process only')
  else log.warn('Valkey answers again: live events reach all processes')
}

async function openRequestDatabase(lifetime: Lifetime, { databaseUrl, databaseDirectUrl }: Config, appUrl: string) {
  return lifetime.step(
    async () =>
      databaseUrl && databaseDirectUrl ? openBehindPooler(databaseUrl, databaseDirectUrl) : openDatabase(appUrl),
    (opened) => opened.close(),
  )
}

async function withReplicas(
  lifetime: Lifetime,
  { databaseReplicaUrls: urls }: Config,
  database: Database,
  onNews: (news: ReplicaNews) => void,
): Promise<Database> {
  if (urls.length === 0) return database
  const options = { urls, database, limits: requestLimits, connections: requestConnections, onNews }
  const replicas = await lifetime.step(
    async () => new Replicas(options),
    async (opened) => opened.close(),
  )
  return { ...database, replicas }
}

const troubleSentences: Record<ReplicaTrouble, string> = {
  away: 'a replica does not answer and is left out',
  behind: 'a replica is more than a second behind and is left out',
  'no standby': 'what DATABASE_REPLICA_URLS names is no standby and is left out',
  'of another database': 'a replica is one of another database and is left out',
  'without limits':
    'the pooler before a replica limits no statements, so the replica is left out; guildhall doctor says what to add',
}

function logReplica(log: FastifyInstance['log'], { replica, trouble, error }: ReplicaNews) {
  if (trouble) log.warn({ replica, err: error }, troubleSentences[trouble])
  else log.warn({ replica }, 'a replica is read again')
}

/** What a process does besides serving: the hourly sweeps, and background jobs. */
async function startWork(lifetime: Lifetime, upkeep: UpkeepDeps, { log }: FastifyInstance, config: Config) {
  await lifetime.step(
    async () =>
      startHousekeeping(upkeep, config.databaseUrl === undefined, (error) =>
        log.error({ err: error }, 'housekeeping failed'),
      ),
    (housekeeping) => housekeeping.stop(),
  )
  await lifetime.step(() =>
    upkeep.jobs.work(jobHandlers, upkeep, (error, job) =>
      error instanceof JobDelayed
        ? log.warn({ reason: error.message, job }, 'a job has to wait')
        : log.error({ err: error, job }, 'a job failed'),
    ),
  )
}

/** Port 0 becomes a free port here, because the application needs its public address before it listens. */
async function readConfig(): Promise<Config> {
  const env = readEnvironment()
  const config = loadConfig(env)
  return config.port === 0 ? loadConfig({ ...env, PORT: String(await findFreePort()) }) : config
}

async function listen(app: FastifyInstance, { host, port, sockets }: Config) {
  try {
    // Beyond what waits there to be accepted, Linux drops connections, and clients take them for open: they hang, or try again half a minute
    // later, while we are idle. Node.js asks for 511.
    await app.listen({ host, port, backlog: connectionsFor(sockets) })
  } catch (error) {
    throw new StartupError(sentenceFor(error as NodeJS.ErrnoException, host, port))
  }
}

function sentenceFor({ code, message }: NodeJS.ErrnoException, host: string, port: number) {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken by another program. Stop that, or set PORT to another one: PORT=${port + 1} npm start`
    case 'EACCES':
      return `This user may not listen on port ${port}. Set PORT to one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1 or 0.0.0.0.`
    default:
      return `Guildhall cannot listen on port ${port} of ${host}: ${message}.`
  }
}

async function closeApp(app: FastifyInstance) {
  // A connection that was busy when closing began stays open after its response.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const timer = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(timer)
  }
}

/** The demo password is public, so demo accounts exist only where no other machine can reach us, unless configured. */
function wantsDemo(config: Config): boolean {
  if (config.demo !== 'auto') return config.demo !== 'off'
  // The demo's payments are made up, and real money must not meet them.
  if (config.stripe?.isTest === false) return false
  return config.databaseUrl === undefined && isLocalOnly(config)
}
