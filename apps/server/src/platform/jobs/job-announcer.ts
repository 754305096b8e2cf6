import { setTimeout as pause } from 'node:timers/promises'
import { type Db, queryText } from '../database/database.ts'

export const jobsChannel = 'guildhall_jobs'

const pauseMs = 1_000

/** Tells the other processes of jobs that this one has no room for. Notices may be lost: every process looks by itself, too. */
export class JobAnnouncer {
  readonly #db: Db
  readonly #names = new Set<string>()
  #isAnnouncing = false

  constructor(db: Db) {
    this.#db = db
  }

  add(name: string): void {
    this.#names.add(name)
  }

  /** At once, and then once a second at most. */
  announce(): void {
    if (!this.#isAnnouncing) void this.#announceAll()
  }

  async flush(): Promise<void> {
    if (this.#names.size === 0) return
    const names = [...this.#names]
    this.#names.clear()
    await queryText(this.#db, 'select pg_notify($1, name) from unnest($2::text[]) as kind (name)', [
      jobsChannel,
      names,
    ]).catch(() => {})
  }

  async #announceAll() {
    this.#isAnnouncing = true
    while (this.#names.size > 0) {
      await this.flush()
      await pause(pauseMs, undefined, { ref: false })
    }
    this.#isAnnouncing = false // at once, so that no name is added in between and left
  }
}
