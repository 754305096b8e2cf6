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
  await administer(statement, (await useTestDatabase()).ownerUrl)
}

export async function administer(statement: string, url = inject('postgresUrl')) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export async function dropTestDatabase() {
  const last = opened
  opened = undefined
  if (!last) return
  const { url, database } = await last
  await database.close()
  await administer(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
}
