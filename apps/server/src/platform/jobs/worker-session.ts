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

/** Ends a connection that does not answer; the listener opens another. */
async function answered(client: pg.Client, text: string, values: unknown[]) {
  const timer = setTimeout(() => void client.end().catch(() => {}), answerMs)
  try {
    return await client.query(text, values)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The connection of a process that runs jobs: it hears of new ones, and holds an advisory lock for each that runs. PostgreSQL
 * drops the locks with the connection, so a job without one has lost its process (`find-lost-jobs.ts`).
 */
export class WorkerSession {
  readonly #held = new Set<string>()
  #client: pg.Client | undefined
  #listener: { close(): Promise<void> } | undefined
  #last: Promise<unknown> = Promise.resolve()

  async open(pool: pg.Pool, onJob: (name: string) => void): Promise<void> {
    this.#listener = await listenForNotices(pool, jobsChannel, onJob, async (client) => {
      client.once('end', () => {
        if (this.#client === client) this.#client = undefined
      })
      await client.query(keepAlives)
      await holdRole(client, 'worker')
      this.#client = client
      await this.#lock([...this.#held])
    })
  }

  /** Before they run. Without a connection they are locked once there is one again. */
  async hold(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#held.add(id)
    await this.#lock(ids)
  }

  /** From `hold` to `release`, whether it is locked by now or not. */
  holds(id: string): boolean {
    return this.#held.has(id)
  }

  release(id: string): void {
    this.#held.delete(id)
    void this.#send('select pg_advisory_unlock($1, hashtext($2))', [advisoryLocks.runningJob, id])
  }

  async close(): Promise<void> {
    await this.#last
    await this.#listener?.close()
  }

  async #lock(ids: readonly string[]) {
    if (ids.length === 0) return
    const text = 'select pg_try_advisory_lock($1, hashtext(id)) from unnest($2::text[]) as job (id)'
    await this.#send(text, [advisoryLocks.runningJob, ids])
  }

  /** One after the other. What fails has lost the connection, and with it all locks. */
  #send(text: string, values: unknown[]): Promise<unknown> {
    this.#last = this.#last.then(() => this.#client && answered(this.#client, text, values)).catch(() => {})
    return this.#last
  }
}
