import { loadConfig, readEnvironment } from './platform/config/config.ts'
import { checkDatabase } from './platform/database/check-database.ts'
import { type Database, openDatabase, type TimeLimits } from './platform/database/database.ts'
import { borrowPostgres } from './platform/embedded-postgres/borrow-postgres.ts'
import type { Lifetime } from './platform/process/lifetime.ts'

/** A command besides the server itself. It throws UsageError, or StartupError, to say what is wrong in a sentence. */
export type Command = {
  usage: string
  run(args: readonly string[], lifetime: Lifetime): Promise<void>
}

/** The database of the settings, beside a server or without one. */
export async function openCommandDatabase(lifetime: Lifetime, max: number, limits?: TimeLimits): Promise<Database> {
  const { databaseUrl, dataDir } = loadConfig(readEnvironment())
  const url = databaseUrl ?? (await borrow())
  await lifetime.step(() => checkDatabase(url))
  return lifetime.step(
    async () => openDatabase(url, max, limits),
    (opened) => opened.close(),
  )

  async function borrow() {
    const borrowed = await lifetime.step(
      () => borrowPostgres(dataDir),
      (postgres) => postgres.giveBack(),
    )
    return borrowed.url
  }
}
