import { findDatabase } from '../command.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { type Database, openDatabase, type TimeLimits } from '../platform/database/database.ts'
import { type Lifetime, StoppedError } from '../platform/process/lifetime.ts'
import { checks, databaseChecks } from './checks.ts'
import { type Installation, problem } from './finding.ts'
import { quoteWithout, secretsOf } from './quote.ts'
import { type NamedFinding, runChecks } from './run-checks.ts'

const connections = 4

/** Beside a running server or without one. What needs the database is left out if that cannot be opened. */
export async function inspect(config: Config, limitMs: number, lifetime: Lifetime): Promise<NamedFinding[]> {
  const installation: Installation = { config, clock: systemClock, quote: quoteWithout(secretsOf(config)), limitMs }
  const found = await Promise.all([runChecks(checks, installation), inspectDatabase(installation, lifetime)])
  return found.flat()
}

async function inspectDatabase(installation: Installation, lifetime: Lifetime): Promise<NamedFinding[]> {
  let databases: { url: string; appUrl: string }
  try {
    const { config, limitMs } = installation
    databases = await findDatabase(lifetime, config, { connectMs: limitMs, answerMs: limitMs })
  } catch (error) {
    if (error instanceof StoppedError) throw error
    const todo = 'Repair this first: what needs the database was not checked.'
    return [{ check: 'database', ...problem(`${installation.quote(error)}.`, todo) }]
  }
  const { url, appUrl } = databases
  const limits = limitsOf(installation)
  const open = (address: string, max: number): Promise<Database> =>
    lifetime.step(
      async () => openDatabase(address, max, limits),
      (opened) => opened.close(),
    )
  const database = await open(appUrl, connections)
  const owner = url === appUrl ? database : await open(url, 1)
  return lifetime.step(() => runChecks(databaseChecks, { ...installation, database, owner }))
}

/** Less than the time of a check. */
function limitsOf({ limitMs }: Installation): TimeLimits {
  const [lock, statement] = [limitMs / 5, (limitMs * 4) / 5]
  return { lock, statement, idleInTransaction: statement }
}

export const usualLimitMs = 10_000

/** Within a running server. `ownerUrl`: the database as the role that migrates. */
export async function inspectRunning(running: {
  config: Config
  database: Database
  ownerUrl: string
}): Promise<NamedFinding[]> {
  const { config, database, ownerUrl } = running
  const quote = quoteWithout([...secretsOf(config), ...secretsOf({ ...config, databaseUrl: ownerUrl })])
  const installation: Installation = { config, clock: systemClock, quote, limitMs: usualLimitMs }
  const owner = openDatabase(ownerUrl, 1, limitsOf(installation))
  try {
    const open = { ...installation, database, owner }
    const found = await Promise.all([runChecks(checks, installation), runChecks(databaseChecks, open)])
    return found.flat()
  } finally {
    await owner.close()
  }
}
