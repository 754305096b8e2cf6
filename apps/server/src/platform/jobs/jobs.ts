import type pg from 'pg'
import { type Job, PgBoss } from 'pg-boss'
import { type CarriedPart, carrying } from '../database/carried-part.ts'
import { afterCommit, type Db, queryText } from '../database/database.ts'
import { JobAnnouncer } from './job-announcer.ts'
import { JobGivenUp } from './job-errors.ts'
import { type JobHandler, type JobKind, jobsSchema } from './job-kind.ts'
import { runTraced, withOrigin } from './job-origin.ts'
import { type JobEnd, JobRunner, type RunnerLimits, runnerLimits } from './job-runner.ts'
import { WorkerSession } from './worker-session.ts'

const daySeconds = 24 * 60 * 60

export type JobOptions = {
  /** Not before this instant. */
  startAfter?: Date
  /** With `oncePerKey`, only the first waiting job of a key is kept. */
  key?: string
}

/** Of a process that serves people and leaves its jobs to workers, which it tells of them. */
type JobSource = { tells: true }

export type JobWorker = {
  /** That of `db`; one more connection listens for jobs that others added. */
  pool: pg.Pool
  onTrouble: (error: unknown) => void
  /** Told of each try that ended here. */
  onEnd?: ((end: JobEnd) => void) | undefined
  limits?: Partial<RunnerLimits>
}

/** The queue of background work in the database (pg-boss). Several processes share it; each job is run by one. */
export class Jobs {
  readonly #boss: PgBoss
  readonly #db: Db
  readonly #worker: JobWorker | undefined
  readonly #announcer: JobAnnouncer
  readonly #tells: boolean
  #started: Promise<unknown> | undefined
  #runner: JobRunner | undefined
  #session: WorkerSession | undefined
  /** From now on, what jobs that were cut off run into is nobody's concern. */
  #isOver = false

