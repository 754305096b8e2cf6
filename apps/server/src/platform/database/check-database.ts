import { StartupError } from '../process/startup-error.ts'
import { endWithin, newClient } from './connections.ts'
import { poolsTransactions } from './pooler.ts'

const oldestMajor = 14
/** Milliseconds. */
export type DatabaseCheckLimits = { connectMs: number; answerMs: number }
const usualLimits: DatabaseCheckLimits = { connectMs: 10_000, answerMs: 10_000 }
const closeMs = 1_000

type Variable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_MIGRATION_URL'

/** The addresses of the settings. `databaseDirectUrl`: past the pooler that `databaseUrl` then leads to. */
export type DatabaseAddresses = {
  databaseUrl: string
  databaseDirectUrl: string | undefined
  databaseMigrationUrl: string | undefined
}

/** Connects once to check the address in `variable`. Throws StartupError with a sentence if it cannot be used. */
export async function checkDatabase(
  url: string,
  variable: Variable = 'DATABASE_URL',
  { connectMs, answerMs } = usualLimits,
  mayPool = false,
): Promise<void> {
  const config = { connectionString: url, connectionTimeoutMillis: connectMs, query_timeout: answerMs }
  const client = newClient(config)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>('show server_version')
    const version = rows[0]?.version ?? ''
    if (Number.parseInt(version, 10) < oldestMajor) {
      throw new StartupError(`${variable} names a PostgreSQL ${version}; Guildhall needs ${oldestMajor} or later.`)
    }
    if (!mayPool && (await poolsTransactions(client, config))) throw new StartupError(poolerSentences[variable])
  } catch (error) {
    throw error instanceof StartupError
      ? error
      : new StartupError(sentenceFor(error as ConnectionError, new URL(url), variable))
  } finally {
    await endWithin(closeMs, client).catch(() => {})
  }
}

const poolerSentences: Record<Variable, string> = {
  DATABASE_URL:
    'DATABASE_URL leads to a pooler in transaction mode. Set DATABASE_DIRECT_URL to the same database past it, for all that needs a connection of its own.',
  DATABASE_DIRECT_URL: 'DATABASE_DIRECT_URL leads to a pooler in transaction mode. It must lead past it.',
  DATABASE_MIGRATION_URL: 'DATABASE_MIGRATION_URL leads to a pooler in transaction mode. It must lead past it.',
}

/**
 * All addresses of the settings, side by side. Of several that cannot be used, the first is told. Returns those of PostgreSQL itself:
 * as the role that owns the schema, and as the application's.
 */
export async function checkDatabases(
  { databaseUrl, databaseDirectUrl: direct, databaseMigrationUrl: migration }: DatabaseAddresses,
  limits?: DatabaseCheckLimits,
): Promise<{ url: string; appUrl: string }> {
  const checked = await Promise.allSettled([
    checkDatabase(databaseUrl, 'DATABASE_URL', limits, direct !== undefined),
    direct && checkDatabase(direct, 'DATABASE_DIRECT_URL', limits),
    migration && checkDatabase(migration, 'DATABASE_MIGRATION_URL', limits),
  ])
  for (const one of checked) if (one.status === 'rejected') throw one.reason
  const appUrl = direct ?? databaseUrl
  return { url: migration ?? appUrl, appUrl }
}

type ConnectionError = Error & { code?: string }

/** Never contains the password. https://www.postgresql.org/docs/current/errcodes-appendix.html */
function sentenceFor(
  { code, message }: ConnectionError,
  { hostname, port, pathname, username }: URL,
  variable: Variable,
): string {
  const place = `${hostname || 'localhost'}:${port || 5432}`
  const name = decodeURIComponent(pathname.slice(1)) || username
  switch (code) {
    case 'ECONNREFUSED':
      return `No database answers at ${place}. Is it running? ${variable} says it is there.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no machine called ${hostname}, which ${variable} names.`
    case '28P01':
    case '28000':
      return `The database at ${place} refuses the user ${username || '(none)'} and password in ${variable}: ${message}.`
    case '3D000':
      return `The database server at ${place} has no database called ${name}. Create it, or correct ${variable}.`
    default:
      return `The database at ${place}, which ${variable} names, cannot be used: ${message || code}.`
  }
}
