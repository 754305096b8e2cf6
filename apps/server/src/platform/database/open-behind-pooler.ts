import { StartupError } from '../process/startup-error.ts'
import { readCommitted } from './connections.ts'
import { type Database, openDatabase, openPooledDatabase, requestLimits, type TimeLimits } from './database.ts'
import { examinePooling, type Pooling } from './pooler.ts'

const settingOf: Record<keyof TimeLimits, string> = {
  statement: 'statement_timeout',
  lock: 'lock_timeout',
  idleInTransaction: 'idle_in_transaction_session_timeout',
}

const limitNames = Object.keys(settingOf) as (keyof TimeLimits)[]

/** The option of a database in pgbouncer.ini. */
export const connectQuery = `connect_query='${[
  ...limitNames.map((name) => `set ${settingOf[name]} = ${requestLimits[name]}`),
  'set session characteristics as transaction isolation level read committed',
].join('; ')}'`

/** What is wrong with the limits of connections through the pooler that a setting names, or undefined. */
export function limitTrouble({ isPooled, limits }: Pooling, setting = 'DATABASE_URL'): string | undefined {
  if (!isPooled) return undefined
  const missing = limitNames.filter((name) => limits[name] === 0 || limits[name] > requestLimits[name])
  if (missing.length === 0) return undefined
  return `Through the pooler in ${setting}, ${missing.map((name) => settingOf[name]).join(', ')} would not be in force.`
}

/** What is wrong with connections that write, or undefined. */
export function poolerTrouble(pooling: Pooling): string | undefined {
  const { isPooled, isolation } = pooling
  if (isPooled && isolation !== readCommitted.default_transaction_isolation) {
    return `Through the pooler in DATABASE_URL, transactions would be ${isolation}. They have to be read committed.`
  }
  return limitTrouble(pooling)
}

/** The database for requests. `url` may lead to a pooler. Throws StartupError if that does not limit statements, or begins transactions otherwise. */
export async function openBehindPooler(url: string, directUrl: string): Promise<Database> {
  const pooling = await examinePooling(url)
  if (!pooling.isPooled) return openDatabase(url)
  const trouble = poolerTrouble(pooling)
  if (trouble) throw new StartupError(`${trouble} Add to the database in pgbouncer.ini: ${connectQuery}`)
  return openPooledDatabase(url, directUrl, pooling.knowsStatements)
}
