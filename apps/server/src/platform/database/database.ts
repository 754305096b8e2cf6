import { drizzle, type NodePgQueryResultHKT, NodePgSession } from 'drizzle-orm/node-postgres'
import { type PgDatabase, PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { type OpenTransaction, transactionChannel } from '../outbound-calls.ts'
import { endWithin, lossOf, newPool, readCommitted } from './connections.ts'
import { type PreparedSession, prepareStatements, statementName } from './prepared-statements.ts'
import { queryTogether } from './query-together.ts'
import type { Replicas } from './replicas.ts'

/** The pool or a transaction. Nested transactions are savepoints. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/**
 * What only reads: of the primary or of a replica. Every `Db` and `Tx` is one, and none of this can write. Plain SQL that writes is refused
 * by a replica.
 */
export type ReadDb = Pick<Db, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$with' | '$count' | 'execute'>

/** `direct`: for what belongs to one connection of PostgreSQL, such as listening. The pool itself unless that leads to a pooler. */
export type Database = {
  db: Db
  pool: pg.Pool
  direct: pg.Pool
  /** Undefined: everything is read from the primary. */
  replicas?: Replicas
  close(): Promise<void>
}

/** More than cores: under load most connections wait for the disk, and PostgreSQL commits waiting ones in one write. */
export const requestConnections = 20

/** A connection that is idle this long is closed. Each new one reads the catalogue and plans its first statements anew. */
const idleMs = 10 * 60_000

/** For statements under way when we close. The longest, of an audit, may take ten minutes; our end ends them. */
const closeMs = 5_000

/** Limits in milliseconds: running time of a statement, wait for a lock, idle time in a transaction. 0: no limit. */
export type TimeLimits = { statement: number; lock: number; idleInTransaction: number }

export const requestLimits: TimeLimits = { statement: 5_000, lock: 4_000, idleInTransaction: 15_000 }
export const noLimits: TimeLimits = { statement: 0, lock: 0, idleInTransaction: 0 }

/** How long a request waits for a connection. */
const patienceMs = 10_000
const usual = { idleTimeoutMillis: idleMs, connectionTimeoutMillis: patienceMs, application_name: 'guildhall' }

/** Opens a pool of at most `max` connections. It connects with the first query. */
export function openDatabase(
  url: string,
  max = requestConnections,
  limits: TimeLimits = requestLimits,
  connectionTimeoutMillis = patienceMs,
): Database {
  const pool = newPool({
    ...usual,
    ...readCommitted,
    connectionString: url,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    connectionTimeoutMillis,
    max,
  })
  return {
    db: withTransactions(drizzle({ client: pool }), pool),
    ...{ pool, direct: pool },
    close: () => endWithin(closeMs, pool),
  }
}

/**
 * Behind a pooler in transaction mode, which refuses limits and isolation at a connection's start and has them from its own settings
 * (`pooler.ts`). `directUrl`: past it.
 */
export function openPooledDatabase(url: string, directUrl: string, knowsStatements: boolean): Database {
  const pool = newPool({ ...usual, connectionString: url, max: requestConnections }, { knowsStatements })
  const { pool: direct, close } = openDatabase(directUrl, 1)
  return {
    db: withTransactions(drizzle({ client: pool }), pool),
    ...{ pool, direct },
    close: async () => void (await Promise.all([endWithin(closeMs, pool), close()])),
  }
}

const preparedTwins = new WeakMap<object, ReadDb>()

/**
 * The same database for frequent reads: PostgreSQL parses their statements once for each connection and keeps the plans, as within
 * transactions. Only for statements with few different texts, whose plan does not depend on the values.
 */
export function prepared<D extends ReadDb>(db: D): D {
  if (!isPool(db)) return db
  const pool = clientOf(db) as pg.Pool
  const known = preparedTwins.get(pool)
  if (known) return known as D
  const twin = withTransactions(drizzle({ client: pool }), pool)
  prepareStatements(sessionOf(twin))
  preparedTwins.set(pool, twin)
  return twin as ReadDb as D
}

/** Sends statements as a pool does. */
export type ReadClient = {
  query<Row extends pg.QueryResultRow>(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult<Row>>
  queryTogether<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>>
}

export const readsOver = (client: ReadClient): ReadDb => drizzle({ client: client as unknown as pg.Pool })

const effectsOfSession = new WeakMap<object, (() => void)[]>()

/** Drizzle gives every transaction, savepoints included, the session of its connection. */
const sessionOf = (db: ReadDb) => (db as unknown as { session: PreparedSession }).session

const dialect = new PgDialect()

/**
 * Drizzle's own keeps a connection for good if `begin` fails on it, and tells of a failed `rollback` instead of what went
 * before.
 */
function withTransactions(db: Db, pool: pg.Pool): Db {
  db.transaction = async (work, options) => {
    const effects: (() => void)[] = []
    const transaction: OpenTransaction = { isOpen: true }
    const client = await pool.connect()
    const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined)
    let result: Awaited<ReturnType<typeof work>>
    try {
      result = await session.transaction((tx) => {
        effectsOfSession.set(sessionOf(tx), effects)
        prepareStatements(sessionOf(tx))
        return transactionChannel.runStores(transaction, () => work(tx))
      }, options)
    } catch (error) {
      throw lossOf(client) ?? error
    } finally {
      transaction.isOpen = false
      client.release(mustClose(client))
    }
    for (const effect of effects) effect()
    return result
  }
  return db
}

/**
 * Runs `effect` after the outermost commit, or at once outside a transaction. For news that may be lost; use a job for
 * what must not be. `effect` must not throw.
 */
export function afterCommit(db: Db | Tx, effect: () => void): void {
  const effects = effectsOfSession.get(sessionOf(db))
  if (effects) effects.push(effect)
  else if (isPool(db)) effect()
  else throw new Error('not a transaction of openDatabase')
}

const isPool = (db: ReadDb) => '$client' in db

const mustClose = (client: pg.PoolClient) => client.getTransactionStatus() !== 'I' || lossOf(client) !== undefined

/** Runs a statement prepared under `name`, for the hottest reads only. */
export async function queryNamed<Row extends pg.QueryResultRow>(
  db: ReadDb,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await clientOf(db).query<Row>({ name, text, values })
  return rows
}

/** The same, sent together with others: see `queryTogether` for what. */
export async function queryShort<Row extends pg.QueryResultRow>(
  db: ReadDb,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  if (!isPool(db)) return queryNamed<Row>(db, name, text, values)
  const client = clientOf(db)
  const query = { name, text, values }
  const sent = client.queryTogether ? client.queryTogether<Row>(query) : queryTogether<Row>(client as pg.Pool, query)
  return (await sent).rows
}

/** Runs a statement planned for these values each time. */
export async function queryPlanned<Row extends pg.QueryResultRow>(
  db: ReadDb,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await clientOf(db).query<Row>(text, values)
  return rows
}

/** Runs a statement of any part: prepared within a transaction, as all of them are there. */
export async function queryText<Row extends pg.QueryResultRow>(
  db: ReadDb,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const isPrepared = !isPool(db) || preparedTwins.get(clientOf(db)) === db
  const name = isPrepared && values.length > 0 ? statementName(text) : undefined
  // A text with several statements has one result for each, which the types of pg leave out.
  type Answer = pg.QueryResult<Row> | pg.QueryResult<Row>[]
  const answer = (await clientOf(db).query<Row>(name ? { name, text, values } : { text, values })) as Answer
  return Array.isArray(answer) ? answer.flatMap(({ rows }) => rows) : answer.rows
}

/** Milliseconds. What is read in batches may be much, and its reader may wait for a slow disk. */
const batchLimits = { statement: 60_000, idleInTransaction: 300_000 }

/** Runs a statement once and reads its rows a batch at a time. Holds a connection until all are read. */
export async function* queryInBatches<Row extends pg.QueryResultRow>(
  db: Db,
  { text, values, batchRows }: { text: string; values: unknown[]; batchRows: number },
): AsyncGenerator<Row> {
  const client = await (db as unknown as { $client: pg.Pool }).$client.connect()
  try {
    await client.query(`begin read only; set local statement_timeout = ${batchLimits.statement};
      set local idle_in_transaction_session_timeout = ${batchLimits.idleInTransaction}`)
    await client.query({ text: `declare batches no scroll cursor for ${text}`, values })
    let rows: Row[]
    do {
      rows = (await client.query<Row>(`fetch ${batchRows} from batches`)).rows
      yield* rows
    } while (rows.length === batchRows)
    await client.query('rollback')
  } catch (error) {
    throw lossOf(client) ?? error
  } finally {
    client.release(mustClose(client))
  }
}

/** Of a replica, it has more. */
type Client = (pg.Pool | pg.PoolClient) & { queryTogether?: ReadClient['queryTogether'] }

function clientOf(db: ReadDb): Client {
  const { $client, session } = db as unknown as { $client?: Client; session: { client: Client } }
  return $client ?? session.client
}
