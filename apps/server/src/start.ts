import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type DemoAccount, demoPassword, listDemoAccounts, loadDemo } from './demo/load-demo.ts'
import { startHousekeeping } from './housekeeping.ts'
import { preparePasswords } from './modules/accounts/passwords.ts'
import { findReadings } from './modules/courses/find-library-course.ts'
import { writeSearchKeys } from './modules/projects/write-search-keys.ts'
import { servePages } from './pages.ts'
import { openAi } from './platform/ai/ai.ts'
import { checkDatabase } from './platform/check-database.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, loadConfig, readEnvironment } from './platform/config.ts'
import { migrateDatabase, noLimits, openDatabase } from './platform/database.ts'
import type { Deps } from './platform/deps.ts'
import { findFreePort } from './platform/embedded-postgres/server-process.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import type { Lifetime } from './platform/lifetime.ts'
import { openQuestionBank } from './platform/question-bank.ts'
import { isOnlyOurs } from './platform/reach.ts'
import { StartupError } from './platform/startup-error.ts'
import { openFileStore } from './platform/storage/open-file-store.ts'

/** Puts the pages onto the application, and what it opens for that into `lifetime`. */
export type PageMount = (app: FastifyInstance, lifetime: Lifetime) => Promise<void>

/** How long requests under way may take once we were asked to stop. Below the patience of most process managers. */
const graceMs = 25_000
/** For what runs beside the requests and may take its time; one more for a transaction within another's work. */
const upkeepConnections = 2

/**
 * Opens the database, the files and the application, listens, and says where. `lifetime` closes it all again.
 * `mount` puts the pages onto the application: the built ones, or in development those of a Vite server.
 */
export async function start(lifetime: Lifetime, mount: PageMount = servePages): Promise<void> {
  const config = await readConfig()
  const bank = openQuestionBank(config.bankDir)
  const { url, appUrl, announce, place } = await openPostgres(config, lifetime)
  await lifetime.step(() => migrateDatabase(url, appUrl))

  const database = await lifetime.step(
    async () => openDatabase(appUrl),
    (opened) => opened.close(),
  )
  const upkeepDatabase = await lifetime.step(
    async () => openDatabase(appUrl, upkeepConnections, noLimits),
    (opened) => opened.close(),
  )
  const files = await lifetime.step(() => openFileStore(config))
  const ai = config.ai && openAi(config.ai, (trouble) => app.log.error(trouble, 'the AI service failed'))
  const deps: Deps = { config, database, files, clock: systemClock, bank, ai }
  const upkeep: Deps = { ...deps, database: upkeepDatabase }
  if (wantsDemo(config)) await lifetime.step(() => loadDemo(upkeep))
  await lifetime.step(() => writeSearchKeys(upkeepDatabase.db))
  const app = await lifetime.step(() => buildApp(deps), closeApp)
  await lifetime.step(preparePasswords)
  await lifetime.step(() => mount(app, lifetime))
  await lifetime.step(
    async () =>
      startHousekeeping(upkeep, config.databaseUrl === undefined, (error) =>
        app.log.error({ err: error }, 'housekeeping failed'),
      ),
    (housekeeping) => housekeeping.stop(),
  )

  await lifetime.step(() => listen(app, config))
  announce(config.publicUrl)
  console.log(readyBlock(config, place, await listDemoAccounts(database.db)))
  // Reads every lesson, which takes a moment that neither the start nor the first search should wait for.
  findReadings('')
}

/** A port of 0 becomes a free one here, as the public address is told to the application before it listens. */
async function readConfig(): Promise<Config> {
  const env = readEnvironment()
  const config = loadConfig(env)
  return config.port === 0 ? loadConfig({ ...env, PORT: String(await findFreePort()) }) : config
}

async function openPostgres(config: Config, lifetime: Lifetime) {
  const { databaseUrl, databaseMigrationUrl, dataDir } = config
  if (databaseUrl) {
    await lifetime.step(() => checkDatabase(databaseUrl))
    if (databaseMigrationUrl) await lifetime.step(() => checkDatabase(databaseMigrationUrl, 'DATABASE_MIGRATION_URL'))
    const url = databaseMigrationUrl ?? databaseUrl
    return { url, appUrl: databaseUrl, announce: () => {}, place: placeOf(databaseUrl) }
  }
  const postgres = await lifetime.step(
    () => startEmbeddedPostgres({ dataDir }),
    (started) => started.stop(),
  )
  postgres.onLost(() => {
    console.error(
      '\nThe built-in PostgreSQL has ended unexpectedly. Start Guildhall again; nothing committed is lost.\n',
    )
    process.exitCode = 1
    process.kill(process.pid, 'SIGTERM')
  })
  const isElsewhere = path.relative(dataDir, postgres.folder).startsWith('..')
  return { ...postgres, place: isElsewhere ? `built-in PostgreSQL, in ${postgres.folder}` : 'built-in PostgreSQL' }
}

async function listen(app: FastifyInstance, { host, port }: Config) {
  try {
    await app.listen({ host, port })
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

/** Finishes the requests under way, and cuts off those that take too long. */
async function closeApp(app: FastifyInstance) {
  // A connection that was busy when the closing began stays open after its answer, waiting for a request we would refuse.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const impatience = setTimeout(() => app.server.closeAllConnections(), graceMs)
  await app.close()
  clearInterval(sweep)
  clearTimeout(impatience)
}

/** Demo accounts have a password everybody knows: only where nobody else can reach us, unless asked for. */
function wantsDemo(config: Config): boolean {
  if (config.demo !== 'auto') return config.demo === 'on'
  return config.databaseUrl === undefined && isOnlyOurs(config)
}

function readyBlock({ publicUrl, dataDir }: Config, databasePlace: string, demoAccounts: DemoAccount[]) {
  const lines = [
    ['Address', publicUrl],
    ['Database', databasePlace],
    ['Data folder', dataDir],
    ...demoAccounts.map(({ role, email }) => [`Demo ${role}`, `${email}  (password: ${demoPassword})`]),
  ]
  const width = Math.max(...lines.map(([label = '']) => label.length))
  const body = lines.map(([label = '', value]) => `  ${label.padEnd(width)}  ${value}`).join('\n')
  return `\nGuildhall is ready.\n\n${body}\n`
}

/** Without user and password. */
function placeOf(databaseUrl: string) {
  const { host, pathname } = new URL(databaseUrl)
  return `${host || 'localhost'}${pathname}`
}
