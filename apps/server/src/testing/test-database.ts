import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { databaseUrl, templateDatabase } from './global-setup.ts'

type TestDatabase = {
  url: string
  ownerUrl: string
  database: Database
}
let opened: Promise<TestDatabase> | undefined
const adminClient = Symbol.for('guildhall.admin-client')

/**
 * Created on first use, dropped after the file. Opened as the application's role, so that a missing grant fails a test.
 */
export function useTestDatabase(): Promise<TestDatabase> {
  opened ??= openTestDatabase()
  return opened
}

async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(`create database ${name} template ${templateDatabase} strategy file_copy`)
  const url = databaseUrl(inject('appPostgresUrl'), name)
  // More connections than the widest race needs. The timeouts are long, as a race holds its attempts until a busy
  // machine has started them all.
  const database = openDatabase(url, 30, { statement: 60_000, lock: 60_000, idleInTransaction: 60_000 })
  return { url, ownerUrl: databaseUrl(serverUrl, name), database }
}

/** For what the application's role may not do, such as a schema change or `analyze`. */
export async function queryAsOwner(statement: string) {
  const client = new pg.Client((await useTestDatabase()).ownerUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const ofThisProcess = globalThis as { [adminClient]?: Promise<pg.Client> }

/** On one connection for all files of this process: a new one costs PostgreSQL as much as a new database does. */
export async function administer(statement: string) {
  ofThisProcess[adminClient] ??= connectAsAdmin()
  await (await ofThisProcess[adminClient]).query(statement)
}

async function connectAsAdmin() {
  const client = new pg.Client(inject('postgresUrl'))
  client.on('error', () => {}) // PostgreSQL ends before this process does.
  client.on('end', () => delete ofThisProcess[adminClient])
  await client.connect()
  ;(client as pg.Client & { unref(): void }).unref() // its types lack it
  return client
}

export async function dropTestDatabase() {
  const last = opened
  opened = undefined
  if (!last) return
  const { url, database } = await last
  await database.close()
  await administer(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
}
