import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { jobKinds } from '../job-kinds.ts'
import { migrateDatabase } from '../platform/database/database.ts'
import { startThrowawayPostgres } from '../platform/embedded-postgres/throwaway.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    appPostgresUrl: string
  }
}

export const templateDatabase = 'guildhall_template'

export default async function setup(project: TestProject) {
  const server = await startThrowawayPostgres()
  const admin = new pg.Client(server.url)
  await admin.connect()
  await admin.query(`create database ${templateDatabase}`)
  await admin.end()
  const [url, appUrl] = [databaseUrl(server.url, templateDatabase), databaseUrl(server.appUrl, templateDatabase)]
  await migrateDatabase(url, appUrl, jobKinds)
  project.provide('postgresUrl', server.url)
  project.provide('appPostgresUrl', server.appUrl)
  return () => server.stop()
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
