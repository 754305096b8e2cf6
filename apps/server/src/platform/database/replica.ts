import type pg from 'pg'
import { newPool, readCommitted } from './connections.ts'
import { type Database, type ReadClient, type ReadDb, readsOver } from './database.ts'
import { isDatabaseDown, readOnlyServer, sqlStateOf } from './database-trouble.ts'
import { destroy, KeptConnection } from './kept-connection.ts'
import { limitTrouble } from './open-behind-pooler.ts'
import { examineConnection, type Pooling } from './pooler.ts'
import { identitySql, replicaStateSql } from './primary-position.ts'
import { queryTogether } from './query-together.ts'

/** Where the primary's log ended at an instant of `performance.now()`. */
export type Sample = { at: number; position: number }

/** Why no read goes there, or undefined. */
export type ReplicaTrouble = 'away' | 'behind' | 'no standby' | 'of another database' | 'without limits'

type Options = {
  /** For people; without its password. */
  name: string
  config: pg.PoolConfig
  /** What connections past a pooler begin with. One refuses them, and has them in its own settings. */
  limits: pg.ClientConfig
  primary: Pick<Database, 'pool'>
  freshMs: number
  patienceMs: number
  identity: () => Promise<string>
  /** `trouble`: undefined once reads go there again. */
  onChange: (trouble: { kind: ReplicaTrouble; error?: unknown } | undefined) => void
}

type State = { isStandby: boolean; replayed: number; server: string }

class UnfitError extends Error {
  readonly kind: ReplicaTrouble

  constructor(kind: ReplicaTrouble) {
    super(kind)
    this.kind = kind
  }
}

/** A standby of PostgreSQL, what is known of it, and a way to read there that falls back to the primary. */
export class Replica {
  readonly name: string
  readonly db: ReadDb
  readonly #options: Options
  readonly #probe: KeptConnection
  #pool: { pool: pg.Pool; clients: Set<pg.PoolClient> } | undefined
  #isLooking = false
  #isKnownUnfit = false
  #pooling: Pooling | undefined
  /** Which server answered the last look. */
  #server: string | undefined
  /** It shows all that was committed before this instant. */
  #freshAsOf = Number.NEGATIVE_INFINITY
  #replayed = 0
  /** Reads that failed here and were repeated on the primary. */
  repeated = 0

  constructor(options: Options) {
    this.#options = options
    this.name = options.name
    this.db = readsOver(this.#client())
    this.#probe = new KeptConnection({
      ...{ config: options.config, patienceMs: options.patienceMs },
      prepare: async (client) => {
        const { rows } = await client.query<{ identity: string }>(identitySql)
        if (rows[0]?.identity !== (await options.identity())) throw new UnfitError('of another database')
        this.#pooling = await examineConnection(client)
        if (limitTrouble(this.#pooling)) throw new UnfitError('without limits')
      },
      onLost: () => this.#leaveOut(),
    })
  }

  /** Whether it shows all that was committed before `instant`, and all of the log up to `position`. */
  shows(instant: number, position: number): boolean {
    return this.#pool !== undefined && this.#freshAsOf >= instant && this.#replayed >= position
  }

  /** Milliseconds by which it may be behind, as far as is known; undefined when it does not answer. */
  lagMs(now: number): number | undefined {
    return this.#pool && Number.isFinite(this.#freshAsOf) ? now - this.#freshAsOf : undefined
  }

  /** Asks how far it is, unless it is still being asked. */
  async look(samples: readonly Sample[]): Promise<void> {
    if (this.#isLooking) return
    this.#isLooking = true
    try {
      const [state] = await this.#probe.ask<State>(replicaStateSql)
      if (!state?.isStandby) throw new UnfitError('no standby')
      // Through a pooler, our connection outlives the server behind it. The new one may show less than the one before.
      if (state.server !== this.#server) this.#leaveOut()
      this.#server = state.server
      this.#pool ??= this.#openPool()
      this.#replayed = state.replayed
      const shown = samples.findLast(({ position }) => position <= state.replayed)
      if (shown) this.#freshAsOf = Math.max(this.#freshAsOf, shown.at)
      const notBefore = performance.now() - this.#options.freshMs
      if (this.#freshAsOf >= notBefore) this.#say(undefined)
      else if (samples.some(({ at }) => at < notBefore)) this.#say({ kind: 'behind' })
    } catch (error) {
      this.#probe.drop()
      this.#leaveOut()
      this.#say({ kind: error instanceof UnfitError ? error.kind : 'away', error })
    } finally {
      this.#isLooking = false
    }
  }

  /** What is known of it is no longer enough: the primary was lost meanwhile. */
  forget() {
    this.#freshAsOf = Number.NEGATIVE_INFINITY
  }

  close() {
    this.#probe.close()
    this.#leaveOut()
  }

  #openPool() {
    const { config, limits } = this.#options
    return openPool(
      this.#pooling?.isPooled ? newPool(config, this.#pooling) : newPool({ ...config, ...limits, ...readCommitted }),
    )
  }

  #say(trouble: { kind: ReplicaTrouble; error?: unknown } | undefined) {
    if (this.#isKnownUnfit === (trouble !== undefined)) return
    this.#isKnownUnfit = trouble !== undefined
    this.#options.onChange(trouble)
  }

  #leaveOut() {
    const open = this.#pool
    this.#pool = undefined
    this.#freshAsOf = Number.NEGATIVE_INFINITY
    if (!open) return
    // Those inside are told at once, and repeat their reads on the primary. It may never answer them.
    for (const client of open.clients) destroy(client)
    open.pool.end().catch(() => {})
  }

  #client(): ReadClient {
    return {
      query: (query, values) => this.#read((pool) => pool.query(query as pg.QueryConfig, values)),
      queryTogether: (query) => this.#read((pool) => queryTogether(pool, query)),
    }
  }

  async #read<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
    const mine = this.#pool?.pool
    if (!mine) return work(this.#options.primary.pool)
    try {
      return await work(mine)
    } catch (error) {
      if (isOwnFault(error)) throw error
      if (this.#pool?.pool === mine && !isFull(mine) && isReplicasFault(error)) {
        this.#probe.drop()
        this.#leaveOut()
        this.#say({ kind: 'away', error })
      }
      this.repeated += 1
      return work(this.#options.primary.pool)
    }
  }
}

function openPool(pool: pg.Pool) {
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))
  return { pool, clients }
}

/** Whoever waited in vain waited for others, not for the replica. */
const isFull = ({ totalCount, options }: pg.Pool) => totalCount >= options.max

/**
 * The statement itself is wrong, so that it would fail on the primary, too; or it writes, which a replica refuses and which must
 * not be repeated.
 */
const isOwnFault = (error: unknown) => /^(22|23|42)/.test(sqlStateOf(error)) || sqlStateOf(error) === readOnlyServer

/** It is away, refuses or has no room. After a conflict with what it replays or a limit of time the next read may succeed. */
const isReplicasFault = (error: unknown) => isDatabaseDown(error) || sqlStateOf(error).startsWith('XX')
