import type pg from 'pg'
import { advisoryLocks } from '../database/advisory-locks.ts'
import { holdRole } from '../database/held-roles.ts'
import { listenForNotices } from '../database/notice-listener.ts'
import { jobsChannel } from './job-announcer.ts'

/** So that PostgreSQL learns within seconds of a machine that is gone without a word. */
const keepAlives = `set tcp_keepalives_idle = 3; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3;
  set tcp_user_timeout = 6000`

/**
 * No answer within this time is none: on a line that was cut without a word, no job would begin until the system gives it up.
 * Shorter than `lockMs` of the runner, as other processes take a job without a lock for lost after that.
 */
const answerMs = 1_500

/** Until what another session still locks is tried again: the one before, which PostgreSQL has not given up yet. */
const againMs = 500

/** Ends a connection that does not answer; the listener opens another. */
async function answered<Row extends pg.QueryResultRow>(client: pg.Client, text: string, values: unknown[]) {
  const timer = setTimeout(() => void client.end().catch(() => {}), answerMs)
  try {
    return await client.query<Row>(text, values)
  } finally {
    clearTimeout(timer)
  }
}

/** `locked`: a session that locks a job twice has to unlock it twice. */
type Connection = { client: pg.Client; locked: Set<string> }

/**
 * The connection of a process that runs jobs: it hears of new ones, and holds an advisory lock for each that runs. PostgreSQL
 * drops the locks with the connection, so a job without one has lost its process (`find-lost-jobs.ts`).
 */
export class WorkerSession {
  /** How many runs hold a job. One that is tried again may begin before its last run has let go of it. */
  readonly #held = new Map<string, number>()
  #connection: Connection | undefined
  #listener: { close(): Promise<void> } | undefined
  #last: Promise<void> = Promise.resolve()
  #again: NodeJS.Timeout | undefined

  async open(pool: pg.Pool, onJob: (name: string) => void): Promise<void> {
    this.#listener = await listenForNotices(pool, jobsChannel, onJob, async (client) => {
      client.once('end', () => {
        if (this.#connection?.client === client) this.#connection = undefined
      })
      await client.query(keepAlives)
      await holdRole(client, 'worker')
      this.#connection = { client, locked: new Set() }
      await this.#lockHeld()
    })
  }

  /** Before they run. Without a connection they are locked once there is one again. */
  async hold(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#held.set(id, (this.#held.get(id) ?? 0) + 1)
    await this.#lockHeld()
  }

  /** From `hold` to `release`, whether it is locked by now or not. */
  holds(id: string): boolean {
    return this.#held.has(id)
  }

  release(id: string): void {
    const others = (this.#held.get(id) ?? 0) - 1
    if (others > 0) this.#held.set(id, others)
    else this.#held.delete(id)
    void this.#inTurn(async ({ client, locked }) => {
      if (this.holds(id) || !locked.delete(id)) return
      await answered(client, 'select pg_advisory_unlock($1, hashtext($2))', [advisoryLocks.runningJob, id])
    })
  }

  async close(): Promise<void> {
    await this.#last
    clearTimeout(this.#again)
    await this.#listener?.close()
  }

  #lockHeld(): Promise<void> {
    return this.#inTurn(async ({ client, locked }) => {
      const ids = [...this.#held.keys()].filter((id) => !locked.has(id))
      if (ids.length === 0) return
      const text = 'select id from unnest($2::text[]) as job (id) where pg_try_advisory_lock($1, hashtext(id))'
      const { rows } = await answered<{ id: string }>(client, text, [advisoryLocks.runningJob, ids])
      for (const { id } of rows) locked.add(id)
      clearTimeout(this.#again)
      if (rows.length < ids.length) this.#again = setTimeout(() => void this.#lockHeld(), againMs).unref()
    })
  }

  /** One after the other. What fails has lost the connection, and with it all locks. */
  #inTurn(work: (connection: Connection) => Promise<void>): Promise<void> {
    this.#last = this.#last.then(() => this.#connection && work(this.#connection)).catch(() => {})
    return this.#last
  }
}
