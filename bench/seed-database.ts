import { minuteMs } from '@guildhall/contract'
import type pg from 'pg'
import { jobKinds } from '../apps/server/src/job-kinds.ts'
import { migrateDatabase } from '../apps/server/src/platform/database/migrate-database.ts'
import { connect } from './databases.ts'
import { fillInWorkers, withoutIndexes } from './fill-in-workers.ts'

const clientCount = 500
const freelancerCount = 300

/** The same projects in every run, indexed and analyzed. */
export async function seedDatabase(url: string, rows: number): Promise<void> {
  await migrateDatabase(url, url, jobKinds)
  const client = await connect(url)
  try {
    const clientIds = await insertUsers(client, 'client', clientCount)
    await insertUsers(client, 'freelancer', freelancerCount)
    const newest = Date.now() - minuteMs
    await withoutIndexes(client, 'projects', () =>
      fillInWorkers('seed-projects-worker.ts', { url, rows, clientIds, newest }),
    )
    await client.query(insertProposalsSql)
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

async function insertUsers(client: pg.Client, kind: string, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into users (username, email, email_key, password_hash)
     select $1 || ' ' || n, $1 || n || '@example.com', $1 || n || '@example.com', 'unused'
     from generate_series(1, $2::int) n returning id`,
    [kind, count],
  )
  return rows.map(({ id }) => id)
}

const insertProposalsSql = `
  insert into proposals (project_id, freelancer_id, message, bid_cents, skills, created_at)
  select project.id, freelancer.id, 'I have done ' || lower(project.title) || ' before.', project.price_cents,
    project.required_skills, project.created_at
  from (
    select id, title, price_cents, required_skills, created_at, row_number() over (order by created_at) as place
    from projects where proposal_count = 1
  ) project
    join (select *, row_number() over (order by email) as place from users where username like 'freelancer %') freelancer
      on freelancer.place = 1 + project.place % ${freelancerCount}`
