import { fileURLToPath } from 'node:url'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { grantUse } from './grants.ts'

/** Where statements run: the pool, or a transaction somebody has begun; inside one, another becomes a savepoint of it. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>
/** A transaction: required where a lock or several writes must hold together. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> }

// Sums and counts fit a double (2^53) in everything we count; pg's default gives int8 as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * More than our machines have cores: most connections of a busy moment wait for the disk, and those that wait at the same
 * time are written by it at once.
 */
const poolSize = 20

/** How long PostgreSQL lets a connection work, wait for a lock, or leave a transaction open, in milliseconds. 0: forever. */
export type TimeLimits = { statement: number; lock: number; idleInTransaction: number }

/** For what a request starts. Ordinary statements take a few milliseconds. */
const requestLimits: TimeLimits = { statement: 5_000, lock: 4_000, idleInTransaction: 15_000 }
/** For what no request waits for, such as housekeeping. */
export const noLimits: TimeLimits = { statement: 0, lock: 0, idleInTransaction: 0 }

/** Opens a pool. Nothing is connected until the first query. `max` is the most connections this process holds. */
export function openDatabase(url: string, max = poolSize, limits: TimeLimits = requestLimits): Database {
  const pool = new pg.Pool({
    connectionString: url,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    max,
    connectionTimeoutMillis: 10_000,
    application_name: 'guildhall',
  })
  // An idle connection that breaks (a restarted database) is replaced by the pool; without a listener it would end us.
  pool.on('error', () => {})
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() }
}

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url))
/** Any number will do as long as every process uses the same one. */
const migrationLock = 4_207_301

/**
 * Brings the schema up to date as the role of `url`, which owns it, and lets the role of `appUrl` use it. Processes that
 * start together wait for the first of them.
 */
export async function migrateDatabase(url: string, appUrl = url): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client }), { migrationsFolder })
    if (appUrl !== url) await grantUse(client, await roleOf(appUrl))
  } finally {
    await client.end()
  }
}

/** Asked of the server, as an address need not name its role. */
async function roleOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ role: string }>('select current_user as role')
    return rows[0]?.role ?? ''
  } finally {
    await client.end()
  }
}

/** Runs a statement prepared once per connection under `name`, so its plan is kept. For the hottest reads only. */
export async function queryNamed<Row extends pg.QueryResultRow>(
  db: Db,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await clientOf(db).query<Row>({ name, text, values })
  return rows
}

/** Runs a statement that is planned for these very values each time. */
export async function queryPlanned<Row extends pg.QueryResultRow>(
  db: Db,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await clientOf(db).query<Row>(text, values)
  return rows
}

/** The pool, or in a transaction its connection, which Drizzle keeps to itself. */
function clientOf(db: Db): pg.Pool | pg.PoolClient {
  const { $client, session } = db as unknown as { $client?: pg.Pool; session: { client: pg.PoolClient } }
  return $client ?? session.client
}

/** Whether a statement gave up waiting for a lock, after `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof pg.DatabaseError && cause.code === '55P03'
}
