import pg from 'pg'
import { keepingSpan } from '../telemetry/spans.ts'
import { readOnlyServer } from './database-trouble.ts'
import { describedOnce } from './described-query.ts'
import { traced } from './trace-statements.ts'

/** `default_transaction_isolation`: asked for when the connection begins. A pooler refuses that. */
export type ConnectionConfig = pg.PoolConfig & { default_transaction_isolation?: string }

/** For whatever writes: our locks, and lists that are counted (docs/decisions/0134), rely on it. A role or database may begin otherwise. */
export const readCommitted = { default_transaction_isolation: 'read committed' }

/**
 * Hears its own errors from its first moment to its last. A pool listens only while a connection is idle, and an error that
 * nobody hears ends the process. Whoever is waiting on the connection learns of it from their own promise.
 */
class WatchedClient extends pg.Client {
  lostBy: Error | undefined

  constructor(config?: ConnectionConfig) {
    super(config)
    const { default_transaction_isolation } = config ?? {}
    if (default_transaction_isolation) askFor(this, { default_transaction_isolation })
    const described = describedOnce((...sent) => super.query(...(sent as [string])))
    this.query = traced(described as (...sent: unknown[]) => unknown) as typeof this.query
    const lose = (error: Error) => {
      this.lostBy ??= error
    }
    this.on('error', lose)
    // Told to the statement that is under way, and followed by an error that does not say why. Of a primary that became a
    // standby the connection stays, and is of no more use.
    const { connection } = this as unknown as { connection: pg.Connection }
    connection.on('errorMessage', (error: pg.DatabaseError) => {
      if (error.severity === 'FATAL' || error.code === readOnlyServer) lose(error)
    })
  }
}

/** Beside what `pg` asks for by itself. */
function askFor(client: pg.Client, settings: Record<string, string>) {
  const startup = client as unknown as { getStartupConf(): Record<string, string> }
  const usual = startup.getStartupConf.bind(client)
  startup.getStartupConf = () => ({ ...usual(), ...settings })
}

/** A lost connection is noticed although nothing is sent on it. */
const keepAlive = true

export function newClient(config: ConnectionConfig): pg.Client {
  return new WatchedClient({ keepAlive, ...config })
}

/** Sends no statement by name: the next transaction may be on another connection of PostgreSQL, which has not heard of it. */
class NamelessClient extends WatchedClient {
  constructor(config?: ConnectionConfig) {
    super(config)
    const send = this.query as (...sent: unknown[]) => unknown
    this.query = ((query: unknown, ...rest: unknown[]) => send(withoutName(query), ...rest)) as typeof this.query
  }
}

/** What sends itself, such as a cursor, stays as it is. */
function withoutName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('name' in query) || 'submit' in query) return query
  const { name: _, ...nameless } = query
  return nameless
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** Who waits for a connection is called by whoever gives theirs back, and goes on as a part of its own request nevertheless. */
class TracedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect()
    const within = keepingSpan()
    super.connect((...answer) => within(() => callback(...answer)))
    return undefined
  }
}

/** `knowsStatements`: those prepared on a connection can be executed on it in later transactions. */
export function newPool(config: ConnectionConfig, { knowsStatements } = { knowsStatements: true }): pg.Pool {
  const pool = new TracedPool({ keepAlive, ...config, Client: knowsStatements ? WatchedClient : NamelessClient })
  pool.on('error', () => {}) // it has removed the connection
  return pool
}

/** Waits at most `ms` for the connection to close: the other side may never answer. */
export async function endWithin(ms: number, connection: { end(): Promise<void> }): Promise<void> {
  const over = Promise.withResolvers<void>()
  const impatience = setTimeout(over.resolve, ms)
  try {
    await Promise.race([connection.end(), over.promise])
  } finally {
    clearTimeout(impatience)
  }
}

/** Why the connection was lost, if it was. Statements sent on it since fail with an error that does not say so. */
export function lossOf(client: pg.ClientBase): Error | undefined {
  return client instanceof WatchedClient ? client.lostBy : undefined
}

export const { DatabaseError, escapeIdentifier } = pg

// pg returns int8 as text by default. Our sums and counts fit a double (2^53).
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
