import { fileURLToPath } from 'node:url'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

export type Db = NodePgDatabase
/** A transaction: required where a lock or several writes must hold together. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> }

// Sums and counts fit a double (2^53) in everything we count; pg's default gives int8 as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** How long PostgreSQL lets a connection work, wait for a lock, or leave a transaction open, in milliseconds. 0: forever. */
export type TimeLimits = { statement: number; lock: number; idleInTransaction: number }

/** For what a request starts. Ordinary statements take a few milliseconds. */
const requestLimits: TimeLimits = { statement: 5_000, lock: 4_000, idleInTransaction: 15_000 }
/** For what no request waits for, such as housekeeping. */
export const noLimits: TimeLimits = { statement: 0, lock: 0, idleInTransaction: 0 }

/** Opens a pool. Nothing is connected until the first query. `max` is the most connections this process holds. */
export function openDatabase(url: string, max = 10, limits: TimeLimits = requestLimits): Database {
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

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))
/** Any number will do as long as every process uses the same one. */
const migrationLock = 4_207_301

/** Brings the schema up to date; processes that start together wait for the first of them. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client }), { migrationsFolder })
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

function clientOf(db: Db): pg.Pool {
  return (db as Db & { $client: pg.Pool }).$client
}
