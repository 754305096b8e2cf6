import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { inject, onTestFinished, vi } from 'vitest'
import { buildApp } from '../app.ts'
import type { Deps } from '../deps.ts'
import { presentFindings } from '../doctor/describe-findings.ts'
import { inspectRunning } from '../doctor/inspect.ts'
import { eventEffects } from '../event-effects.ts'
import { jobHandlers } from '../job-handlers.ts'
import { openQuestionBank } from '../modules/1-ground/question-bank/open-question-bank.ts'
import { type AiTroubleReport, openAi } from '../platform/ai/ai.ts'
import type { AiConfig } from '../platform/ai/ai-variables.ts'
import { loadConfig } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import { forgetStatementNames } from '../platform/database/prepared-statements.ts'
import { openProvider } from '../platform/identity-providers/open-provider.ts'
import type { ProviderConfig } from '../platform/identity-providers/provider-variables.ts'
import { Jobs } from '../platform/jobs/jobs.ts'
import { Live } from '../platform/live/live.ts'
import { openMailer } from '../platform/mail/mailer.ts'
import { openDiskStore } from '../platform/storage/disk-store.ts'
import { openStripe } from '../platform/stripe/open-stripe.ts'
import type { StripeConfig } from '../platform/stripe/stripe-variables.ts'
import { openEvents } from '../record-events.ts'
import {
  insertProject,
  insertProposal,
  insertSession,
  insertUser,
  type ProjectSeed,
  type ProposalSeed,
} from './builders.ts'
import { checkRefusal } from './described-refusals.ts'
import { readMails } from './mails.ts'
import { raceBehind, raceOn } from './race.ts'
import { dropTestDatabase, queryAsOwner, takeOwnerUrl, useTestDatabase, vacuumAnalyze } from './test-database.ts'

const publicBank = openQuestionBank()

type Providers = { ai: AiConfig | undefined; stripe: StripeConfig | undefined }
type Settings = Partial<Deps['config']> & {
  identityProviders?: ProviderConfig[]
  limits?: Deps['limits']
  bank?: Deps['bank']
  /** Instead of the test file's. */
  databaseOf?: TestDatabase
}
type TestDatabase = { database: Database; url: string; ownerUrl: () => string }
type Running = Awaited<ReturnType<typeof open>>

/** Of apps that outlive their test. */
const endings: (() => Promise<unknown>)[] = []
/** Apps with the usual settings that no test uses at the moment. Building one takes longer than most tests. */
const idle: Running[] = []

/** Both are asked for at each call; that there are any, also when the app is built. */
const kindOf = ({ ai, stripe }: Providers) => `${ai ? 'with' : 'without'} AI, ${stripe ? 'with' : 'without'} Stripe`

async function takeIdle(providers: Providers): Promise<Running | undefined> {
  const index = idle.findIndex(({ kind }) => kind === kindOf(providers))
  const [running] = index === -1 ? [] : idle.splice(index, 1)
  await running?.connect(providers)
  return running
}

export async function endTestApps() {
  for (const end of endings.splice(0).reverse()) await end()
}

