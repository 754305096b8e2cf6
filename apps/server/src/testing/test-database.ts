import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { databaseUrl, templateDatabase } from './global-setup.ts'

type TestDatabase = {
  /** As the application's role. */
  url: string
  /** As the role that owns the tables. */
  ownerUrl: string
  database: Database
}
let opened: Promise<TestDatabase> | undefined

/**
 * The test file's own database, migrated and empty, made on first use and dropped when the file is done. It is opened as
 * the application's role, so that a missing grant fails a test.
 */
export function useTestDatabase(): Promise<TestDatabase> {
  opened ??= openTestDatabase()
  return opened
}

async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(serverUrl, `create database ${name} template ${templateDatabase}`)
  const url = databaseUrl(inject('appPostgresUrl'), name)
  // More connections than the widest race, so that every racer can wait on the same row at once.
  // Patient, as a race holds its attempts up for as long as a busy machine needs to start them all.
  const database = openDatabase(url, 30, { statement: 60_000, lock: 60_000, idleInTransaction: 60_000 })
  return { url, ownerUrl: databaseUrl(serverUrl, name), database }
}

/** Runs a statement that the application's role may not: one that changes the schema, or `analyze`. */
export async function queryAsOwner(statement: string) {
  await administer((await useTestDatabase()).ownerUrl, statement)
}

async function administer(serverUrl: string, statement: string) {
  const client = new pg.Client(serverUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Registered by the test app after its own closing, as hooks run last-in first-out. */
export function dropTestDatabaseAtEnd() {
  afterAll(async () => {
    const { url, database } = (await opened) ?? {}
    await database?.close()
    if (url)
      await administer(inject('postgresUrl'), `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
  })
}
