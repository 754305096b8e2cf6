import { setTimeout as pause } from 'node:timers/promises'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { advisoryLocks } from './advisory-locks.ts'
import { DatabaseError } from './connections.ts'

const pauseMs = 100
const concurrent = /^\s*create index concurrently (?=if not exists "(\w+)")/i

/** Only tries: a session that waits for a lock has a snapshot, for whose end `create index concurrently` waits. */
export async function takeTurnToMigrate(client: pg.Client): Promise<void> {
  const text = 'select pg_try_advisory_lock($1) as mine'
  while (!(await client.query<{ mine: boolean }>(text, [advisoryLocks.migration])).rows[0]?.mine) await pause(pauseMs)
}

/**
 * Builds the indexes of pending migrations whose tables exist already, so that others write to these meanwhile. Returns the migrations
 * as they can be carried out in a transaction, which builds the rest.
 */
export async function buildIndexesAhead(client: pg.Client, migrations: MigrationMeta[]): Promise<MigrationMeta[]> {
  const last = await lastMigration(client)
  for (const { sql, folderMillis } of migrations) {
    for (const statement of folderMillis > last ? sql : []) await buildAhead(client, statement)
  }
  return migrations.map((migration) => ({
    ...migration,
    sql: migration.sql.map((statement) => statement.replace(concurrent, 'create index ')),
  }))
}

async function lastMigration(client: pg.Client): Promise<number> {
  const { rows: tables } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  // Without one there is no table yet.
  if (!tables[0]?.exists) return Number.POSITIVE_INFINITY
  const { rows } = await client.query('select max(created_at)::float8 as at from drizzle.__drizzle_migrations')
  return rows[0]?.at ?? Number.POSITIVE_INFINITY
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
