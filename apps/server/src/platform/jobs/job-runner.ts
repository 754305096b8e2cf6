import { setTimeout as waitFor } from 'node:timers/promises'
import type { Job, PgBoss } from 'pg-boss'
import type { Db } from '../database/database.ts'
import { isDatabaseDown, isLostDatabase } from '../database/database-trouble.ts'
import { outsideSpans } from '../telemetry/spans.ts'
import { waitAtMost, withTimeLimit } from '../time-limits.ts'
import { findLostJobs, type LostJob, putBack } from './find-lost-jobs.ts'
import { findWaitingJobs } from './find-waiting-jobs.ts'
import { JobDelayed } from './job-errors.ts'
import type { JobKind } from './job-kind.ts'
import type { WorkerSession } from './worker-session.ts'

export const runnerLimits = {
  /** Jobs of all kinds that run at once in one process, besides those in lanes of their own. */
  atOnce: 8,
  ofOneKind: 2,
  /** How soon a job is found that nobody told us of: one that is tried again, or was added by a process that died. */
  lookEveryMs: 5_000,
  /** For a process to lock the job it has fetched, or to be connected again. */
  lockMs: 2_000,
  /** How often a job may lose its process beyond its own tries. One that ends every process must not run forever. */
  lossesMost: 3,
  /** How often it may fail because the database is away, beyond its own tries. */
  outagesMost: 20,
  /** Until the end of a job is written down again after the database was away. */
  againMs: 1_000,
  /** For running jobs when we stop. Those cut off are tried again. */
  graceMs: 20_000,
}
export type RunnerLimits = typeof runnerLimits

/** `delayed`: by what will pass, such as a mail server that is away. `given_up`: reported, and not tried again. */
export type JobEnd = { kind: string; outcome: 'done' | 'given_up' | 'delayed' | 'failed'; seconds: number }

type Options = {
  boss: PgBoss
  db: Db
  session: WorkerSession
  kinds: readonly JobKind<object>[]
  run: (kind: JobKind<object>, job: Job) => Promise<'done' | 'given_up'>
  onTrouble: (error: unknown) => void
  onEnd?: ((end: JobEnd) => void) | undefined
  limits: RunnerLimits
}

/** The kinds in a lane share its room. Kinds with a cron run one after the other, so that no two sweep at once. */
type Lane = { room: number; isShared: boolean }

/**
 * Fetches jobs when there is room for them. One statement looks for due jobs of all kinds; workers of pg-boss would poll
 * for each kind, and know no limit across kinds.
 */
export class JobRunner {
  readonly #options: Options
  readonly #kinds: ReadonlyMap<string, JobKind<object>>
  readonly #lanes = new Map<string, Lane>()
  /** Kinds that may have a job to run now. The first is the one that has waited for longest. */
  readonly #wanted = new Set<string>()
  readonly #running = new Map<Promise<void>, { name: string; job: Job }>()
  /** Jobs whose lock nobody held at the last look, and since when. */
  #unlocked: ReadonlyMap<string, number> = new Map()
  #room: number
  #fetching: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isStopping = false
  #isCut = false

  constructor(options: Options) {
    this.#options = options
    this.#kinds = new Map(options.kinds.map((kind) => [kind.name, kind]))
    this.#room = options.limits.atOnce
    for (const kind of options.kinds) {
      const isShared = !kind.cron
      this.#lanes.set(laneOf(kind), { room: isShared ? options.limits.ofOneKind : 1, isShared })
    }
  }

  start(): void {
    void this.#look()
  }

