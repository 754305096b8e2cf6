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
import { closeApp, listen } from './listen.ts'
import { logCollector, logReplica, logValkey } from './log-news.ts'
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
  noLimits,
  openDatabase,
  requestConnections,
  requestLimits,
} from './platform/database/database.ts'
import { migrateDatabase } from './platform/database/migrate-database.ts'
import { openBehindPooler } from './platform/database/open-behind-pooler.ts'
import { type ReplicaNews, Replicas } from './platform/database/replicas.ts'
import { tellTenths } from './platform/database/rewrite-in-batches.ts'
import { findFreePort } from './platform/embedded-postgres/server-process.ts'
import { openProvider } from './platform/identity-providers/open-provider.ts'
import { JobDelayed } from './platform/jobs/job-errors.ts'
import { Jobs } from './platform/jobs/jobs.ts'
import type { ValkeyNews } from './platform/live/carry-by-valkey.ts'
import type { OpenCarrier } from './platform/live/event-carrier.ts'
import { Live } from './platform/live/live.ts'
import { openMailer } from './platform/mail/mailer.ts'
import type { Lifetime } from './platform/process/lifetime.ts'
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

/** Its client is loaded only here, as most installations have no Valkey. */
async function chooseCarrier(
  { valkeyUrl }: Config,
  onNews: (news: ValkeyNews) => void,
): Promise<OpenCarrier | undefined> {
  if (!valkeyUrl) return undefined
  const { carryByValkey } = await import('./platform/live/carry-by-valkey.ts')
  return (onTrouble) => carryByValkey(valkeyUrl, onNews, onTrouble)
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

/** The demo password is public, so demo accounts exist only where no other machine can reach us, unless configured. */
function wantsDemo(config: Config): boolean {
  if (config.demo !== 'auto') return config.demo !== 'off'
  // The demo's payments are made up, and real money must not meet them.
  if (config.stripe?.isTest === false) return false
  return config.databaseUrl === undefined && isLocalOnly(config)
}