/** The next app gets a new database. */
export async function leaveDatabase() {
  for (const { close } of idle.splice(0)) await close()
  await dropTestDatabase()
  forgetStatementNames()
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD'

/**
 * The real application on the test file's database. Tests look only at their own rows, as the file shares the database. With the
 * usual settings it shares the application, too, also with the next files of the process: one test after the other; `fresh` for one
 * that adds routes or fills a cache. `inNewDatabase` is for files that count pages, which must have had no other rows: ask for it first.
 * `ai`: see `startOpenAiServer()`; `stripe`: see `startStripeServer()`; default: none. `bank`: see `openOwnBank()`.
 */
export async function startTestApp({
  fresh = false,
  inNewDatabase = false,
  ai,
  stripe,
  ...settings
}: Settings & Partial<Providers> & { fresh?: boolean; inNewDatabase?: boolean } = {}) {
  if (inNewDatabase) await leaveDatabase()
  const isShared = !fresh && Object.keys(settings).length === 0
  const running = (isShared && (await takeIdle({ ai, stripe }))) || (await open({ ai, stripe }, settings))
  leaveInTime(running, isShared)
  const { app, deps, url, ownerUrl, folder, mailFolder, logLines, aiTroubles, time } = running
  const { database, jobs } = deps

  return {
    app,
    deps,
    url,
    get databaseSettings() {
      return { DATABASE_URL: url, DATABASE_MIGRATION_URL: ownerUrl() }
    },
    folder,
    aiTroubles,
    logged: () => logLines.map((line) => JSON.parse(line) as Record<string, unknown>),
    db: database.db,
    pool: database.pool,
    queryAsOwner,
    vacuumAnalyze,
    /** Undefined lets the clock run again. */
    setClock: (instant: Date | undefined) => {
      time.now = instant
    },
    insertUser: (username?: string) => insertUser(database, username),
    insertSession: (userId: string) => insertSession(database, userId),
    insertProject: (seed?: ProjectSeed) => insertProject(database, seed),
    insertProposal: (seed?: ProposalSeed) => insertProposal(database, seed),
    as: (user: { token: string }) => caller(app, { authorization: `Bearer ${user.token}` }),
    anonymous: caller(app, {}),
    /** Locks the row until every attempt is blocked on it. */
    race: <T>(row: { table: string; id: string }, attempts: (() => Promise<T>)[]) => raceOn(database, row, attempts),
    /** Every attempt waits for the statement, which is rolled back. */
    raceBehind: <T>(obstacle: { text: string; values: unknown[] }, attempts: (() => Promise<T>)[]) =>
      raceBehind(database, obstacle, attempts),
    value: async (text: string, values: unknown[] = []) => firstValue(database, text, values),
    newId: randomUUID,
    /** Runs waiting jobs and throws if any fails. `early`: also one round of those that wait for a later instant. */
    runJobs: async (early = false) => {
      const failures = await jobs.runWaiting(jobHandlers, deps, early)
      if (failures.length > 0) throw new AggregateError(failures, 'jobs failed')
    },
    /** Oldest first. */
    mailsTo: (address: string) => readMails(mailFolder, address),
  }
}

async function open(
  providers: Providers,
  { identityProviders = [], limits = {}, bank = publicBank, databaseOf, ...overrides }: Settings,
) {
  const { database, url, ownerUrl } = databaseOf ?? (await databaseOfFile())
  const folder = await mkdtemp(path.join(inject('filesFolder'), 'app-'))
  const mailFolder = path.join(folder, 'mail')
  const jobs = new Jobs(database.db)
  const time: { now: Date | undefined } = { now: undefined }
  const aiTroubles: AiTroubleReport[] = []
  const base: Omit<Deps, 'events'> = {
    config: {
      dataDir: folder,
      publicUrl: 'http://localhost:3000',
      platformFeeBps: 1_000,
      sockets: 3_000,
      rateLimitFactor: 10_000,
      refuseCommonPasswords: false,
      storagePerAccountBytes: 5 * 1024 ** 3,
      secretsKey: undefined,
      metricsToken: undefined,
      logLevel: 'silent',
      trustProxy: false,
      ...overrides,
    },
    database,
    files: openDiskStore(folder),
    jobs,
    live: new Live(),
    mailer: openMailer({
      smtp: undefined,
      folder: mailFolder,
      from: { name: 'Guildhall', address: 'mail@guildhall.example' },
      publicUrl: 'http://localhost:3000',
      print: () => {},
    }),
    clock: () => time.now ?? new Date(),
    bank,
    ai: undefined,
    stripe: undefined,
    providers: identityProviders.map(openProvider),
    inspect: async () =>
      presentFindings(
        await inspectRunning({
          config: loadConfig({ DATABASE_URL: url, GUILDHALL_DATA_DIR: folder }),
          database,
          ownerUrl: ownerUrl(),
        }),
      ),
    // Races of one person's own clicks need them all to run.
    limits: { writes: { running: 100, waiting: 0 }, ...limits },
  }
  // The same object, so that events follow what a test changes in it.
  const deps: Deps = Object.assign(base, { events: openEvents(base, eventEffects) })
  const connect = async ({ ai, stripe }: Providers) => {
    deps.ai = ai && openAi(ai, (trouble) => aiTroubles.push(trouble))
    deps.stripe = stripe && (await openStripe(stripe))
  }
  await connect(providers)
  const logLines: string[] = []
  const app = await buildApp(deps, { write: (line) => logLines.push(line) })
  const original = { ...deps }
  return {
    app,
    deps,
    url,
    ownerUrl,
    folder,
    mailFolder,
    logLines,
    aiTroubles,
    time,
    kind: kindOf(providers),
    connect,
    async reset() {
      Object.assign(deps, original)
      time.now = undefined
      logLines.length = 0
      aiTroubles.length = 0
      for (const part of Object.values(deps)) restoreSpies(part ?? {})
      for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true, force: true })
    },
    async close() {
      await app.close()
      await jobs.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function databaseOfFile(): Promise<TestDatabase> {
  const opened = await useTestDatabase()
  return { ...opened, ownerUrl: () => takeOwnerUrl(opened) }
}

function restoreSpies(part: object) {
  const values = Object.getOwnPropertyNames(part).map((name) => part[name as keyof typeof part] as unknown)
  for (const spy of values.filter(vi.isMockFunction)) spy.mockRestore()
}

/** After its test, or after the file if it was created outside of one. Each app keeps a connection, and connections are limited. */
function leaveInTime(running: Running, isShared: boolean) {
  const { app, close, reset } = running
  const leave = async () => {
    if (!isShared || app.server.listening) return close()
    await reset()
    idle.push(running)
  }
  try {
    onTestFinished(leave)
  } catch {
    endings.push(leave)
  }
}

function caller(app: FastifyInstance, headers: Record<string, string>) {
  const send =
    (method: Method) =>
    async (url: string, body?: unknown, options: InjectOptions = {}) => {
      const response = await app.inject({
        method,
        url,
        ...(body === undefined ? {} : { payload: body as string | object }),
        ...options,
        headers: { ...headers, ...options.headers },
      })
      checkRefusal(app, method, url, response)
      return response
    }
  return { get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE'), head: send('HEAD') }
}

async function firstValue(database: Database, text: string, values: unknown[]): Promise<unknown> {
  const { rows } = await database.pool.query<unknown[]>({ text, values, rowMode: 'array' })
  return rows[0]?.[0]
}
