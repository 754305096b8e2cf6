import type { Database, ReadDb, TimeLimits } from './database.ts'
import { PrimaryPosition } from './primary-position.ts'
import { Replica, type ReplicaTrouble, type Sample } from './replica.ts'

export const replicaLimits = {
  /** A replica that is further behind is not read, and neither is one not heard of for so long. */
  freshMs: 1_000,
  lookEveryMs: 250,
  /** For an answer to a look. A look and a wait for its answer are over before `freshMs`. */
  patienceMs: 500,
  /** Without reads for so long, nobody looks. The next one is answered by the primary. */
  restAfterMs: 30_000,
}

/** `trouble`: undefined once it is read again. */
export type ReplicaNews = { replica: string; trouble: ReplicaTrouble | undefined; error: unknown }

type Options = {
  urls: readonly string[]
  database: Pick<Database, 'pool' | 'direct'>
  limits: TimeLimits
  connections: number
  onNews: (news: ReplicaNews) => void
  freshMs?: number
}

/** Whom reads may go to, beside the primary. Freshness is known by looks in the background, so that no read asks. */
export class Replicas {
  readonly #all: readonly Replica[]
  readonly #primary: PrimaryPosition
  readonly #written = new Map<string, { position: number; until: number }>()
  #timer: NodeJS.Timeout | undefined
  readonly #freshMs: number
  #samples: Sample[] = []
  #lastUsed = Number.NEGATIVE_INFINITY
  #next = 0
  #isClosed = false
  /** Reads that a replica could have answered, by who did. */
  readonly answered = { replica: 0, primary: 0 }

  constructor({ urls, database, limits, connections, onNews, freshMs = replicaLimits.freshMs }: Options) {
    const { patienceMs } = replicaLimits
    this.#freshMs = freshMs
    this.#primary = new PrimaryPosition({
      ...{ config: database.direct.options, patienceMs },
      onWritten: (session, position) => this.#remember(session, position),
      onLost: () => this.#forget(),
    })
    this.#all = urls.map((url) => {
      const name = nameOf(url)
      return new Replica({
        ...{ name, primary: database, freshMs, patienceMs },
        config: {
          connectionString: url,
          application_name: 'guildhall',
          connectionTimeoutMillis: patienceMs,
          idleTimeoutMillis: database.direct.options.idleTimeoutMillis,
          max: connections,
        },
        limits: {
          statement_timeout: limits.statement,
          lock_timeout: limits.lock,
          idle_in_transaction_session_timeout: limits.idleInTransaction,
        },
        identity: () => this.#primary.identity(),
        onChange: (trouble) => onNews({ replica: name, trouble: trouble?.kind, error: trouble?.error }),
      })
    })
  }

  /** Begins to look, so that the first reads find replicas known. */
  wake() {
    this.#lastUsed = performance.now()
    if (!this.#timer && !this.#isClosed) this.#lookIn(0)
  }

  /** A replica for the reads of one request, or undefined: then they go to the primary. `session`: of who asks, or ''. */
  choose(session: string): ReadDb | undefined {
    this.wake()
    const now = performance.now()
    const written = session === '' ? undefined : this.#written.get(session)
    const position = written && written.until > now ? written.position : 0
    for (let tried = 0; tried < this.#all.length; tried++) {
      this.#next = (this.#next + 1) % this.#all.length
      const replica = this.#all[this.#next]
      if (!replica?.shows(now - this.#freshMs, position)) continue
      this.answered.replica += 1
      return replica.db
    }
    this.answered.primary += 1
    return undefined
  }

  /** Resolves once all processes were told that this session wrote up to now. Never rejects. */
  async wrote(session: string): Promise<void> {
    await this.#primary.tellWritten(session).catch(() => this.holdBack(session))
  }

  /** For a while, the reads of this session go to the primary. */
  holdBack(session: string) {
    this.#remember(session, Number.POSITIVE_INFINITY)
  }

  /** Asked often, it keeps the looks going. */
  describe() {
    this.wake()
    const now = performance.now()
    return this.#all.map((replica) => ({
      name: replica.name,
      isRead: replica.shows(now - this.#freshMs, 0),
      lagMs: replica.lagMs(now),
      repeated: replica.repeated,
    }))
  }

  close() {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#primary.close()
    for (const replica of this.#all) replica.close()
  }

  #remember(session: string, position: number) {
    const now = performance.now()
    this.#written.delete(session) // the latest are last
    // No replica that is read is as far behind.
    this.#written.set(session, { position, until: now + 2 * this.#freshMs })
    for (const [other, { until }] of this.#written) {
      if (until > now) return
      this.#written.delete(other)
    }
  }

  #forget() {
    this.#samples = []
    for (const replica of this.#all) replica.forget()
  }

  #lookIn(ms: number) {
    this.#timer = setTimeout(() => void this.#lookAndGoOn(), ms)
    this.#timer.unref()
  }

  async #lookAndGoOn() {
    await this.#look()
    this.#timer = undefined
    const isUsed = performance.now() - this.#lastUsed < replicaLimits.restAfterMs
    if (isUsed && !this.#isClosed) this.#lookIn(replicaLimits.lookEveryMs)
  }

  /** Waits for the primary only: a replica that does not answer holds up no other. */
  async #look() {
    const at = performance.now()
    try {
      const position = await this.#primary.flushed()
      const oldest = at - 2 * this.#freshMs
      this.#samples = [...this.#samples.filter((sample) => sample.at > oldest), { at, position }]
    } catch {
      this.#forget() // reads go to the primary, which says what is wrong with it
      return
    }
    for (const replica of this.#all) void replica.look(this.#samples)
  }
}

export function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`
}
