import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { databaseUrl, templateDatabase } from './global-setup.ts'

type TestDatabase = {
  url: string
  database: Database
  /** That have used it. */
  files: number
  /** By its owner, who may change what emptying tables does not undo. */
  isChanged: boolean
  emptier?: pg.Client
}
let opened: Promise<TestDatabase> | undefined
const adminClient = Symbol.for('guildhall.admin-client')

/** Each leaves dead rows behind, and statements that the next ones do not run. */
const mostFiles = 30
/** A race opens many connections. */
const mostConnections = 15
/** Until the oldest snapshot of the database is a new one. */
const mostVacuums = 200

/**
 * Created on first use. The next file of the process gets it emptied, with its connections, which know the catalogue and have
 * planned their statements; see `keepTestDatabase`. Opened as the application's role, so that a missing grant fails a test.
 */
export function useTestDatabase(): Promise<TestDatabase> {
  opened ??= openTestDatabase()
  return opened
}

/** Empties the database for the next file. False: that one needs a new database. */
export async function keepTestDatabase(): Promise<boolean> {
  const last = await opened
  if (!last) return false
  const { pool } = last.database
  last.files += 1
  const isQuiet = pool.idleCount === pool.totalCount && pool.totalCount <= mostConnections
  if (last.isChanged || !isQuiet || last.files === mostFiles) return false
  last.emptier ??= await connectEmptier(ownerUrlOf(last))
  await last.emptier.query('select pg_temp.empty_tables()')
  return true
}

/** Deletes: truncating makes new files, and outdates all plans. */
async function connectEmptier(ownerUrl: string) {
  const client = await connectInBackground(ownerUrl)
  const statements = inject('emptyTables').map((table) => `delete from ${table};`)
  await client.query(`create function pg_temp.empty_tables() returns void language plpgsql
    set session_replication_role = replica as $$ begin ${statements.join(' ')} end $$`) // without triggers and foreign keys
  return client
}

async function openTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(`create database ${name} template ${templateDatabase} strategy file_copy`)
  const url = databaseUrl(inject('appPostgresUrl'), name)
  // More connections than the widest race needs. The timeouts are long, as a race holds its attempts until a busy
  // machine has started them all.
  const database = openDatabase(url, 30, { statement: 60_000, lock: 60_000, idleInTransaction: 60_000 }, 60_000)
  return { url, database, files: 0, isChanged: false }
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)
const ownerUrlOf = ({ url }: TestDatabase) => databaseUrl(inject('postgresUrl'), nameOf(url))

/** The address as its owner, who may change anything. */
export function takeOwnerUrl(test: TestDatabase): string {
  test.isChanged = true
  return ownerUrlOf(test)
}

/** For what the application's role may not do, such as a schema change or `analyze`. */
export async function queryAsOwner(statement: string) {
  const client = new pg.Client(takeOwnerUrl(await useTestDatabase()))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Of the named tables or all. Repeated until every page counts as visible to all, as an index alone is read only then: a connection
 * that begins or ends at that moment may have an older snapshot. Dead rows on a few pages go as well, which PostgreSQL would leave.
 */
export async function vacuumAnalyze(...tables: string[]) {
  const { database } = await useTestDatabase()
  const remaining = `select oid::regclass::text as name from pg_class where relkind = 'r' and relallvisible < relpages
    and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    and ($1::text[] = '{}' or oid = any ($1::text[]::regclass[]))`
  for (let round = 1; ; round += 1) {
    await queryAsOwner(`vacuum (analyze, index_cleanup on) ${tables.join(', ')}`)
    const { rows } = await database.pool.query(remaining, [tables])
    if (rows.length === 0) return
    if (round === mostVacuums) throw new Error(`Not visible to all: ${rows.map(({ name }) => name).join(', ')}`)
  }
}

const ofThisProcess = globalThis as { [adminClient]?: Promise<pg.Client> }

/** On one connection for all files of this process: a new one costs PostgreSQL as much as a new database does. */
export async function administer(statement: string) {
  ofThisProcess[adminClient] ??= connectAsAdmin()
  await (await ofThisProcess[adminClient]).query(statement)
}

async function connectAsAdmin() {
  const client = await connectInBackground(inject('postgresUrl'))
  client.on('end', () => delete ofThisProcess[adminClient])
  return client
}

async function connectInBackground(url: string) {
  const client = new pg.Client(url)
  client.on('error', () => {}) // PostgreSQL ends before this process does.
  await client.connect()
  ;(client as pg.Client & { unref(): void }).unref() // its types lack it
  return client
}

export async function dropTestDatabase() {
  const last = opened
  opened = undefined
  if (!last) return
  const { url, database, emptier } = await last
  await Promise.all([database.close(), emptier?.end()])
  await administer(`drop database if exists ${nameOf(url)} with (force)`)
}
