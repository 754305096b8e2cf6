import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { assertRow } from './assert-row.ts'
import { endWithin, newClient } from './connections.ts'
import type { TimeLimits } from './database.ts'

/** What an address leads to. `limits` and `isolation`: of a connection that asked for none. */
export type Pooling = { isPooled: boolean; knowsStatements: boolean; limits: TimeLimits; isolation: string }

const closeMs = 1_000
/** A pooler hands out the connection it used last, unless others are faster. */
const triesToShare = 5

const settingsSql = `select
  (select setting::int from pg_settings where name = 'statement_timeout') as statement,
  (select setting::int from pg_settings where name = 'lock_timeout') as lock,
  (select setting::int from pg_settings where name = 'idle_in_transaction_session_timeout') as "idleInTransaction",
  current_setting('default_transaction_isolation') as isolation`

/** PgBouncer makes up the process id that it tells clients for canceling. */
async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== (client as unknown as { processID: number | null }).processID
}

/** One that does not know prepared statements passes their names on; one that does gives them names of its own. */
async function knowsStatements(client: pg.Client): Promise<boolean> {
  const name = `probe_${randomBytes(8).toString('hex')}`
  await client.query('begin')
  await client.query({ name, text: 'select $1::int', values: [1] })
  const { rows } = await client.query('select from pg_prepared_statements where name = $1', [name])
  if (rows.length > 0) await client.query(`deallocate ${name}`)
  await client.query('rollback')
  return rows.length === 0
}

export async function examinePooling(url: string): Promise<Pooling> {
  const client = newClient({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
  try {
    await client.connect()
    return await examineConnection(client)
  } finally {
    await endWithin(closeMs, client).catch(() => {})
  }
}

/** Of one that asked for no limits. */
export async function examineConnection(client: pg.Client): Promise<Pooling> {
  const pooled = await isPooled(client)
  const { rows } = await client.query<TimeLimits & { isolation: string }>(settingsSql)
  const [row] = rows
  assertRow(row, 'settings')
  const { isolation, ...limits } = row
  return { isPooled: pooled, knowsStatements: !pooled || (await knowsStatements(client)), limits, isolation }
}

/** Whether two of our connections, both open, were served by one of PostgreSQL's. `client` is connected. */
export async function poolsTransactions(client: pg.Client, config: pg.ClientConfig): Promise<boolean> {
  if (!(await isPooled(client))) return false
  const other = newClient(config)
  try {
    await other.connect()
    for (let tries = 0; tries < triesToShare; tries++) {
      if ((await backendOf(client)) === (await backendOf(other))) return true
    }
    return false
  } finally {
    await endWithin(closeMs, other).catch(() => {})
  }
}

async function backendOf(client: pg.Client): Promise<number | undefined> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
}
