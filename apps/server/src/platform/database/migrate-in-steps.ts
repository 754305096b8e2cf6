import { setTimeout as pause } from 'node:timers/promises'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { StartupError } from '../process/startup-error.ts'
import { advisoryLocks } from './advisory-locks.ts'
import { DatabaseError } from './connections.ts'
import { sqlStateOf } from './database-trouble.ts'
import { askOver, findLastMigration } from './last-migration.ts'

const pauseMs = 100
const longestWaitMs = 50
const giveUpMs = 10 * 60_000
const lockNotAvailable = '55P03'
const concurrent = /^\s*create index concurrently (?=if not exists "(\w+)")/i
const newFunction = /^(\s*--.*\n)*\s*create or replace function /i

/** Only tries: a session that waits for a lock has a snapshot, for whose end `create index concurrently` waits. */
export async function takeTurnToMigrate(client: pg.Client): Promise<void> {
  const text = 'select pg_try_advisory_lock($1) as mine'
  while (!(await client.query<{ mine: boolean }>(text, [advisoryLocks.migration])).rows[0]?.mine) await pause(pauseMs)
}

/**
 * Carries out what is pending, each migration in a transaction of its own, so that none holds the locks of another. An empty database has
 * nobody to hold up, and gets all in one.
 */
export async function migrateInSteps(
  client: pg.Client,
  migrations: readonly MigrationMeta[],
  carryOutAll: (migrations: MigrationMeta[]) => Promise<void>,
): Promise<void> {
  const last = await findLastMigration(askOver(client))
  if (last === undefined) return carryOutAll(migrations.map(inTransaction))
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis > last)) {
    await buildIndexesAhead(client, migration)
    await withShortWaits(client, () => carryOut(client, inTransaction(migration)))
  }
}

/** As Drizzle does, but in one message, so that no lock is held while PostgreSQL waits for us. */
async function carryOut(client: pg.Client, { sql, hash, folderMillis }: MigrationMeta) {
  const record = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`
  try {
    // A statement may end with a comment.
    await client.query(['begin', ...sql, record, 'commit'].join('\n;\n'))
  } catch (error) {
    await client.query('rollback').catch(() => {}) // what went before says more
    throw error
  }
}

/**
 * Builds those whose tables exist already, so that others write to these meanwhile. The functions before them in the file come first, as they may
 * be part of an index.
 */
export async function buildIndexesAhead(client: pg.Client, { sql }: MigrationMeta): Promise<void> {
  const ahead = sql.slice(0, sql.findLastIndex((statement) => concurrent.test(statement)) + 1)
  for (const statement of ahead) {
    if (newFunction.test(statement)) await client.query(statement)
    else await buildAhead(client, statement)
  }
}

/** The migration as it can be carried out in a transaction, which builds the rest. */
export const inTransaction = (migration: MigrationMeta): MigrationMeta => ({
  ...migration,
  sql: migration.sql.map((statement) => statement.replace(concurrent, 'create index ')),
})

/**
 * Whoever comes after a statement that waits for a lock waits for it, too, so it waits for a moment only, and the whole transaction is tried
 * again.
 */
async function withShortWaits(client: pg.Client, work: () => Promise<void>) {
  await client.query(`set lock_timeout = ${longestWaitMs}`)
  const end = performance.now() + giveUpMs
  for (;;) {
    try {
      await work()
      break
    } catch (error) {
      if (sqlStateOf(error) !== lockNotAvailable) throw error
      if (performance.now() > end) throw new StartupError(heldUp)
      await pause(pauseMs + Math.random() * pauseMs)
    }
  }
  await client.query('set lock_timeout = default')
}

const heldUp =
  'The schema could not be changed: a table that a migration changes was in use all the time. Look for long transactions in ' +
  'pg_stat_activity, end them, and start again.'

export async function isOfLaterRelease(client: pg.Client, known: readonly MigrationMeta[]): Promise<boolean> {
  const last = await findLastMigration(askOver(client))
  return last !== undefined && last > Math.max(...known.map(({ folderMillis }) => folderMillis))
}

async function buildAhead(client: pg.Client, statement: string) {
  const name = concurrent.exec(statement)?.[1]
  if (name === undefined) return
  await dropUnfinished(client, name)
  try {
    await client.query(statement)
  } catch (error) {
    if (!(error instanceof DatabaseError && isMissing(error.code))) throw error
  }
}

/** The table or the column is made by a migration that is pending, too. */
const isMissing = (code: string | undefined) => code === '42P01' || code === '42703'

/** What a build leaves behind that was broken off. */
async function dropUnfinished(client: pg.Client, name: string) {
  const { rows } = await client.query(
    `select from pg_index where indexrelid = to_regclass(quote_ident($1)) and not indisvalid`,
    [name],
  )
  if (rows.length > 0) await client.query(`drop index concurrently if exists "${name}"`)
}