  /** @param role what the process does besides adding jobs; without one they are found at the next look, or told of at `stop` */
  constructor(db: Db, role?: JobWorker | JobSource) {
    const worker = role && 'pool' in role ? role : undefined
    this.#db = db
    this.#worker = worker
    this.#tells = role !== undefined
    this.#announcer = new JobAnnouncer(db)
    this.#boss = new PgBoss({
      db: executorOf(db),
      schema: jobsSchema,
      // `installJobs` makes the tables, as their owner. What only an owner may do is left out.
      migrate: false,
      createSchema: false,
      reindex: false,
      monitorVacuum: false,
      supervise: worker !== undefined,
      schedule: worker !== undefined,
      // Jobs that wait for other jobs, which we have none of.
      flowIntervalSeconds: daySeconds,
      cronWorkerIntervalSeconds: 15,
    })
    this.#boss.on('error', worker?.onTrouble ?? (() => {}))
  }

  /** Adds a job within `db`. If that is a transaction, the job runs after its commit, or never. `part`: written with it. */
  async add<Data extends object>(
    db: Db,
    kind: JobKind<Data>,
    data: Data,
    options: JobOptions = {},
    part?: CarriedPart,
  ): Promise<void> {
    await this.#start()
    await this.#boss.send(kind.name, withOrigin(data, options.startAfter !== undefined), {
      db: executorOf(db, part),
      ...settingsOf(options),
    })
    afterCommit(db, () => this.#tell(kind.name))
  }

  async addMany<Data extends object>(
    db: Db,
    kind: JobKind<Data>,
    list: readonly { data: Data; options?: JobOptions }[],
  ): Promise<void> {
    if (list.length === 0) return
    await this.#start()
    const jobs = list.map(({ data, options = {} }) => ({
      data: withOrigin(data, options.startAfter !== undefined),
      ...settingsOf(options),
    }))
    await this.#boss.insert(kind.name, jobs, { db: executorOf(db) })
    afterCommit(db, () => this.#tell(kind.name))
  }

  /** Lets a job that failed for good run once more, after the commit of `db`. */
  async retry(db: Db, { name, id }: { name: string; id: string }): Promise<void> {
    await this.#start()
    await this.#boss.retry(name, id, { db: executorOf(db) })
    afterCommit(db, () => this.#tell(name))
  }

  /** Runs jobs as they come until `stop`. `onFailure` is told of each that throws. */
  async work<Context>(
    handlers: readonly JobHandler<Context>[],
    context: Context,
    onFailure: (error: unknown, job: { kind: string; id: string }) => void,
  ): Promise<void> {
    if (!this.#worker) throw new Error('this process only adds jobs')
    await this.#start()
    const { pool, onTrouble, onEnd, limits } = this.#worker
    const handlerOf = new Map(handlers.map(({ kind, run }) => [kind.name, run]))
    const perform = async (kind: JobKind<object>, job: Job, data: object) => {
      try {
        await handlerOf.get(kind.name)?.(context, data as never)
        return 'done' as const
      } catch (error) {
        if (!this.#isOver) onFailure(error, { kind: kind.name, id: job.id })
        if (error instanceof JobGivenUp) return 'given_up' as const
        throw error
      }
    }
    const session = new WorkerSession()
    const runner = new JobRunner({
      boss: this.#boss,
      db: this.#db,
      session,
      kinds: handlers.map(({ kind }) => kind),
      run: (kind, job) => runTraced(kind, job, (data) => perform(kind, job, data)),
      onTrouble,
      onEnd,
      limits: { ...runnerLimits, ...limits },
    })
    this.#session = session
    await session.open(pool, (name) => void runner.wake(name))
    this.#runner = runner
    runner.start()
  }

  /** For tests. Returns the errors. `early` also runs jobs that wait for later, but none added meanwhile. */
  async runWaiting<Context>(handlers: readonly JobHandler<Context>[], context: Context, early = false) {
    await this.#start()
    const failures: unknown[] = []
    let completed: number
    do {
      completed = 0
      let waiting = await this.#waitingKinds()
      for (const { kind, run } of handlers) {
        if (!waiting.has(kind.name)) continue
        for (const job of await this.#boss.fetch(kind.name, { batchSize: 1_000, ignoreStartAfter: early })) {
          try {
            await runTraced(kind, job, (data) => run(context, data as never))
            await this.#boss.complete(kind.name, job.id)
            completed += 1
          } catch (error) {
            failures.push(error)
            if (error instanceof JobGivenUp) await this.#boss.complete(kind.name, job.id)
            else await this.#boss.fail(kind.name, job.id, { message: String(error) })
          }
        }
        waiting = await this.#waitingKinds() // a job may add others
      }
    } while (completed > 0 && !early)
    return failures
  }

  /** Asking each of the kinds for its jobs takes longer than most jobs. */
  async #waitingKinds(): Promise<Set<string>> {
    const text = `select distinct name from ${jobsSchema}.job where state < 'active'`
    return new Set((await queryText<{ name: string }>(this.#db, text, [])).map(({ name }) => name))
  }

  /** Looks after the queue now, as a worker does every minute: jobs whose process died wait again. For tests. */
  async supervise(): Promise<void> {
    await this.#start()
    await this.#boss.supervise()
  }

  async stop(): Promise<void> {
    await this.#runner?.stop()
    await this.#session?.close() // its locks are those of the jobs that ran until now
    this.#isOver = true
    await this.#announcer.flush()
    if (!this.#started) return
    await this.#started.catch(() => {})
    await this.#boss.stop({ graceful: true, timeout: runnerLimits.graceMs, close: false })
  }

  /** Not by `NOTIFY` in the transaction itself: transactions that notify commit one after the other (decision 0041). */
  #tell(name: string): void {
    if (this.#worker && !this.#runner) return // its first look finds the job
    if (this.#runner?.wake(name)) return
    this.#announcer.add(name)
    if (this.#tells) this.#announcer.announce()
  }

  #start(): Promise<unknown> {
    this.#started ??= this.#boss.start().catch((error: unknown) => {
      this.#started = undefined // the next one tries again
      throw error
    })
    return this.#started
  }
}

function settingsOf({ startAfter, key }: JobOptions) {
  return { ...(startAfter ? { startAfter } : {}), ...(key === undefined ? {} : { singletonKey: key }) }
}

const executorOf = (db: Db, part?: CarriedPart) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: await queryText(db, ...carrying(text, values, part)),
  }),
})