  /** Says that a job of this kind may wait. Returns whether there is room for it here. */
  wake(name: string): boolean {
    const kind = this.#kinds.get(name)
    if (!kind || this.#isStopping) return false
    const hasRoom = this.#roomFor(kind) > 0
    this.#wanted.add(name)
    outsideSpans(() => this.#fetch())
    return hasRoom
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#timer)
    await this.#fetching
    await waitAtMost(this.#options.limits.graceMs, Promise.all(this.#running.keys()))
    this.#isCut = true
    const cut = [...this.#running.values()]
    await Promise.all(cut.map((one) => this.#giveBack(one).catch(this.#options.onTrouble)))
  }

  async #giveBack({ name, job }: { name: string; job: Job }): Promise<void> {
    const { boss } = this.#options
    await boss.fail(name, job, { message: 'the process stopped' })
    await boss.retry(name, job.id) // if that was its last try
  }

  async #look(): Promise<void> {
    const { limits, onTrouble } = this.#options
    let wait = limits.lookEveryMs
    try {
      if (await this.#takeBackLost()) wait = Math.min(wait, limits.lockMs)
      for (const { name, inMs } of await findWaitingJobs(this.#options.db, [...this.#kinds.keys()])) {
        if (inMs <= 0) this.#wanted.add(name)
        else wait = Math.min(wait, inMs)
      }
    } catch (error) {
      onTrouble(error)
    }
    if (this.#isStopping) return
    this.#timer = setTimeout(() => void this.#look(), wait)
    this.#fetch()
  }

  /** Those that have been without a lock for long enough. Returns whether there are others. */
  async #takeBackLost(): Promise<boolean> {
    const { db, session } = this.#options
    const unlocked = (await findLostJobs(db)).filter(({ id }) => !session.holds(id))
    const now = performance.now()
    const seenAt = (job: LostJob) => this.#unlocked.get(attemptOf(job)) ?? now
    this.#unlocked = new Map(unlocked.map((job) => [attemptOf(job), seenAt(job)]))
    const lost = unlocked.filter((job) => now - seenAt(job) >= this.#options.limits.lockMs)
    for (const job of lost) await this.#takeBack(job)
    return lost.length < unlocked.length
  }

  async #takeBack(lost: LostJob): Promise<void> {
    const { boss, db, limits } = this.#options
    const tries = this.#kinds.get(lost.name)?.retries ?? 0
    if (lost.retryCount < tries + limits.lossesMost) return putBack(db, lost)
    await boss.fail(lost.name, lost, { message: 'each process that ran this job ended meanwhile' })
  }

  #fetch(): void {
    this.#fetching ??= this.#fetchWanted()
      .catch(this.#options.onTrouble) // the next look finds them
      .finally(() => {
        this.#fetching = undefined
        // One may have been wanted since the last was looked for.
        if (this.#nextWanted()) this.#fetch()
      })
  }

  async #fetchWanted(): Promise<void> {
    for (let kind = this.#nextWanted(); kind; kind = this.#nextWanted()) {
      const room = this.#roomFor(kind)
      this.#wanted.delete(kind.name)
      const jobs = await this.#options.boss.fetch<object>(kind.name, { batchSize: room })
      if (jobs.length === room) this.#wanted.add(kind.name) // there may be more
      await this.#options.session.hold(jobs.map(({ id }) => id))
      for (const job of jobs) this.#run(kind, job)
    }
  }

  #nextWanted(): JobKind<object> | undefined {
    if (this.#isStopping) return undefined
    for (const name of this.#wanted) {
      const kind = this.#kinds.get(name)
      if (kind && this.#roomFor(kind) > 0) return kind
    }
    return undefined
  }

  #run(kind: JobKind<object>, job: Job): void {
    const lane = this.#laneOf(kind)
    const take = (count: number) => {
      lane.room -= count
      if (lane.isShared) this.#room -= count
    }
    take(1)
    const running = this.#perform(kind, job).finally(() => {
      take(-1)
      this.#running.delete(running)
      this.#fetch()
    })
    this.#running.set(running, { name: kind.name, job })
  }

  async #perform(kind: JobKind<object>, job: Job): Promise<void> {
    const { run, onTrouble, onEnd, session } = this.#options
    const began = performance.now()
    const { expireSeconds } = kind
    const tooLong = () => new Error(`took longer than ${expireSeconds} seconds`)
    const { outcome, failure } = await withTimeLimit(expireSeconds * 1_000, run(kind, job), tooLong).then(
      (outcome) => ({ outcome, failure: undefined }),
      (error: unknown) => ({
        outcome: error instanceof JobDelayed ? ('delayed' as const) : ('failed' as const),
        failure: { error },
      }),
    )
    if (!this.#isCut) onEnd?.({ kind: kind.name, outcome, seconds: (performance.now() - began) / 1_000 })
    await this.#settle(kind, job, failure).catch(onTrouble) // tried again once its time is over
    session.release(job.id)
  }

  /** Writes down how the job ended, as soon as the database is there. Until then its lock is kept, so that nobody else begins it. */
  async #settle(kind: JobKind<object>, job: Job, failure: { error: unknown } | undefined): Promise<void> {
    let wasAway = isLostDatabase(failure?.error)
    while (!this.#isCut) {
      try {
        return await this.#writeEnd(kind, job, failure, wasAway)
      } catch (error) {
        // A stop does not wait for it: another process finds the job.
        if (!isDatabaseDown(error) || this.#isStopping) throw error
        wasAway = true
      }
      await waitFor(this.#options.limits.againMs, undefined, { ref: false })
    }
  }

  async #writeEnd(
    { name, retries, firstRetrySeconds }: JobKind<object>,
    job: Job,
    failure: { error: unknown } | undefined,
    wasAway: boolean,
  ) {
    const { boss, db, limits } = this.#options
    if (!failure) await boss.complete(name, job)
    else if (wasAway && job.retryCount < retries + limits.outagesMost) await putBack(db, job, firstRetrySeconds)
    else await boss.fail(name, job, failure.error as object)
  }

  #roomFor(kind: JobKind<object>): number {
    const { room, isShared } = this.#laneOf(kind)
    return isShared ? Math.min(room, this.#room) : room
  }

  #laneOf(kind: JobKind<object>): Lane {
    return this.#lanes.get(laneOf(kind)) as Lane
  }
}

const attemptOf = ({ id, retryCount }: LostJob) => `${id}:${retryCount}`

const laneOf = ({ name, cron, takesLong }: JobKind<object>) => (cron && !takesLong ? 'cron' : name)
