import path from 'node:path'
import { type Config, loadConfig, readEnvironment } from './platform/config/config.ts'
import { checkDatabase, checkDatabases, type DatabaseCheckLimits } from './platform/database/check-database.ts'
import { type Database, openDatabase, type TimeLimits } from './platform/database/database.ts'
import { borrowPostgres } from './platform/embedded-postgres/borrow-postgres.ts'
import { DomainError, sentenceFor } from './platform/errors.ts'
import type { Lifetime } from './platform/process/lifetime.ts'
import { StartupError } from './platform/process/startup-error.ts'

/** What a command found or did: for people, and with --json for programs. Unsound: it exits with 1. */
export type Outcome = { text: string; json: unknown; isSound?: boolean }

/** A command besides the server itself. It throws UsageError, or StartupError, to say what is wrong in a sentence. */
export type Command = {
  usage: string
  run(args: readonly string[], lifetime: Lifetime): Promise<Outcome>
}

/** The database of the settings, beside a server or without one. */
export async function openCommandDatabase(lifetime: Lifetime, max: number, limits?: TimeLimits): Promise<Database> {
  const { appUrl } = await findDatabase(lifetime, readConfig())
  return lifetime.step(
    async () => openDatabase(appUrl, max, limits),
    (opened) => opened.close(),
  )
}

export const readConfig = (): Config => loadConfig(readEnvironment())

/** `url`: as the role that owns the schema. The built-in PostgreSQL is that of a running server, or is started. */
export async function findDatabase(
  lifetime: Lifetime,
  { databaseUrl, databaseDirectUrl, databaseMigrationUrl, dataDir }: Config,
  limits?: DatabaseCheckLimits,
): Promise<{ url: string; appUrl: string }> {
  if (databaseUrl) {
    return lifetime.step(() => checkDatabases({ databaseUrl, databaseDirectUrl, databaseMigrationUrl }, limits))
  }
  const { url } = await lifetime.step(
    () => borrowPostgres(dataDir),
    (postgres) => postgres.giveBack(),
  )
  await lifetime.step(() => checkDatabase(url, 'DATABASE_URL', limits))
  return { url, appUrl: url }
}

/** `npm run` changes the working directory to the checkout, and says where we were. */
export const placeOf = (file: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file)

/** A refusal of a use case, as a sentence. */
export function explain(error: unknown): never {
  if (error instanceof DomainError) throw new StartupError(sentenceFor(error.code, error.details))
  throw error
}
