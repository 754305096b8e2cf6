import { PgBoss } from 'pg-boss'
import { type Db, queryText } from '../database/database.ts'
import { JobGivenUp } from './job-errors.ts'
import { type JobHandler, type JobKind, jobsSchema } from './job-kind.ts'

const jobsAtOnce = 4
const pollSeconds = 2
/** Milliseconds that running jobs get when we stop. Those cut off are tried again. */
const graceMs = 20_000

export type JobOptions = {
  /** Not before this instant. */
  startAfter?: Date
  /** With `oncePerKey`, only the first waiting job of a key is kept. */
  key?: string
}

/** The queue of background work in the database (pg-boss). Several processes share it; each job is run by one. */
export class Jobs {
  readonly #boss: PgBoss
  #started: Promise<unknown> | undefined

  /** @param worker whether this process runs jobs */
  constructor(db: Db, worker = false, onTrouble: (error: unknown) => void = () => {}) {
    this.#boss = new PgBoss({
      db: executorOf(db),
      schema: jobsSchema,
      // `installJobs` makes the tables, as their owner. What only an owner may do is left out.
      migrate: false,
      createSchema: false,
      reindex: false,
      monitorVacuum: false,
      supervise: worker,
      schedule: worker,
    })
    this.#boss.on('error', onTrouble)
  }

  /** Adds a job within `db`. If that is a transaction, the job runs after its commit, or never. */
  async add<Data extends object>(db: Db, kind: JobKind<Data>, data: Data, options: JobOptions = {}): Promise<void> {
    await this.#start()
    await this.#boss.send(kind.name, data, { db: executorOf(db), ...settingsOf(kind, options) })
  }

  async addMany<Data extends object>(
    db: Db,
    kind: JobKind<Data>,
    list: readonly { data: Data; options?: JobOptions }[],
  ): Promise<void> {
    if (list.length === 0) return
    await this.#start()
    const jobs = list.map(({ data, options = {} }) => ({ data, ...settingsOf(kind, options) }))
    await this.#boss.insert(kind.name, jobs, { db: executorOf(db) })
  }

  /** Lets a job that failed for good run once more, after the commit of `db`. */
  async retry(db: Db, { name, id }: { name: string; id: string }): Promise<void> {
    await this.#start()
    await this.#boss.retry(name, id, { db: executorOf(db) })
  }

  /** Runs jobs as they come until `stop`. `onFailure` is told of each that throws. */
  async work<Context>(
    handlers: readonly JobHandler<Context>[],
    context: Context,
    onFailure: (error: unknown, job: { kind: string; id: string }) => void,
  ): Promise<void> {
    await this.#start()
    for (const { kind, run } of handlers) {
      if (kind.cron) await this.#boss.schedule(kind.name, kind.cron)
      const options = {
        pollingIntervalSeconds: pollSeconds,
        localConcurrency: jobsAtOnce,
        // Otherwise each worker takes one job per poll, however many wait.
        burstWhenReadyExceeds: jobsAtOnce * 2,
      }
      await this.#boss.work(kind.name, options, async ([job]) => {
        if (!job) return
        await run(context, job.data as never).catch((error: unknown) => {
          onFailure(error, { kind: kind.name, id: job.id })
          if (!(error instanceof JobGivenUp)) throw error
        })
      })
    }
  }

  /** For tests. Returns the errors. `early` also runs jobs that wait for later, but none added meanwhile. */
  async runWaiting<Context>(handlers: readonly JobHandler<Context>[], context: Context, early = false) {
    await this.#start()
    const failures: unknown[] = []
    let completed: number
    do {
      completed = 0
      for (const { kind, run } of handlers) {
        for (const job of await this.#boss.fetch(kind.name, { batchSize: 1_000, ignoreStartAfter: early })) {
          try {
            await run(context, job.data as never)
            await this.#boss.complete(kind.name, job.id)
            completed += 1
          } catch (error) {
            failures.push(error)
            if (error instanceof JobGivenUp) await this.#boss.complete(kind.name, job.id)
            else await this.#boss.fail(kind.name, job.id, { message: String(error) })
          }
        }
      }
    } while (completed > 0 && !early)
    return failures
  }

  /** Looks after the queue now, as a worker does every minute: jobs whose process died wait again. For tests. */
  async supervise(): Promise<void> {
    await this.#start()
    await this.#boss.supervise()
  }

  async stop(): Promise<void> {
    if (!this.#started) return
    await this.#started.catch(() => {})
    await this.#boss.stop({ graceful: true, timeout: graceMs, close: false })
  }

  #start(): Promise<unknown> {
    this.#started ??= this.#boss.start().catch((error: unknown) => {
      this.#started = undefined // the next one tries again
      throw error
    })
    return this.#started
  }
}

function settingsOf(kind: JobKind<object>, { startAfter, key }: JobOptions) {
  return {
    retryLimit: kind.retries,
    retryDelay: kind.firstRetrySeconds,
    retryDelayMax: kind.longestRetrySeconds,
    retryBackoff: true,
    expireInSeconds: kind.expireSeconds,
    ...(startAfter ? { startAfter } : {}),
    ...(key === undefined ? {} : { singletonKey: key }),
  }
}

const executorOf = (db: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({ rows: await queryText(db, text, values) }),
})
