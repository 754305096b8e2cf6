import { readFileSync } from 'node:fs'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { databaseUrl } from './global-setup.ts'

const migrations = new URL('../../drizzle/', import.meta.url)

/**
 * An empty database with every migration before `tag`, for a test of what that one does to rows. It is dropped with the
 * test. `migrate` runs the migration itself.
 */
export async function startBeforeMigration(tag: string) {
  const name = `before_${tag}_${process.pid}`
  await administer(`create database ${name}`)
  const client = new pg.Client(databaseUrl(inject('postgresUrl'), name))
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await administer(`drop database if exists ${name} with (force)`)
  })

  const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', migrations), 'utf8')) as {
    entries: { tag: string }[]
  }
  const tags = entries.map((entry) => entry.tag)
  for (const earlier of tags.slice(0, tags.indexOf(tag))) await run(client, earlier)
  return { query: client.query.bind(client) as typeof client.query, migrate: () => run(client, tag) }
}

async function run(client: pg.Client, tag: string) {
  const statements = readFileSync(new URL(`${tag}.sql`, migrations), 'utf8').split('--> statement-breakpoint')
  for (const statement of statements) await client.query(statement)
}

async function administer(statement: string) {
  const admin = new pg.Client(inject('postgresUrl'))
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}
