import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { databaseUrl } from './global-setup.ts'

const migrations = new URL('../../drizzle/', import.meta.url)

/** A database with every migration before `tag`, dropped with the test. `migrate` runs the one under test. */
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

/** In the columns of migrations 0028 to 0040. Returns the ids. */
export async function insertOldContract(query: pg.Client['query']) {
  const [client, freelancer, project, proposal, contract] = Array.from({ length: 5 }, () => randomUUID())
  await query(
    `insert into users (id, username, email, email_key, password_hash) values ($1, 'cleo', 'c@x.y', 'c@x.y', ''),
      ($2, 'finn', 'f@x.y', 'f@x.y', '')`,
    [client, freelancer],
  )
  await query(
    `insert into projects (id, client_id, title, description, price_cents, required_skills, deadline_at, search_text)
      values ($1, $2, 'A bench', 'Of oak', 100, '{Oil}', now(), '')`,
    [project, client],
  )
  await query(
    `insert into proposals (id, project_id, freelancer_id, message, bid_cents, skills) values ($1, $2, $3, 'Hello', 100, '{Oil}')`,
    [proposal, project, freelancer],
  )
  await query(
    `insert into contracts (id, proposal_id, project_id, client_id, freelancer_id, title, criteria, required_skills, amount_cents,
      fee_bps, created_at) values ($1, $2, $3, $4, $5, 'A bench', 'Of oak', '{Oil}', 100, 1000, now())`,
    [contract, proposal, project, client, freelancer],
  )
  return { client, contract }
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
