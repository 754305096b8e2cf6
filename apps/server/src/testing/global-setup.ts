import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { jobKinds } from '../job-kinds.ts'
import { migrateDatabase } from '../platform/database/migrate-database.ts'
import { startThrowawayPostgres } from '../platform/embedded-postgres/throwaway.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    appPostgresUrl: string
    filesFolder: string
    /** The tables that a new database has no rows in. */
    emptyTables: string[]
  }
}

export const templateDatabase = 'guildhall_template'

export default async function setup(project: TestProject) {
  // Three workers with a pool of 30 each, those of processes that tests start, and idle ones of the file before.
  const server = await startThrowawayPostgres({ settings: { max_connections: '300' } })
  const admin = new pg.Client(server.url)
  await admin.connect()
  await admin.query(`create database ${templateDatabase}`)
  await admin.end()
  const [url, appUrl] = [databaseUrl(server.url, templateDatabase), databaseUrl(server.appUrl, templateDatabase)]
  await migrateDatabase(url, appUrl, jobKinds)
  await forceGenericPlans(url, appUrl)
  project.provide('postgresUrl', server.url)
  project.provide('appPostgresUrl', server.appUrl)
  project.provide('emptyTables', await listEmptyTables(url))
  const filesFolder = await mkdtemp(path.join(tmpdir(), 'guildhall-files-'))
  project.provide('filesFolder', filesFolder)
  return async () => {
    await server.stop()
    await rm(filesFolder, { recursive: true, force: true })
  }
}

/** Tests run most statements fewer than the five times for which PostgreSQL plans them anew. */
async function forceGenericPlans(url: string, appUrl: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`alter role ${new URL(appUrl).username} set plan_cache_mode = force_generic_plan`)
  await client.end()
}

async function listEmptyTables(url: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')
       and not (select relispartition from pg_class where oid = format('%I.%I', schemaname, tablename)::regclass)`,
  )
  const findEmpty = tables.map(({ name }) => `select '${name}' as name where not exists (select from ${name})`)
  const { rows } = await client.query<{ name: string }>(findEmpty.join(' union all '))
  await client.end()
  return rows.map(({ name }) => name)
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
